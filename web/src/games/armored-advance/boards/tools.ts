// What can be drawn, and how it looks when it is only tapped: sizes in thousandths of an inch.

import {
  blob,
  type Box,
  type Corner,
  type Corners,
  rectangle,
  simplified,
  snapped,
} from "./corners";
import type { Kind, Piece } from "./draft";

export interface Tool {
  readonly id: string;
  readonly kind: Kind;
  /** A house, something that grew, or a line with a width. */
  readonly form: "box" | "blob" | "line";
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const box = (kind: Kind, length: number, width: number, height: number): Tool => ({
  id: kind,
  kind,
  form: "box",
  length,
  width,
  height,
});
const grown = (kind: Kind, length: number, width: number, height: number): Tool => ({
  ...box(kind, length, width, height),
  form: "blob",
});
const line = (
  kind: Kind,
  length: number,
  width: number,
  height: number,
  id: string = kind,
): Tool => ({
  ...box(kind, length, width, height),
  id,
  form: "line",
});

export const TOOLS: ReadonlyArray<Tool> = [
  box("building", 6000, 4000, 3000),
  line("wall", 5000, 400, 700),
  line("sandbags", 3000, 500, 400),
  line("tank_traps", 4000, 600, 500),
  grown("foliage", 6000, 5000, 2000),
  line("foliage", 5000, 1000, 1200, "hedge"),
  line("road", 12000, 2000, 0),
  line("water", 12000, 3000, 0, "river"),
  grown("water", 7000, 5000, 0),
  grown("mud", 8000, 5000, 0),
  grown("hill", 10000, 8000, 1000),
  box("bunker", 3000, 3000, 1000),
];

export function toolOf(piece: Pick<Piece, "kind" | "width">): Tool | undefined {
  const isLine = piece.width !== null;
  return (
    TOOLS.find(({ kind, form }) => kind === piece.kind && (form === "line") === isLine) ??
    TOOLS.find(({ kind }) => kind === piece.kind)
  );
}

/** Whether pieces of this kind have a height. */
export function isUpright(kind: Kind): boolean {
  return TOOLS.some((tool) => tool.kind === kind && tool.height > 0);
}

const TAP = 800; // shorter strokes are taps
const LOOSE = 450; // how far a finger's line may be from what it meant

/** The piece that a stroke of the finger makes; a tap makes one of the usual size. */
export function drawnBy(
  tool: Tool,
  stroke: Corners,
  step: number,
): Omit<Piece, "id" | "twin"> | null {
  const first = stroke[0];
  const last = stroke.at(-1);
  if (!first || !last) return null;
  const rest = {
    kind: tool.kind,
    height: tool.height,
    cover: null,
    name: null,
    group: null,
  };
  const at = (corner: Corner): Corner => [snapped(corner[0], step), snapped(corner[1], step)];
  const isTap = stroke.every(([x, y]) => Math.hypot(x - first[0], y - first[1]) < TAP);
  if (tool.form === "line") {
    const half = tool.length / 2;
    const [x, y] = at(first);
    const drawn: Corners = isTap
      ? [
          [x - half, y],
          [x + half, y],
        ]
      : simplified(stroke, LOOSE).map(at);
    return { ...rest, corners: drawn, width: tool.width };
  }
  const frame: Box = isTap
    ? { at: at(first), length: tool.length, width: tool.width, turned: 0 }
    : between(at(first), at(last));
  return { ...rest, corners: tool.form === "box" ? rectangle(frame) : blob(frame), width: null };
}

function between([ax, ay]: Corner, [bx, by]: Corner): Box {
  return {
    at: [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)],
    length: Math.max(500, Math.abs(bx - ax)),
    width: Math.max(500, Math.abs(by - ay)),
    turned: 0,
  };
}
