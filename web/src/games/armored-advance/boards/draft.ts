// A board that is being drawn, and every way to change it. Nothing here knows a rule: what is wrong
// with a board, the server says.

import type { BoardDraft, DraftPiece } from "../types";
import {
  asRectangle,
  boundsOf,
  type Corner,
  type Corners,
  distance,
  middleOf,
  mirrored,
  moved,
  thickLine,
  turned,
} from "./corners";

export type Kind = DraftPiece["kind"];
export type Layout = "free" | "turn" | "mirror";

export interface Piece {
  readonly id: string;
  readonly kind: Kind;
  readonly corners: Corners; // of its outline, or of its line
  readonly width: number | null; // of a line; null: an outline
  readonly height: number;
  readonly cover: number | null; // null: as the rules have it
  readonly name: BoardDraft["name"] | null;
  readonly twin: boolean; // in a symmetric layout
  readonly group: string | null;
}

export interface Draft {
  readonly id: string;
  readonly name: BoardDraft["name"];
  readonly width: number;
  readonly depth: number;
  readonly layout: Layout;
  readonly pieces: ReadonlyArray<Piece>;
  readonly zones: ReadonlyArray<{ readonly id: string; readonly outline: Corners }>;
  readonly objectives: Corners;
}

const INCH = 1000;

/** What the server read from a file, to be drawn on. */
export function opened(read: BoardDraft): Draft {
  const twins = read.pieces.map(({ twin = "no" }) => twin);
  const layout = twins.includes("turn") ? "turn" : twins.includes("mirror") ? "mirror" : "free";
  const draft: Draft = {
    id: read.id,
    name: read.name,
    width: read.width,
    depth: read.depth,
    layout,
    pieces: [],
    zones: read.zones,
    objectives: read.objectives.map(({ x, y }): Corner => [x, y]),
  };
  return { ...draft, pieces: read.pieces.flatMap((piece) => piecesOf(draft, piece)) };
}

/** A file may have twins of both sorts; those that are not of the layout become pieces. */
function piecesOf(draft: Draft, read: DraftPiece): ReadonlyArray<Piece> {
  const twin = read.twin ?? "no";
  const line = read.line ?? [];
  const piece: Piece = {
    id: read.id,
    kind: read.kind,
    corners: line.length > 0 ? line : (read.outline ?? []),
    width: line.length > 0 ? (read.width ?? 0) : null,
    height: read.height ?? 0,
    cover: read.cover ?? null,
    name: read.name ?? null,
    twin: twin === draft.layout,
    group: read.group ?? null,
  };
  if (twin === "no" || piece.twin) return [piece];
  const opposite = { ...twinOf({ ...draft, layout: twin }, piece), id: `${piece.id}-twin` };
  return [piece, opposite];
}

export function blank(width: number, depth: number, name: BoardDraft["name"]): Draft {
  const draft: Draft = {
    id: "board",
    name,
    width,
    depth,
    layout: "free",
    pieces: [],
    zones: [],
    objectives: [[Math.round(width / 2), Math.round(depth / 2)]],
  };
  return { ...draft, zones: strips(draft, "edges", Math.round(depth / 6 / 500) * 500) };
}

// --- Looking -----------------------------------------------------------------------------------

export function outlineOf(piece: Piece): Corners {
  return piece.width === null ? piece.corners : thickLine(piece.corners, piece.width);
}

/** Whether the zones face each other from west to east. */
export function facesAlong({ zones }: Draft): boolean {
  const [one, two] = zones.map(({ outline }) => middleOf(outline));
  if (!one || !two) return true;
  return Math.abs(two[0] - one[0]) >= Math.abs(two[1] - one[1]);
}

/** Where a place has its counterpart in the layout. */
export function opposite(draft: Draft, [x, y]: Corner): Corner {
  const { width, depth, layout } = draft;
  if (layout === "free") return [x, y];
  if (layout === "turn") return [width - x, depth - y];
  return facesAlong(draft) ? [width - x, y] : [x, depth - y];
}

export function twinOf(draft: Draft, piece: Piece): Piece {
  return { ...piece, corners: piece.corners.map((corner) => opposite(draft, corner)) };
}

/** Every piece that will stand on the table, the twins under names of their own. */
export function standing(draft: Draft): ReadonlyArray<Piece> {
  return draft.pieces.flatMap((piece) =>
    piece.twin && draft.layout !== "free"
      ? [piece, { ...twinOf(draft, piece), id: `${piece.id}-twin` }]
      : [piece],
  );
}

/** The others of a piece's group, and itself. */
export function together(draft: Draft, id: string): ReadonlyArray<string> {
  const group = draft.pieces.find((piece) => piece.id === id)?.group ?? null;
  if (group === null) return [id];
  return draft.pieces.filter((piece) => piece.group === group).map((piece) => piece.id);
}

/** "2" for the second building. */
export function numberOf(draft: Draft, piece: Piece): number {
  const alike = draft.pieces.filter(({ kind }) => kind === piece.kind);
  return alike.findIndex(({ id }) => id === piece.id) + 1;
}

