// The plates beside the pieces: name, HP and a bar, as far as there is room.

import { sideClass } from "../../../components/seats/seat-badge";
import type { Names } from "../../../words/texts";
import { strength, type Thing, unitName } from "../reading";
import type { Board, Place } from "../types";
import { tokenRadius } from "./field-pieces";
import { type Frame, type Point, round } from "./frame";
import { type Box, type Circle, type Spot, spotsFor } from "./labels";
import { radius } from "./pieces";

const PLATE = 34; // pixels high
const SMALL = 18; // of a plate without a name

function plateWidth(name: string | null): number {
  return name === null ? 30 : Math.max(54, name.length * 7.1 + 14);
}

interface PlatesProps {
  readonly standing: ReadonlyArray<Thing>; // those that matter most first
  readonly named: (thing: Thing) => boolean; // else it has HP alone
  readonly names: Names;
  readonly pieces: ReadonlyArray<Thing>; // that no plate may cover
  readonly objectives: Board["objectives"]; // nor these
  readonly words: ReadonlyArray<Box>; // nor these
  readonly view: Box; // where they belong
  readonly scale: number; // inches that are as long as one pixel
  readonly frame: Frame;
}

/** Name, HP and a bar of every piece that has room for them, in the size of text. */
export function Plates(props: PlatesProps) {
  const { standing, named, names, scale, frame } = props;
  const nameIn = (thing: Thing) => (named(thing) ? unitName(thing.id, names) : null);
  const labels = standing.map((thing) => ({
    id: thing.id,
    at: frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0),
    reach: radius(thing) + 5 * scale,
    w: plateWidth(nameIn(thing)),
    h: named(thing) ? PLATE : SMALL,
  }));
  const spots = spotsFor(labels, scale, frame, keptClear(props), props.words, props.view);
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
            <Leader spot={spot} at={label.at} w={label.w} h={label.h} scale={scale} />
          </g>
        ))}
      {drawn.map(({ thing, spot }) => (
        <g
          key={thing.id}
          class={`aa-plate ${sideClass(thing.seat)}`}
          transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${scale})`}
        >
          {named(thing) ? (
            <Plate thing={thing} name={unitName(thing.id, names)} />
          ) : (
            <SmallPlate thing={thing} />
          )}
        </g>
      ))}
    </>
  );
}

/** Units, from bow to stern, and the tokens of objectives. */
function keptClear({ pieces, objectives, scale, frame }: PlatesProps): ReadonlyArray<Circle> {
  const at = (place: Place | null) => frame.point(place?.x ?? 0, place?.y ?? 0);
  return [
    ...pieces.map((thing) => ({ ...at(thing.at), r: radius(thing) })),
    ...objectives.flatMap(({ at: place }) =>
      place ? [{ ...at(place), r: tokenRadius(scale) }] : [],
    ),
  ];
}

interface LeaderProps {
  readonly spot: Spot;
  readonly at: Point;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
}

/** Whose plate it is, where it lies farther off. */
export function Leader({ spot, at, w, h, scale }: LeaderProps) {
  return (
    <line
      class="leader"
      x1={round(spot.x + (w * scale) / 2)}
      y1={round(spot.y + (h * scale) / 2)}
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

/** HP in a number and a bar; whose it is, the line or the place says. */
function SmallPlate({ thing }: { readonly thing: Thing }) {
  const [left, whole] = strength(thing);
  const w = plateWidth(null);
  return (
    <>
      <rect class="box" width={w} height={SMALL} rx="3" />
      <text class="hp" x={w / 2} y="12" text-anchor="middle">
        {left}
      </text>
      <rect class="full" x="3" y={SMALL - 4} width={((w - 6) * left) / whole} height="2.5" />
    </>
  );
}
