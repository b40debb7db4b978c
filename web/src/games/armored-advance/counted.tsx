// Counted play: no places. Both forces with what they have left; a tap takes a unit up.

import { SeatBadge, sideClass } from "../../components/seats/seat-badge";
import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { drafted, select } from "./offers/draft";
import { boardOf, strength, type Thing, things, unitName } from "./reading";
import type { Board } from "./types";
import { Actions, UnitLine } from "./unit-line";

export function Counted(props: GameProps) {
  const board = boardOf(props.view);
  const draft = drafted(props);
  const sides = [...board.sides].sort(
    (a, b) => Number(b.seat === props.seat) - Number(a.seat === props.seat),
  );
  return (
    <div class="aa-counted stack">
      {draft.unit && <UnitLine board={board} id={draft.unit} names={props.view.names} />}
      {sides.map(({ seat }) => (
        <section key={seat} class={`panel rowlist ${sideClass(seat)}`}>
          <h2>
            <SeatBadge seat={seat} />
          </h2>
          {things(board)
            .filter((thing) => thing.seat === seat)
            .map((thing) => (
              <Row
                key={thing.id}
                {...props}
                board={board}
                thing={thing}
                on={thing.id === draft.unit}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

type RowProps = GameProps & {
  readonly board: Board;
  readonly thing: Thing;
  readonly on: boolean;
};

function Row(props: RowProps) {
  const { thing, on } = props;
  const [left, whole] = strength(thing);
  const gone = thing.state === "destroyed";
  return (
    <button
      type="button"
      class={`row aa-row${on ? " on" : ""}${gone ? " gone" : ""}`}
      data-unit={thing.id}
      aria-pressed={on}
      disabled={gone}
      onClick={() => select(props, thing.id)}
    >
      <span class="grow">
        <b>{unitName(thing.id, props.view.names)}</b>
        {gone && <span class="label">{t("aa-ui-destroyed")}</span>}
      </span>
      <span class="num">{left}</span>
      <span class="bar">
        <i style={{ width: `${(100 * left) / whole}%` }} />
      </span>
      <Actions thing={thing} />
    </button>
  );
}
