// Armored Advance, drawn.

import type { View } from "../../messages";
import type { GameModule, GameProps } from "../game-module";
import { Board, falling } from "./board";
import { Corrections } from "./corrections";
import { drafted } from "./offers/draft";
import { Aside, Offers } from "./offers/offers";
import { boardOf } from "./reading";
import { ruleOf } from "./rules";
import { Screen } from "./screen/screen";
import { tell } from "./told";
import "./styles";

function phase(view: View) {
  const { stage, round } = boardOf(view);
  if (stage !== "play") return null;
  return { key: "aa-ui-round", values: { round } };
}

/** A shot is on the table and in the panel beside it. */
function showsRoll(props: GameProps): boolean {
  return falling(props, boardOf(props.view)) !== null;
}

/** What the tap in hand is for. */
function ask(props: GameProps) {
  const { unit, step } = drafted(props);
  if (unit === null || !step || props.pending.type !== "decide") return null;
  const who = { kind: "aa-unit", id: unit };
  if (step.kind === "way") {
    const drags = step.key.startsWith('"move"');
    return { key: drags ? "aa-ui-ask-drag" : "aa-ui-ask-way", values: { who } };
  }
  if (step.kind === "other") return null;
  if (step.target === null) return { key: "aa-ui-ask-target", values: { who } };
  const target = { kind: "aa-unit", id: step.target };
  return { key: "aa-ui-shot-at", values: { unit: who, target } };
}

/** As long as the prompt does not offer what a unit in hand can do. */
function beside(props: GameProps) {
  const { stage } = boardOf(props.view);
  const waits = props.view.offers.length === 0;
  return stage !== "lists" && (waits || drafted(props).unit === null) ? "all" : null;
}

export const game: GameModule = {
  Board,
  Offers,
  Aside,
  Screen,
  Corrections,
  showsRoll,
  tell,
  placesTold: true,
  beside,
  phase,
  ask,
  isCombat: ({ text }) => /^aa-(hits|damaged|destroyed)$/.test(text.key),
  stands: ({ text }) => text.key === "aa-all-deployed",
  rule: ruleOf,
};
