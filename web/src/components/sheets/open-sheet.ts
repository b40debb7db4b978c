// Which sheet of the table page is open.

import { signal } from "@preact/signals";

export type SheetName =
  | "menu"
  | "devices"
  | "log"
  | "terms"
  | "rules"
  | "call"
  | "draw"
  | "stop"
  | "dice"
  | "resign"
  | "move"
  | "correct"
  | "whisper";

export const sheet = signal<SheetName | null>(null);

export function openSheet(name: SheetName): void {
  sheet.value = name;
}

export function closeSheet(): void {
  sheet.value = null;
}
