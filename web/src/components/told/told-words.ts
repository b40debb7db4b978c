// Events in words: the sentence that matters first.

import type { SeatInfo } from "../../messages";
import { type Names, say, t } from "../../words/texts";
import { isDice, type ToldEvent } from "./events";

/** Whose hands do what a seat has to do: a bot has none, so that it is the next person's. */
export function handsOf(seat: string | null, seats: ReadonlyArray<SeatInfo>): string | null {
  const people = seats.filter((info) => info.holder === "human");
  if (people.some((info) => info.seat === seat)) return seat;
  return people[0]?.seat ?? seat;
}

/** One sentence for the whole event. */
export function titleOf(event: ToldEvent, names: Names): string {
  const lines = event.lines.filter((line) => !isDice(line));
  const telling = lines.filter(({ reasons }) => reasons.length > 0).at(-1);
  const line = event.kind === "step" ? (telling ?? lines[0]) : lines[0];
  const first = line ?? event.lines[0];
  return first ? say(first.text, names) : t("ui-told");
}
