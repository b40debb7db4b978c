// Squares of 6 inches: A1 is the south-west corner, letters go east, numbers north.

import type { Corner } from "./corners";

export const SQUARE = 6000; // thousandths of an inch

/** A, B ... Z, AA, AB ... */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

/** The square a place lies in, such as "D3"; what reaches over the edge counts to the last one. */
export function squareOf(
  [x, y]: Corner,
  { width, depth }: { readonly width: number; readonly depth: number },
): string {
  return `${letterOf(indexOf(x, width))}${indexOf(y, depth) + 1}`;
}

function indexOf(at: number, long: number): number {
  const last = Math.ceil(long / SQUARE) - 1;
  return Math.min(last, Math.max(0, Math.floor(at / SQUARE)));
}
