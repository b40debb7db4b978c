// The limits of the range band that a measured length lies in, all around its beginning: every point
// of a ring is as far from the nearest edge of the hull.

import type { Reason } from "../../../messages";
import { type Frame, type Point, round } from "../field/frame";
import { Tag } from "../field/overlays";
import { length, type LengthUnit } from "../lengths";
import type { Thing } from "../reading";

const TOKEN = 0.5; // inches: the radius of a squad's token
const ASIDE = 0.6; // radians from the line, where a ring's length stands beside it

interface Shape {
  readonly middle: Point;
  readonly long: number; // half of the hull, in inches; 0: a disc
  readonly wide: number;
  readonly disc: number; // its radius; 0: a hull
  readonly turn: number; // degrees clockwise from pointing up
}

/** The limits of the band, in inches, that the answer names. */
export function limitsIn(reasons: ReadonlyArray<Reason>): ReadonlyArray<number> {
  const band = reasons.find(({ key }) => key === "aa-m-band" || key === "aa-m-beyond");
  if (!band) return [];
  const { low_inches: low, high_inches: high } = band.values;
  const limits = band.key === "aa-m-band" ? [low, high] : [low];
  return limits.filter((limit) => typeof limit === "number").filter((limit) => limit > 0);
}

/** What stands at the beginning of the line; a point if nothing does. */
export function shapeOf(
  thing: Pick<Thing, "card" | "heading" | "squad"> | null,
  middle: Point,
  frame: Frame,
): Shape {
  const hull = thing?.card?.hull;
  return {
    middle,
    long: (hull?.length ?? 0) / 2000,
    wide: (hull?.width ?? 0) / 2000,
    disc: thing?.squad ? TOKEN : 0,
    turn: frame.angle(thing?.heading ?? 0),
  };
}

/** The point of a ring whose nearest point of the hull lies in this direction from it. */
export function onRing({ middle, long, wide, disc, turn }: Shape, far: number, way: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const ahead = { x: Math.sin(angle), y: -Math.cos(angle) };
  const right = { x: Math.cos(angle), y: Math.sin(angle) };
  const along = Math.sign(way.x * ahead.x + way.y * ahead.y) * long;
  const across = Math.sign(way.x * right.x + way.y * right.y) * wide;
  return {
    x: middle.x + ahead.x * along + right.x * across + way.x * (far + disc),
    y: middle.y + ahead.y * along + right.y * across + way.y * (far + disc),
  };
}

interface RingsProps {
  readonly shape: Shape;
  readonly towards: Point;
  readonly limits: ReadonlyArray<number>;
  readonly unit: LengthUnit;
  readonly scale: number;
}

export function RangeRings({ shape, towards, limits, unit, scale }: RingsProps) {
  const { middle, long, wide, disc, turn } = shape;
  const angle = Math.atan2(towards.y - middle.y, towards.x - middle.x) - ASIDE;
  const aside = { x: Math.cos(angle), y: Math.sin(angle) };
  return (
    <g class="aa-rings">
      {limits.map((limit) => {
        const far = limit + disc;
        return (
          <rect
            key={limit}
            x={-wide - far}
            y={-long - far}
            width={2 * (wide + far)}
            height={2 * (long + far)}
            rx={far}
            transform={`translate(${round(middle.x)} ${round(middle.y)}) rotate(${round(turn)})`}
            style={{ strokeWidth: 1.5 * scale }}
          />
        );
      })}
      {limits.map((limit) => (
        <Tag
          key={limit}
          at={onRing(shape, limit, aside)}
          text={length(limit * 1000, unit)}
          scale={scale}
          kind="quiet"
        />
      ))}
    </g>
  );
}
