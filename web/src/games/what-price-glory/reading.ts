// What every part of the drawing asks of the view: the board, names of areas, cards and units.

import { decode } from "../../connection/decoder";
import type { View } from "../../messages";
import { type Names, nameOf, t } from "../../words/texts";
import { type AreaPlace, type Board, shapes, type UnitPiece } from "./types";

export function boardOf(view: View): Board {
  return decode(shapes.Board, view.board);
}

export function areaName(id: string, names: Names): string {
  return nameOf({ kind: "wpg-area", id }, names);
}

export function sideName(seat: string): string {
  return t(`wpg-side-${seat}`);
}

export function cardName(card: string): string {
  return t(`wpg-card-${card}`);
}

export function seatOf(unit: UnitPiece): string {
  return unit.nation === "german" ? "orange" : "blue";
}

export function unitName(unit: UnitPiece): string {
  return t("wpg-ui-unit", {
    unit: t(`wpg-counter-${unit.nation}-${unit.kind ?? "corps"}`),
    strength: unit.strength,
    move: unit.move,
    face: isFresh(unit) ? "fresh" : "spent",
  });
}

export function isFresh(unit: UnitPiece): boolean {
  return unit.fresh ?? true;
}

export interface Kind {
  readonly unit: UnitPiece;
  readonly count: number;
}

/** Units that are alike, counted, the strongest first. */
export function kinds(units: ReadonlyArray<UnitPiece>): ReadonlyArray<Kind> {
  const found = new Map<string, { unit: UnitPiece; count: number }>();
  for (const unit of units) {
    const key = unitName(unit);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { unit, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.unit.strength - a.unit.strength);
}

/** The names of the view, with those of cards and units, for the fields of an offer. */
export function namesOf(view: View): Names {
  const board = boardOf(view);
  const own: Record<string, Record<string, string>> = {};
  const add = (key: string, name: string) => {
    own[key] = { en: name, de: name };
  };
  for (const unit of allUnits(board)) add(`wpg-unit-${unit.id}`, unitName(unit));
  for (const card of board.own ? [...board.own.hand, ...board.own.committed] : [])
    add(`wpg-card-${card}`, cardName(card));
  return { ...view.names, ...own };
}

function allUnits(board: Board): ReadonlyArray<UnitPiece> {
  return [...board.areas, ...board.boxes].flatMap((place: { units?: ReadonlyArray<UnitPiece> }) => [
    ...(place.units ?? []),
  ]);
}

export function unitsOf(area: AreaPlace): ReadonlyArray<UnitPiece> {
  return area.units ?? [];
}
