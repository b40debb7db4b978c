import { expect, test } from "vitest";

import { army, sampleBoard } from "../sample-board";
import type { Action, Board } from "../types";
import { choosableArmies, choosableCountries, tapArmy, tapCountry } from "./map-choice";

const move = (to: string, ...armies: ReadonlyArray<string>): Action => ({
  type: "move",
  armies,
  to,
});
const attack = (country: string, ...stand_up: ReadonlyArray<string>): Action => ({
  type: "attack",
  country,
  stand_up,
});

const moves = [
  move("neutral-1", "blue-1"),
  move("neutral-2", "blue-1"),
  move("neutral-1", "blue-2"),
  move("neutral-1", "blue-1", "blue-2"),
  move("neutral-2", "blue-1", "blue-2"),
];

const plain = sampleBoard(2);
const board: Board = {
  ...plain,
  countries: plain.countries.map((each) =>
    each.id === "blue-home"
      ? { ...each, armies: [army("blue-1"), army("blue-2")] }
      : each.id === "neutral-1"
        ? { ...each, armies: [army("blue-3")] }
        : each,
  ),
};

test("a first tap takes up the army", () => {
  expect(tapArmy(board, moves, null, "blue-2")).toEqual(move("neutral-1", "blue-2"));
});

test("a second army joins the first, and goes where that went", () => {
  const chosen = move("neutral-2", "blue-1");
  expect(tapArmy(board, moves, chosen, "blue-2")).toEqual(move("neutral-2", "blue-1", "blue-2"));
});

test("tapped again an army stays behind, and the last one lays the choice down", () => {
  const both = move("neutral-1", "blue-1", "blue-2");
  expect(tapArmy(board, moves, both, "blue-1")).toEqual(move("neutral-1", "blue-2"));
  expect(tapArmy(board, moves, move("neutral-1", "blue-2"), "blue-2")).toBeNull();
});

test("armies that may not go together replace each other", () => {
  const apart = [move("neutral-1", "blue-1"), move("neutral-1", "blue-2")];
  expect(tapArmy(board, apart, apart[0] ?? null, "blue-2")).toEqual(apart[1]);
});

test("a tap on a country sends the chosen armies there", () => {
  const chosen = move("neutral-1", "blue-1", "blue-2");
  expect(tapCountry(moves, chosen, "neutral-2")).toEqual(move("neutral-2", "blue-1", "blue-2"));
  expect(tapCountry(moves, chosen, "orange-home")).toEqual(chosen);
});

test("every tap leads to an action that is allowed, or to none", () => {
  let chosen: Action | null = null;
  for (const id of ["blue-1", "blue-2", "blue-1", "blue-1", "blue-2", "blue-3", "blue-1"]) {
    chosen = tapArmy(board, moves, chosen, id);
    if (chosen) expect(moves).toContainEqual(chosen);
  }
});

test("leaving an army out of an attack does not carry it to another country", () => {
  const attacks = [
    attack("blue-home"),
    attack("blue-home", "blue-1"),
    attack("neutral-1"),
    attack("neutral-1", "blue-3"),
  ];
  const after = tapArmy(board, attacks, attack("neutral-1", "blue-3"), "blue-3");
  expect(after).toEqual(attack("neutral-1"));
});

test("what can be tapped is what the actions name", () => {
  expect([...choosableArmies(moves)].sort()).toEqual(["blue-1", "blue-2"]);
  expect([...choosableCountries(moves, null)].sort()).toEqual(["neutral-1", "neutral-2"]);
  expect([...choosableCountries(moves, move("neutral-1", "blue-2"))]).toEqual(["neutral-1"]);
});
