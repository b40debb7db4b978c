import { expect, test } from "vitest";

import type { SeatInfo } from "../messages";
import { calledAmong, whoAmong, withColours } from "./people";
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

test("sentences have room for the first words of a long name, if they leave no doubt", () => {
  const seats = [
    seat("blue", "Ada Friederike von Ravensburg"),
    seat("orange", "Maximilian von und zu Hohenlohe"),
    seat("green", "Ben van der Berg the Third"),
    seat("plum", "Ben van der Berg the Second"),
    seat("chalk", "Donaudampfschifffahrtsgesellschaft"),
  ];
  expect(calledAmong("blue", seats)).toBe("Ada");
  expect(calledAmong("orange", seats)).toBe("Maximilian");
  expect(calledAmong("green", seats)).toBe("Ben van der Berg the Third");
  expect(calledAmong("plum", seats)).toBe("Ben van der Berg the Second");
  expect(calledAmong("chalk", seats)).toBe("Donaudampfschifffahrtsgesellschaft");
  expect(calledAmong("blue", [seat("blue", "Ada Lovelace")])).toBe("Ada Lovelace");
  expect(calledAmong("blue", [seat("blue", "the old fox of the hills")])).toBe("the old fox");
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