// --- Changing ----------------------------------------------------------------------------------

export function changeOf(
  draft: Draft,
  ids: ReadonlyArray<string>,
  change: (piece: Piece) => Piece,
): Draft {
  const pieces = draft.pieces.map((piece) => (ids.includes(piece.id) ? change(piece) : piece));
  return { ...draft, pieces };
}

/** With a new piece; in a symmetric layout it has a twin, unless it lies across the middle. */
export function added(draft: Draft, piece: Omit<Piece, "id" | "twin">): [Draft, string] {
  const id = unused(draft, piece.kind.replaceAll("_", "-"));
  const made: Piece = { ...piece, id, twin: false };
  const twin = draft.layout !== "free" && !isItsOwnTwin(draft, made);
  return [{ ...draft, pieces: [...draft.pieces, { ...made, twin }] }, id];
}

function unused({ pieces }: Draft, name: string): string {
  const taken = new Set(pieces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${name}-${number}`) || taken.has(`${name}-${number}-twin`)) number += 1;
  return `${name}-${number}`;
}

/** It fills its own counterpart's place, as a road through the middle does. */
function isItsOwnTwin(draft: Draft, piece: Piece): boolean {
  const twin = outlineOf(twinOf(draft, piece));
  return outlineOf(piece).every((corner) => twin.some((other) => distance(corner, other) < 250));
}

export function removed(draft: Draft, ids: ReadonlyArray<string>): Draft {
  return { ...draft, pieces: draft.pieces.filter(({ id }) => !ids.includes(id)) };
}

export function movedBy(draft: Draft, ids: ReadonlyArray<string>, dx: number, dy: number): Draft {
  return changeOf(draft, ids, (piece) => ({ ...piece, corners: moved(piece.corners, dx, dy) }));
}

/** Around the middle of all of them. */
export function turnedBy(draft: Draft, ids: ReadonlyArray<string>, degrees: number): Draft {
  const about = middleOf(cornersOf(draft, ids));
  return changeOf(draft, ids, (piece) => ({
    ...piece,
    corners: turned(piece.corners, about, degrees),
  }));
}

/** Each seen in a mirror that stands in the middle of all of them. */
export function flipped(draft: Draft, ids: ReadonlyArray<string>): Draft {
  const [x] = middleOf(cornersOf(draft, ids));
  return changeOf(draft, ids, (piece) => ({ ...piece, corners: mirrored(piece.corners, x) }));
}

export function cornersOf(draft: Draft, ids: ReadonlyArray<string>): Corners {
  return draft.pieces.filter(({ id }) => ids.includes(id)).flatMap(outlineOf);
}

/** A copy of each, a little to the side, in a group of its own where they were one. */
export function duplicated(
  draft: Draft,
  ids: ReadonlyArray<string>,
): [Draft, ReadonlyArray<string>] {
  const group = ids.length > 1 ? newGroup(draft) : null;
  return draft.pieces
    .filter(({ id }) => ids.includes(id))
    .reduce<[Draft, ReadonlyArray<string>]>(
      ([so, made], piece) => {
        const copy = { ...piece, corners: moved(piece.corners, INCH, -INCH), name: null, group };
        const [next, id] = added(so, copy);
        return [changeOf(next, [id], (each) => ({ ...each, twin: piece.twin })), [...made, id]];
      },
      [draft, []],
    );
}

export function grouped(draft: Draft, ids: ReadonlyArray<string>): Draft {
  const group = newGroup(draft);
  return changeOf(draft, ids, (piece) => ({ ...piece, group }));
}

export function ungrouped(draft: Draft, ids: ReadonlyArray<string>): Draft {
  return changeOf(draft, ids, (piece) => ({ ...piece, group: null }));
}

function newGroup({ pieces }: Draft): string {
  const taken = new Set(pieces.map(({ group }) => group));
  let number = 1;
  while (taken.has(`group-${number}`)) number += 1;
  return `group-${number}`;
}

// --- Symmetry ----------------------------------------------------------------------------------

/** The whole board in a layout: its first zone's half is kept, and stands on the other side too.
 *  Free: twins become pieces of their own, and nothing moves. */
export function laidOut(draft: Draft, layout: Layout): Draft {
  if (layout === draft.layout) return draft;
  const free: Draft = { ...draft, layout: "free", pieces: standing(draft).map(alone) };
  if (layout === "free") return free;
  const even: Draft = { ...free, layout };
  const kept = free.pieces
    .filter((piece) => side(even, middleOf(outlineOf(piece))) >= 0 || isItsOwnTwin(even, piece))
    .map((piece) => ({ ...piece, twin: !isItsOwnTwin(even, piece) }));
  const [first, second] = even.zones;
  const zones =
    first && second
      ? [first, { ...second, outline: first.outline.map((corner) => opposite(even, corner)) }]
      : even.zones;
  const near = even.objectives.filter((at) => side(even, at) > 0);
  const middle = even.objectives.filter((at) => side(even, at) === 0);
  const objectives = [...middle, ...near.flatMap((at) => [at, opposite(even, at)])];
  return { ...even, pieces: kept, zones, objectives };
}

function alone(piece: Piece): Piece {
  return { ...piece, twin: false };
}

const MIDDLE = 250; // within a quarter of an inch of the middle line counts as on it

/** 1: on the first zone's side of the middle; -1: on the other; 0: between. */
function side(draft: Draft, [x, y]: Corner): number {
  const [zone] = draft.zones;
  const along = facesAlong(draft);
  const home = zone ? middleOf(zone.outline) : ([0, 0] as const);
  const half = along ? draft.width / 2 : draft.depth / 2;
  const [own, at] = along ? [home[0], x] : [home[1], y];
  if (Math.abs(at - half) < MIDDLE) return 0;
  return Math.sign(at - half) === Math.sign(own - half) ? 1 : -1;
}

// --- Zones, objectives, size -------------------------------------------------------------------

/** Two deployment zones of the same depth: along the long `edges`, at the `ends`, or in two corners. */
export function strips(
  draft: Draft,
  where: "edges" | "ends" | "corners",
  deep: number,
): Draft["zones"] {
  const { width, depth } = draft;
  const along = where === "ends";
  const [east, north] =
    where === "corners" ? [width / 2, depth / 2] : along ? [deep, depth] : [width, deep];
  const near: Corners = [
    [0, 0],
    [Math.round(east), 0],
    [Math.round(east), Math.round(north)],
    [0, Math.round(north)],
  ];
  const far = near.map(([x, y]): Corner => [width - x, depth - y]);
  const [one, two] = along
    ? ["west", "east"]
    : where === "corners"
      ? ["southwest", "northeast"]
      : ["south", "north"];
  return [
    { id: one ?? "", outline: near },
    { id: two ?? "", outline: far },
  ];
}

/** One zone drawn anew; in a symmetric layout the other follows. */
export function withZone(draft: Draft, index: number, outline: Corners): Draft {
  const held = outline.map(([x, y]): Corner => [
    clamp(x, 0, draft.width),
    clamp(y, 0, draft.depth),
  ]);
  const zones = draft.zones.map((zone, place) => {
    if (place === index) return { ...zone, outline: held };
    if (draft.layout === "free") return zone;
    return { ...zone, outline: held.map((corner) => opposite(draft, corner)) };
  });
  return { ...draft, zones };
}

export function withObjective(draft: Draft, at: Corner): Draft {
  const other = opposite(draft, at);
  const both = distance(at, other) < MIDDLE ? [at] : [at, other];
  return { ...draft, objectives: [...draft.objectives, ...both] };
}

export function movedObjective(draft: Draft, index: number, to: Corner): Draft {
  const was = draft.objectives[index];
  if (!was) return draft;
  const place: Corner = [clamp(to[0], 0, draft.width), clamp(to[1], 0, draft.depth)];
  const partner = partnerOf(draft, index);
  const objectives = draft.objectives.map((at, k) =>
    k === index ? place : k === partner ? opposite(draft, place) : at,
  );
  return { ...draft, objectives };
}

export function withoutObjective(draft: Draft, index: number): Draft {
  const partner = partnerOf(draft, index);
  return { ...draft, objectives: draft.objectives.filter((_, k) => k !== index && k !== partner) };
}

/** The objective that mirrors this one; -1: none does, or it lies in the middle. */
export function partnerOf(draft: Draft, index: number): number {
  const at = draft.objectives[index];
  if (!at || draft.layout === "free") return -1;
  const there = opposite(draft, at);
  return draft.objectives.findIndex((other, k) => k !== index && distance(other, there) < 2);
}

/** Another size: what stands there stays where it is, measured from the south-west corner. */
export function resized(draft: Draft, width: number, depth: number): Draft {
  const [one] = draft.zones;
  const sized: Draft = { ...draft, width, depth };
  if (!one) return sized;
  const { east, north, west, south } = boundsOf(one.outline);
  const rect = asRectangle(one.outline) !== null && west === 0 && south === 0;
  const where = north >= draft.depth ? "ends" : east >= draft.width ? "edges" : null;
  if (!rect || where === null) return sized;
  return { ...sized, zones: strips(sized, where, where === "ends" ? east : north) };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** As the server's shapes have it, to be kept on this phone. */
export function wire(draft: Draft): BoardDraft {
  const twin = draft.layout === "free" ? "no" : draft.layout;
  return {
    id: draft.id,
    name: draft.name,
    width: draft.width,
    depth: draft.depth,
    zones: draft.zones,
    objectives: draft.objectives.map(([x, y]) => ({ x, y })),
    pieces: draft.pieces.map((piece) => ({
      id: piece.id,
      kind: piece.kind,
      ...(piece.width === null
        ? { outline: piece.corners }
        : { line: piece.corners, width: piece.width }),
      height: piece.height,
      cover: piece.cover,
      name: piece.name,
      twin: piece.twin ? twin : "no",
      group: piece.group,
    })),
  };
}
