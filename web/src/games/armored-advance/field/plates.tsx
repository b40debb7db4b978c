// The plates beside the pieces: name, HP and a bar, as far as there is room.

import { sideClass } from "../../../components/seats/seat-badge";
import type { Names } from "../../../words/texts";
import { strength, type Thing, unitName } from "../reading";
import { type Frame, type Point, round } from "./frame";
import { type Spot, spotsFor } from "./labels";
import { radius } from "./pieces";

const PLATE = 34; // pixels high

function plateWidth(name: string): number {
  return Math.max(54, name.length * 7.1 + 14);
}

interface PlatesProps {
  readonly standing: ReadonlyArray<Thing>; // those that matter most first
  readonly names: Names;
  readonly pieces: ReadonlyArray<Thing>; // that no plate may cover
  readonly scale: number; // inches that are as long as one pixel
  readonly frame: Frame;
}

/** Name, HP and a bar of every piece that has room for them, in the size of text. */
export function Plates({ standing, names, pieces: all, scale, frame }: PlatesProps) {
  const pieces = all.map((thing) => ({
    ...frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0),
    r: thing.card ? thing.card.hull.width / 2000 : 0.5,
  }));
  const labels = standing.map((thing) => ({
    id: thing.id,
    at: frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0),
    reach: radius(thing) + 5 * scale,
    w: plateWidth(unitName(thing.id, names)),
    h: PLATE,
  }));
  const spots = spotsFor(labels, scale, frame, pieces);
  const drawn = standing.flatMap((thing, index) => {
    const [spot, label] = [spots.get(thing.id), labels[index]];
    return spot && label ? [{ thing, spot, label }] : [];
  });
  return (
    <>
      {drawn
        .filter(({ spot }) => spot.far)
        .map(({ thing, spot, label }) => (
          <g key={thing.id} class={`aa-plate ${sideClass(thing.seat)}`}>
            <Leader spot={spot} at={label.at} w={label.w} scale={scale} />
          </g>
        ))}
      {drawn.map(({ thing, spot }) => (
        <g
          key={thing.id}
          class={`aa-plate ${sideClass(thing.seat)}`}
          transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${scale})`}
        >
          <Plate thing={thing} name={unitName(thing.id, names)} />
        </g>
      ))}
    </>
  );
}

interface LeaderProps {
  readonly spot: Spot;
  readonly at: Point;
  readonly w: number;
  readonly scale: number;
}

/** Whose plate it is, where it lies farther off. */
function Leader({ spot, at, w, scale }: LeaderProps) {
  return (
    <line
      class="leader"
      x1={round(spot.x + (w * scale) / 2)}
      y1={round(spot.y + (PLATE * scale) / 2)}
      x2={round(at.x)}
      y2={round(at.y)}
    />
  );
}

function Plate({ thing, name }: { readonly thing: Thing; readonly name: string }) {
  const [left, whole] = strength(thing);
  const w = plateWidth(name);
  return (
    <>
      <rect class="box" width={w} height={PLATE} rx="3" />
      <text class="nm" x="6" y="14">
        {name}
      </text>
      <text class="hp" x="6" y="29">
        {left}
      </text>
      <rect class="empty" x="28" y="21" width={w - 34} height="7" />
      <rect class="full" x="28" y="21" width={((w - 34) * left) / whole} height="7" />
    </>
  );
}
