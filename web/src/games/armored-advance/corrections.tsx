// "The table is right", set by the referee or proposed by a player: one unit at a time, and the
// score.

import { useState } from "preact/hooks";

import { NumberRow } from "../../components/forms/number-row";
import { Stepper } from "../../components/forms/stepper";
import { say, seatName, t } from "../../words/texts";
import type { CorrectionProps } from "../game-module";
import { drafted } from "./offers/draft";
import { PlaceForm } from "./place-form";
import { boardOf, strength, type Thing, thingOf, things, unitName } from "./reading";
import type { Board, Correction, Settling } from "./types";

type Correct = (correction: Correction) => void;

export function Corrections(props: CorrectionProps) {
  const board = boardOf(props.view);
  const [unit, setUnit] = useState(drafted(props).unit); // the one that is taken up, if any
  const all = things(board).filter(({ state }) => state !== "waiting");
  const thing = thingOf(board, unit) ?? all[0] ?? null;
  return (
    <div class="aa-corrections stack">
      {board.settling && <TooClose {...props} settling={board.settling} />}
      {thing && (
        <section class="stack">
          <label class="field">
            <span>{t("aa-ui-correct-unit")}</span>
            <select value={thing.id} onChange={(event) => setUnit(event.currentTarget.value)}>
              {board.sides.map(({ seat }) => (
                <optgroup key={seat} label={seatName(seat)}>
                  {all
                    .filter((each) => each.seat === seat)
                    .map((each) => (
                      <option key={each.id} value={each.id}>
                        {unitName(each.id, props.view.names)}
                        {each.state === "destroyed" ? ` (${t("aa-ui-destroyed")})` : ""}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
          <UnitFields key={thing.id} {...props} board={board} thing={thing} />
        </section>
      )}
      {board.rules.mission === "domination" && (
        <section class="panel rowlist">
          {board.sides.map(({ seat, vp = 0 }) => (
            <NumberRow
              key={seat}
              label={t("aa-ui-correct-vp", { seat: seatName(seat) })}
              value={vp}
              low={0}
              onSet={(to) => props.correct(set({ type: "set-vp", seat, vp: to }))}
            />
          ))}
        </section>
      )}
    </div>
  );
}

/** Holds a correction to its type on its way to the shell. */
function set(correction: Correction): Correction {
  return correction;
}

function TooClose({ view, correct, settling }: CorrectionProps & { settling: Settling }) {
  const call: Correct = correct;
  const then = (answer: "yes" | "no") =>
    t("aa-ui-answer-then", { word: t(`aa-ui-answer-${answer}`), then: say(settling[answer]) });
  return (
    <section class="panel pad stack">
      <b>{say(view.prompt, view.names)}</b>
      <div class="offers">
        <button type="button" class="offer" onClick={() => call({ type: "rule", holds: false })}>
          {then("no")}
        </button>
        <button type="button" class="offer" onClick={() => call({ type: "rule", holds: true })}>
          {then("yes")}
        </button>
      </div>
    </section>
  );
}

type FieldsProps = CorrectionProps & { readonly board: Board; readonly thing: Thing };

function UnitFields(props: FieldsProps) {
  const { board, thing } = props;
  const correct: Correct = props.correct;
  const [left, whole] = strength(thing);
  if (thing.state === "destroyed") return <Restoring {...props} whole={whole} />;
  const spent = (thing.card?.actions ?? 0) - (thing.unit?.actions ?? 0);
  return (
    <>
      <div class="panel rowlist">
        <NumberRow
          label={t(thing.squad ? "aa-ui-correct-men" : "aa-ui-correct-hp")}
          value={left}
          low={0}
          high={whole}
          onSet={(to) =>
            correct(
              thing.squad
                ? { type: "set-men", squad: thing.id, men: to }
                : { type: "set-hp", unit: thing.id, hp: to },
            )
          }
        />
        {thing.card && thing.seat === board.active && (
          <NumberRow
            label={t("aa-ui-correct-actions")}
            value={spent}
            low={thing.unit?.moves ?? 0}
            high={Math.min(thing.card.actions, spent + board.actions_left)}
            onSet={(to) => correct({ type: "set-actions", unit: thing.id, spent: to })}
          />
        )}
      </div>
      {thing.squad && !board.map && board.objectives.length > 0 && (
        <Objective {...props} on={thing.squad.on ?? null} />
      )}
      {board.map && thing.at && (
        <PlaceForm
          {...props}
          field={board.map}
          begin={thing.at}
          word={t("aa-ui-correct-place")}
          onSet={(at, heading) => correct({ type: "set-place", unit: thing.id, at, heading })}
        />
      )}
    </>
  );
}

function Objective(props: FieldsProps & { readonly on: string | null }) {
  const correct: Correct = props.correct;
  return (
    <label class="field">
      <span>{t("aa-ui-correct-on")}</span>
      <select
        value={props.on ?? ""}
        onChange={({ currentTarget }) =>
          correct({ type: "set-on", squad: props.thing.id, on: currentTarget.value || null })
        }
      >
        <option value="">{t("aa-ui-none")}</option>
        {props.board.objectives.map(({ id }) => (
          <option key={id} value={id}>
            {t("aa-ui-objective", { name: id })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What was taken off by mistake goes back: how much is left of it, and where. */
function Restoring(props: FieldsProps & { readonly whole: number }) {
  const { board, thing } = props;
  const correct: Correct = props.correct;
  const [left, setLeft] = useState(props.whole);
  const back = { type: "restore", unit: thing.id, left } as const;
  return (
    <>
      <div class="panel rowlist">
        <div>
          <span class="grow">{t(thing.squad ? "aa-ui-correct-men" : "aa-ui-correct-hp")}</span>
          <Stepper
            label={t(thing.squad ? "aa-ui-correct-men" : "aa-ui-correct-hp")}
            value={left}
            low={1}
            high={props.whole}
            onChange={setLeft}
          />
        </div>
      </div>
      {board.map ? (
        <PlaceForm
          {...props}
          field={board.map}
          begin={thing.at}
          word={t("aa-ui-correct-restore", { left })}
          onSet={(at, heading) => correct({ ...back, at, heading })}
        />
      ) : (
        <button
          type="button"
          class="offer primary"
          onClick={() => correct({ ...back, at: null, heading: 0 })}
        >
          {t("aa-ui-correct-restore", { left })}
        </button>
      )}
    </>
  );
}
