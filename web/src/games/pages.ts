// The addresses that games claim for pages of their own.

import { SHELL_PATHS } from "../route";
import type { GameModule, GamePage } from "./game-module";

/** Every page of these games by the first part of its address; throws where two claim the same. */
export function claimed(
  games: Iterable<readonly [string, GameModule]>,
): ReadonlyMap<string, GamePage> {
  const owners = new Map<string, string>(SHELL_PATHS.map((path) => [path, "the shell"]));
  const pages = new Map<string, GamePage>();
  for (const [game, { pages: own = [] }] of games) {
    for (const page of own) {
      const owner = owners.get(page.path);
      if (owner !== undefined) throw new Error(`${game} claims /${page.path}, as does ${owner}`);
      owners.set(page.path, game);
      pages.set(page.path, page);
    }
  }
  return pages;
}
