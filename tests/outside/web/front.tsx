// What the start page knows of Pebbles: it has a page of its own.

import type { GameFront } from "../game-module";

export const front: GameFront = {
  pages: [
    {
      path: "pebbles",
      load: async () => (await import("./how-many")).HowMany,
      icon: "target",
    },
  ],
};
