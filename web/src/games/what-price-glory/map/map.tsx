// The map: areas cut from the land, borders and barriers, the front, stacks, and what is shown on it.

import { useMemo } from "preact/hooks";

import { AreaPatterns, patternOf } from "../../../components/seats/patterns";
import type { Trail } from "../../../messages";
import { type Names, t } from "../../../words/texts";
import type { Mark } from "../choice";
import { areaName, SIDES, sideName, unitsOf } from "../reading";
import type { AreaPlace, Board } from "../types";
import { Borders, points } from "./borders";
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
  const frame = useMemo(() => frameOf(board.land), [board.land]);
  const acting = board.now?.area ?? null;
  return (
    <svg
      class={`wpg-map${big ? " big" : ""}`}
      viewBox={frame.box}
      style={{ aspectRatio: `${frame.wide} / ${frame.high}` }}
      role="group"
      aria-label={t("wpg-ui-map")}
    >
      <AreaPatterns seats={SIDES} prefix="wpg" scale={6} />
      <polygon class="coast far" points={points(board.land)} />
      <polygon class="coast" points={points(board.land)} />
      <polygon class="land" points={points(board.land)} />
      {board.areas.map((area) => (
        <AreaShape
          key={area.id}
          area={area}
          name={areaName(area.id, names)}
          {...(onArea && { onTap: () => onArea(area.id) })}
        />
      ))}
      <Borders board={board} />
      <g aria-hidden="true">
        {board.areas.map((area) => (
          <Outline
            key={area.id}
            area={area}
            mark={area.id === chosen ? "chosen" : marks.has(area.id) ? "open" : ""}
            acting={area.id === acting}
          />
        ))}
        {line && <SupplyTrace board={board} line={line} />}
        <Trails board={board} trails={trails ?? []} />
        {board.areas.map((area) => (
          <Stack
            key={area.id}
            area={area}
            name={areaName(area.id, names)}
            board={board}
            scale={big ? 1.7 : 1.4}
          />
        ))}
        <Costs board={board} marks={marks} />
      </g>
    </svg>
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
  readonly onTap?: () => void;
}

function AreaShape({ area, name, onTap }: AreaShapeProps) {
  const outline = points(area.outline);
  const count = unitsOf(area).length;
  const label = t("wpg-ui-area", { area: name, side: sideName(area.controller), count });
  const tap = onTap && {
    role: "button" as const,
    tabIndex: 0,
    onClick: onTap,
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && onTap(),
  };
  return (
    <g class="area" aria-label={label} data-area={area.id} {...tap}>
      <polygon class={area.controller} points={outline} />
      <polygon points={outline} fill={patternOf("wpg", area.controller)} />
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
