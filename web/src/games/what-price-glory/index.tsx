// What Price Glory?, drawn.

import type { View } from "../../messages";
import type { GameModule } from "../game-module";
import { Board } from "./board";
import { Emblem } from "./emblem";
import { Offers } from "./offers";
import { boardOf } from "./reading";
import { Screen } from "./screen";
import "./glory.css";

/** The season, beside whose decision it is. */
function phase(view: View) {
  const { season, year } = boardOf(view);
  return { key: "wpg-ui-season", values: { season, year } };
}

export const game: GameModule = { Board, Offers, Screen, Emblem, phase };
