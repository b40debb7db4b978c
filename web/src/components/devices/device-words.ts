// Devices in words: what they are called, how they are, and since when they are silent.

import { useEffect, useState } from "preact/hooks";

import { tableAt } from "../../connection/state";
import type { DeviceInfo, PartInfo, Phrase, TableInfo } from "../../messages";
import { whoAmong } from "../../words/people";
import { hasText, listed, say, t } from "../../words/texts";
import type { IconName } from "../shell/icon";

export const LOOKS = { live: "", seeking: "wait", lost: "off" } as const;

const ICONS: Readonly<Record<DeviceInfo["kind"], IconName>> = {
  bots: "bot",
  dice_camera: "camera",
  table_camera: "camera",
  tray: "tray",
  other: "die",
};

export function deviceIcon({ kind }: DeviceInfo): IconName {
  return ICONS[kind];
}

export function kindName(kind: DeviceInfo["kind"]): string {
  return t(`ui-device-${kind}`);
}

/** What its people call it; a station of the server's own has a name in every language. */
export function ownName({ name }: DeviceInfo): string {
  return hasText(`device-own-${name}`) ? t(`device-own-${name}`) : name;
}

export function deviceName(device: DeviceInfo): string {
  if (device.kind === "bots" || device.name === "") return kindName(device.kind);
  if (hasText(`device-own-${device.name}`)) return ownName(device);
  return t("ui-device-named", { kind: kindName(device.kind), name: device.name });
}

/** A device may be newer than this page and say what it has no words for. */
function words(phrase: Phrase): string {
  return hasText(phrase.key) ? say(phrase) : t("device-live");
}

/** Seconds since the last sign of life; null: none is known. */
export function useSilence(age: number | null): number | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return age === null ? null : age + Math.max(0, now - tableAt.value) / 1000;
}

export function stateText(one: DeviceInfo | PartInfo, silence: number | null): string {
  if (one.light !== "lost" || silence === null || one.state.key !== "device-lost") {
    return words(one.state);
  }
  return silence < 90
    ? t("ui-device-lost-seconds", { seconds: Math.round(silence) })
    : t("ui-device-lost-minutes", { minutes: Math.round(silence / 60) });
}

/** What else there is to say: its own words, who has to agree, what it does. */
export function detailText(device: DeviceInfo, info: TableInfo | null): string {
  if (device.needs.length > 0) {
    return t("ui-device-needs", { name: people(info, device.needs) });
  }
  if (device.light === "lost") return t("ui-device-lost-hint");
  return device.detail ? words(device.detail) : taskText(device);
}

/** What it does at this table. */
export function taskText(device: DeviceInfo): string {
  return device.feeds === null ? t("ui-device-here") : t("ui-device-feeds");
}

/** Trays are numbered; a port that cannot be used has no name but its own. */
export function partName(device: DeviceInfo, part: PartInfo): string {
  if (part.name === "") return part.id;
  return device.kind === "tray" ? t("ui-tray", { number: part.name }) : part.name;
}

export function partDetail(part: PartInfo, info: TableInfo | null): string {
  if (part.seat !== null) return t("ui-device-buttons", { name: people(info, [part.seat]) });
  if (part.light === "lost") return t("ui-device-lost-hint");
  return part.detail ? words(part.detail) : "";
}

/** The names of those who sit there, for whom a seat's own name is the last resort. */
export function people(info: TableInfo | null, seats: ReadonlyArray<string>): string {
  return listed(seats.map((seat) => whoAmong(seat, info?.seats ?? [])));
}
