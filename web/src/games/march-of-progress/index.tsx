// The March of Progress, drawn.

import type { View } from "../../messages";
import type { GameModule, GameProps } from "../game-module";
import { Board, HandBeside, holdsHand } from "./board";
import { Corrections } from "./corrections";
import { Aside, Offers } from "./offers";
import { boardOf } from "./reading";
import { isShowing } from "./reveal/news";
import { ruleOf } from "./rules";
import { Screen } from "./screen/screen";
import { tell } from "./told";
import "./map/map.css";
import "./phone.css";
import "./reveal/reveal.css";
import "./screen/screen.css";
import "./screen/stage.css";

/** Picking needs no other word than the prompt's. */
function phase(view: View) {
  const board = boardOf(view);
  if (board.phase === "pick") return null;
  return { key: `mop-ui-phase-${board.phase}`, values: {} };
}

/** While cards or a combat are shown, the prompt says so; what to do on the table stands above. */
function ask(props: GameProps) {
  const board = boardOf(props.view);
  if (!isShowing(props) || board.deciding?.kind === "order") return null;
  return { key: "mop-ui-ask-read", values: { turn: board.reveal?.turn ?? board.turn } };
}

/** Below a hand there is room for what is to be done. */
function beside(props: GameProps) {
  return isShowing(props) || !holdsHand(props) ? "all" : "deeds";
}

export const game: GameModule = {
  Board,
  InPrompt: HandBeside,
  Offers,
  Aside,
  Screen,
  Corrections,
  phase,
  ask,
  tell,
  placesTold: true,
  foldsSteps: true,
  showsStep: isShowing,
  beside,
  isCombat: ({ text }) => /^mop-combat-(won|lost|tie)$/.test(text.key),
  rule: ruleOf,
};
