import { expect, test } from "vitest";

import { parse, SHELL_PATHS } from "./route";

const at = (path: string) => parse(new URL(path, "http://table.test"));

test.each([
  ["/", { page: "start" }],
  ["/t", { page: "start" }],
  ["/t/k7qf", { page: "table", code: "K7QF" }],
  ["/t/K7QF/replay", { page: "replay", code: "K7QF", match: null }],
  ["/t/K7QF/elsewhere", { page: "missing" }],
  ["/move", { page: "move" }],
  ["/referee", { page: "referee", code: null }],
  ["/screen/k7qf", { page: "screen", code: "K7QF" }],
  ["/new/some-game?mode=solo", { page: "new", game: "some-game", mode: "solo", pack: null }],
  ["/new/some-game?pack=p1", { page: "new", game: "some-game", mode: null, pack: "p1" }],
  ["/data?game=some-game", { page: "data", game: "some-game" }],
  ["/data", { page: "data", game: null }],
  ["/data/pack/0aF", { page: "pack", id: "0aF" }],
  ["/data/new/board?game=g", { page: "new-pack", game: "g", kind: "board" }],
  ["/data/qwerty", { page: "shared", code: "QWERTY" }],
  ["/data/qwerty/x", { page: "missing" }],
  ["/a/b/c/d", { page: "missing" }],
  ["/t/%E0%A4%A", { page: "missing" }],
  ["/new/%", { page: "missing" }],
  ["/%ff", { page: "missing" }],
])("%s leads to its page", (path, route) => {
  expect(at(path)).toEqual(route);
});

test("an address that the shell does not know may be a game's", () => {
  expect(at("/check")).toEqual({ page: "game", path: "check" });
});

test("no page of the shell can be taken for a game's", () => {
  for (const path of ["new", "t", "move", "referee", "screen", "data"]) {
    expect(SHELL_PATHS).toContain(path);
    expect(at(`/${path}`).page).not.toBe("game");
  }
});
