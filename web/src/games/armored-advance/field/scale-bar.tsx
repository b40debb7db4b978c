// How long six inches are, or fifteen centimetres: in a lower corner of the map, beside what stands
// there.

import { fromUnit, type LengthUnit, measure } from "../lengths";
import type { Camera } from "./camera";
import type { Box, Circle } from "./labels";

interface ScaleProps {
  readonly bar: Bar;
  readonly unit: LengthUnit;
}

export function ScaleBar({ bar, unit }: ScaleProps) {
  return (
    <div class={`aa-scale ${bar.side}`} aria-hidden="true">
      <i style={{ width: `${bar.long}px` }} />
      {measure(steps(unit), unit)}
    </div>
  );
}

export interface Bar {
  readonly side: "left" | "right";
  readonly long: number; // pixels of the line alone
  readonly box: Box; // what it covers, in inches of the map
}

const HIGH = 44; // pixels from the foot of the map to above the bar, and what it has beside its line
const WORDS = 68;

function steps(unit: LengthUnit): number {
  return unit === "cm" ? 15 : 6;
}

interface View extends Pick<Camera, "shown" | "height" | "scale"> {
  readonly words: number; // inches per pixel of words
}

/** In the left corner, unless a piece stands there and none in the right. */
export function barOn(view: View, unit: LengthUnit, pieces: ReadonlyArray<Circle>): Bar {
  const { shown, height, scale, words } = view;
  const inches = fromUnit(steps(unit), unit) / 1000;
  const w = inches + WORDS * words;
  const y = shown.y + height - HIGH * words;
  const at = (x: number): Box => ({ x, y, w, h: HIGH * words });
  const [left, right] = [at(shown.x), at(shown.x + shown.w - w)];
  const free = (box: Box) => !pieces.some((piece) => covers(box, piece));
  const side = free(left) || !free(right) ? "left" : "right";
  return { side, long: inches / scale, box: side === "left" ? left : right };
}

function covers(box: Box, { x, y, r }: Circle): boolean {
  const across = Math.max(box.x - x, x - box.x - box.w, 0);
  const down = Math.max(box.y - y, y - box.y - box.h, 0);
  return Math.hypot(across, down) < r;
}
