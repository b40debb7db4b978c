// On the map while something is measured: the line between nearest edges, what is seen from its
// beginning, and the arcs of that unit's weapons.

import { path, type Frame, outlineOf, type Point, round } from "../field/frame";
import { Tag } from "../field/overlays";
import { length } from "../lengths";
import { thingOf } from "../reading";
import type { Board, Viewed } from "../types";
import { type End, measurable, measured, measuring, placeOf, viewed } from "./measuring";
import { limitsIn, RangeRings, shapeOf } from "./range-rings";

interface LayerProps {
  readonly board: Board;
  readonly frame: Frame;
  readonly scale: number;
}

export function MeasureLayer({ board, frame, scale }: LayerProps) {
  const now = measuring.value;
  if (!now) return null;
  const at = (end: End | null): Point | null => {
    const place = placeOf(end, measurable(board));
    return place && frame.point(place.x, place.y);
  };
  const [one, two] = [at(now.one), at(now.two)];
  const told = now.two ? measured.value?.value : null;
  const ends = told && [told.start, told.end].map(({ x, y }) => frame.point(x, y));
  const [from = one, to = two] = ends ?? [];
  return (
    <g class="aa-measure" aria-hidden="true">
      {one && !now.two && viewed.value?.value && (
        <Sight viewed={viewed.value.value} eye={one} frame={frame} />
      )}
      {one && two && told && (
        <RangeRings
          shape={shapeOf(thingOf(board, now.one?.unit ?? null), one, frame)}
          towards={two}
          limits={limitsIn(measured.value?.reasons ?? [])}
          unit={board.rules.unit}
          scale={scale}
        />
      )}
      {one && <EndMark at={one} scale={scale} />}
      {two && <EndMark at={two} scale={scale} />}
      {from && to && (
        <>
          <path class="under" d={path([from, to], false)} style={{ strokeWidth: 6 * scale }} />
          <path
            class={`line ${told?.sight ?? ""}`}
            d={path([from, to], false)}
            style={{ strokeWidth: 2.5 * scale }}
          />
        </>
      )}
      {from && to && told && (
        <Tag
          at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }}
          text={length(told.inches, board.rules.unit)}
          scale={scale}
          kind="ink"
        />
      )}
    </g>
  );
}

function EndMark({ at, scale }: { readonly at: Point; readonly scale: number }) {
  return (
    <circle
      class="end"
      cx={round(at.x)}
      cy={round(at.y)}
      r={6 * scale}
      style={{ strokeWidth: 3 * scale }}
    />
  );
}

const FAR = 30; // inches that an arc is drawn

interface SightProps {
  readonly viewed: Viewed;
  readonly eye: Point;
  readonly frame: Frame;
}

/** What is seen from a place, and between which lines weapons that do not turn may fire. */
export function Sight({ viewed: { rings, arcs }, eye, frame }: SightProps) {
  const seen = rings.map((ring) => path(outlineOf(frame, ring), true)).join("");
  const towards = (heading: number): Point => {
    const angle = (frame.angle(heading) * Math.PI) / 180;
    return { x: eye.x + Math.sin(angle) * FAR, y: eye.y - Math.cos(angle) * FAR };
  };
  return (
    <g class="aa-sight" aria-hidden="true">
      <path class="seen" d={seen} fill-rule="evenodd" />
      {arcs.map(([right, left]) => {
        const [a, b] = [towards(right), towards(left)];
        const bow = `M${round(a.x)} ${round(a.y)}A${FAR} ${FAR} 0 0 0 ${round(b.x)} ${round(b.y)}`;
        return <path key={right} class="arc" d={`${bow}L${round(eye.x)} ${round(eye.y)}Z`} />;
      })}
    </g>
  );
}
