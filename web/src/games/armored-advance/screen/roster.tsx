// Everything that one side has, beside the field, in the order in which it stands there.

import { sideClass } from "../../../components/seats/seat-badge";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { frameFor } from "../field/frame";
import { strength, type Thing, things, unitName } from "../reading";
import type { Board, Side } from "../types";
import { Actions } from "../unit-line";

/** So many have room for a bar, and so many have room at all: beside the field, and without one. From
 * five on it depends on what else is on the screen. */
const ROOM = { map: { roomy: 7, most: 10 }, counted: { roomy: 6, most: 9 } };
const MANY = 5;

/** The sides as their forces stand, from left to right. */
export function sidesOf(board: Board): ReadonlyArray<Side> {
  const zones = board.map?.zones ?? [];
  const middle = ({ zone }: Side): number => {
    const outline = zones.find(({ id }) => id === zone)?.outline ?? [];
    return outline.reduce((sum, [x]) => sum + x, 0) / Math.max(1, outline.length);
  };
  const [one, two] = board.sides;
  const isTurned = one?.zone && two?.zone && middle(one) > middle(two);
  return isTurned ? [two, one] : board.sides;
}

/** Those that stand highest on the map first; what is on no map, and what is lost, last. */
export function inOrder(board: Board, seat: string): ReadonlyArray<Thing> {
  const frame = board.map && frameFor(board.map, 0);
  const place = ({ at, state }: Thing): number => {
    if (state === "destroyed") return 2e6;
    return at && frame ? frame.point(at.x, at.y).y : board.map ? 1e6 : 0;
  };
  return things(board)
    .filter((thing) => thing.seat === seat)
    .sort((a, b) => place(a) - place(b));
}

interface RosterProps extends GameProps {
  readonly board: Board;
  readonly seat: string;
  readonly class: string;
}

export function Roster({ board, seat, view, class: where }: RosterProps) {
  const all = inOrder(board, seat);
  const { roomy, most } = ROOM[board.map ? "map" : "counted"];
  const shown = all.slice(0, all.length > most ? most - 1 : most);
  const look = [where, all.length > roomy && "dense", all.length >= MANY && "many"];
  const acting = board.last_shot?.successes === null ? board.last_shot : null;
  return (
    <ul class={["aa-roster", ...look, sideClass(seat)].filter(Boolean).join(" ")}>
      {shown.map((thing) => (
        <Row
          key={thing.id}
          thing={thing}
          name={unitName(thing.id, view.names)}
          on={thing.id === acting?.unit || thing.id === acting?.target}
        />
      ))}
      {all.length > shown.length && (
        <li>
          <span class="nm">{t("aa-ui-and-more", { count: all.length - shown.length })}</span>
        </li>
      )}
    </ul>
  );
}

interface RowProps {
  readonly thing: Thing;
  readonly name: string;
  readonly on: boolean;
}

function Row({ thing, name, on }: RowProps) {
  const [left, whole] = strength(thing);
  if (thing.state === "destroyed") {
    return (
      <li class="gone" data-plate={thing.id}>
        <s class="nm">{name}</s>
        <span class="num" role="img" aria-label={t("aa-ui-destroyed")}>
          ✕
        </span>
      </li>
    );
  }
  return (
    <li class={on ? "on" : ""} data-plate={thing.id}>
      <span class="nm">{name}</span>
      <Actions thing={thing} />
      <span class="num">{left}</span>
      <span class="bar">
        <i style={{ width: `${(100 * left) / whole}%` }} />
      </span>
    </li>
  );
}
