// Where the window of the map looks: at what is decided, else at an area that can be tapped, at first
// at the front.

import type { MapProps } from "./map";

export type Corner = readonly [number, number];

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

type Wish = Pick<MapProps, "board" | "chosen" | "marks">;

/** The areas of which one should be seen: where something is decided, or all that can be tapped. */
export function wished({ board, chosen, marks }: Wish): ReadonlyArray<string> {
  const one = board.now?.area || chosen;
  return one ? [one] : [...marks.keys()].sort();
}

export function placesOf(board: Wish["board"], ids: ReadonlyArray<string>): ReadonlyArray<Corner> {
  return board.areas.filter(({ id }) => ids.includes(id)).map(({ place }) => place);
}

/** The middle of the areas that lie beside one of the other side. */
export function frontOf(board: Wish["board"]): Corner | null {
  const sides = new Map(board.areas.map(({ id, controller }) => [id, controller]));
  const met = board.borders.filter(
    ({ joins, between: [one, two] }) => joins !== false && sides.get(one) !== sides.get(two),
  );
  const places = placesOf(
    board,
    met.flatMap(({ between }) => between),
  );
  if (places.length === 0) return null;
  const middle = (axis: 0 | 1) =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [middle(0), middle(1)];
}

/** Where to look so that one of the places is seen; null: one is, or there is none. */
export function lookAt(places: ReadonlyArray<Corner>, seen: Seen, edge: number): Corner | null {
  const { left, top, wide, high } = seen;
  const inside = ([x, y]: Corner) =>
    x > left + edge && x < left + wide - edge && y > top + edge && y < top + high - edge;
  if (places.some(inside)) return null;
  const far = ([x, y]: Corner) => Math.hypot(x - left - wide / 2, y - top - high / 2);
  return [...places].sort((one, two) => far(one) - far(two))[0] ?? null;
}
