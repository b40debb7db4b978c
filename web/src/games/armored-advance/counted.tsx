// Counted play: no places. Both forces with what they have left; a tap takes a unit up, a tap on an
// enemy aims at it, and then the shot is said.

import { SeatBadge, sideClass } from "../../components/seats/seat-badge";
import { useMore } from "../../connection/more-offers";
import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { type Draft, drafted, isOutrun, saidAt, saidOf, select, setStep } from "./offers/draft";
import { boardOf, strength, type Thing, thingOf, things, unitName } from "./reading";
import { SaidShot } from "./saying/said-shot";
import type { Board } from "./types";
import { Actions, UnitLine } from "./unit-line";

export function Counted(props: GameProps) {
  const board = boardOf(props.view);
  const draft = drafted(props);
  const shooter = thingOf(board, draft.unit);
  useMore(draft.unit);
  if (draft.step?.kind === "said" && draft.step.target !== null && shooter) {
    return (
      <>
        {isOutrun(props, draft) && props.told}
        <SaidShot {...props} step={draft.step} shooter={shooter} />
      </>
    );
  }
  const aiming = draft.step?.kind === "said";
  const own = (seat: string) => Number(seat === props.seat);
  const sides = [...board.sides].sort((a, b) =>
    aiming ? own(a.seat) - own(b.seat) : own(b.seat) - own(a.seat),
  );
  return (
    <div class="aa-counted stack">
      {props.told}
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
                onTap={() => tap(props, draft, thing)}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

/** An enemy that the unit in hand may fire at is aimed at; anything else is taken up. */
function tap(props: GameProps, draft: Draft, thing: Thing): void {
  const shots =
    draft.unit !== null && thing.seat !== props.seat ? saidAt(props, draft.unit, thing.id) : [];
  const begun = draft.step?.kind === "said" ? draft.step : null;
  const [first] = shots;
  if (begun && shots.length > 0) setStep(props, { ...begun, target: thing.id });
  else if (first) setStep(props, saidOf(first, thing.id));
  else select(props, thing.id);
}

type RowProps = GameProps & {
  readonly board: Board;
  readonly thing: Thing;
  readonly on: boolean;
  readonly onTap: () => void;
};

function Row({ thing, on, onTap, view }: RowProps) {
  const [left, whole] = strength(thing);
  const gone = thing.state === "destroyed";
  return (
    <button
      type="button"
      class={`row aa-row${on ? " on" : ""}${gone ? " gone" : ""}`}
      data-unit={thing.id}
      aria-pressed={on}
      disabled={gone}
      onClick={onTap}
    >
      <span class="grow">
        <b>{unitName(thing.id, view.names)}</b>
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
