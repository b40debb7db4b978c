// The one place that believes what arrived: everywhere else the types hold.

import type { FromServer, Reply } from "../messages";

const REPLIES: ReadonlySet<string> = new Set<Reply["type"]>([
  "done",
  "refused",
  "welcome",
  "tables",
  "form",
  "seated",
  "signed_in",
  "seat_code",
  "watching",
  "offers",
  "ruling",
  "log",
  "holders",
  "table",
  "past",
]);
const TOLD: ReadonlySet<string> = new Set<FromServer["type"]>([
  "table",
  "view",
  "removed",
  "bots_wanted",
]);

function typeOf(raw: unknown): string {
  if (typeof raw !== "object" || raw === null || !("type" in raw)) return "";
  return typeof raw.type === "string" ? raw.type : "";
}

/** The reply in an acknowledgement; null for what no server of ours says. */
export function decodeReply(raw: unknown): Reply | null {
  return REPLIES.has(typeOf(raw)) ? (raw as Reply) : null;
}

/** The message in a `tell`; null for what no server of ours says. */
export function decodeTold(raw: unknown): FromServer | null {
  return TOLD.has(typeOf(raw)) ? (raw as FromServer) : null;
}

/** A game's own part of a message (a board, an action), as its generated types describe it. */
export function gameOwn<T>(raw: unknown): T {
  return raw as T;
}

/** An action or correction as the wire wants it. */
export function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
}

/** What this phone stored earlier, where it has the right shape; else null. */
export function decodeStored<T>(text: string | null, fits: (raw: object) => boolean): T | null {
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === "object" && raw !== null && fits(raw) ? (raw as T) : null;
  } catch {
    return null;
  }
}
