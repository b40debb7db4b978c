// The camera is not sure: the roller settles it by one tap, or throws again. The others look on.

import { useEffect, useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import type { Dice, DiceDoubt, Present, Roll } from "../../messages";
import { listed, seatName, t } from "../../words/texts";
import { Die } from "../dice/die";
import { Icon } from "../shell/icon";
import { colourWord } from "./photo";
import {
  candidates,
  NOTHING_SAID,
  question,
  sayFace,
  sayMissing,
  sayOut,
  type Settling,
  sayWhose,
} from "./settling";

interface SettlePanelProps {
  readonly now: Present;
  readonly roll: Roll;
  readonly doubt: DiceDoubt;
}

export function SettlePanel({ now, roll, doubt }: SettlePanelProps) {
  const { seat } = now;
  const given = now.thrown?.faces ?? {};
  const own = roll.groups.filter(
    (group) => !(group.key in given) && (group.seat === null || group.seat === seat),
  );
  if (seat === null || own.length === 0) {
    return (
      <p class="small muted">
        {t("ui-doubt-awaited", { seats: listed(doubt.seats.map(seatName)) })}
      </p>
    );
  }
  // A new reading begins anew: its picture is its name.
  return <Settle key={doubt.evidence[0] ?? doubt.roll} seat={seat} own={own} doubt={doubt} />;
}

interface SettleProps {
  readonly seat: string;
  readonly own: ReadonlyArray<Dice>;
  readonly doubt: DiceDoubt;
}

function Settle({ seat, own, doubt }: SettleProps) {
  const [said, setSaid] = useState<Settling>(NOTHING_SAID);
  const [again, setAgain] = useState(false);
  const next = question(doubt, own, said);
  useEffect(() => {
    if (next.ask !== "nothing" || busy.peek()) return;
    const { faces } = next;
    void change({ type: "throw", seat, roll: doubt.roll, faces }).then((done) => {
      if (!done) setSaid(NOTHING_SAID); // it says why; the answer can be given anew
    });
  }, [next.ask]);
  if (again) return <ThrowAgain onBack={() => setAgain(false)} />;
  return (
    <>
      <div class="ask" role="status">
        <Asked doubt={doubt} own={own} next={next} />
      </div>
      <Answers doubt={doubt} own={own} said={said} next={next} onSay={setSaid} />
      <div class="offers">
        <button type="button" class="offer" onClick={() => setAgain(true)}>
          <Icon name="again" />
          {t(doubt.why.key === "device-doubt-cocked" ? "ui-doubt-leans" : "ui-doubt-again")}
        </button>
      </div>
    </>
  );
}

type Next = ReturnType<typeof question>;

function Asked({ doubt, own, next }: { doubt: DiceDoubt; own: SettleProps["own"]; next: Next }) {
  switch (next.ask) {
    case "face":
      return <>{t("ui-doubt-face")}</>;
    case "missing":
      return <>{t("ui-doubt-missing", { count: next.count })}</>;
    case "surplus":
      return <>{t("ui-doubt-surplus")}</>;
    case "whose": {
      const group = own.find(({ key }) => key === next.group);
      return <>{t("ui-doubt-whose", { seat: group?.seat ? seatName(group.seat) : next.group })}</>;
    }
    case "nothing":
      return <>{t("ui-doubt-sent", { count: doubt.dice.length })}</>;
  }
}

interface AnswersProps {
  readonly doubt: DiceDoubt;
  readonly own: ReadonlyArray<Dice>;
  readonly said: Settling;
  readonly next: Next;
  readonly onSay: (said: Settling) => void;
}

function Answers({ doubt, own, said, next, onSay }: AnswersProps) {
  switch (next.ask) {
    case "face":
      return <Faces guess={next.guess} onFace={(face) => onSay(sayFace(said, next.die, face))} />;
    case "missing":
      return <Faces guess={null} onFace={(face) => onSay(sayMissing(said, next.group, face))} />;
    case "surplus":
    case "whose": {
      const tap = (die: number) =>
        onSay(next.ask === "surplus" ? sayOut(said, die) : sayWhose(said, die, next.group));
      const guess = next.ask === "surplus" ? next.guess : null;
      return <SeenDice doubt={doubt} dice={next.dice} guess={guess} onDie={tap} />;
    }
    case "nothing":
      return (
        <p class="small muted">{candidates(doubt, said).length > 0 && own.length > 0 && "…"}</p>
      );
  }
}

function Faces({ guess, onFace }: { guess: number | null; onFace: (face: number) => void }) {
  return (
    <div class="faces" role="group" aria-label={t("ui-roll-faces")}>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <button
          key={face}
          type="button"
          class={`facebtn${face === guess ? " guess" : ""}`}
          aria-label={face === guess ? t("ui-doubt-likely", { face }) : String(face)}
          onClick={() => onFace(face)}
        >
          <Die face={face} />
        </button>
      ))}
    </div>
  );
}

interface SeenDiceProps {
  readonly doubt: DiceDoubt;
  readonly dice: ReadonlyArray<number>;
  readonly guess: number | null;
  readonly onDie: (die: number) => void;
}

/** The dice in the picture, each a button that says its colour and its face. */
function SeenDice({ doubt, dice, guess, onDie }: SeenDiceProps) {
  return (
    <div class="seen-dice" role="group" aria-label={t("ui-doubt-dice")}>
      {dice.map((at) => {
        const die = doubt.dice[at];
        if (!die) return null;
        const name = t("ui-die-named", { colour: colourWord(die.colour), face: die.face ?? 0 });
        return (
          <button
            key={at}
            type="button"
            class={`offer${at === guess ? " primary" : ""}`}
            onClick={() => onDie(at)}
          >
            <Die face={die.face} />
            {name}
          </button>
        );
      })}
    </div>
  );
}

function ThrowAgain({ onBack }: { onBack: () => void }) {
  return (
    <>
      <div class="ask" role="status">
        {t("ui-doubt-throw")}
      </div>
      <p class="small muted">{t("ui-doubt-throw-hint")}</p>
      <div class="offers">
        <button type="button" class="offer" onClick={onBack}>
          {t("ui-doubt-say")}
        </button>
      </div>
    </>
  );
}
