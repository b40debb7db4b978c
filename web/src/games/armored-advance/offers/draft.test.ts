import { beforeEach, expect, test, vi } from "vitest";

import type { Offer, TableInfo } from "../../../messages";
import type { GameProps } from "../../game-module";
import {
  aimAt,
  begin,
  drafted,
  filled,
  keyOf,
  offerFor,
  select,
  send,
  setStep,
  shotsAt,
} from "./draft";

const label = { key: "ui-do-it", values: {} };
const place = { x: 1000, y: 2000 };

function offer(action: object, ...vary: Offer["vary"]): Offer {
  return { action, label, vary, refused: null, about: null };
}

const field = { type: "within", field: "to", most: null } as const;
const outline = [
  [0, 0],
  [9, 0],
  [9, 9],
] as const;
const move = offer(
  { type: "move", unit: "blue-1", to: place, heading: 4500, free: false, via: [] },
  { ...field, outline },
);
const fire = (weapon: string, accurate = false) =>
  offer(
    { type: "fire", unit: "blue-1", weapon, target: "orange-1", accurate, dice: 0, face: null },
    { type: "one_of", field: "target", values: ["orange-1", "orange-2"] },
  );
const end = offer({ type: "end-turn" });
const act = vi.fn<(action: object) => Promise<boolean>>();

function props(decision: string, ...offers: ReadonlyArray<Offer>): GameProps {
  const table: TableInfo = {
    code: "K7QF",
    match: "m",
    game: "g",
    status: "playing",
    seats: [],
    rules: [],
    policy: { dice: "typed", confirm: false, window: 10, consent: "all", lapse: 300 },
    turn: 1,
    call: null,
    screens: 0,
    address: "",
    fewest: null,
    judged: false,
    devices: [],
    sources: ["typed", "server"],
    pace: "normal",
    step: null,
    again: null,
  };
  return {
    view: { board: {}, prompt: label, offers, more: 0, names: {} },
    pending: {
      type: "decide",
      id: decision,
      seats: ["blue"],
      waiting: ["blue"],
      kind: "turn",
      by: "seat",
    },
    table,
    seat: "blue",
    result: null,
    lines: [],
    past: false,
    still: false,
    act,
    showRule: () => undefined,
  };
}

const now = props("turn-1", move, fire("gun"), fire("gun", true), fire("ai"), end);

beforeEach(() => {
  select(now, null);
  act.mockReset().mockResolvedValue(true);
});

test("a draft belongs to one decision", () => {
  select(now, "blue-1");
  expect(drafted(now).unit).toBe("blue-1");
  expect(drafted(props("turn-2")).unit).toBeNull();
});

test("offers are told apart by what tells them apart for a player", () => {
  const keys = now.view.offers.map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(offerFor(now, keyOf(move))).toBe(move);
  expect(offerFor(props("turn-2"), keyOf(move))).toBeNull();
});

test("an offer with places begins a way, as the unit stands", () => {
  begin(now, move);
  expect(drafted(now)).toMatchObject({
    unit: "blue-1",
    step: { kind: "way", to: null, heading: 4500, via: [] },
  });
});

test("an offer to fire begins with its first target", () => {
  begin(now, fire("gun"));
  expect(drafted(now).step).toMatchObject({ kind: "shot", weapon: "gun", target: "orange-1" });
});

test("an offer with nothing to choose is sent at once", () => {
  begin(now, end);
  expect(act).toHaveBeenCalledWith({ type: "end-turn" });
});

test("nothing is sent while the last tap is on its way", () => {
  begin({ ...now, still: true }, end);
  expect(act).not.toHaveBeenCalled();
});

test("a filled offer is an action, and nonsense is noticed", () => {
  expect(filled(move, { to: { x: 5, y: 6 } })).toMatchObject({ type: "move", to: { x: 5, y: 6 } });
  expect(() => filled(move, { to: "somewhere" })).toThrow("to is not what this page knows");
});

test("a target has the shots that name it", () => {
  expect(shotsAt(now, "blue-1", "orange-2")).toHaveLength(3);
  expect(shotsAt(now, "blue-1", "orange-3")).toEqual([]);
  expect(shotsAt(now, "blue-2", "orange-1")).toEqual([]);
});

test("aiming takes the offer there is, else it only asks", () => {
  aimAt(now, "blue-1", "gun", "orange-2");
  expect(drafted(now).step).toMatchObject({ key: keyOf(fire("gun")), target: "orange-2" });
  aimAt(now, "blue-1", "gun", "orange-9");
  expect(drafted(now).step).toMatchObject({ key: null, target: "orange-9" });
});

test("a step back keeps the unit in hand", () => {
  begin(now, move);
  setStep(now, null);
  expect(drafted(now)).toMatchObject({ unit: "blue-1", step: null });
});

test.each([
  [false, { kind: "way", to: place }],
  [true, null],
])("a way stays drawn unless it was accepted: %s", async (accepted, step) => {
  act.mockResolvedValueOnce(accepted);
  begin(now, move);
  const way = drafted(now).step;
  if (way?.kind !== "way") throw new Error("no way");
  setStep(now, { ...way, to: place });
  send(now, filled(move, { to: place }));
  await Promise.resolve();
  expect(drafted(now).unit).toBe("blue-1");
  if (step) expect(drafted(now).step).toMatchObject(step);
  else expect(drafted(now).step).toBeNull();
});
