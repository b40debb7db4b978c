// Which overlay lies over the table for the unit in hand: what it sees, reaches, hits, or fears.

import { signal } from "@preact/signals";

import type { Face } from "../cards";
import { thingOf, things } from "../reading";
import type { AskOverlay, Board, Grid } from "../types";

export type Show = Required<AskOverlay>["show"];

/** An overlay that is asked for; `target` is empty where it is against nobody. */
export interface OverlayAsked extends AskOverlay {
  readonly show: Show;
  readonly target: string;
}

export const SHOWS: ReadonlyArray<Show> = ["sees", "goes", "hits", "safe"];

/** What was chosen last; it stays on when another unit is taken up. */
interface Look {
  readonly show: Show | null;
  readonly target: string | null; // null: the nearest enemy
  readonly face: Face | null; // null: as it stands
}

export const look = signal<Look>({ show: null, target: null, face: null });

export function setLook(change: Partial<Look>): void {
  look.value = { ...look.value, ...change };
}

/** The question for the overlay that is on; null: none is. */
export function overlayAsked(board: Board, unit: string | null): OverlayAsked | null {
  const { show } = look.value;
  return show && asked(board, unit, show);
}

/** The questions for the overlays that a tap would lay over the table. */
export function overlaysAhead(board: Board, unit: string | null): ReadonlyArray<OverlayAsked> {
  return SHOWS.flatMap((show) => asked(board, unit, show) ?? []);
}

function asked(board: Board, unit: string | null, show: Show): OverlayAsked | null {
  const { face } = look.value;
  const thing = thingOf(board, unit);
  if (!thing?.at || thing.state !== "ready" || board.stage !== "play") return null;
  const target = show === "hits" ? targetFor(board, thing.id) : null;
  if (show === "hits" && !target) return null;
  return {
    type: "ask-overlay",
    unit: thing.id,
    show,
    target: target ?? "",
    face: show === "hits" ? face : null,
  };
}

/** The target chosen, if it still stands; else the enemy nearest to the unit. */
export function targetFor(board: Board, unit: string): string | null {
  const own = thingOf(board, unit);
  const enemies = enemiesOf(board, own?.seat ?? "");
  const chosen = enemies.find(({ id }) => id === look.value.target);
  if (chosen) return chosen.id;
  const away = (at: { readonly x: number; readonly y: number } | null) =>
    at && own?.at ? Math.hypot(at.x - own.at.x, at.y - own.at.y) : Infinity;
  const [nearest] = [...enemies].sort((a, b) => away(a.at) - away(b.at));
  return nearest?.id ?? null;
}

export function enemiesOf(board: Board, seat: string) {
  return things(board).filter(
    (thing) => thing.seat !== seat && thing.at && thing.state === "ready",
  );
}

export interface Run {
  readonly letter: string;
  readonly column: number;
  readonly row: number;
  readonly count: number;
}

/** The runs of a grid, of its answers or of what is doubtful, cut at the ends of its rows. */
export function runsOf(grid: Grid, runs: string = grid.runs): ReadonlyArray<Run> {
  const found: Run[] = [];
  let cell = 0;
  for (const [, count, letter = ""] of runs.matchAll(/(\d+)(\D)/g)) {
    let left = Number(count);
    while (left > 0) {
      const column = cell % grid.columns;
      const here = Math.min(left, grid.columns - column);
      found.push({ letter, column, row: Math.floor(cell / grid.columns), count: here });
      cell += here;
      left -= here;
    }
  }
  return found;
}

/** A letter's need, from 1 to 6; null: it is none. */
export function needOf(letter: string): number | null {
  const need = "abcdef".indexOf(letter) + 1;
  return need > 0 ? need : null;
}
