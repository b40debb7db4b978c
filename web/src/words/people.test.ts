import { expect, test } from "vitest";

import type { SeatInfo } from "../messages";
import { whoAmong } from "./people";

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
