// A drawn board as the file it is kept in: TOML, in inches.

import type { Corners } from "./corners";
import type { Draft, Piece } from "./draft";

export function written(draft: Draft): string {
  const head = [
    `id = ${quoted(draft.id)}`,
    `name = ${named(draft.name)}`,
    `width = ${inches(draft.width)}`,
    `depth = ${inches(draft.depth)}`,
    `objectives = ${list(draft.objectives)}`,
  ];
  const zones = draft.zones.map(({ id, outline }) => [
    "[[zones]]",
    `id = ${quoted(id)}`,
    `outline = ${list(outline)}`,
  ]);
  const pieces = draft.pieces.map((piece) => lines(draft, piece));
  return [head, ...zones, ...pieces].map((part) => `${part.join("\n")}\n`).join("\n");
}

function lines(draft: Draft, piece: Piece): ReadonlyArray<string> {
  const shape =
    piece.width === null
      ? [`outline = ${list(piece.corners)}`]
      : [`line = ${list(piece.corners)}`, `width = ${inches(piece.width)}`];
  return [
    "[[pieces]]",
    `id = ${quoted(piece.id)}`,
    `kind = ${quoted(piece.kind)}`,
    ...(piece.name ? [`name = ${named(piece.name)}`] : []),
    ...(piece.height > 0 ? [`height = ${inches(piece.height)}`] : []),
    ...(piece.cover === null ? [] : [`cover = ${inches(piece.cover)}`]),
    ...shape,
    ...(piece.twin && draft.layout === "turn" ? ["twin = true"] : []),
    ...(piece.twin && draft.layout === "mirror" ? ["mirror = true"] : []),
    ...(piece.group === null ? [] : [`group = ${quoted(piece.group)}`]),
  ];
}

function named({ en, de }: Draft["name"]): string {
  return `{ en = ${quoted(en)}, de = ${quoted(de)} }`;
}

function list(corners: Corners): string {
  return `[${corners.map(([x, y]) => `[${inches(x)}, ${inches(y)}]`).join(", ")}]`;
}

function inches(thousandths: number): string {
  return String(thousandths / 1000);
}

/** A basic string of TOML, which escapes as JSON does; but JSON leaves DEL as it is. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("\u007f", "\\u007f");
}
