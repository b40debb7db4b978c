// Terrain by its kind: every kind has its own paint and its own mark, none is told by colour alone.

import type { Map as Field, PieceOnBoard } from "../types";
import { distance, outlineOf, path, round } from "./frame";
import type { Frame, Point } from "./frame";

export const LAYERS: ReadonlyArray<ReadonlyArray<PieceOnBoard["kind"]>> = [
  ["hill"],
  ["water", "mud"],
  ["road"],
  ["foliage"],
  ["building", "bunker"],
  ["wall", "sandbags", "tank_traps"],
];

export function Ground({ field, frame }: { readonly field: Field; readonly frame: Frame }) {
  const { w, h } = frame;
  const lines = [
    ...steps(w).map((x) => `M${x} 0V${h}`),
    ...steps(h).map((y) => `M0 ${y}H${w}`),
  ].join("");
  return (
    <g aria-hidden="true">
      <rect class="aa-map" width={w} height={h} />
      <path class="aa-grid" d={lines} />
      {LAYERS.map((kinds) =>
        lowFirst(field.pieces.filter(({ kind }) => kinds.includes(kind))).map((piece) => (
          <Piece key={piece.id} piece={piece} frame={frame} />
        )),
      )}
    </g>
  );
}

/** Of hills the lower steps first; what else there is stays in its order. */
export function lowFirst<T extends Pick<PieceOnBoard, "kind" | "height">>(
  pieces: ReadonlyArray<T>,
): ReadonlyArray<T> {
  if (!pieces.some(({ kind }) => kind === "hill")) return pieces;
  return [...pieces].sort((a, b) => (a.height ?? 0) - (b.height ?? 0));
}

/** Every 6 inches, the edges left out. */
function steps(length: number): ReadonlyArray<number> {
  return Array.from({ length: Math.ceil(length / 6) - 1 }, (_, index) => (index + 1) * 6);
}

export function Piece({ piece, frame }: { readonly piece: PieceOnBoard; readonly frame: Frame }) {
  const points = outlineOf(frame, piece.outline);
  const outline = path(points, true);
  switch (piece.kind) {
    case "water":
      return (
        <g class="aa-water">
          <path d={outline} />
          <path class="mark" d={marks(points, 2, (x, y) => `M${x - 0.5} ${y}q.25-.2.5 0t.5 0`)} />
        </g>
      );
    case "mud":
      return (
        <g class="aa-mud">
          <path d={outline} />
          <path class="mark" d={marks(points, 0.9, (x, y) => `M${x - 0.15} ${y}h.3`)} />
        </g>
      );
    case "hill":
      return (
        <g class="aa-hill">
          <path d={outline} />
          <path class="mark" d={slopes(points)} />
        </g>
      );
    case "road":
      return <path class="aa-road" d={outline} />;
    case "foliage":
      return (
        <g class="aa-foliage">
          <path d={scalloped(points)} />
          <path
            class="mark"
            d={marks(points, 1.3, (x, y) => `M${x - 0.22} ${y}a.22 .22 0 01.44 0`)}
          />
        </g>
      );
    case "building":
    case "bunker":
      return <House points={points} bunker={piece.kind === "bunker"} />;
    case "wall":
      return <Wall points={points} outline={outline} />;
    case "sandbags":
      return (
        <g class="aa-sandbags">
          <path d={outline} />
          {along(points, 0.5).map(({ x, y }, index) => (
            <ellipse key={index} cx={x} cy={y} rx=".26" ry=".18" />
          ))}
        </g>
      );
    case "tank_traps":
      return (
        <g class="aa-traps">
          <path class="under" d={outline} />
          <path d={marks(points, 0.9, (x, y) => `M${x - 0.25} ${y - 0.25}l.5 .5m0-.5l-.5 .5`)} />
        </g>
      );
  }
}

function House({
  points,
  bunker,
}: {
  readonly points: ReadonlyArray<Point>;
  readonly bunker: boolean;
}) {
  const middle = centre(points);
  const roof = points.map(
    (point) => `M${round(point.x)} ${round(point.y)}L${round(middle.x)} ${round(middle.y)}`,
  );
  return (
    <g class={bunker ? "aa-house bunker" : "aa-house"}>
      <path
        class="shade"
        d={path(
          points.map(({ x, y }) => ({ x: x + 0.14, y: y + 0.16 })),
          true,
        )}
      />
      <path d={path(points, true)} />
      {bunker ? (
        <path
          class="roof"
          d={path(
            points.map((p) => between(p, middle, 0.3)),
            true,
          )}
        />
      ) : (
        <path class="roof" d={roof.join("")} />
      )}
    </g>
  );
}

function Wall({
  points,
  outline,
}: {
  readonly points: ReadonlyArray<Point>;
  readonly outline: string;
}) {
  const [a, b, c, d] = points;
  const long =
    a && b && c && d ? (distance(a, b) >= distance(b, c) ? [a, b, d, c] : [b, c, a, d]) : [];
  const [one, two, three, four] = long;
  const stones =
    one && two && three && four
      ? Array.from({ length: Math.floor(distance(one, two) / 0.6) }, (_, index) => {
          const share = (index + 0.5) / Math.floor(distance(one, two) / 0.6);
          const from = between(one, two, share);
          const to = between(three, four, share);
          return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
        })
      : [];
  return (
    <g class="aa-wall">
      <path d={outline} />
      <path class="mark" d={stones.join("")} />
    </g>
  );
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function centre(points: ReadonlyArray<Point>): Point {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return { x, y };
}

/** Points along the outline, about so far apart. */
function along(points: ReadonlyArray<Point>, step: number): ReadonlyArray<Point> {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const count = Math.max(1, Math.round(distance(from, to) / step));
    return Array.from({ length: count }, (_, place) => between(from, to, place / count));
  });
}

/** Short strokes inwards from the outline, as maps draw a slope. */
function slopes(points: ReadonlyArray<Point>): string {
  const middle = centre(points);
  return along(points, 1.1)
    .map((at) => {
      const far = Math.max(distance(at, middle), 0.001);
      const to = between(at, middle, Math.min(0.5 / far, 0.4));
      return `M${round(at.x)} ${round(at.y)}L${round(to.x)} ${round(to.y)}`;
    })
    .join("");
}

/** Treetops: the outline in small arcs. */
function scalloped(points: ReadonlyArray<Point>): string {
  const tops = along(points, 0.85);
  const [first] = tops;
  if (!first) return "";
  const clockwise = area(points) > 0 ? 1 : 0;
  const arcs = [...tops.slice(1), first].map((to, index) => {
    const r = round(distance(tops[index] ?? to, to) * 0.56);
    return `A${r} ${r} 0 0 ${clockwise} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${arcs.join("")}Z`;
}

function area(points: ReadonlyArray<Point>): number {
  return points.reduce((sum, from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
}

/** A mark on a grid inside the outline, shifted row by row so that it looks like ground. */
function marks(
  points: ReadonlyArray<Point>,
  step: number,
  draw: (x: number, y: number) => string,
): string {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const drawn: string[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step * 0.8) {
    row += 1;
    for (
      let x = Math.min(...xs) + step * (0.35 + 0.45 * (row % 2));
      x < Math.max(...xs);
      x += step
    ) {
      if (inside(points, x, y)) drawn.push(draw(round(x), round(y)));
    }
  }
  return drawn.join("");
}

function inside(points: ReadonlyArray<Point>, x: number, y: number): boolean {
  let within = false;
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}
