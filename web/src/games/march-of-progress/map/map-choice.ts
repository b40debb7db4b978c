// What a tap on the map means, out of the actions the server allows: the nearest of them.

import { whereIs } from "../reading";
import type { Action, Board } from "../types";

type Actions = ReadonlyArray<Action>;

/** The armies an action names. */
export function armiesIn(action: Action): ReadonlyArray<string> {
  if (action.type === "move") return action.armies;
  if (action.type === "attack") return action.stand_up;
  return action.type === "fortify" || action.type === "occupy" ? [action.army] : [];
}

/** The country an action is about; of a move, where it leads. */
export function countryIn(action: Action): string | null {
  if (action.type === "move") return action.to;
  return action.type === "attack" || action.type === "strengthen" ? action.country : null;
}

export function choosableArmies(actions: Actions): ReadonlySet<string> {
  return new Set(actions.flatMap(armiesIn));
}

/** Where a tap leads somewhere; with armies chosen, where those may go. */
export function choosableCountries(actions: Actions, chosen: Action | null): ReadonlySet<string> {
  const near = chosen?.type === "move" ? withArmies(actions, chosen.armies) : actions;
  return new Set(near.map(countryIn).filter((id) => id !== null));
}

function withArmies(actions: Actions, armies: ReadonlyArray<string>): Actions {
  return actions.filter((action) => sameSet(armiesIn(action), armies));
}

function sameSet(some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

/** After a tap on an army: it joins, leaves or replaces what was chosen. */
export function tapArmy(
  board: Board,
  actions: Actions,
  chosen: Action | null,
  army: string,
): Action | null {
  const before = chosen ? armiesIn(chosen) : [];
  const without = before.filter((id) => id !== army);
  if (without.length < before.length) {
    return nearest(withArmies(inSamePlace(board, actions, chosen, army), without), chosen);
  }
  const together = withArmies(actions, [...before, army]);
  const alone = withArmies(actions, [army]);
  return nearest(inSamePlace(board, together, chosen, army), chosen) ?? nearest(alone, chosen);
}

/** Attacks happen where their armies lie: leaving one out must not jump to another country. */
function inSamePlace(board: Board, actions: Actions, chosen: Action | null, army: string): Actions {
  if (chosen?.type !== "attack") return actions;
  const here = whereIs(board, army)?.id;
  return actions.filter((action) => countryIn(action) === here);
}

/** After a tap on a country: the chosen armies go there, or the fight is there. */
export function tapCountry(actions: Actions, chosen: Action | null, id: string): Action | null {
  const there = actions.filter((action) => countryIn(action) === id);
  const same = chosen?.type === "move" ? withArmies(there, chosen.armies) : [];
  return same[0] ?? there[0] ?? chosen;
}

/** Of several, the one that leads where the chosen one led. */
function nearest(actions: Actions, chosen: Action | null): Action | null {
  const there = chosen ? countryIn(chosen) : null;
  return actions.find((action) => countryIn(action) === there) ?? actions[0] ?? null;
}
