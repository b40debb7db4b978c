import { expect, test } from "vitest";

import { firstPlan } from "./seat-plan";

test.each([
  [null, { blue: "me", orange: "open", green: "open" }],
  ["solo", { blue: "me", orange: "bot", green: "bot" }],
  ["bots", { blue: "bot", orange: "bot", green: "bot" }],
  ["unheard-of", { blue: "me", orange: "open", green: "open" }],
])("mode %s: who sits where at first", (mode, plan) => {
  expect(firstPlan(["blue", "orange", "green"], mode)).toEqual(plan);
});
