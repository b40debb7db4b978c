// Where the small words beside pieces go: near their piece, on the table, not on each other.

import type { Frame, Point } from "./frame";

export interface Label {
  readonly id: string;
  readonly at: Point; // of its piece
  readonly reach: number; // inches from there that it keeps clear
  readonly w: number; // pixels
  readonly h: number;
}

/** The label's left upper corner, in inches; `far`: a line leads to its piece. */
export interface Spot extends Point {
  readonly far: boolean;
}

/** In inches, with its left upper corner. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A piece that no label may cover. */
export interface Circle extends Point {
  readonly r: number;
}

const APART = 2; // pixels

/** The first label takes the best spot; one that finds no room is left out. */
export function spotsFor(
  labels: ReadonlyArray<Label>,
  scale: number,
  frame: Frame,
  pieces: ReadonlyArray<Circle> = [],
  boxes: ReadonlyArray<Box> = [], // other labels that none may cover
  view: Box | null = null, // what is seen: a piece in it has its label there, if there is room
): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  const taken: Box[] = [
    ...pieces.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
    ...boxes,
  ];
  const table: Box = { x: 0, y: 0, w: frame.w, h: frame.h };
  for (const label of labels) {
    const tried = candidates(label, scale, frame);
    const free = (within: Box) =>
      tried.findIndex((each) => {
        const box = kept(each, within);
        return !taken.some((other) => meet(box, other, scale));
      });
    const seen = view && isIn(label.at, view) ? shared(view, table) : table;
    const [first, second] = [free(seen), seen === table ? -1 : free(table)];
    const [place, room] = first < 0 ? [second, table] : [first, seen];
    const found = tried[place];
    if (!found) continue;
    const box = kept(found, room);
    taken.push(box);
    spots.set(label.id, { x: box.x, y: box.y, far: place >= NEAR });
  }
  return spots;
}

const NEAR = 4; // of the candidates: right beside the piece

/** Away from the middle, where the shots cross; then the other sides; then farther off. */
function candidates(label: Label, scale: number, frame: Frame): ReadonlyArray<Box> {
  const { at, reach } = label;
  const [w, h] = [label.w * scale, label.h * scale];
  const out = at.y < frame.h / 2 ? -1 : 1;
  const side = at.x < frame.w / 2 ? 1 : -1;
  const box = (dx: number, dy: number): Box => ({
    x: at.x + dx - w / 2,
    y: at.y + dy - h / 2,
    w,
    h,
  });
  const up = reach + h / 2;
  const aside = reach + w / 2;
  const beside = [box(0, out * up), box(0, -out * up), box(side * aside, 0), box(-side * aside, 0)];
  const rings = [1, 2, 3, 4, 5].flatMap((ring) => {
    const more = ring * h * 1.1;
    return [
      box(0, out * (up + more)),
      box(side * (aside + more), 0),
      box(side * aside, out * more),
      box(side * aside, -out * more),
      box(0, -out * (up + more)),
    ];
  });
  return [...beside, ...rings];
}

function kept(box: Box, within: Box): Box {
  const x = Math.max(within.x, Math.min(box.x, within.x + within.w - box.w));
  const y = Math.max(within.y, Math.min(box.y, within.y + within.h - box.h));
  return { ...box, x, y };
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h;
}

function shared(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, foot] = [Math.min(a.x + a.w, b.x + b.w), Math.min(a.y + a.h, b.y + b.h)];
  return { x, y, w: right - x, h: foot - y };
}

function meet(a: Box, b: Box, scale: number): boolean {
  const gap = APART * scale;
  const across = a.x < b.x + b.w + gap && b.x < a.x + a.w + gap;
  return across && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
}
