// Banners: messages that stay until their cause is gone.

import type { ComponentChildren } from "preact";

import { connection, lostAt, unanswered } from "../../connection/state";
import { t } from "../../words/texts";
import { clock } from "../../words/times";
import { Icon, type IconName } from "./icon";
import { useInView } from "./in-view";

interface BannerProps {
  readonly kind?: "warn" | "bad" | "ok";
  readonly icon?: IconName;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
  readonly says?: string; // what must be seen at once
}

const ICONS = { warn: "warn", bad: "close", ok: "tick" } as const;

export function Banner({ kind = "warn", icon, children, action, says }: BannerProps) {
  const banner = useInView<HTMLDivElement>(says ?? null);
  return (
    <div ref={banner} class={`banner ${kind}`} role={kind === "bad" ? "alert" : "status"}>
      <Icon name={icon ?? ICONS[kind]} />
      <div class="grow">{children}</div>
      {action}
    </div>
  );
}

/** After three seconds without the server: since when, and what became of the last tap. */
export function OfflineBanner() {
  if (connection.value !== "off" || lostAt.value === null) return null;
  return (
    <Banner icon="offline">
      <b>{t("ui-offline-since", { time: clock(lostAt.value) })}</b>{" "}
      {unanswered.value > 0 ? t("ui-offline-kept") : t("ui-offline-old")}
    </Banner>
  );
}
