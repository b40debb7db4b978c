import { expect, test } from "vitest";

import { EMPTY, withNewSquad, withSquad, withUnit } from "./list-draft";
import { ownIn } from "./own-list";

test("a list is kept with its limits, and what is no list is an empty one", () => {
  const force = withUnit(EMPTY, "m5a1-stuart", 2);
  const limits = { requisition: 600, actions: 6 };
  const kept = ownIn(JSON.stringify({ force, limits, packs: ["one", 2] }));
  expect(kept).toEqual({ force, limits: { ...limits, squads: null }, packs: ["one"] });
  expect(ownIn(JSON.stringify({ force, limits })).packs).toEqual([]);
  for (const wrong of [null, "", "[]", '{"force": 1, "limits": {"requisition": "many"}}']) {
    expect(ownIn(wrong).force).toEqual(EMPTY);
    expect(ownIn(wrong).limits.requisition).toBeGreaterThan(0);
  }
});

test("a changed list has no name of its own, and what counts nothing is gone", () => {
  const named = { ...withUnit(EMPTY, "m5a1-stuart", 1), name: "Patrol" };
  expect(withUnit(named, "m5a1-stuart", 3)).toEqual(withUnit(EMPTY, "m5a1-stuart", 3));
  expect(withUnit(named, "m5a1-stuart", 0)).toEqual(EMPTY);
  const armed = withNewSquad(EMPTY, "basic");
  const entry = { kind: "basic" as const, count: 1, machine_gun: true, grenades: 2 };
  expect(withSquad(armed, 0, entry).squads).toEqual([entry]);
  expect(withSquad(armed, 0, { ...entry, count: 0 }).squads).toEqual([]);
});
