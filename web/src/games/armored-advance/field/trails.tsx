// How the models went in what is told of: a way, a shot with its length, a cross where one stood.

import { sideClass } from "../../../components/seats/seat-badge";
import type { Trail } from "../../../messages";
import { length } from "../lengths";
import type { Box, Circle } from "./labels";
import { distance, type Frame, path, type Point, round } from "./frame";

interface TrailsProps {
  readonly trails: ReadonlyArray<Trail>;
  readonly unit: "in" | "cm";
  readonly range: string | null; // of the shot: from hull to hull, not between their middles
  readonly pieces: ReadonlyArray<Circle>; // that no length may cover
  readonly frame: Frame;
  readonly scale: number;
}

export function Trails(props: TrailsProps) {
  const { trails, frame, scale } = props;
  return (
    <g aria-hidden="true" class="aa-trails">
      {trails.map((trail) => {
        const start = spotIn(trail.start, frame);
        const key = `${trail.how} ${trail.thing}`;
        if (trail.how === "gone" && start) return <Gone key={key} at={start} scale={scale} />;
        const way = wayOf(trail, frame);
        const [first, end, before] = [way[0], way.at(-1), way.at(-2)];
        if (!first || !end || !before) return null;
        return (
          <g key={key} class={`${trail.how} ${sideClass(trail.seat)}`}>
            <path class="under" d={path(way, false)} style={{ strokeWidth: 7 * scale }} />
            <path
              d={path(way, false)}
              style={{
                strokeWidth: 3 * scale,
                ...(trail.how === "moved" ? { strokeDasharray: `${8 * scale} ${5 * scale}` } : {}),
              }}
            />
            <circle cx={round(first.x)} cy={round(first.y)} r={5 * scale} />
            <Tip from={before} to={end} scale={scale} />
            <Length said={lengthOf(trail, props)} scale={scale} />
          </g>
        );
      })}
    </g>
  );
}

/** What the lengths cover, so that no plate is put over them. */
export function lengthBoxes(props: TrailsProps): ReadonlyArray<Box> {
  const { scale } = props;
  return props.trails.flatMap((trail) => {
    const said = lengthOf(trail, props);
    if (!said) return [];
    const [w, h] = [said.wide * scale, HIGH * scale];
    return [{ x: said.at.x - w / 2, y: said.at.y - h / 2, w, h }];
  });
}

function spotIn(spot: Trail["start"], frame: Frame): Point | null {
  return Array.isArray(spot) && typeof spot[0] === "number" && typeof spot[1] === "number"
    ? frame.point(spot[0], spot[1])
    : null;
}

/** Its points; none where nothing went anywhere. */
function wayOf(trail: Trail, frame: Frame): ReadonlyArray<Point> {
  const [start, end] = [spotIn(trail.start, frame), spotIn(trail.end, frame)];
  if (!start || !end || trail.how === "turned" || trail.how === "gone") return [];
  return [start, ...trail.via.flatMap((spot) => spotIn(spot, frame) ?? []), end];
}

interface Said {
  readonly text: string;
  readonly wide: number; // pixels
  readonly at: Point;
}

/** How far it went, and where that stands; null: nothing is said of it. */
function lengthOf(trail: Trail, { unit, range, pieces, frame, scale }: TrailsProps): Said | null {
  const way = wayOf(trail, frame);
  const [before, end] = [way.at(-2), way.at(-1)];
  const text = trail.how === "fired" ? range : length(inches(way), unit);
  if (!before || !end || text === null) return null;
  const wide = text.length * 8 + 10;
  const at = lengthSpot(before, end, { w: wide * scale, h: HIGH * scale }, pieces);
  return { text, wide, at };
}

const HIGH = 20; // pixels, of a length

interface EndsProps {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
}

function Tip({ from, to, scale }: EndsProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      class="tip"
      d="M0 0L-13 -7V7Z"
      transform={`translate(${round(to.x)} ${round(to.y)}) rotate(${round(angle)}) scale(${scale})`}
    />
  );
}

/** Along the whole way, in thousandths. */
function inches(way: ReadonlyArray<Point>): number {
  const legs = way.slice(1).map((to, k) => distance(way[k] ?? to, to));
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0) * 1000);
}

function Length({ said, scale }: { readonly said: Said | null; readonly scale: number }) {
  if (!said) return null;
  const { text, wide, at } = said;
  return (
    <g class="length" transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`}>
      <rect x={-wide / 2} y={-HIGH / 2} width={wide} height={HIGH} rx="2" />
      <text y="5">{text}</text>
    </g>
  );
}

/** In the middle of the way; of a short one, as far beside it as leaves the pieces free. */
export function lengthSpot(
  from: Point,
  to: Point,
  { w, h }: { readonly w: number; readonly h: number },
  pieces: ReadonlyArray<Circle>,
): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const along = Math.max(1e-6, distance(from, to));
  const [dx, dy] = [(from.y - to.y) / along, (to.x - from.x) / along];
  const step = (Math.abs(dx) * w + Math.abs(dy) * h) / 2;
  const spots = [0, 1, -1, 2, -2, 3, -3].map((by) => ({
    x: middle.x + dx * step * by,
    y: middle.y + dy * step * by,
  }));
  const covers =
    (spot: Point) =>
    ({ x, y, r }: Circle) => {
      const across = Math.max(0, Math.abs(x - spot.x) - w / 2);
      const down = Math.max(0, Math.abs(y - spot.y) - h / 2);
      return Math.hypot(across, down) < r;
    };
  return spots.find((spot) => !pieces.some(covers(spot))) ?? middle;
}

function Gone({ at, scale }: { readonly at: Point; readonly scale: number }) {
  return (
    <path
      class="gone"
      d="M-11 -11L11 11M11 -11L-11 11"
      transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`}
    />
  );
}
