// Progress: Evolution of Technology, drawn.

import type { GameModule } from "../game-module";
import { Board } from "./board";
import { Corrections } from "./corrections";
import { InPrompt } from "./hand";
import { Aside, Offers } from "./offers";
import { Screen } from "./screen";
import { tell } from "./told";
import "./phone.css";
import "./hand.css";
import "./tree.css";
import "./screen.css";

export const game: GameModule = {
  Board,
  InPrompt,
  Offers,
  Aside,
  Screen,
  tell,
  placesTold: true,
  foldsSteps: true,
  Corrections,
};
