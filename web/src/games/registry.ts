// Every game's drawings and pages, found by folder: `games/<game id>/index.tsx` exports `game`, a
// `GameModule`. A game without a folder is played with the generic drawings.

import type { GameModule, GamePage } from "./game-module";
import { generic } from "./generic";
import { claimed } from "./pages";

const found = import.meta.glob<{ readonly game: GameModule }>("./*/index.{ts,tsx}", {
  eager: true,
});

const byGame = new Map(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.game]),
);

const byPath = claimed(byGame);

export function gameModule(game: string): GameModule {
  return byGame.get(game) ?? generic;
}

/** The page that a game has at this address; undefined: none has. */
export function gamePage(path: string): GamePage | undefined {
  return byPath.get(path);
}
