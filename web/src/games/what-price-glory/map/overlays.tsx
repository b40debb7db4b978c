// Laid over the map: what a step costs, a line of supply, and how the units went in what is told of.

import type { Trail } from "../../../messages";
import type { Mark } from "../choice";
import type { AreaPlace } from "../types";
import type { Drawn } from "./map";
import { points } from "./borders";

/** The points a step costs, on the area it leads to. */
export function Costs({
  board,
  marks,
}: {
  readonly board: Drawn;
  readonly marks: ReadonlyMap<string, Mark>;
}) {
  return (
    <g class="costs">
      {board.areas.map((area) => {
        const cost = marks.get(area.id)?.cost ?? null;
        if (cost === null) return null;
        const [x, y] = area.place;
        return (
          <g key={area.id} transform={`translate(${x + 138} ${y + 62})`}>
            <circle r="44" />
            <text y="20">{cost}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The areas of a line of supply, from the units to the source. */
export function SupplyTrace(props: {
  readonly board: Drawn;
  readonly line: ReadonlyArray<string>;
}) {
  const stops = props.line
    .map((id) => placeOf(props.board.areas, id))
    .filter((place) => place !== null);
  const end = stops.at(-1);
  return (
    <g class="supply">
      <polyline points={points(stops)} />
      {end && <circle cx={end[0]} cy={end[1]} r="34" />}
    </g>
  );
}

export function Trails(props: { readonly board: Drawn; readonly trails: ReadonlyArray<Trail> }) {
  const { areas } = props.board;
  const ways = new Map<string, Trail>();
  for (const trail of props.trails) {
    if (trail.how === "moved") ways.set(`${String(trail.start)} ${String(trail.end)}`, trail);
  }
  return (
    <g class="trails">
      {[...ways].map(([key, trail]) => {
        const [start, end] = [placeOf(areas, trail.start), placeOf(areas, trail.end)];
        if (!start || !end) return null;
        return <Way key={key} seat={trail.seat ?? ""} start={start} end={end} />;
      })}
    </g>
  );
}

type Corner = readonly [number, number];

function placeOf(areas: ReadonlyArray<AreaPlace>, at: Trail["start"]): Corner | null {
  return areas.find(({ id }) => id === at)?.place ?? null;
}

/** A dashed way with its head at the area it led to. */
function Way({ seat, start, end }: { seat: string; start: Corner; end: Corner }) {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g class={`way ${seat}`}>
      <polyline points={points([start, end])} />
      <polygon
        points="0,0 -64,-34 -64,34"
        transform={`translate(${end[0] - dx * 0.16} ${end[1] - dy * 0.16}) rotate(${turn})`}
      />
    </g>
  );
}
