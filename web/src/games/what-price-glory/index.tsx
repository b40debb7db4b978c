// What Price Glory?, drawn.

import type { View } from "../../messages";
import type { GameModule } from "../game-module";
import { Aside } from "./aside";
import { Board } from "./board";
import { Corrections } from "./corrections";
import { CardsPage } from "./editor/cards-page";
import { MapPage } from "./editor/map-page";
import { Emblem } from "./emblem";
import { Offers } from "./offers/offers";
import { boardOf } from "./reading";
import { ruleOf } from "./rules";
import { Screen } from "./screen";
import { tell } from "./told";
import "./map/map.css";
import "./phone.css";
import "./screen.css";

/** The season, beside whose decision it is. */
function phase(view: View) {
  const { season, year } = boardOf(view);
  return { key: "wpg-ui-season", values: { season, year } };
}

export const game: GameModule = {
  Board,
  Offers,
  Aside,
  Screen,
  Corrections,
  Emblem,
  pages: [
    {
      path: "front-map",
      title: "wpg-ed-title",
      Page: MapPage,
      link: { icon: "list", text: "wpg-ed-link" },
    },
    {
      path: "front-cards",
      title: "wpg-ed-cards-title",
      Page: CardsPage,
      link: { icon: "list", text: "wpg-ed-cards-link" },
    },
  ],
  phase,
  tell,
  placesTold: true,
  isCombat: ({ text }) => /^wpg-fired-/.test(text.key),
  rule: ruleOf,
};
