// The board on paper: a plan with the labelled grid, and for every piece where it lies, measured
// from two edges. Hidden on the phone, the only thing that is printed.

import { useEffect } from "preact/hooks";

import { lang, t } from "../../../words/texts";
import { inUnit, length, type LengthUnit } from "../lengths";
import { distance, type Point } from "../field/frame";
import { letterOf, SQUARE } from "../field/squares";
import { frameOf, Objectives, Zones } from "./canvas";
import { boxOf, type Corners, middleOf } from "./corners";
import { type Draft, outlineOf, type Piece, standing } from "./draft";
import { GridLines, middles } from "./grid-labels";
import { point } from "./handles";
import { pieceName, squareAt } from "./names";
import { TerrainLayer } from "./terrain-layer";

interface PlanProps {
  readonly draft: Draft;
  readonly unit: LengthUnit;
}

const MARGIN = 3; // inches of the drawing around the board, for letters and measures
const STEP = SQUARE / 1000;
const NUMBER = 1.8; // inches of the drawing that two numbers are apart at least

/** It is there from the tap that asks for it until the paper is. */
export function PrintedPlan({ draft, unit, onDone }: PlanProps & { readonly onDone: () => void }) {
  useEffect(() => {
    window.addEventListener("afterprint", onDone);
    window.print();
    return () => window.removeEventListener("afterprint", onDone);
  }, []);
  const size = {
    width: inUnit(draft.width, unit),
    depth: inUnit(draft.depth, unit),
    unit,
  };
  return (
    <section class="aa-plan" aria-hidden="true">
      <h1>{draft.name[lang.value]}</h1>
      <p>
        {t("aa-ed-size", size)} · {t("aa-plan-hint")}
      </p>
      <Drawing draft={draft} unit={unit} />
      <Pieces draft={draft} unit={unit} />
    </section>
  );
}

function Drawing({ draft, unit }: PlanProps) {
  const frame = frameOf(draft.width, draft.depth);
  const { w, h } = frame;
  return (
    <svg
      class="aa-field-plan"
      viewBox={`${-MARGIN} ${-MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`}
    >
      <rect class="aa-map" width={w} height={h} />
      <GridLines frame={frame} />
      <TerrainLayer draft={draft} frame={frame} />
      <Zones draft={draft} frame={frame} />
      <Objectives draft={draft} frame={frame} scale={0.09} />
      {standing(draft).map((piece, index) => {
        const { x, y } = besideObjectives(
          point(frame, middleOf(outlineOf(piece))),
          draft.objectives.map((at) => point(frame, at)),
        );
        return (
          <g key={piece.id} class="tag" transform={`translate(${x} ${y}) scale(.09)`}>
            <rect x="-8" y="-7" width="16" height="14" rx="2" />
            <text y="4">{index + 1}</text>
          </g>
        );
      })}
      <g class="grid-names">
        {middles(w).map((x, k) => (
          <g key={k}>
            <text x={x} y={-0.5}>
              {letterOf(k)}
            </text>
            <text x={x} y={h + 1.5}>
              {letterOf(k)}
            </text>
          </g>
        ))}
        {middles(h).map((y, k) => (
          <g key={k}>
            <text x={-1.2} y={h - y + 0.4}>
              {k + 1}
            </text>
            <text x={w + 1.2} y={h - y + 0.4}>
              {k + 1}
            </text>
          </g>
        ))}
      </g>
      <Steps w={w} h={h} unit={unit} />
    </svg>
  );
}

/** A piece's number stands beside an objective, not on it: that has a number of its own. */
function besideObjectives(at: Point, objectives: ReadonlyArray<Point>): Point {
  const hidden = objectives.some((objective) => distance(at, objective) < NUMBER);
  return hidden ? { x: at.x + NUMBER, y: at.y } : at;
}

/** What a tape reads at the lines of the grid, from the west and from the south edge. */
function Steps({
  w,
  h,
  unit,
}: {
  readonly w: number;
  readonly h: number;
  readonly unit: LengthUnit;
}) {
  const every = (long: number) =>
    Array.from({ length: Math.floor(long / STEP) + 1 }, (_, k) => k * STEP);
  return (
    <g class="steps">
      {every(w).map((at) => (
        <text key={at} x={at} y={h + 2.3}>
          {length(at * 1000, unit)}
        </text>
      ))}
      {every(h).map((at) => (
        <text key={at} class="down" x={-0.3} y={h - at + 0.25}>
          {length(at * 1000, unit)}
        </text>
      ))}
    </g>
  );
}

function Pieces({ draft, unit }: PlanProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{t("aa-plan-number")}</th>
          <th>{t("aa-plan-piece")}</th>
          <th>{t("aa-plan-square")}</th>
          <th>{t("aa-ed-height")}</th>
          <th>{t("aa-plan-size")}</th>
          <th>{t("aa-plan-corners")}</th>
        </tr>
      </thead>
      <tbody>
        {standing(draft).map((piece, index) => (
          <tr key={piece.id}>
            <td>{index + 1}</td>
            <td>{nameOf(draft, piece)}</td>
            <td>{squareAt(draft, middleOf(outlineOf(piece)))}</td>
            <td>{piece.height > 0 ? length(piece.height, unit) : "–"}</td>
            <td>{sizeOf(piece, unit)}</td>
            <td>{places(piece.corners, unit)}</td>
          </tr>
        ))}
        {draft.objectives.map((at, index) => (
          <tr key={`objective ${index}`}>
            <td />
            <td>{t("aa-ed-objective", { number: index + 1 })}</td>
            <td>{squareAt(draft, at)}</td>
            <td>–</td>
            <td>–</td>
            <td>{places([at], unit)}</td>
          </tr>
        ))}
        {draft.zones.map(({ id, outline }, index) => (
          <tr key={`zone ${id}`}>
            <td />
            <td>{t("aa-ed-zone", { number: index + 1 })}</td>
            <td>{squareAt(draft, middleOf(outline))}</td>
            <td>–</td>
            <td>–</td>
            <td>{places(outline, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf(draft: Draft, piece: Piece): string {
  const own = draft.pieces.find(({ id }) => id === piece.id);
  const origin = own ?? draft.pieces.find(({ id }) => `${id}-twin` === piece.id);
  if (!origin) return "";
  return own ? pieceName(draft, own) : t("aa-plan-twin", { piece: pieceName(draft, origin) });
}

function sizeOf(piece: Piece, unit: LengthUnit): string {
  if (piece.width !== null) return t("aa-plan-wide", { width: length(piece.width, unit) });
  const box = boxOf(piece.corners);
  return `${length(box.length, unit)} × ${length(box.width, unit)}`;
}

/** Each corner as "west / south": what the tape reads from the west and from the south edge. */
function places(corners: Corners, unit: LengthUnit): string {
  return corners.map(([x, y]) => `${length(x, unit)} / ${length(y, unit)}`).join(", ");
}
