// The pages of one table look at it with the seat this phone holds there.

import { useEffect, useState } from "preact/hooks";

import { closeSheet } from "../components/sheets/open-sheet";
import { DeadEnd } from "../components/shell/dead-end";
import { unwatch, watch } from "../connection/socket";
import { notice } from "../connection/state";
import type { Phrase, Reply } from "../messages";
import { dropSeat, held, reseat } from "../phone/keep";
import { say } from "../words/texts";

const LOST_SEAT: ReadonlySet<string> = new Set(["refused-token", "refused-not-your-seat"]);

/** Watch a table as long as the page is open; why it cannot be watched. */
export function useWatched(code: string): Phrase | null {
  const seat = held.value[code]?.seats[0] ?? null;
  const [missing, setMissing] = useState<Phrase | null>(null);
  useEffect(() => {
    const token = held.peek()[code]?.token ?? null;
    void watch({ table: code, token, seat, screen: false }, (reply) =>
      bound(reply, code, setMissing),
    );
    return unwatch;
  }, [code, seat]);
  return missing;
}

/** What a table answers to who looks at it: a seat that is lost, or no such table. */
export function bound(reply: Reply, code: string, refuse: (text: Phrase) => void): void {
  if (reply.type === "watching") reseat(code, reply.seats);
  if (reply.type !== "refused") return;
  if (LOST_SEAT.has(reply.text.key)) leave(code, reply.text);
  else if (reply.text.key !== "ui-refused-offline") refuse(reply.text);
}

/** The seat is not this phone's any more: say so, and stay as a watcher. */
export function leave(code: string, why: Phrase): void {
  dropSeat(code);
  closeSheet();
  notice.value = { kind: "bad", text: why };
}

export function NoTable({ title, text }: { title: string; text: Phrase }) {
  return <DeadEnd bar={title} title={title} hint={say(text)} />;
}
