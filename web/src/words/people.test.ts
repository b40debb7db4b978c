import { expect, test } from "vitest";

import type { SeatInfo } from "../messages";
import { whoAmong, withColours } from "./people";
import { people, say } from "./texts";

function seat(seat: string, name: string | null, holder: SeatInfo["holder"] = "human"): SeatInfo {
  return { seat, holder, name, level: holder === "bot" ? "strong" : null, online: true };
}

test("a person's name comes first, the side where it is not enough", () => {
  const seats = [
    seat("blue", "Ada"),
    seat("orange", "Ben"),
    seat("green", "Ada"),
    seat("plum", null, "free"),
  ];
  expect(whoAmong("orange", seats)).toBe("Ben");
  expect(whoAmong("blue", seats)).toBe("Ada (Blue)");
  expect(whoAmong("plum", seats)).toBe("Plum");
  expect(whoAmong("referee", seats)).toBe("Referee");
});

test("bots of one level are told apart by their sides", () => {
  const seats = [seat("blue", null, "bot"), seat("orange", null, "bot")];
  expect(whoAmong("blue", seats)).toContain("Blue");
});

test("sentences name people, and pieces keep the colour of their side", () => {
  const seats = [seat("blue", "Ada"), seat("orange", "Ben")];
  const phrase = { key: "log-call", values: { seat: { kind: "seat", id: "blue" } } };
  people.value = { "seat-blue": { en: "Ada", de: "Ada" } };
  expect(say(phrase)).toContain("Ada");
  expect(say(phrase, withColours({}, seats))).toContain("Blue");
  people.value = {};
});
