import { afterEach, expect, test } from "vitest";

import { setLang } from "../words/texts";
import { still } from "./lamp";
import { planOf } from "./layouts";
import type { ShownGroup, ShownLamp, ShownTray } from "./news";
import { sentence } from "./words";

afterEach(() => setLang("en"));

const OFF: ShownLamp = { pattern: "off", colour: "none", level: "full", other: "none" };
const BLUE: ShownLamp = { pattern: "steady", colour: "blue", level: "full", other: "none" };
const CONTESTED: ShownLamp = { ...BLUE, pattern: "alternate", other: "orange" };

function group(name: string, lamps: ReadonlyArray<ShownLamp>, number: number | null = null) {
  return { name, lamps, number, pixels: lamps.map((_, at) => at) } satisfies ShownGroup;
}

function tray(groups: ReadonlyArray<ShownGroup>, more: Partial<ShownTray> = {}): ShownTray {
  const shown = { plugged: true, heard: true, glow: [], animation: null, delayed: false };
  return { id: "x", number: 1, layout: "country", groups, ...shown, ...more };
}

test("the sentence says what the lamps show, in their order", () => {
  const shown = tray([
    group("vp", [BLUE, BLUE, OFF]),
    group("edge", [CONTESTED, CONTESTED]),
    group("blue", [{ ...BLUE, pattern: "breathe" }, BLUE, OFF]),
    group("prompt", [OFF]),
  ]);
  expect(sentence(shown)).toBe(
    "Control blue, alternating with orange. VP 2 blue. " +
      "Blue armies 1 blue, breathing and 1 blue.",
  );
  setLang("de");
  expect(sentence(shown)).toContain("Herrschaft blau, im Wechsel mit orange. SP 2 blau.");
});

test("digits are read as a number, and an animation comes first", () => {
  const shown = tray([group("turn", [BLUE, BLUE], 12)], { animation: "reveal" });
  expect(sentence(shown)).toBe("The reveal runs over the lamps. Turn 12 blue.");
});

test("a tray without power, without a host or without a lamp says so", () => {
  expect(sentence(tray([], { plugged: false }))).toBe("No power: all lamps are dark.");
  expect(sentence(tray([], { heard: false }))).toContain("waits for a station");
  expect(sentence(tray([group("vp", [OFF])]))).toBe("All lamps are dark.");
});

test("where nothing may move, alternating lamps stand beside each other", () => {
  expect([0, 1].map((place) => still(CONTESTED, place)[0])).toEqual(["blue", "orange"]);
  expect(still(OFF, 0)).toEqual(["none", 0]);
  expect(still(undefined, 0)).toEqual(["none", 0]);
});

test("a layout of one's own has a row for each group", () => {
  const plan = planOf("my layout", { places: 60, edge: 2 });
  expect(plan.groups["places"]?.spots).toHaveLength(60);
  const right = plan.groups["places"]?.spots.every(({ x }) => x < plan.width);
  expect(right).toBe(true);
  expect(planOf("country", { vp: 6 }).card).toBeDefined();
});
