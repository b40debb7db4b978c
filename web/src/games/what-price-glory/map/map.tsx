// The map: areas cut from the land, borders and barriers, the front, stacks, and what is shown on it.

import { useMemo } from "preact/hooks";

import { AreaPatterns, patternOf } from "../../../components/seats/patterns";
import type { Trail } from "../../../messages";
import { lang, type Names, t } from "../../../words/texts";
import type { Mark } from "../choice";
import { areaName, SIDES, sideName, unitsOf } from "../reading";
import type { AreaPlace, Board } from "../types";
import { Borders, points, stretch } from "./borders";
import { Stack } from "./counters";
import { Costs, SupplyTrace, Trails } from "./overlays";

const MARGIN = 60; // around the land

/** What of a board is drawn on the map: the editor's map has no units. */
export type Drawn = Pick<Board, "areas" | "borders" | "land" | "markers" | "now">;

export interface MapProps {
  readonly board: Drawn;
  readonly names: Names;
  readonly chosen: string | null;
  /** Areas that can be tapped for something. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly line?: ReadonlyArray<string> | null;
  readonly trails?: ReadonlyArray<Trail>;
  readonly onArea?: (area: string) => void;
  /** To be read from across the room. */
  readonly big?: boolean;
}

export function GloryMap(props: MapProps) {
  const { board, names, chosen, marks, line, trails, onArea, big = false } = props;
  const { areas, borders, land, markers } = board;
  const frame = useMemo(() => frameOf(land), [land]);
  const acting = board.now?.area ?? null;
  // Each layer is made anew only when what it shows has changed: a tap leaves most of them alone.
  const ground = useMemo(() => <Ground land={land} />, [land]);
  const shapes = useMemo(
    () =>
      areas.map((area) => (
        <AreaShape
          key={area.id}
          area={area}
          name={areaName(area.id, names)}
          {...(onArea && { onArea })}
        />
      )),
    [areas, names, onArea, lang.value],
  );
  const held = useMemo(() => <Held areas={areas} />, [areas]);
  const lines = useMemo(() => <Borders areas={areas} borders={borders} />, [areas, borders]);
  const stacks = useMemo(
    () =>
      areas.map((area) => (
        <Stack
          key={area.id}
          area={area}
          name={areaName(area.id, names)}
          markers={markers}
          scale={big ? 1.7 : 1.4}
        />
      )),
    [areas, names, markers, big, lang.value],
  );
  return (
    <svg
      class={`wpg-map${big ? " big" : ""}`}
      viewBox={frame.box}
      style={{ aspectRatio: `${frame.wide} / ${frame.high}` }}
      role="group"
      aria-label={t("wpg-ui-map")}
    >
      {ground}
      {shapes}
      {held}
      {lines}
      <g aria-hidden="true">
        {areas.map((area) => (
          <Outline
            key={area.id}
            area={area}
            mark={area.id === chosen ? "chosen" : marks.has(area.id) ? "open" : ""}
            acting={area.id === acting}
          />
        ))}
        {line && <SupplyTrace board={board} line={line} />}
        <Trails board={board} trails={trails ?? []} />
        {stacks}
        <Costs board={board} marks={marks} />
      </g>
    </svg>
  );
}

/** The patterns of both sides, and the land in its shallow water. */
function Ground({ land }: { readonly land: Board["land"] }) {
  const coast = points(land);
  return (
    <>
      <AreaPatterns seats={SIDES} prefix="wpg" scale={6} />
      <polygon class="coast far" points={coast} />
      <polygon class="coast" points={coast} />
      <polygon class="land" points={coast} />
    </>
  );
}

export function frameOf(land: Board["land"]) {
  const across = land.map(([x]) => x);
  const down = land.map(([, y]) => y);
  const left = Math.min(...across) - MARGIN;
  const top = Math.min(...down) - MARGIN;
  const wide = Math.max(...across) + MARGIN - left;
  const high = Math.max(...down) + MARGIN - top;
  return { box: `${left} ${top} ${wide} ${high}`, left, top, wide, high };
}

interface AreaShapeProps {
  readonly area: AreaPlace;
  readonly name: string;
  readonly onArea?: (area: string) => void;
}

function AreaShape({ area, name, onArea }: AreaShapeProps) {
  const outline = points(area.outline);
  const count = unitsOf(area).length;
  const label = t("wpg-ui-area", { area: name, side: sideName(area.controller), count });
  const tap = onArea && {
    role: "button" as const,
    tabIndex: 0,
    onClick: () => onArea(area.id),
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && onArea(area.id),
  };
  return (
    <g class="area" aria-label={label} data-area={area.id} {...tap}>
      <polygon class={area.controller} points={outline} />
    </g>
  );
}

/** Each side's pattern over all that it holds, as one shape. */
function Held({ areas }: Pick<Drawn, "areas">) {
  return (
    <g class="held" aria-hidden="true">
      {SIDES.map((seat) => (
        <path
          key={seat}
          fill={patternOf("wpg", seat)}
          d={areas
            .filter(({ controller }) => controller === seat)
            .map(({ outline }) => `${stretch(outline)}Z`)
            .join("")}
        />
      ))}
    </g>
  );
}

interface OutlineProps {
  readonly area: AreaPlace;
  readonly mark: "chosen" | "open" | "";
  readonly acting: boolean;
}

/** Around an area that acts, can be tapped, or was. */
function Outline({ area, mark, acting }: OutlineProps) {
  if (mark === "" && !acting) return null;
  const outline = points(area.outline);
  return (
    <>
      {acting && <polygon class="outline acting" points={outline} />}
      {mark !== "" && <polygon class={`outline ${mark}`} points={outline} />}
    </>
  );
}
