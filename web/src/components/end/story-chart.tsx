// A number of each side over the turns, drawn; said in words for who cannot see it.

import type { Series, Turning } from "../../messages";
import { listed, type Names, say, t } from "../../words/texts";
import { who } from "../../words/people";
import { sideClass } from "../seats/seat-badge";
import { apart, chartOf, type Curve } from "./chart";

const W = 360;
const H = 170;
const BOX = { x: 30, y: 14, w: W - 74, h: H - 40 };

interface ChartProps {
  readonly series: Series;
  readonly turning: Turning | null;
  readonly names: Names;
}

export function StoryChart({ series, turning, names }: ChartProps) {
  const chart = chartOf(series, BOX);
  const ends = apart(
    chart.curves.map(({ points }) => points.at(-1)?.[1] ?? 0),
    17,
  );
  const values = listed(chart.curves.map(({ seat, last }) => `${who(seat)} ${last}`));
  return (
    <svg
      class="story-chart"
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={t("ui-end-chart", { title: say(series.title, names), values })}
    >
      {chart.across.map(({ y, value }) => (
        <g key={value}>
          <path class="rule" d={`M${BOX.x} ${y}H${BOX.x + BOX.w}`} />
          <text x={BOX.x - 6} y={y + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {chart.along.map(({ x, at }) => (
        <text key={at} x={x} y={H - 8} text-anchor="middle">
          {at}
        </text>
      ))}
      {turning && (
        <path class="turning" d={`M${chart.x(turning.at)} ${BOX.y - 8}V${BOX.y + BOX.h}`} />
      )}
      {chart.curves.map((curve, place) => (
        <Line key={curve.seat} curve={curve} end={ends[place] ?? 0} />
      ))}
    </svg>
  );
}

function Line({ curve, end }: { curve: Curve; end: number }) {
  const path = curve.points.map(([x, y], place) => `${place === 0 ? "M" : "L"}${x} ${y}`).join("");
  const few = curve.points.length < 30;
  return (
    <g class={`curve ${sideClass(curve.seat)}`}>
      <path d={path} />
      {few &&
        curve.points.map(([x, y], place) => <Mark key={place} seat={curve.seat} x={x} y={y} />)}
      <text class="last" x={BOX.x + BOX.w + 9} y={end + 6}>
        {curve.last}
      </text>
    </g>
  );
}

/** Squares and diamonds: colour is never the only sign. */
function Mark({ seat, x, y }: { seat: string; x: number; y: number }) {
  const turn = seat === "orange" ? `rotate(45 ${x} ${y})` : undefined;
  if (seat === "blue" || seat === "orange") {
    return <rect x={x - 3.5} y={y - 3.5} width={7} height={7} transform={turn} />;
  }
  return <circle cx={x} cy={y} r={4} />;
}
