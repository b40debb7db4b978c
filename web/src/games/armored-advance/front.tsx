// What the start page knows of Armored Advance.

import type { GameFront } from "../game-module";
import { Emblem } from "./emblem";

export const front: GameFront = {
  Emblem,
  pages: [
    {
      path: "check",
      load: async () => (await import("./check/quick-check")).QuickCheckPage,
      icon: "target",
      urgent: true,
    },
    {
      path: "boards",
      load: async () => (await import("./boards/boards-page")).BoardsPage,
      edits: "board",
      icon: "map",
    },
    {
      path: "lists",
      load: async () => (await import("./lists/lists-page")).ListsPage,
      edits: "list",
      takes: true,
      icon: "list",
    },
  ],
};
