// The squares of the table: 6 inches, letters from west to east, numbers from the south edge.

import type { Place } from "../types";

export const SQUARE = 6000; // thousandths of an inch

/** "C4", as it is printed on the plan of the table. */
export function squareOf({ x, y }: Place): string {
  return `${letterOf(Math.floor(Math.max(0, x) / SQUARE))}${Math.floor(Math.max(0, y) / SQUARE) + 1}`;
}

/** A to Z, then AA. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
