// What is needed seldom: one row each.

import type { Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { Icon, type IconName } from "../shell/icon";
import { LanguageSwitch, ThemeSwitch } from "../shell/settings";
import { closeSheet, openSheet, type SheetName } from "./open-sheet";
import { Sheet } from "./sheet";

interface Entry {
  readonly name: SheetName;
  readonly icon: IconName;
  readonly danger?: boolean;
}

function entries(info: TableInfo, now: Present | null): ReadonlyArray<Entry> {
  const begun = now !== null && info.status !== "lobby";
  const playing = begun && now.seat !== null && now.result === null;
  return [
    ...(begun ? [{ name: "log", icon: "list" } as const] : []),
    { name: "terms", icon: "book" },
    { name: "rules", icon: "tick" },
    ...(begun && !now.result ? [{ name: "call", icon: "whistle" } as const] : []),
    ...(playing ? playingEntries(now) : []),
  ];
}

function playingEntries(now: Present): ReadonlyArray<Entry> {
  return [
    ...(now.pending.type === "roll" ? [{ name: "dice", icon: "die" } as const] : []),
    { name: "draw", icon: "hands" },
    { name: "stop", icon: "stop" },
    { name: "move", icon: "phone" },
    { name: "resign", icon: "flag", danger: true },
  ];
}

export function MenuSheet({ info, now }: { info: TableInfo; now: Present | null }) {
  return (
    <Sheet title={t("ui-menu")} onClose={closeSheet}>
      <div class="panel rowlist">
        {entries(info, now).map(({ name, icon, danger }) => (
          <button
            key={name}
            type="button"
            class={`row${danger ? " danger" : ""}`}
            onClick={() => openSheet(name)}
          >
            <Icon name={icon} />
            <span class="grow">{t(`ui-menu-${name}`)}</span>
            <Icon name="forward" />
          </button>
        ))}
        {info.status !== "lobby" && (
          <a class="row" href={`/t/${info.code}/replay`} onClick={closeSheet}>
            <Icon name="play" />
            <span class="grow">{t("ui-replay")}</span>
            <Icon name="forward" />
          </a>
        )}
        <a class="row" href={`/screen/${info.code}`} onClick={closeSheet}>
          <Icon name="screen" />
          <span class="grow">{t("ui-menu-screen")}</span>
          <Icon name="forward" />
        </a>
      </div>
      <div class="settings">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Sheet>
  );
}
