// Every game's drawings, found by folder: `games/<game id>/index.ts` exports `game`, a `GameModule`.
// A game without a folder is played with the generic drawings.

import type { GameModule } from "./game-module";
import { generic } from "./generic";

const found = import.meta.glob<{ readonly game: GameModule }>("./*/index.{ts,tsx}", {
  eager: true,
});

const byGame = new Map(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.game]),
);

export function gameModule(game: string): GameModule {
  return byGame.get(game) ?? generic;
}
