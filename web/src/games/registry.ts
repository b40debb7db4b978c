// Every game's front, found by folder: `games/<game id>/front.tsx` exports `front`, a `GameFront`, and
// `index.tsx` exports `game`, a `GameModule`. A game without a folder is played with the generic drawings.

import type { GameFront, GameModule } from "./game-module";
import { generic } from "./generic";
import { openModule } from "./opening";
import { claimed, type ClaimedPage } from "./pages";

const found = import.meta.glob<{ readonly front: GameFront }>("./*/front.{ts,tsx}", {
  eager: true,
});

const byGame = new Map(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.front]),
);

const byPath = claimed(byGame);

export function gameFront(game: string): GameFront {
  return byGame.get(game) ?? {};
}

/** The drawings of a game that is open. */
export function gameModule(game: string): GameModule {
  return openModule(game) ?? generic;
}

/** The page that a game has at this address, and whose it is; undefined: none has. */
export function gamePage(path: string): ClaimedPage | undefined {
  return byPath.get(path);
}
