// What a piece is called: by its own name, or by its kind and a number; and its square.

import { lang, t } from "../../../words/texts";
import { squareOf } from "../field/squares";
import type { Corner } from "./corners";
import { type Draft, numberOf, type Piece } from "./draft";
import { toolOf } from "./tools";

export function pieceName(draft: Draft, piece: Piece): string {
  if (piece.name) return piece.name[lang.value];
  const number = numberOf(draft, piece);
  return t("aa-ed-piece", { kind: t(`aa-ed-tool-${toolOf(piece)?.id ?? piece.kind}`), number });
}

/** Which deployment zone a fault is about, if it is about one. */
export function zoneOf(about: string): number | null {
  const found = /^zones\[([01])\]$/.exec(about);
  return found ? Number(found[1]) : null;
}

/** A name as an id: small letters, digits and hyphens. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return plain === "" ? "board" : plain.slice(0, 40);
}

/** The square a corner or a middle lies in. */
export function squareAt(draft: Draft, [x, y]: Corner): string {
  return squareOf({ x, y }, draft);
}
