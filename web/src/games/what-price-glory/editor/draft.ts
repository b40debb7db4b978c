// A map as it is being corrected: areas and borders, changes of them, and the file they make.

import type { AreaDraft, BorderDraft, MapDraft } from "../types";

export type Barrier = "forest" | "mountain" | "river";
export const BARRIERS: ReadonlyArray<Barrier> = ["river", "forest", "mountain"];

/** What the file says; where things are drawn comes from the server. */
export interface Draft {
  readonly id: string;
  readonly land: MapDraft["land"];
  readonly areas: ReadonlyArray<AreaDraft>;
  readonly borders: ReadonlyArray<BorderDraft>;
}

export function draftOf({ id, land, areas, borders }: MapDraft): Draft {
  return { id, land, areas, borders };
}

export function withArea(draft: Draft, id: string, change: Partial<AreaDraft>): Draft {
  const areas = draft.areas.map((area) => (area.id === id ? { ...area, ...change } : area));
  return { ...draft, areas };
}

export interface Neighbour {
  readonly id: string;
  readonly border: BorderDraft;
}

export function neighboursOf(draft: Draft, id: string): ReadonlyArray<Neighbour> {
  return draft.borders.flatMap((border) => {
    const [one, two] = border.between;
    if (one !== id && two !== id) return [];
    return [{ id: one === id ? two : one, border }];
  });
}

function joins(border: BorderDraft, one: string, two: string): boolean {
  return border.between.includes(one) && border.between.includes(two);
}

/** The border between two areas with this barrier; it is added where there was none. */
export function withBorder(draft: Draft, one: string, two: string, barrier: Barrier | null): Draft {
  if (one === two) return draft;
  const known = draft.borders.some((border) => joins(border, one, two));
  if (!known) {
    const border = { between: [one, two] as const, barrier, feature: "" };
    return { ...draft, borders: [...draft.borders, border] };
  }
  const borders = draft.borders.map((border) =>
    joins(border, one, two) ? { ...border, barrier } : border,
  );
  return { ...draft, borders };
}

export function withoutBorder(draft: Draft, one: string, two: string): Draft {
  return { ...draft, borders: draft.borders.filter((border) => !joins(border, one, two)) };
}

/** An id for a file of this name, by which a set-up chooses it. */
export function idFrom(kind: "cards" | "map", name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const id = plain
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");
  return `${kind}-${id === "" ? "own" : id}`;
}

/** The map file. */
export function fileOf({ id, land, areas, borders }: Draft): string {
  const corners = land.map(([x, y]) => `    [${x}, ${y}],`).join("\n");
  return [
    `id = ${text(id)}`,
    `\nland = [ # corners as longitude and latitude\n${corners}\n]\n`,
    ...areas.map(areaText),
    ...borders.map(borderText),
  ].join("\n");
}

export function text(value: string): string {
  return JSON.stringify(value); // a basic string of TOML is written as one of JSON
}

function areaText(area: AreaDraft): string {
  return [
    "[[area]]",
    `id = ${text(area.id)}`,
    `name = { en = ${text(area.name.en)}, de = ${text(area.name.de)} }`,
    `place = [${area.place[0]}, ${area.place[1]}]`,
    `vp = ${area.vp}`,
    `controller = ${text(area.controller)}`,
    `country = ${text(area.country)}`,
    ...(area.port === "no" ? [] : [`port = ${text(area.port)}`]),
    ...(area.edge === "none" ? [] : [`edge = ${text(area.edge)}`]),
    "",
  ].join("\n");
}

function borderText({ between, barrier, feature }: BorderDraft): string {
  return [
    "[[border]]",
    `between = [${between.map(text).join(", ")}]`,
    ...(barrier === null ? [] : [`barrier = ${text(barrier)}`]),
    ...(feature === "" ? [] : [`feature = ${text(feature)}`]),
    "",
  ].join("\n");
}

/** The area that a fault names, as in "map.toml: area.liege"; null: none. */
export function areaOf(where: string): string | null {
  return /: area\.([^.[]+)/.exec(where)?.[1] ?? null;
}
