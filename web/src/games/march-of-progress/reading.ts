// What every part of the board asks of the view: the board itself, names, seats, letters.

import { decode } from "../../connection/decoder";
import type { Offer, View } from "../../messages";
import { nameOf, t } from "../../words/texts";
import {
  shapes,
  type Action,
  type Board,
  type CountryCard,
  type Pick,
  type PlayerArea,
} from "./types";

export type Card = Pick["card"];
export type Phase = Board["order"][number];
export type Names = View["names"];

const PHASE_OF: Readonly<Record<Card, Phase>> = {
  move1: "move",
  move2: "move",
  recruit: "recruit",
  fortify: "fortify",
  attack: "attack",
  attack1: "attack",
  strength: "strength",
  score: "score",
};

export function boardOf(view: View): Board {
  return decode(shapes.Board, view.board);
}

export function actionOf(offer: Offer): Action {
  return decode(shapes.Action, offer.action);
}

export function phaseOf(card: Card): Phase {
  return PHASE_OF[card];
}

/** The letter under which a phase is resolved, a to f. */
export function letterOf(board: Board, phase: Phase): string {
  return "abcdefgh".charAt(board.order.indexOf(phase));
}

export function cardName(card: Card): string {
  return nameOf({ kind: "mop-card", id: card });
}

export function phaseName(phase: Phase): string {
  return t(`mop-ui-phase-${phase}`);
}

export function countryName(id: string, names: Names): string {
  return nameOf({ kind: "mop-country", id }, names);
}

export function areaOf(board: Board, seat: string | null): PlayerArea | undefined {
  return board.players.find((player) => player.seat === seat);
}

/** Where an army is; undefined for one in the stock. */
export function whereIs(board: Board, army: string): CountryCard | undefined {
  return board.countries.find((country) => country.armies.some((piece) => piece.id === army));
}

/** The players, the viewer's own first; a watcher sees blue first. */
export function ownFirst(board: Board, seat: string | null): ReadonlyArray<PlayerArea> {
  return [...board.players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
}
