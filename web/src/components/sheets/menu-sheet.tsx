// What is needed seldom: one row each.

import type { Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { coach, switchCoach } from "../coach/hints";
import { SwitchRow } from "../forms/switch-row";
import { Icon, type IconName } from "../shell/icon";
import { FeltSwitch, LanguageSwitch, ThemeSwitch } from "../shell/settings";
import { BotPace } from "../told/bot-pace";
import { closeSheet, openSheet, type SheetName } from "./open-sheet";
import { Sheet } from "./sheet";

interface Entry {
  readonly name: SheetName;
  readonly icon: IconName;
  readonly danger?: boolean;
}

function entries(info: TableInfo, now: Present | null): ReadonlyArray<Entry> {
  const begun = now !== null && info.status !== "lobby";
  const playing = begun && now.seat !== null && now.result === null && !now.out.includes(now.seat);
  return [
    ...(begun ? [{ name: "log", icon: "list" } as const] : []),
    { name: "devices", icon: "camera" },
    { name: "terms", icon: "book" },
    { name: "rules", icon: "tick" },
    ...(begun && !now.result ? [{ name: "call", icon: "whistle" } as const] : []),
    ...(playing ? playingEntries(info, now) : []),
  ];
}

function playingEntries(info: TableInfo, now: Present): ReadonlyArray<Entry> {
  const alone = info.seats.length === 1;
  return [
    ...(alone ? [] : [{ name: "whisper", icon: "speech" } as const]),
    ...(now.proposal === null ? [{ name: "correct", icon: "target" } as const] : []),
    ...(now.pending.type === "roll" ? [{ name: "dice", icon: "die" } as const] : []),
    ...(alone ? [] : [{ name: "draw", icon: "hands" } as const]),
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
        {info.devices.some(({ can }) => can.includes("mark_tray")) && (
          <a class="row" href={`/t/${info.code}/camera`} onClick={closeSheet}>
            <Icon name="camera" />
            <span class="grow">{t("ui-setup")}</span>
            <Icon name="forward" />
          </a>
        )}
        {info.status !== "lobby" && (
          <a class="row" href={`/t/${info.code}/dice`} onClick={closeSheet}>
            <Icon name="die" />
            <span class="grow">{t("ui-dice-page")}</span>
            <Icon name="forward" />
          </a>
        )}
        {info.status !== "lobby" && (
          <a class="row" href={`/t/${info.code}/replay`} onClick={closeSheet}>
            <Icon name="play" />
            <span class="grow">{t("ui-replay")}</span>
            <Icon name="forward" />
          </a>
        )}
        {info.devices.some(({ kind }) => kind === "tray") && (
          <a class="row" href={`/t/${info.code}/trays`} onClick={closeSheet}>
            <Icon name="target" />
            <span class="grow">{t("ui-trays")}</span>
            <Icon name="forward" />
          </a>
        )}
        <a class="row" href={`/screen/${info.code}`} onClick={closeSheet}>
          <Icon name="screen" />
          <span class="grow">{t("ui-menu-screen")}</span>
          <Icon name="forward" />
        </a>
      </div>
      <BotPace info={info} />
      <div class="settings">
        <SwitchRow
          label={t("ui-coach")}
          help={t("ui-coach-help")}
          on={coach.value.on}
          onChange={switchCoach}
        />
        <LanguageSwitch />
        <ThemeSwitch />
        <FeltSwitch />
      </div>
    </Sheet>
  );
}
