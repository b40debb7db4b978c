import { describe, expect, test } from "vitest";

import { idsOf, t } from "../words/texts";
import { generic } from "./generic";
import { gameModule, gamePage } from "./registry";

const games = Object.keys(import.meta.glob("./*/index.tsx")).map(
  (path) => path.split("/")[1] ?? "",
);
const shell = import.meta.glob<string>(
  ["../**/*.{ts,tsx,css}", "!../**/*.test.ts", "!../games/*/**"],
  { query: "?raw", import: "default", eager: true },
);

/** What the texts and CSS classes of a game begin with: the commonest first part of its keys. */
function prefixOf(game: string): string {
  const parts = idsOf(game).map((id) => id.split("-")[0] ?? "");
  const count = (part: string) => parts.filter((each) => each === part).length;
  return [...new Set(parts)].sort((a, b) => count(b) - count(a))[0] ?? "";
}

describe.each(games)("%s", (game) => {
  test("is found by its folder, with every page at its address", () => {
    expect(gameModule(game)).not.toBe(generic);
    for (const page of gameModule(game).pages ?? []) {
      expect(gamePage(page.path)).toBe(page);
      for (const key of [page.title, page.link?.text ?? page.title])
        expect(t(key)).not.toContain("⟨");
    }
  });

  test("is named nowhere in the shell, neither itself nor its texts and classes", () => {
    const named = new RegExp(`${game}|["'\`. ]${prefixOf(game)}-[a-z]`);
    const found = Object.entries(shell).filter(([, source]) => named.test(source));
    expect(found.map(([path]) => path)).toEqual([]);
  });
});

test("a game without a folder has the generic drawings and no pages", () => {
  expect(gameModule("no-such-game")).toBe(generic);
  expect(gamePage("no-such-page")).toBeUndefined();
});
