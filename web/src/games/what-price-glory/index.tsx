// What Price Glory?, drawn.

import type { View } from "../../messages";
import type { GameModule } from "../game-module";
import { Aside } from "./aside";
import { Board } from "./board";
import { Corrections } from "./corrections";
import { Offers } from "./offers/offers";
import { boardOf } from "./reading";
import { ruleOf } from "./rules";
import { Screen } from "./screen";
import { tell } from "./told";
import "./styles";

/** The season, beside whose decision it is. */
function phase(view: View) {
  const { season, year } = boardOf(view);
  return { key: "wpg-ui-season", values: { season, year } };
}

export const game: GameModule = {
  Board,
  Offers,
  Aside,
  Screen,
  Corrections,
  phase,
  tell,
  placesTold: true,
  isCombat: ({ text }) => /^wpg-fired-/.test(text.key),
  rule: ruleOf,
};
