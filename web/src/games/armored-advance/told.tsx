// A shot as it is told: who at whom, every die with the need, what came of it, and first of all the
// reason that decided.

import { Die, type DieLook } from "../../components/dice/die";
import { TermText } from "../../components/rules/term-text";
import type { ToldEvent } from "../../components/told/events";
import { Icon } from "../../components/shell/icon";
import type { Reason } from "../../messages";
import { type Names, sayCite, sayReason, t } from "../../words/texts";
import type { Telling, ToTell } from "../game-module";
import { boardOf, thingOf, unitName } from "./reading";
import { NeedNumber, termValue } from "./ruling";
import type { Board, LastShot } from "./types";

const AGAIN = /^aa-(advantage|reroll|again)/;
const SUMS = /^aa-(need-|costs-|fires$|damage$)/;

/** Only of the newest shot the board still knows all. */
export function tell({ event, events, props, names }: ToTell): Telling | null {
  const board = boardOf(props.view);
  const shot = board.last_shot;
  const newest = events.filter((each) => !each.undone && isShot(each)).at(-1);
  if (!shot || event !== newest) return null;
  const title = t("aa-ui-shot-at", {
    unit: unitName(shot.unit, names),
    target: unitName(shot.target, names),
  });
  const word = outcomeOf(shot);
  const whole = word ? `${title}: ${t(`aa-ui-told-${word}`)}` : title;
  return { title: whole, body: <ToldShot board={board} shot={shot} names={names} /> };
}

function isShot(event: ToldEvent): boolean {
  return event.told.trails.some(({ how }) => how === "fired");
}

interface ShotProps {
  readonly board: Board;
  readonly shot: LastShot;
  readonly names: Names;
}

export function ToldShot({ board, shot, names }: ShotProps) {
  const [first, ...rest] = byWeight(shot);
  return (
    <>
      <div class="told-dice">
        <ShotDice shot={shot} />
        {shot.need !== null && shot.need > 1 && (
          <div class="need">
            <span>{t("ui-told-needed")}</span>
            <NeedNumber need={shot.need} />
          </div>
        )}
        <Outcome board={board} shot={shot} />
      </div>
      {first && (
        <p class="first">
          <TermText text={sayReason(first, names)} />
        </p>
      )}
      {rest.length > 0 && (
        <ul class="rest inline">
          {rest.map((reason, place) => (
            <li key={place}>
              <TermText text={sayReason(reason, names)} /> <i>{sayCite(reason.cite)}</i>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Every throw in its order: what was thrown again is ringed by dashes, an arrow leads on. */
function ShotDice({ shot }: { readonly shot: LastShot }) {
  const throws = (shot.throws ?? []).map((faces) => Object.values(faces).flat());
  return (
    <>
      {throws.map((faces, index) => (
        <span key={index} class="group">
          {index > 0 && <Icon name="forward" />}
          {faces.map((face, place) => (
            <Die key={place} face={face} look={lookOf(shot, face, index)} label={`${face}`} />
          ))}
        </span>
      ))}
    </>
  );
}

function lookOf({ need, throws = [] }: LastShot, face: number, index: number): DieLook {
  if (need === null || index > 0) return need !== null && face < need ? "miss" : "hit";
  if (face >= need) return "hit";
  return throws.length > 1 && face === need - 1 ? "again" : "miss";
}

/** In one word; null: the dice are still falling. */
function outcomeOf(shot: LastShot): "destroyed" | "missed" | "hit" | null {
  if (shot.successes === null || shot.successes === undefined) return null;
  return shot.destroyed ? "destroyed" : shot.successes === 0 ? "missed" : "hit";
}

/** In one word, and what it cost. */
function Outcome({ board, shot }: Omit<ShotProps, "names">) {
  if (outcomeOf(shot) === null) return null;
  const target = thingOf(board, shot.target);
  const damage = shot.damage ?? 0;
  const word = outcomeOf(shot);
  const left = target?.unit?.hp ?? target?.squad?.men ?? 0;
  const kind = target?.squad ? "men" : "hp";
  return (
    <div class={`result ${word}`}>
      <b>{t(`aa-ui-told-${word}`)}</b>
      {damage > 0 && <span>{t(`aa-ui-told-lost-${kind}`, { damage, left })}</span>}
    </div>
  );
}

/** The deciding reason first: a die thrown again, else what weighed most on the need. */
function byWeight(shot: LastShot): ReadonlyArray<Reason> {
  const reasons = (shot.reasons ?? []).filter(({ key }) => !SUMS.test(key));
  const isAgain = (shot.throws?.length ?? 0) > 1;
  const weight = (reason: Reason): number => {
    if (AGAIN.test(reason.key)) return isAgain ? 100 : -1;
    if (reason.key === "aa-penetration" || reason.key === "aa-armour") return 1;
    if (reason.key.startsWith("aa-penetrates")) return 2;
    if (reason.key.startsWith("aa-range")) return 3;
    return termValue(reason) === "" ? 0 : 10 + Math.abs(reason.change);
  };
  return [...reasons].filter((reason) => weight(reason) >= 1).sort((a, b) => weight(b) - weight(a));
}
