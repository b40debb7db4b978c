// What the start page knows of Progress.

import type { GameFront } from "../game-module";
import { Emblem } from "./emblem";

export const front: GameFront = { Emblem, diceless: true };
