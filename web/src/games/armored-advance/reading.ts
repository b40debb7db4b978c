// What every part of the battlefield asks of the view: units, names, cards, what is offered.

import { decode } from "../../connection/decoder";
import type { Offer, View } from "../../messages";
import { nameOf, type Names } from "../../words/texts";
import type { GameProps } from "../game-module";
import {
  shapes,
  type Action,
  type Board,
  type Place,
  type SquadOnBoard,
  type UnitCard,
  type UnitOnBoard,
} from "./types";

/** A vehicle, a gun or a squad: what they have in common on a table. */
export interface Thing {
  readonly id: string;
  readonly seat: string;
  readonly at: Place | null;
  readonly heading: number;
  readonly state: "waiting" | "ready" | "destroyed";
  readonly unit: UnitOnBoard | null;
  readonly squad: SquadOnBoard | null;
  readonly card: UnitCard | null;
}

const boards = new WeakMap<View, Board>();

/** The board of a view, read once: every part of the page asks for it. */
export function boardOf(view: View): Board {
  let board = boards.get(view);
  if (!board) boards.set(view, (board = decode(shapes.Board, view.board)));
  return board;
}

const actions = new WeakMap<Offer, Action>();

export function actionOf(offer: Offer): Action {
  let action = actions.get(offer);
  if (!action) actions.set(offer, (action = decode(shapes.Action, offer.action)));
  return action;
}

const known = new WeakMap<Board, ReadonlyArray<Thing>>();

/** The same list for the same board, so that what is drawn of it can stay. */
export function things(board: Board): ReadonlyArray<Thing> {
  let found = known.get(board);
  if (!found) {
    found = [...board.units.map((unit) => ofUnit(board, unit)), ...board.squads.map(ofSquad)];
    known.set(board, found);
  }
  return found;
}

function ofUnit(board: Board, unit: UnitOnBoard): Thing {
  return {
    id: unit.id,
    seat: unit.seat,
    at: unit.at ?? null,
    heading: unit.heading ?? 0,
    state: unit.state ?? "ready",
    unit,
    squad: null,
    card: board.cards.find(({ id }) => id === unit.card) ?? null,
  };
}

function ofSquad(squad: SquadOnBoard): Thing {
  return {
    id: squad.id,
    seat: squad.seat,
    at: squad.at ?? null,
    heading: 0,
    state: squad.state ?? "ready",
    unit: null,
    squad,
    card: null,
  };
}

export function thingOf(board: Board, id: string | null): Thing | null {
  return things(board).find((thing) => thing.id === id) ?? null;
}

export function unitName(id: string, names: Names): string {
  return nameOf({ kind: "aa-unit", id }, names);
}

/** HP of a unit, men of a squad; and how many it began with. */
export function strength(thing: Thing): readonly [number, number] {
  if (thing.squad) return [thing.squad.men, thing.squad.full];
  return [thing.unit?.hp ?? 0, thing.card?.hp ?? thing.unit?.hp ?? 1];
}

/** The unit an action is about. */
export function unitIn(action: Action): string | null {
  if ("unit" in action && action.type !== "unload") return action.unit;
  if ("squad" in action) return action.squad;
  return null;
}

export function offersAbout(props: GameProps, id: string): ReadonlyArray<Offer> {
  return props.view.offers.filter((offer) => unitIn(actionOf(offer)) === id);
}

/** The values a field of the offer may have; the action's own where it does not vary. */
export function valuesOf(offer: Offer, field: string): ReadonlyArray<unknown> {
  const vary = offer.vary.find((each) => each.field === field);
  return vary?.type === "one_of" || vary?.type === "some_of" ? vary.values : [];
}

export function stringsOf(offer: Offer, field: string): ReadonlyArray<string> {
  return valuesOf(offer, field).filter((value) => typeof value === "string");
}

export function outlineIn(offer: Offer): ReadonlyArray<readonly [number, number]> | null {
  const vary = offer.vary.find((each) => each.type === "within" && each.most === null);
  return vary?.type === "within" ? vary.outline : null;
}

/** Units of a side in play, those that can still do something first. */
export function forceOf(board: Board, seat: string): ReadonlyArray<Thing> {
  return things(board).filter((thing) => thing.seat === seat && thing.state !== "destroyed");
}
