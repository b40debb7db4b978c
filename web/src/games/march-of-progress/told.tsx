// A turn as it is told: the combat with both totals, else what the cards did.

import type { ToldEvent } from "../../components/told/events";
import type { Line } from "../../messages";
import { hasText, type Names, say } from "../../words/texts";
import type { Telling, ToTell } from "../game-module";
import { boardOf } from "./reading";
import { CombatCard } from "./reveal/combat";
import { WhatHappened } from "./reveal/what-happened";

const COMBAT = /^mop-combat-/;
/** What matters most in a row of several things, in this order. */
const WEIGHTY = [
  COMBAT,
  /^mop-over-/,
  /^mop-scored/,
  /^mop-(occupied|strengthened)/,
  /^mop-moved/,
  /^mop-(recruited|fortified)/,
  /^mop-nothing/,
];
const SMALL = /^mop-(turn|locked|you-picked|attack-forced|.*-forced)$/;

export function tell({ event, events, props, names }: ToTell): Telling | null {
  if (event.kind !== "step") return null;
  const lines = event.lines.filter(({ text }) => text.key.startsWith("mop-"));
  const main =
    WEIGHTY.map((key) => lines.filter(({ text }) => key.test(text.key))).find(
      ({ length }) => length,
    ) ?? lines.filter(({ text }) => !SMALL.test(text.key)).slice(-1);
  if (main.length === 0) return null;
  const title = main.map(({ text }) => say(text, names).trim()).join(" ");
  const seat = seatOf(main);
  const brief = main.map((line) => inBrief(line, names)).join(" · ");
  const fought = events.filter((each) => !each.undone && combats(each) > 0).at(-1);
  const known = boardOf(props.view).reveal?.combats ?? [];
  if (isReveal(main)) return { title, brief, seat, body: <></> };
  if (event !== fought || known.length === 0) return { title, brief, seat };
  const body = (
    <>
      {known.slice(-combats(event)).map((combat, place) => (
        <CombatCard key={place} combat={combat} names={names} />
      ))}
      <WhatHappened lines={event.lines} names={names} />
    </>
  );
  return { title, brief, seat, body };
}

/** Without the pieces, which are spoken of where they are to be moved. */
function inBrief({ text }: Line, names: Names): string {
  const key = text.key.replace(/^mop-(combat-)?/, "mop-brief-");
  return say(hasText(key) ? { ...text, key } : text, names).trim();
}

/** A row ends a turn for both sides, whoever's card was locked last. */
function seatOf(main: ReadonlyArray<Line>): string | null {
  const [first, ...others] = main;
  const isOfOne = first && others.every(({ seat }) => seat === first.seat);
  return isOfOne && !isReveal(main) ? first.seat : null;
}

/** Both cards were turned over, and one of them waits for a choice. */
function isReveal([first]: ReadonlyArray<Line>): boolean {
  return first?.text.key === "mop-revealed";
}

function combats(event: ToldEvent): number {
  return event.lines.filter(({ text }) => COMBAT.test(text.key)).length;
}
