// The device that feeds the dice of a table, and what its tray says.

import type { DeviceInfo, PartInfo, Present, TableInfo } from "../../messages";

/** The device whose dice count now; null where people or the server throw them. */
export function feederOf(info: TableInfo | null, now: Present): DeviceInfo | null {
  if (now.dice === "typed" || now.dice === "server") return null;
  return info?.devices.find(({ feeds, needs }) => feeds === now.dice && needs.length === 0) ?? null;
}

/** Whether the dice of the open roll come from a device that is looked at, or should be. */
export function isFed(now: Present): boolean {
  return now.pending.type === "roll" && now.dice !== "typed" && now.dice !== "server";
}

/** The tray of this table. */
export function trayOf(device: DeviceInfo | null): PartInfo | null {
  return device?.parts[0] ?? null;
}

export type Stage = "empty" | "moving" | "read" | "other";

/** Which of the three steps of a throw the tray is at. */
export function stageOf(device: DeviceInfo | null, doubtful: boolean): Stage {
  if (doubtful) return "read";
  const key = (trayOf(device) ?? device)?.state.key.replace("device-camera-", "") ?? "";
  if (key === "moving" || key === "hand") return "moving";
  return key === "empty" || key === "settled" ? "empty" : "other";
}
