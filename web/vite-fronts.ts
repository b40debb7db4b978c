// `en.ftl?front`: of a game's catalogue only what is said of the game before it is opened, its title
// (`game-…`) and its pages (`page-…`). The whole of it is loaded with the game.

import type { Plugin } from "vite";

const ENTRY = /^(?:game|page)-[\w-]+ *=.*(?:\n(?: .*)?$)*/gm;

export function fronts(): Plugin {
  return {
    name: "fronts-of-games",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".ftl?front")) return null;
      return `export default ${JSON.stringify((source.match(ENTRY) ?? []).join("\n"))}`;
    },
  };
}
