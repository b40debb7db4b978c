// What lies under a finger: the smallest thing, so that a wall in a wood can be reached.

import { boundsOf, type Corner, type Corners, distance, fromSegment, isInside } from "./corners";
import { type Draft, opposite, outlineOf, together } from "./draft";
import type { Chosen } from "./drags";

/** The thing at a place, `slack` thousandths around it; a twin stands for its piece. */
export function hit(draft: Draft, at: Corner, slack: number): Chosen | null {
  const objective = draft.objectives.findIndex((place) => distance(place, at) <= slack * 1.2);
  if (objective >= 0) return { type: "objective", index: objective };
  const there = opposite(draft, at);
  const found = draft.pieces
    .filter((piece) => {
      const outline = outlineOf(piece);
      return touches(outline, at, slack) || (piece.twin && touches(outline, there, slack));
    })
    .map((piece) => ({ id: piece.id, size: sizeOf(outlineOf(piece)) }))
    .sort((a, b) => a.size - b.size)[0];
  if (found) return { type: "pieces", ids: together(draft, found.id) };
  const zone = draft.zones.findIndex(({ outline }) => isInside(outline, at));
  return zone >= 0 ? { type: "zone", index: zone } : null;
}

function touches(outline: Corners, at: Corner, slack: number): boolean {
  const { west, south, east, north } = boundsOf(outline);
  const [x, y] = at;
  if (x < west - slack || x > east + slack || y < south - slack || y > north + slack) return false;
  if (isInside(outline, at)) return true;
  return outline.some((corner, k) => {
    const next = outline[(k + 1) % outline.length] ?? corner;
    return fromSegment(at, corner, next) <= slack;
  });
}

function sizeOf(outline: Corners): number {
  const { west, south, east, north } = boundsOf(outline);
  return (east - west) * (north - south);
}
