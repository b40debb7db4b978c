// Rows of the log become events, and events what is still to be done.

import { expect, test } from "vitest";

import type { Line, Told } from "../../messages";
import { eventsOf, isLight, lastChange, newestOf, stepsAfter, takenBack, toDo } from "./events";

function line(seq: number, kind: string, key: string, more: Partial<Line> = {}): Line {
  return {
    seq,
    kind,
    at: 0,
    text: { key, values: {} },
    seat: null,
    reasons: [],
    undone: false,
    turn: null,
    words: null,
    source: null,
    evidence: [],
    dice: [],
    faces: {},
    ...more,
  };
}

function deeds(seq: number, count: number): Told {
  return {
    seq,
    back: null,
    asked: [],
    deeds: Array.from({ length: count }, () => deed()),
    trails: [],
  };
}

function deed(...things: string[]) {
  return { text: { key: "deed", values: {} }, seat: "blue", things };
}

function present(lines: ReadonlyArray<Line>, told: ReadonlyArray<Told> = []) {
  return { lines, told };
}

test("the lines of one row are one event, and seals are none", () => {
  const events = eventsOf(
    present([
      line(4, "fed", "log-roll", { faces: { hit: [5] }, seat: "blue" }),
      line(4, "fed", "aa-hits"),
      line(5, "requested", "log-sealed"),
    ]),
  );
  expect(events.map(({ seq, kind, seat }) => [seq, kind, seat])).toEqual([[4, "step", "blue"]]);
});

test("a mere sign does not take the place of a card", () => {
  const events = eventsOf(
    present([
      line(3, "noted", "log-rule", { words: "it counts" }),
      line(4, "acted", "mop-locked", { seat: "orange" }),
    ]),
  );
  expect(events.map(isLight)).toEqual([false, true]);
  expect(newestOf(events)?.kind).toBe("ruling");
});

test("cards turned over take the place of what was told before", () => {
  const events = eventsOf(
    present([
      line(3, "corrected", "log-corrected"),
      line(4, "acted", "mop-locked", { seat: "orange" }),
      line(4, "acted", "mop-revealed", { seat: "blue" }),
    ]),
  );
  expect(newestOf(events)?.seq).toBe(4);
  expect(lastChange(events)?.seq).toBe(3); // they changed nothing yet
});

test("a step back names what it took back, and only its own deeds are left to do", () => {
  const events = eventsOf(
    present(
      [line(7, "acted", "moved", { undone: true }), line(8, "undone", "log-undo")],
      [deeds(7, 1), deeds(8, 2)],
    ),
  );
  const back = newestOf(events);
  expect(back?.kind).toBe("back");
  expect(back && takenBack(events, back).map(({ seq }) => seq)).toEqual([7]);
  expect(toDo(events, () => false).map(({ seq, place }) => [seq, place])).toEqual([
    [8, 0],
    [8, 1],
  ]);
  expect(toDo(events, (_, place) => place === 0)).toHaveLength(1);
});

test("a second step back names only what it took back itself", () => {
  const reasons = [
    { key: "why", cite: { book: "x", page: 1, chapter: null }, change: 0, values: {}, side: null },
  ];
  const gone = { reasons, undone: true };
  const lines = [
    line(4, "acted", "one", gone),
    line(5, "acted", "two", gone),
    line(6, "undone", "log-undo"),
    line(7, "acted", "three", gone),
    line(8, "undone", "log-rewind"),
  ];
  const to = (seq: number, back: number) => ({ ...deeds(seq, 0), back });
  const events = eventsOf(present(lines, [to(6, 4), to(8, 3)]));
  const taken = (seq: number) =>
    events.flatMap((each) => (each.seq === seq ? takenBack(events, each) : [])).map((e) => e.seq);
  expect([taken(6), taken(8)]).toEqual([[5], [4, 7]]);
});

test("a deed that a later one replaces is not left to do, unless it moves between things", () => {
  const turn = {
    seq: 5,
    back: null,
    asked: [],
    deeds: [deed("initiative"), deed("stock", "home")],
    trails: [],
  };
  const next = { ...turn, seq: 6, deeds: [deed("initiative"), deed("home", "away")] };
  const events = eventsOf(present([line(5, "acted", "a"), line(6, "acted", "b")], [turn, next]));
  const left = toDo(events, (seq) => seq === 6);
  expect(left.map(({ seq, place }) => [seq, place])).toEqual([[5, 1]]);
});

test("when the players say that everything stands, nothing older is left to do", () => {
  const lines = [line(5, "acted", "lists"), line(6, "acted", "stands"), line(7, "acted", "shot")];
  const events = eventsOf(present(lines, [deeds(5, 3), deeds(7, 1)]));
  const left = toDo(
    events,
    () => false,
    ({ text }) => text.key === "stands",
  );
  expect(left.map(({ seq }) => seq)).toEqual([7]);
});

test("a ruling by a ready verdict is a ruling, with its reason or without one", () => {
  for (const key of ["log-rule", "log-rule-verdict", "log-rule-because"]) {
    const events = eventsOf(present([line(9, "noted", key)]));
    expect(newestOf(events)?.kind, key).toBe("ruling");
  }
});

test("a shot stays drawn while the referee is called about it", () => {
  const events = eventsOf(
    present([
      line(4, "fed", "aa-hits", { faces: { hit: [5] } }),
      line(5, "noted", "log-call", { words: "Had it moved?" }),
    ]),
  );
  expect(newestOf(events)?.seq).toBe(5);
  expect(lastChange(events)?.seq).toBe(4);
});

test("dice that several threw against each other are nobody's deed", () => {
  const group = {
    key: "",
    count: 1,
    sides: 6,
    need: null,
    wins: "at_least",
    colour: null,
  } as const;
  const asked = [
    { ...group, seat: "blue" },
    { ...group, seat: "orange" },
  ];
  const events = eventsOf(
    present(
      [line(2, "fed", "mop-initiative", { seat: "orange", faces: { blue: [6], orange: [1] } })],
      [{ seq: 2, back: null, asked, deeds: [], trails: [] }],
    ),
  );
  expect(events[0]?.seat).toBeNull();
});

test("what is left of an earlier step says so: it may have been done without a nod", () => {
  const march = { seq: 5, back: null, asked: [], deeds: [deed("home", "neutral")], trails: [] };
  const loss = { ...march, seq: 6, deeds: [deed("neutral", "stock")] };
  const events = eventsOf(present([line(5, "acted", "a"), line(6, "acted", "b")], [march, loss]));
  expect(toDo(events, () => false).map(({ seq, isOld }) => [seq, isOld])).toEqual([
    [6, false],
    [5, true],
  ]);
});

test("what going back would take back is said from the newest, without mere signs", () => {
  const reasons = [
    { key: "why", cite: { book: "x", page: 1, chapter: null }, change: 0, values: {}, side: null },
  ];
  const lines = [
    line(4, "acted", "before"),
    line(5, "acted", "moved", { reasons }),
    line(6, "acted", "locked"),
    line(7, "acted", "gone", { reasons, undone: true }),
    line(8, "acted", "fought", { reasons }),
  ];
  const rows = (all: ReadonlyArray<Line>, to: number) =>
    stepsAfter(eventsOf(present(all)), to).map(({ seq }) => seq);
  expect(rows(lines, 4)).toEqual([8, 5]);
  expect(rows(lines.slice(0, 3), 5)).toEqual([6]);
});
