// The map under the pieces: tinted homes, contour lines, wavy borders, and who controls what.

import { AreaPatterns, patternOf } from "../../../components/seats/patterns";
import type { Border, Cell, Layout } from "./layout";

const WAVE = [0, -0.055, 0.05, 0.015, -0.05, 0.02, 0.06, -0.02];

/** A border as a smooth path: the table's straight card edges, drawn as on a map. */
function wave({ at, from, to, lies }: Border, size: number): string {
  const steps = WAVE.length - 1;
  const point = (index: number): string => {
    const along = from + ((to - from) * index) / steps;
    const aside = at + (WAVE[index] ?? 0) * size;
    return lies === "across" ? `${along} ${aside}` : `${aside} ${along}`;
  };
  const control = (index: number): string => {
    const along = from + ((to - from) * (index - 0.5)) / steps;
    const aside = at + (WAVE[index] ?? 0) * size;
    return lies === "across" ? `${along} ${aside}` : `${aside} ${along}`;
  };
  const curves = Array.from({ length: steps }, (_, i) => `S${control(i + 1)} ${point(i + 1)}`);
  return `M${point(0)}${curves.join("")}`;
}

/** How far a border's waves reach, by the size of the map. */
function reach(layout: Layout): number {
  return layout.big ? 0.85 * Math.min(...layout.cells.map((cell) => cell.w)) : 110;
}

function Tint({ layout, cell }: { readonly layout: Layout; readonly cell: Cell }) {
  const { owner } = cell.country;
  if (owner === null) return null;
  const path = outline(layout, cell);
  return (
    <>
      <path d={path} fill={`var(--${owner}-tint)`} />
      <path d={path} fill={patternOf(prefix(layout.big), owner)} opacity="0.45" />
    </>
  );
}

/** Both drawings may be on one page: each has patterns of its own size. */
function prefix(big: boolean): string {
  return big ? "mop-big" : "mop";
}

/** A home lies at an end of the map: from its one border to that end. */
function outline(layout: Layout, cell: Cell): string {
  const { w, h } = layout;
  const border = layout.borders.find(({ at, lies }) =>
    layout.big
      ? lies === "upright" && (at === cell.x || at === cell.x + cell.w)
      : lies === "across" && (at === cell.y || at === cell.y + cell.h),
  );
  if (!border) return `M0 0H${w}V${h}H0Z`;
  const first = layout.big ? cell.x === 0 : cell.y === 0;
  const close = layout.big ? `H${first ? 0 : w}V0Z` : `V${first ? 0 : h}H0Z`;
  return wave(border, reach(layout)) + close;
}

/** One height line: an ellipse that is not quite one. */
function ring(cx: number, cy: number, rx: number, ry: number, turn: number): string {
  const at = (index: number): readonly [number, number] => {
    const angle = (index * Math.PI) / 5;
    const wobble = 1 + 0.07 * Math.sin(index * 2.3 + turn) + 0.04 * Math.cos(index * 1.1 - turn);
    return [cx + rx * wobble * Math.cos(angle), cy + ry * wobble * Math.sin(angle)];
  };
  const half = (index: number): string => {
    const [x1, y1] = at(index % 10);
    const [x2, y2] = at((index + 1) % 10);
    return `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  };
  const curves = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = at((i + 1) % 10);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${half(i + 1)}`;
  });
  return `M${half(0)}${curves.join("")}Z`;
}

function Contours({ cell, big }: { readonly cell: Cell; readonly big: boolean }) {
  if (cell.country.owner !== null) return null;
  const size = Math.min(cell.w, cell.h) * (big ? 0.5 : 0.42);
  const hills = [
    { x: cell.x + cell.w * 0.22, y: cell.y + cell.h * 0.66, size },
    { x: cell.x + cell.w * 0.8, y: cell.y + cell.h * 0.4, size: size * 0.85 },
  ];
  return (
    <>
      {hills.flatMap((hill, index) =>
        [0.26, 0.52, 0.78, 1].map((part) => (
          <path
            key={`${index} ${part}`}
            class="m-contour"
            d={ring(hill.x, hill.y, hill.size * part * 1.25, hill.size * part, part * 3 + index)}
          />
        )),
      )}
    </>
  );
}

/** The control edge: one colour, or both in turn where armies of both sides stand. */
function Edge({ cell, big }: { readonly cell: Cell; readonly big: boolean }) {
  const { controller, contested } = cell.country;
  const width = big ? 12 : 6;
  const dash = big ? 32 : 14;
  const gap = big ? 10 : 5;
  const line = edgeLine(cell, width / 2, gap);
  const paint = (seat: string, dashes?: string, offset = 0) => (
    <path
      d={line}
      stroke={`var(--${seat})`}
      stroke-width={width}
      {...(dashes === undefined
        ? {}
        : { "stroke-dasharray": dashes, "stroke-dashoffset": -offset })}
    />
  );
  if (controller === null && !contested) return null;
  if (controller === null) {
    return (
      <>
        {paint("blue", `${dash} ${dash}`)}
        {paint("orange", `${dash} ${dash}`, dash)}
      </>
    );
  }
  const intruder = controller === "blue" ? "orange" : "blue";
  return (
    <>
      {paint(controller)}
      {contested && paint(intruder, `${dash / 2} ${dash * 1.5}`, dash)}
    </>
  );
}

function edgeLine(cell: Cell, inset: number, gap: number): string {
  const { x, y, w, h, edge } = cell;
  switch (edge) {
    case "left":
    case "right": {
      const at = edge === "left" ? x + inset : x + w - inset;
      return `M${at} ${y + gap}V${y + h - gap}`;
    }
    case "top":
    case "bottom": {
      const at = edge === "top" ? y + inset : y + h - inset;
      return `M${x + gap} ${at}H${x + w - gap}`;
    }
  }
}

export function Land({ layout }: { readonly layout: Layout }) {
  const { w, h, big, cells, borders } = layout;
  return (
    <g aria-hidden="true">
      <AreaPatterns seats={["blue", "orange"]} prefix={prefix(big)} scale={big ? 2.1 : 1} />
      <rect width={w} height={h} fill="var(--map)" />
      {cells.map((cell) => (
        <Tint key={cell.country.id} layout={layout} cell={cell} />
      ))}
      {cells.map((cell) => (
        <Contours key={cell.country.id} cell={cell} big={big} />
      ))}
      {borders.map((border) => {
        const path = wave(border, reach(layout));
        return (
          <g key={`${border.lies} ${border.at} ${border.from}`} fill="none">
            <path d={path} stroke="var(--map)" stroke-width={big ? 14 : 7} />
            <path
              d={path}
              stroke="var(--ink2)"
              stroke-width={big ? 3 : 1.5}
              stroke-dasharray={big ? "20 8 4 8" : "9 4 2 4"}
            />
          </g>
        );
      })}
      {cells.map((cell) => (
        <Edge key={cell.country.id} cell={cell} big={big} />
      ))}
    </g>
  );
}
