// A small table for the tests: blue's home, one or two neutrals side by side, orange's home.

import type { ArmyPiece, Board, CountryCard, PlayerArea } from "./types";

function area(seat: string): PlayerArea {
  const armies = [`${seat}-1`, `${seat}-2`];
  const empty = { armies, hand: [], discard: [], picked: null };
  return { seat, vp: 0, army_stock: 2, pick: "no", ...empty };
}

export function army(id: string, changes: Partial<ArmyPiece> = {}): ArmyPiece {
  const seat = id.split("-")[0] ?? "";
  return { id, seat, fortified: false, on_capital: false, ...changes };
}

export function country(id: string, changes: Partial<CountryCard> = {}): CountryCard {
  return {
    id,
    owner: null,
    neighbours: [],
    vp: { value: 3, low: 0, high: 6 },
    vp_floor: 0,
    strength: null,
    garrison: 0,
    garrison_active: false,
    armies: [],
    occupier: null,
    controller: null,
    contested: false,
    ...changes,
  };
}

/** A board with this many neutral countries between the homes. */
export function sampleBoard(neutrals: number): Board {
  const middle = Array.from({ length: neutrals }, (_, place) => `neutral-${place + 1}`);
  const strength = { value: 2, low: 1, high: 6 };
  return {
    scenario: "test",
    cards: "phone",
    turn: 1,
    phase: "pick",
    order: ["move", "recruit", "fortify", "attack", "strength", "score"],
    active: [],
    initiative: "blue",
    vp_stock: 20,
    ends_at: 10,
    players: [area("blue"), area("orange")],
    countries: [
      country("blue-home", { owner: "blue", garrison: 2, strength, neighbours: middle }),
      ...middle.map((id) => country(id, { neighbours: ["blue-home", "orange-home"] })),
      country("orange-home", { owner: "orange", garrison: 2, strength, neighbours: middle }),
    ],
    reveal: null,
    deciding: null,
    last_turn: false,
    result: null,
  };
}
