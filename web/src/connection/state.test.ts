import { beforeEach, expect, test } from "vitest";

import type { Decide, Present, Roll } from "../messages";
import { awaited, bind, mine, present, receive } from "./state";

const decide: Decide = {
  type: "decide",
  id: "d",
  seats: ["blue", "orange"],
  waiting: ["orange"],
  kind: "turn",
  by: "seat",
};

function view(match: string, seq: number, changes: Partial<Present> = {}): Present {
  return {
    type: "view",
    match,
    seq,
    seat: "blue",
    view: { board: {}, prompt: { key: "ui-moment", values: {} }, offers: [], more: 0, names: {} },
    pending: decide,
    lines: [],
    told: [],
    dice: "typed",
    thrown: null,
    doubt: null,
    proposal: null,
    undo: null,
    result: null,
    closes_in: null,
    accept: [],
    out: [],
    stamp: null,
    ...changes,
  };
}

beforeEach(() => {
  bind(null);
  bind({ table: "K7QF", token: "t", seat: "blue", screen: false });
});

const shown = () => present.value && `${present.value.match} ${present.value.seq}`;

test("an older view that arrives late is not shown", () => {
  for (const seq of [3, 5, 4]) receive(view("m", seq));
  expect(shown()).toBe("m 5");
});

test("a rematch begins anew, and the old match does not come back", () => {
  receive(view("first", 90));
  receive(view("second", 1));
  receive(view("first", 91));
  expect(shown()).toBe("second 1");
});

test("a view for other eyes is not shown", () => {
  receive(view("m", 1, { seat: "orange" }));
  expect(present.value).toBeNull();
});

test("another table shows nothing of the last one", () => {
  receive(view("m", 1));
  bind({ table: "ABCD", token: null, seat: null, screen: false });
  expect(present.value).toBeNull();
});

test("who is waited for: those who decide, those who must agree, nobody at the end", () => {
  receive(view("m", 1));
  expect([awaited.value, mine.value]).toEqual([["orange"], false]);
  const proposal = {
    what: "draw",
    by: "orange",
    needs: ["blue"],
    to: null,
    dice: null,
    rule: "all",
    yes: [],
    no: [],
    reveals: false,
    corrections: [],
    action: null,
    tells: [],
    reason: null,
    lapses_in: 300,
  } as const;
  receive(view("m", 2, { proposal }));
  expect([awaited.value, mine.value]).toEqual([["blue"], true]);
  const why = { key: "ui-moment", values: {} };
  receive(view("m", 3, { result: { winners: ["blue"], scores: {}, why, how: "over" } }));
  expect(awaited.value).toEqual([]);
});

test("who has thrown is not waited for any more", () => {
  const dice = { count: 1, sides: 6, need: null, wins: "at_least", colour: null } as const;
  const roll: Roll = {
    type: "roll",
    id: "r",
    why: { key: "ui-moment", values: {} },
    groups: [
      { key: "a", seat: "blue", ...dice },
      { key: "b", seat: "orange", ...dice },
    ],
    tell_apart: "colour",
  };
  receive(view("m", 1, { pending: roll }));
  expect(awaited.value).toEqual(["blue", "orange"]);
  receive(view("m", 2, { pending: roll, thrown: { by: "blue", faces: { a: [3] }, needs: [] } }));
  expect(awaited.value).toEqual(["orange"]);
});
