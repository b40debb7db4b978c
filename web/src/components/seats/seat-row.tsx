// One seat of the lobby: who sits there, or what may be done about it.

import type { ComponentChildren } from "preact";

import type { SeatInfo } from "../../messages";
import { personName } from "../../words/people";
import { seatIn } from "../../words/games";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";
import { AreaFill } from "./patterns";
import { SeatFrame, sideClass } from "./seat-badge";

interface SeatRowProps {
  readonly game: string;
  readonly info: SeatInfo;
  readonly own: boolean;
  readonly children?: ComponentChildren; // what may be done
}

export function SeatRow({ game, info, own, children }: SeatRowProps) {
  const free = info.holder === "free";
  return (
    <li class={`seat ${sideClass(info.seat)} ${free ? "free" : "taken"}`}>
      {!free && <AreaFill seat={info.seat} />}
      <span class="fr">
        <SeatFrame seat={info.seat} />
      </span>
      <div class="grow">
        <b class={free ? "side" : ""}>{free ? t("ui-seat-free") : personName(info)}</b>
        <span class="label">
          {seatIn(game, info.seat)}
          {own && ` · ${t("ui-you")}`}
        </span>
      </div>
      {!free && <Ready info={info} />}
      {children && <div class="seat-acts">{children}</div>}
    </li>
  );
}

function Ready({ info }: { info: SeatInfo }) {
  if (info.holder === "bot") return <Chip icon="bot" word={t("ui-ready")} look="ok" />;
  if (!info.online) return <Chip icon="offline" word={t("ui-away")} look="warn" />;
  return <Chip icon="tick" word={t("ui-ready")} look="ok" />;
}

interface ChipProps {
  readonly icon: "bot" | "offline" | "tick";
  readonly word: string;
  readonly look: string;
}

function Chip({ icon, word, look }: ChipProps) {
  return (
    <span class={`chip ${look}`}>
      <Icon name={icon} />
      {word}
    </span>
  );
}
