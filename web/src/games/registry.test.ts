import { describe, expect, test } from "vitest";

import { attribute, idsOf, t } from "../words/texts";
import { generic } from "./generic";
import { isOpen, openGame } from "./opening";
import { gameFront, gameModule, gamePage } from "./registry";

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
  test("is found by its folder, with every page at its address", async () => {
    expect(isOpen(game)).toBe(false);
    expect(gameModule(game)).toBe(generic);
    await openGame(game);
    expect(gameModule(game)).not.toBe(generic);
    for (const page of gameFront(game).pages ?? []) {
      expect(gamePage(page.path)).toEqual({ game, page });
      expect(t(`page-${page.path}`)).not.toContain("⟨");
      if (page.urgent) expect(attribute(`page-${page.path}`, "link")).not.toBeNull();
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
