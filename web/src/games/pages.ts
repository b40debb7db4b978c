// The addresses that games claim for pages of their own.

import { SHELL_PATHS } from "../route";
import type { GameFront, GamePage } from "./game-module";

export interface ClaimedPage {
  readonly game: string;
  readonly page: GamePage;
}

/** Every page of these games by the first part of its address; throws where two claim the same. */
export function claimed(
  games: Iterable<readonly [string, GameFront]>,
): ReadonlyMap<string, ClaimedPage> {
  const owners = new Map<string, string>(SHELL_PATHS.map((path) => [path, "the shell"]));
  const pages = new Map<string, ClaimedPage>();
  for (const [game, { pages: own = [] }] of games) {
    for (const page of own) {
      const owner = owners.get(page.path);
      if (owner !== undefined) throw new Error(`${game} claims /${page.path}, as does ${owner}`);
      owners.set(page.path, game);
      pages.set(page.path, { game, page });
    }
  }
  return pages;
}
