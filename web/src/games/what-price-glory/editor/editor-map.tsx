// The map of the editor: the same drawing as in a match, without units, its faulty areas ringed.

import { lang } from "../../../words/texts";
import { MapWindow } from "../map/window";
import type { AreaDraft, MapDraft } from "../types";
import { areaOf } from "./draft";
import { Legend } from "../map/legend";

interface EditorMapProps {
  readonly drawn: MapDraft;
  readonly chosen: string | null;
  readonly onArea: (area: string) => void;
}

function seatOf(area: AreaDraft): string {
  return area.controller === "cp" ? "orange" : "blue";
}

export function EditorMap({ drawn, chosen, onArea }: EditorMapProps) {
  const wrong = new Set(drawn.faults.map(({ where }) => areaOf(where)));
  const marks = new Map(
    drawn.areas
      .filter(({ id }) => wrong.has(id))
      .map(({ id }) => [id, { offers: [], cost: null }] as const),
  );
  const names = Object.fromEntries(
    drawn.areas.map(({ id, name }) => [
      `wpg-area-${id}`,
      { ...name, [lang.value]: name[lang.value] },
    ]),
  );
  return (
    <MapWindow
      board={{
        areas: drawn.areas.flatMap((area) =>
          area.at === null
            ? []
            : [
                {
                  id: area.id,
                  vp: area.vp,
                  controller: seatOf(area),
                  began: seatOf(area),
                  port: area.port !== "no",
                  place: area.at,
                  outline: area.outline,
                },
              ],
        ),
        borders: drawn.lines,
        land: drawn.coast,
        markers: [],
        now: null,
      }}
      names={names}
      chosen={chosen}
      marks={marks}
      onArea={onArea}
    >
      <Legend />
    </MapWindow>
  );
}
