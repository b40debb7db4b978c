// Every signal of the shell, and what a message from the server does to them.

import { computed, signal } from "@preact/signals";

import type {
  DeviceSaid,
  FromServer,
  Phrase,
  Present,
  TableEntry,
  TableInfo,
  Welcome,
} from "../messages";
import { reseat } from "../phone/keep";

/** on: connected. wait: reconnecting. off: reconnecting for so long that a banner says so. */
export type Connection = "on" | "wait" | "off";

/** Which table this page is subscribed to, and for which seat. */
export interface Binding {
  readonly table: string;
  readonly token: string | null;
  readonly seat: string | null;
  readonly screen: boolean;
}

export interface Notice {
  readonly kind: "bad" | "ok";
  readonly text: Phrase;
}

export const connection = signal<Connection>("wait");
export const lostAt = signal<number | null>(null);
export const welcome = signal<Welcome | null>(null);
export const binding = signal<Binding | null>(null);
export const table = signal<TableInfo | null>(null);
/** When this page was told of the table, by its own clock. */
export const tableAt = signal(Date.now());
/** The list of tables, as far as somebody looked at it. */
export const tables = signal<ReadonlyArray<TableEntry> | null>(null);
export const present = signal<Present | null>(null);
export const removed = signal<Phrase | null>(null);
export const notice = signal<Notice | null>(null);
/** The newest answer or news of a device; `effect` sees each of them. */
export const deviceSaid = signal<DeviceSaid | null>(null);
/** Changes sent or kept that the server has not answered yet. */
export const unanswered = signal(0);

/** The seats that have to act now. */
export const awaited = computed<ReadonlyArray<string>>(() => whoIsAwaited(present.value));

/** Whether the seat this page looks through has something to do now. */
export const mine = computed(() => {
  const seat = present.value?.seat;
  return seat !== undefined && seat !== null && awaited.value.includes(seat);
});

function whoIsAwaited(now: Present | null): ReadonlyArray<string> {
  if (!now || now.result) return [];
  if (now.proposal) return now.proposal.needs;
  if (now.thrown && now.thrown.needs.length > 0) return now.thrown.needs;
  switch (now.pending.type) {
    case "decide":
      return now.pending.waiting;
    case "roll":
      return rollers(now);
    case "shuffle":
    case "over":
      return [];
  }
}

/** Whose dice are still to be thrown; dice that are nobody's in particular are everybody's. */
function rollers(now: Present): ReadonlyArray<string> {
  if (now.pending.type !== "roll") return [];
  const thrown = now.thrown?.faces ?? {};
  const seats = now.pending.groups.filter(({ key }) => !(key in thrown)).map(({ seat }) => seat);
  const everybody = table.value?.seats.map((info) => info.seat) ?? [];
  return seats.includes(null) ? everybody : seats.filter((seat) => seat !== null);
}

const former = new Set<string>();

/** Change the table or the seat in view; what was shown for the old one is cleared. */
export function bind(to: Binding | null): void {
  const old = binding.peek();
  if (old?.table !== to?.table) {
    table.value = null;
    former.clear();
  }
  present.value = null;
  removed.value = null;
  binding.value = to;
}

/** Whether `next` is newer than what is shown. Views of one match may overtake each other. */
function supersedes(next: Present): boolean {
  const at = binding.peek();
  const shown = present.peek();
  if (!at || next.seat !== at.seat || former.has(next.match)) return false;
  return shown === null || shown.match !== next.match || next.seq >= shown.seq;
}

export function receive(message: FromServer): void {
  switch (message.type) {
    case "table":
      if (message.table.code === binding.peek()?.table) {
        tableAt.value = Date.now();
        table.value = message.table;
      }
      return;
    case "tables":
      tables.value = message.tables;
      return;
    case "view":
      if (supersedes(message)) show(message);
      return;
    case "removed":
      removed.value = message.text;
      return;
    case "reseated":
      reseat(message.table, message.seats);
      return;
    case "device_said":
      deviceSaid.value = message;
      return;
    case "changes": // made whole by the socket
    case "bots_wanted":
    case "serving":
    case "device_asked":
      return; // for stations
    default:
      message satisfies never;
  }
}

function show(next: Present): void {
  const shown = present.peek();
  if (shown && shown.match !== next.match) former.add(shown.match);
  present.value = next;
}
