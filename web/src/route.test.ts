import { expect, test } from "vitest";

import { parse, SHELL_PATHS } from "./route";

const at = (path: string) => parse(new URL(path, "http://table.test"));

test.each([
  ["/", { page: "start" }],
  ["/t", { page: "start" }],
  ["/t/k7qf", { page: "table", code: "K7QF" }],
  ["/t/K7QF/replay", { page: "replay", code: "K7QF" }],
  ["/t/K7QF/elsewhere", { page: "missing" }],
  ["/move", { page: "move" }],
  ["/referee", { page: "referee", code: null }],
  ["/screen/k7qf", { page: "screen", code: "K7QF" }],
  ["/new/some-game?mode=solo", { page: "new", game: "some-game", mode: "solo" }],
  ["/new/some-game", { page: "new", game: "some-game", mode: null }],
  ["/a/b/c/d", { page: "missing" }],
])("%s leads to its page", (path, route) => {
  expect(at(path)).toEqual(route);
});

test("an address that the shell does not know may be a game's", () => {
  expect(at("/check")).toEqual({ page: "game", path: "check" });
});

test("no page of the shell can be taken for a game's", () => {
  for (const path of ["new", "t", "move", "referee", "screen"]) {
    expect(SHELL_PATHS).toContain(path);
    expect(at(`/${path}`).page).not.toBe("game");
  }
});
