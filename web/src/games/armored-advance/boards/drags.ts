// What a finger does to what it holds: moving, turning, stretching, pulling a corner.

import {
  boxOf,
  type Corner,
  type Corners,
  boundsOf,
  distance,
  moved,
  snapped,
  stretched,
  turned,
  whole,
} from "./corners";
import {
  changeOf,
  cornersOf,
  type Draft,
  movedBy,
  movedObjective,
  turnedBy,
  withZone,
} from "./draft";

/** What is chosen on the board. */
export type Chosen =
  | { readonly type: "pieces"; readonly ids: ReadonlyArray<string> }
  | { readonly type: "zone"; readonly index: number }
  | { readonly type: "objective"; readonly index: number };

/** By what it is held: the body, the ring that turns it, a side, a corner, or between two corners. */
export type Hold =
  | { readonly type: "move" }
  | { readonly type: "turn" }
  | { readonly type: "side"; readonly along: number; readonly across: number }
  | { readonly type: "corner"; readonly index: number }
  | { readonly type: "between"; readonly index: number };

export interface Pull {
  readonly from: Corner;
  readonly to: Corner;
  readonly step: number; // to which places snap; 0: to none
}

const LEAST = 300; // thousandths of an inch: what a finger may not press flat
const NEAR = 350; // two corners so close become one

/** The board after a pull at what is chosen. */
export function dragged(draft: Draft, chosen: Chosen, hold: Hold, pull: Pull): Draft {
  if (chosen.type === "objective") {
    const { to, step } = pull;
    return movedObjective(draft, chosen.index, [snapped(to[0], step), snapped(to[1], step)]);
  }
  if (chosen.type === "zone") {
    const zone = draft.zones[chosen.index];
    return zone ? withZone(draft, chosen.index, reshaped(zone.outline, hold, pull, 3)) : draft;
  }
  const { ids } = chosen;
  if (hold.type === "move") {
    const [dx, dy] = shift(cornersOf(draft, ids), pull);
    return movedBy(draft, ids, dx, dy);
  }
  if (hold.type === "turn" && ids.length > 1) {
    return turnedBy(draft, ids, angleOf(boxOf(cornersOf(draft, ids)).at, pull));
  }
  return changeOf(draft, ids, (piece) => ({
    ...piece,
    corners: reshaped(piece.corners, hold, pull, piece.width === null ? 3 : 2),
  }));
}

/** One outline or line after a pull; it keeps at least so many corners. */
export function reshaped(corners: Corners, hold: Hold, pull: Pull, fewest: number): Corners {
  switch (hold.type) {
    case "move":
      return moved(corners, ...shift(corners, pull));
    case "turn":
      return turnedTo(corners, pull);
    case "side":
      return pulledSide(corners, hold, pull);
    case "corner":
      return pulledCorner(corners, hold.index, pull, fewest);
    case "between": {
      const place = hold.index + 1;
      const with_ = [...corners.slice(0, place), pull.from, ...corners.slice(place)];
      return with_.map((corner, k) => (k === place ? snap(pull) : corner));
    }
  }
}

function snap({ to, step }: Pull): Corner {
  return [snapped(to[0], step), snapped(to[1], step)];
}

/** By how much it moves, so that its west and its south edge come to rest on a step. */
function shift(corners: Corners, { from, to, step }: Pull): [number, number] {
  const { west, south } = boundsOf(corners);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [snapped(west + dx, step) - west, snapped(south + dy, step) - south];
}

function turnedTo(corners: Corners, pull: Pull): Corners {
  const box = boxOf(corners);
  return turned(corners, box.at, angleOf(box.at, pull, box.turned));
}

/** Degrees from one place to the other around a third; what has turned comes to rest on a step. */
function angleOf([x, y]: Corner, { from, to, step }: Pull, was = 0): number {
  const before = Math.atan2(from[1] - y, from[0] - x);
  const after = Math.atan2(to[1] - y, to[0] - x);
  const degrees = ((after - before) * 180) / Math.PI;
  const rest = step === 0 ? 1 : 5;
  return Math.round((was + degrees) / rest) * rest - was;
}

function pulledSide(
  corners: Corners,
  { along, across }: { readonly along: number; readonly across: number },
  { from, to, step }: Pull,
): Corners {
  const box = boxOf(corners);
  const radians = (box.turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const longer = (dx * cos + dy * sin) * along;
  const wider = (-dx * sin + dy * cos) * across;
  const length = Math.max(LEAST, snapped(box.length + longer, step));
  const width = Math.max(LEAST, snapped(box.width + wider, step));
  const [u, v] = [(-along * box.length) / 2, (-across * box.width) / 2]; // the side that stays
  const still = whole([box.at[0] + u * cos - v * sin, box.at[1] + u * sin + v * cos]);
  const factors: [number, number] = [
    along === 0 ? 1 : length / box.length,
    across === 0 ? 1 : width / box.width,
  ];
  return stretched(corners, { ...box, at: still }, ...factors);
}

/** A corner pulled onto its neighbour is one with it. */
function pulledCorner(corners: Corners, index: number, pull: Pull, fewest: number): Corners {
  const { from, to, step } = pull;
  const [x, y] = corners[index] ?? from;
  const place: Corner = [snapped(x + to[0] - from[0], step), snapped(y + to[1] - from[1], step)];
  const count = corners.length;
  const beside =
    fewest === 2 ? [index - 1, index + 1] : [(index + count - 1) % count, (index + 1) % count];
  const meets = beside.some((k) => {
    const other = corners[k];
    return other !== undefined && distance(other, place) < NEAR;
  });
  if (meets && count > fewest) return corners.filter((_, k) => k !== index);
  return corners.map((corner, k) => (k === index ? place : corner));
}
