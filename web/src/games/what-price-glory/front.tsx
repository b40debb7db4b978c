// What the start page knows of What Price Glory?.

import type { GameFront } from "../game-module";
import { Emblem } from "./emblem";

export const front: GameFront = {
  Emblem,
  pages: [
    {
      path: "front-map",
      load: async () => (await import("./editor/map-page")).MapPage,
      icon: "map",
    },
    {
      path: "front-cards",
      load: async () => (await import("./editor/cards-page")).CardsPage,
      icon: "list",
    },
  ],
};
