import { expect, test } from "vitest";

import type { GameModule } from "./game-module";
import { claimed } from "./pages";

const nothing = () => null;

function withPages(...paths: ReadonlyArray<string>): GameModule {
  const pages = paths.map((path) => ({ path, title: "ui-start-title", Page: nothing }));
  return { Board: nothing, Screen: nothing, pages };
}

test("pages of several games are found by their address", () => {
  const pages = claimed([
    ["one", withPages("check", "cards")],
    ["two", withPages("maps")],
    ["three", { Board: nothing, Screen: nothing }],
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
