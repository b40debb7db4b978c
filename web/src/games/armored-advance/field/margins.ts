// What lies on the edges of the map, over whatever is drawn there: the names of its squares, the
// buttons, the scale bar. Plates keep clear of them.

import { useMemo } from "preact/hooks";

import type { Board } from "../types";
import type { Camera } from "./camera";
import { roomOf } from "./field-pieces";
import type { Frame } from "./frame";
import type { Box } from "./labels";
import { type Bar, barOn } from "./scale-bar";

export interface Margins {
  readonly bar: Bar;
  readonly view: Box; // what is seen, without its edges
  readonly boxes: ReadonlyArray<Box>; // and what lies over that
}

const NAMES = 22; // pixels, of the letters and numbers on two edges
const EDGE = 4;
const BUTTON = { w: 60, h: 50 }; // with the air around it
const BUTTONS = 4;

type Seen = Pick<Camera, "shown" | "height" | "scale">;

/** `words`: inches per pixel of words. */
export function useMargins(board: Board, frame: Frame, camera: Seen, words: number): Margins {
  const { shown, height, scale } = camera;
  return useMemo(() => {
    const pieces = roomOf(board, frame);
    const bar = barOn({ shown, height, scale, words }, board.rules.unit, pieces);
    const [names, edge] = [NAMES * words, EDGE * words];
    const view = {
      x: shown.x + names,
      y: shown.y + names,
      w: shown.w - names - edge,
      h: height - names - edge,
    };
    const w = BUTTON.w * words;
    const buttons = { x: shown.x + shown.w - w, y: shown.y, w, h: BUTTONS * BUTTON.h * words };
    return { bar, view, boxes: [bar.box, buttons] };
  }, [board, frame, shown.x, shown.y, shown.w, height, scale, words]);
}
