// The request, shown before the throw: who throws what, what for, and what is needed.

import type { Dice, Roll } from "../../messages";
import { type Names, say, t } from "../../words/texts";
import { TermText } from "../rules/term-text";
import { SeatBadge } from "../seats/seat-badge";

interface RollHeadProps {
  readonly roll: Roll;
  readonly names: Names;
  readonly mine?: boolean;
}

export function RollHead({ roll, names, mine = false }: RollHeadProps) {
  const seats = [...new Set(roll.groups.map((group) => group.seat))];
  const need = sharedNeed(roll.groups);
  const count = roll.groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div class="rq">
      <div class="grow">
        <div class="who">
          {seats.map((seat) => seat && <SeatBadge key={seat} seat={seat} />)}
          <span>{t("ui-roll-dice", { count })}</span>
          {mine && <b class="turn-chip">{t("ui-your-turn")}</b>}
        </div>
        <div class="ask" role="status">
          <TermText text={say(roll.why, names)} />
        </div>
      </div>
      {need && (
        <div class="need num" aria-label={needSpoken(need)}>
          <NeedFigure group={need} />
        </div>
      )}
    </div>
  );
}

/** The group that stands for all, where all need the same. */
export function sharedNeed(groups: ReadonlyArray<Dice>): Dice | null {
  const first = groups[0];
  if (!first || first.need === null) return null;
  const same = groups.every((group) => group.need === first.need && group.wins === first.wins);
  return same ? first : null;
}

export function needSpoken(group: Dice): string {
  return t(`ui-need-${group.wins === "at_least" ? "least" : "most"}`, { need: group.need ?? 0 });
}

export function NeedFigure({ group }: { group: Dice }) {
  if (group.need === null) return null;
  return (
    <>
      {group.wins === "at_most" && <sup>≤</sup>}
      {group.need}
      {group.wins === "at_least" && <sup>+</sup>}
    </>
  );
}

export function wins(group: Dice, face: number): boolean | null {
  if (group.need === null) return null;
  return group.wins === "at_least" ? face >= group.need : face <= group.need;
}
