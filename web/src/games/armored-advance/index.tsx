// Armored Advance, drawn.

import type { View } from "../../messages";
import type { GameModule } from "../game-module";
import { Board } from "./board";
import { Aside, Offers } from "./offers";
import { boardOf } from "./reading";
import { ruleOf } from "./rules";
import { Screen } from "./screen";
import "./field.css";
import "./phone.css";
import "./quick-check.css";
import "./ruling.css";
import "./screen.css";

function phase(view: View) {
  const { stage, round } = boardOf(view);
  if (stage !== "play") return null;
  return { key: "aa-ui-round", values: { round } };
}

export const game: GameModule = { Board, Offers, Aside, Screen, phase, rule: ruleOf };
