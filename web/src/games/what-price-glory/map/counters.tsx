// What lies in an area: its name, a counter for the fresh and one for the spent units of each side with
// their number and strength, its worth, port, trench and markers.

import { isFresh, seatOf, SIDES, unitsOf } from "../reading";
import type { AreaPlace, UnitPiece } from "../types";
import type { Drawn } from "./map";

const WIDE = 156; // from counter to counter
const HIGH = 92; // from row to row

interface StackProps {
  readonly area: AreaPlace;
  readonly name: string;
  readonly markers: Drawn["markers"];
  readonly scale: number; // of the counters
}

export function Stack({ area, name, markers, scale }: StackProps) {
  const [x, y] = area.place;
  const high = HIGH * scale;
  const rows = SIDES.map((seat) => unitsOf(area).filter((unit) => seatOf(unit) === seat))
    .map((units, place) => ({ seat: SIDES[place] ?? "", units }))
    .filter(({ units }) => units.length > 0);
  const top = y - ((rows.length - 1) * high) / 2 + 10;
  return (
    <g class="in-area">
      <text class="name" x={x} y={top - 14 - 44 * scale}>
        {short(name)}
      </text>
      {rows.map(({ seat, units }, row) => (
        <Row key={seat} seat={seat} units={units} x={x} y={top + row * high} scale={scale} />
      ))}
      <text class="worth" x={x} y={top + Math.max(0.4, rows.length) * high - 8}>
        {worth(area)}
        <tspan class="signs">{signs(area, markers)}</tspan>
      </text>
    </g>
  );
}

/** Without what stands in brackets: areas lie close together. */
function short(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}

function worth(area: AreaPlace): string {
  return `${"★".repeat(area.vp)}${area.port ? " ⚓" : ""}`;
}

/** What somebody laid there in the match, larger than what the map says of itself. */
function signs(area: AreaPlace, markers: Drawn["markers"]): string {
  const here = markers.filter((marker) => marker.area === area.id);
  return [
    area.trench ? "▤" : "",
    here.some(({ kind }) => kind === "machine-gun") ? "✛" : "",
    here.some(({ kind }) => kind === "gas") ? "☁" : "",
  ]
    .filter(Boolean)
    .map((sign) => ` ${sign}`)
    .join("");
}

interface RowProps {
  readonly seat: string;
  readonly units: ReadonlyArray<UnitPiece>;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A side's units: how many are fresh, how many spent, and how strong. */
function Row({ seat, units, x, y, scale }: RowProps) {
  const faces = [
    { face: "fresh", units: units.filter(isFresh) },
    { face: "spent", units: units.filter((unit) => !isFresh(unit)) },
  ].filter(({ units }) => units.length > 0);
  const left = x - ((faces.length - 1) * WIDE * scale) / 2;
  const cut = units.some((unit) => unit.supplied === false);
  return (
    <>
      {faces.map(({ face, units }, place) => (
        <g
          key={face}
          class={`counter ${seat} ${face}${cut ? " cut" : ""}`}
          transform={`translate(${left + place * WIDE * scale} ${y}) scale(${scale})`}
        >
          <Body seat={seat} />
          <Figures count={units.length} strength={sum(units)} />
        </g>
      ))}
    </>
  );
}

function sum(units: ReadonlyArray<UnitPiece>): number {
  return units.reduce((total, { strength }) => total + strength, 0);
}

/** The number of units, and smaller their strength together. */
export function Figures(props: { readonly count: number; readonly strength: number }) {
  const tight = props.count > 9 ? " tight" : ""; // ten units, and two figures for their strength too
  return (
    <>
      <text class={`many${tight}`} x={tight ? "2" : "-5"} y="22">
        {props.count}
      </text>
      <text class={`strong${tight}`} x={tight ? "10" : "5"} y="22">
        {props.strength}
      </text>
    </>
  );
}

/** Two sides, two shapes. */
export function Body({ seat }: { readonly seat: string }) {
  if (seat === "orange") return <polygon points="-80,0 -64,-38 64,-38 80,0 64,38 -64,38" />;
  return <rect x="-68" y="-38" width="136" height="76" rx="5" />;
}
