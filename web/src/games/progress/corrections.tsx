// The referee's "the table is right": skills, tracks, tokens, actions and printed hands.

import { useState } from "preact/hooks";

import { Stepper } from "../../components/forms/stepper";
import { nameOf, seatName, t } from "../../words/texts";
import type { CorrectionProps } from "../game-module";
import { boardOf, POWERS, powerName, ROMAN, SKILLS, skillName, TOKENS } from "./reading";

export function Corrections({ view, correct }: CorrectionProps) {
  const board = boardOf(view);
  const [seat, setSeat] = useState(board.active);
  const player = board.players.find((each) => each.seat === seat);
  if (!player) return null;
  return (
    <div class="pr-corrections">
      <div class="seg" role="group" aria-label={t("pr-ui-player")}>
        {board.players.map((each) => (
          <button
            key={each.seat}
            type="button"
            class={each.seat === seat ? "on" : ""}
            aria-pressed={each.seat === seat}
            onClick={() => setSeat(each.seat)}
          >
            {seatName(each.seat)}
          </button>
        ))}
      </div>
      {POWERS.map((power) => (
        <Row
          key={power}
          label={powerName(power)}
          value={player.power[power]}
          high={60}
          onSet={(at) => correct({ type: "set-power", seat, power, at })}
        />
      ))}
      {SKILLS.map((skill, place) => {
        const shown = player.skills[place];
        return (
          <Row
            key={skill}
            label={skillName(skill)}
            value={(shown?.at ?? 0) - (shown?.lent ?? 0)}
            high={(board.tracks[place]?.values.length ?? 1) - 1}
            onSet={(at) => correct({ type: "set-skill", seat, skill, at })}
          />
        );
      })}
      {TOKENS.map((kind) => (
        <Row
          key={kind}
          label={nameOf({ kind: "pr-token", id: kind.toLowerCase() })}
          value={player.ready[kind]}
          high={20}
          onSet={(ready) => correct({ type: "set-tokens", seat, kind, ready })}
        />
      ))}
      {seat === board.active && board.phase === "action" && (
        <Row
          label={t("pr-ui-actions")}
          value={board.turn.actions}
          low={1}
          high={9}
          onSet={(actions) => correct({ type: "set-actions", seat, actions })}
        />
      )}
      {board.mode === "companion" &&
        board.piles
          .filter(({ state }) => state === "open")
          .map(({ age }) => (
            <Row
              key={age}
              label={t("pr-ui-printed-hand", { age: ROMAN[age] ?? "" })}
              value={0}
              high={30}
              onSet={(cards) => correct({ type: "set-hand", seat, age, cards })}
            />
          ))}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high: number;
  readonly onSet: (value: number) => void;
}

function Row({ label, value, low = 0, high, onSet }: RowProps) {
  const [next, setNext] = useState(value);
  return (
    <div class="pr-row">
      <span>{label}</span>
      <Stepper label={label} value={next} low={low} high={high} onChange={setNext} />
      <button type="button" class="offer" onClick={() => onSet(next)}>
        {t("pr-ui-set-it")}
      </button>
    </div>
  );
}
