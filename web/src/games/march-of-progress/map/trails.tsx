// How the armies went in what is told of: a dashed way to where one stands now, a ring around one
// that rose, lay down or came, a cross where one was taken off.

import { sideClass } from "../../../components/seats/seat-badge";
import type { Trail } from "../../../messages";
import type { ArmyPiece } from "../types";
import { type Layout, placesIn, type Spot } from "./layout";

interface TrailsProps {
  readonly layout: Layout;
  readonly trails: ReadonlyArray<Trail>;
  readonly spots: ReadonlyArray<{ readonly army: ArmyPiece; readonly spot: Spot }>;
}

export function Trails({ layout, trails, spots }: TrailsProps) {
  const gone = trails.filter(({ how }) => how === "gone");
  return (
    <g aria-hidden="true" class={`mop-trails${layout.big ? " big" : ""}`}>
      {trails.map((trail) => {
        const spot = spots.find(({ army }) => army.id === trail.thing)?.spot;
        const place = gone.filter(({ start }) => start === trail.start).indexOf(trail);
        return trail.how === "gone" ? (
          <Gone key={trail.thing} layout={layout} trail={trail} place={place} />
        ) : (
          spot && <Went key={trail.thing} layout={layout} trail={trail} spot={spot} />
        );
      })}
    </g>
  );
}

function middleOf(layout: Layout, country: Trail["start"]) {
  const cell = layout.cells.find((each) => each.country.id === country);
  if (!cell) return null;
  const { armies } = placesIn(layout, cell);
  return {
    x: armies.x + armies.w / 2,
    y: armies.lines[1] ?? cell.y + cell.h / 2,
    right: armies.x + armies.w,
  };
}

function Went(props: { readonly layout: Layout; readonly trail: Trail; readonly spot: Spot }) {
  const { layout, trail, spot } = props;
  const start = trail.how === "moved" ? middleOf(layout, trail.start) : null;
  const y = spot.y - 17 * spot.scale;
  const r = 27 * spot.scale;
  return (
    <g class={sideClass(trail.seat)}>
      {start && <path d={`M${start.x} ${start.y - 17}L${spot.x} ${y}`} />}
      <ellipse cx={spot.x + 2} cy={y} rx={r} ry={r * 0.95} />
    </g>
  );
}

/** Beside those that still stand there. */
function Gone(props: { readonly layout: Layout; readonly trail: Trail; readonly place: number }) {
  const { layout, trail, place } = props;
  const at = middleOf(layout, trail.start);
  if (!at) return null;
  const scale = layout.big ? 2.4 : 1;
  const x = at.right - (14 + place * 26) * scale;
  return (
    <g class={sideClass(trail.seat)} transform={`translate(${x} ${at.y}) scale(${scale})`}>
      <rect x="-9" y="-34" width="18" height="34" rx="2" />
      <path class="cross" d="M-8 -27l16 20M8 -27l-16 20" />
    </g>
  );
}
