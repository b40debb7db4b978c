// The cells of an overlay, drawn under the pieces: tints with their numerals, so that colour is
// never the only sign.

import { sideClass } from "../../../components/seats/seat-badge";
import { needOf, type Run, runsOf, type Show } from "../looks/looks";
import type { Grid } from "../types";
import { type Frame, path, round } from "./frame";

export interface FieldOverlay {
  readonly show: Show;
  readonly grid: Grid;
  readonly seat: string; // of the unit it is for
}

interface CellsProps {
  readonly overlay: FieldOverlay;
  readonly frame: Frame;
  readonly scale: number;
}

export function OverlayCells({ overlay, frame, scale }: CellsProps) {
  const { grid, show, seat } = overlay;
  const runs = runsOf(grid);
  const letters = [...new Set(runs.map(({ letter }) => letter))];
  return (
    <g class={`aa-cells ${show} ${sideClass(seat)}`} aria-hidden="true">
      <pattern id="aa-fog" width="0.7" height="0.7" patternUnits="userSpaceOnUse">
        <path d="M0 0.7L0.7 0" />
      </pattern>
      <pattern id="aa-doubt" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
        <circle cx="0.25" cy="0.25" r="0.1" />
      </pattern>
      {letters.map((letter) => (
        <path
          key={letter}
          class={cellClass(letter)}
          d={runs
            .filter((run) => run.letter === letter)
            .map((run) => outline(run, grid, frame))
            .join("")}
        />
      ))}
      <path
        class="doubtful"
        d={runsOf(grid, grid.doubtful)
          .filter((run) => run.letter === "d")
          .map((run) => outline(run, grid, frame))
          .join("")}
      />
      <Figures runs={runs} grid={grid} frame={frame} scale={scale} safe={show === "safe"} />
    </g>
  );
}

function cellClass(letter: string): string {
  const need = needOf(letter);
  if (need !== null) return `need n${need}`;
  return { s: "seen", m: "reached", x: "closed" }[letter] ?? "none";
}

function outline({ column, row, count }: Run, grid: Grid, frame: Frame): string {
  const at = (x: number, y: number) => frame.point(x * grid.cell, y * grid.cell);
  const corners = [
    at(column, row),
    at(column + count, row),
    at(column + count, row + 1),
    at(column, row + 1),
  ];
  return path(corners, true);
}

interface FiguresProps extends Omit<CellsProps, "overlay"> {
  readonly runs: ReadonlyArray<Run>;
  readonly grid: Grid;
  readonly safe: boolean;
}

const APART = 34; // pixels between two numerals

/** The need in figures every few cells; a tick where it is safe. */
function Figures({ runs, grid, frame, scale, safe }: FiguresProps) {
  const step = Math.max(2, Math.ceil(APART * scale));
  const marks = runs.flatMap(({ letter, column, row, count }) => {
    const need = needOf(letter);
    const text = need !== null ? `${need}+` : safe && letter === "." ? "✓" : "";
    if (text === "" || row % step !== Math.floor(step / 2)) return [];
    return Array.from({ length: count }, (_, index) => column + index)
      .filter((place) => place % step === Math.floor(step / 2))
      .map((place) => ({
        text,
        at: frame.point((place + 0.5) * grid.cell, (row + 0.5) * grid.cell),
      }));
  });
  return (
    <>
      {marks.map(({ text, at }) => (
        <text
          key={`${at.x} ${at.y}`}
          transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`}
          y="4"
        >
          {text}
        </text>
      ))}
    </>
  );
}
