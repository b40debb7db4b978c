// Opening games: their code and their words are loaded when somebody looks at them.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import { loadWords } from "../words/catalogues";
import type { GameModule } from "./game-module";

const found = import.meta.glob<{ readonly game: GameModule }>("./*/index.{ts,tsx}");
const loaders = new Map(
  Object.entries(found).map(([path, load]) => [path.split("/")[1] ?? "", load]),
);
const modules = new Map<string, GameModule | null>(); // null: it has no drawings of its own

/** Whether a part of the app could not be loaded: the network was lost, or the server has newer ones. */
export const unloaded = signal(false);

/** A part of the app; where it cannot be loaded the page says so, and this waits for ever. */
export async function loading<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    console.warn(error);
    unloaded.value = true;
    return new Promise(() => undefined);
  }
}

export function isOpen(game: string): boolean {
  return modules.has(game);
}

/** Load a game's drawings and words. */
export function openGame(game: string): Promise<void> {
  return loading(async () => {
    const [module] = await Promise.all([loaders.get(game)?.(), loadWords(game)]);
    modules.set(game, module?.game ?? null);
  });
}

/** The drawings of a game that is open; null: it has none. */
export function openModule(game: string): GameModule | null {
  return modules.get(game) ?? null;
}

/** Whether the words of these games are there; they are loaded where they are not. */
export function useWords(games: ReadonlyArray<string>): boolean {
  const [ready, setReady] = useState("");
  const wanted = games.join(" ");
  useEffect(() => {
    void loading(() => Promise.all(games.map(loadWords))).then(() => setReady(wanted));
  }, [wanted]);
  return ready === wanted;
}
