// What every part of the drawing asks of the view: the board, names of areas, cards and units.

import { decode } from "../../connection/decoder";
import type { View } from "../../messages";
import { type Names, nameOf, t } from "../../words/texts";
import { type AreaPlace, type Board, shapes, type UnitPiece } from "./types";

/** The seats, the Entente first. */
export const SIDES = ["blue", "orange"] as const;

const read = new WeakMap<object, Board>(); // a board is checked once, however often it is drawn

export function boardOf(view: View): Board {
  const raw: unknown = view.board;
  const known = typeof raw === "object" && raw !== null ? read.get(raw) : undefined;
  if (known) return known;
  const board = decode(shapes.Board, raw);
  read.set(board, board);
  return board;
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

export function unitsOf(area: AreaPlace): ReadonlyArray<UnitPiece> {
  return area.units ?? [];
}

/** Every unit on the map and in the boxes, with the place where it lies. */
export function located(board: Board): ReadonlyMap<string, { unit: UnitPiece; at: string }> {
  const found = new Map<string, { unit: UnitPiece; at: string }>();
  for (const area of board.areas)
    for (const unit of unitsOf(area)) found.set(unit.id, { unit, at: area.id });
  for (const box of board.boxes)
    for (const unit of box.units) found.set(unit.id, { unit, at: box.id });
  return found;
}

/** An area or a box, in the reader's words. */
export function placeName(at: string, names: Names): string {
  return names[`wpg-area-${at}`] ? areaName(at, names) : t(`wpg-box-${at}`);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
