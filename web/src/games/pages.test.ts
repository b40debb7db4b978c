import { expect, test } from "vitest";

import type { GameFront } from "./game-module";
import { claimed } from "./pages";

function withPages(...paths: ReadonlyArray<string>): GameFront {
  return { pages: paths.map((path) => ({ path, load: () => Promise.resolve(() => null) })) };
}

test("pages of several games are found by their address", () => {
  const pages = claimed([
    ["one", withPages("check", "cards")],
    ["two", withPages("maps")],
    ["three", {}],
  ]);
  expect([...pages.keys()]).toEqual(["check", "cards", "maps"]);
});

test("two games cannot claim one address", () => {
  const both = () =>
    claimed([
      ["one", withPages("check")],
      ["two", withPages("check")],
    ]);
  expect(both).toThrow("two claims /check, as does one");
});

test.each(["t", "new", "api", "screen"])("no game can claim /%s, which is the shell's", (path) => {
  expect(() => claimed([["one", withPages(path)]])).toThrow("as does the shell");
});
