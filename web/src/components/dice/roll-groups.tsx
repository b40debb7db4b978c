// The dice of a roll, group by group: typed faces, and empty places for the rest.

import type { Dice, Roll } from "../../messages";
import { who } from "../../words/people";
import { hasText, t } from "../../words/texts";
import { SeatFrame, sideClass } from "../seats/seat-badge";
import { Die, type DieLook } from "./die";
import { NeedFigure, needSpoken, sharedNeed, wins } from "./roll-head";

export type Typed = Readonly<Record<string, ReadonlyArray<number | null>>>;

export interface Slot {
  readonly group: string;
  readonly place: number;
}

interface RollGroupsProps {
  readonly roll: Roll;
  readonly faces: Typed;
  readonly cursor?: Slot | null;
  readonly onSlot?: (slot: Slot) => void; // absent: only to look at
  readonly own?: ReadonlyArray<string>;
}

export function RollGroups({ roll, faces, cursor, onSlot, own = [] }: RollGroupsProps) {
  const several = roll.groups.length > 1;
  const differ = sharedNeed(roll.groups) === null;
  const sides = new Set(roll.groups.map(({ seat }) => seat)).size;
  return (
    <ul class={`dice-groups${sides === 1 ? " flow" : ""}`}>
      {several && hasText(`ui-apart-${roll.tell_apart}`) && (
        <li class="small">{t(`ui-apart-${roll.tell_apart}`)}</li>
      )}
      {roll.groups.map((group) => (
        <li key={group.key} class={sideClass(group.seat)}>
          {several && <GroupName group={group} alone={sides === 1} />}
          {differ && group.need !== null && (
            <span class="num" aria-label={needSpoken(group)}>
              <NeedFigure group={group} />
            </span>
          )}
          <span class="dd">
            {Array.from({ length: group.count }, (_, place) => (
              <Slotted
                key={place}
                group={group}
                place={place}
                face={faces[group.key]?.[place] ?? null}
                on={cursor?.group === group.key && cursor.place === place}
                {...(onSlot && own.includes(group.key) ? { onSlot } : {})}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whose dice these are. Where one side throws them all, as said above, only their colour. */
function GroupName({ group, alone }: { group: Dice; alone: boolean }) {
  const colour = group.colour !== null && hasText(`ui-colour-${group.colour}`);
  const seat = alone ? null : group.seat;
  if (alone && group.seat !== null && !colour) return null;
  return (
    <span class="badge">
      {seat && <SeatFrame seat={seat} />}
      {seat ? who(seat) : colour ? t(`ui-colour-${group.colour}`) : group.key}
    </span>
  );
}

interface SlottedProps {
  readonly group: Dice;
  readonly place: number;
  readonly face: number | null;
  readonly on: boolean;
  readonly onSlot?: (slot: Slot) => void;
}

function Slotted({ group, place, face, on, onSlot }: SlottedProps) {
  const label = face === null ? t("ui-die-empty") : String(face);
  const die = <Die face={face} sides={group.sides} look={lookOf(group, face)} label={label} />;
  if (!onSlot) return <span class="slot">{die}</span>;
  return (
    <button
      type="button"
      class={`slot${on ? " on" : ""}`}
      aria-label={t("ui-die-change", { place: place + 1, face: label })}
      aria-pressed={on}
      onClick={() => onSlot({ group: group.key, place })}
    >
      {die}
    </button>
  );
}

function lookOf(group: Dice, face: number | null): DieLook {
  if (face === null) return "none";
  const won = wins(group, face);
  if (won === null) return group.seat ? "own" : "plain";
  return won ? "hit" : "miss";
}
