// The squares of the table: 6 inches, letters from west to east, numbers from the south edge.

import type { Place } from "../types";

export const SQUARE = 6000; // thousandths of an inch

interface Size {
  readonly width: number;
  readonly depth: number;
}

const ENDLESS: Size = { width: Infinity, depth: Infinity };

/** "C4", as it is printed on the plan of the table; what reaches over an edge counts to the last
 *  square there, where the table's size is given. */
export function squareOf({ x, y }: Place, { width, depth }: Size = ENDLESS): string {
  return `${letterOf(indexOf(x, width))}${indexOf(y, depth) + 1}`;
}

function indexOf(at: number, long: number): number {
  const last = Math.ceil(long / SQUARE) - 1;
  return Math.min(last, Math.max(0, Math.floor(at / SQUARE)));
}

/** A to Z, then AA. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
