// What an offer is called on its button. Short: the unit is known from the panel above.

import type { Offer } from "../../../messages";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { actionOf, boardOf, thingOf, unitName } from "../reading";

export function deedName(props: GameProps, offer: Offer): string {
  const action = actionOf(offer);
  const { names } = props.view;
  switch (action.type) {
    case "deploy":
      return unitName(action.unit, names);
    case "move":
    case "say-move":
      return t(action.free ? "aa-ui-deed-free-move" : "aa-ui-deed-move");
    case "fire":
    case "say-fire":
      return t("aa-ui-deed-fire", { weapon: weaponLabel(props, offer) });
    case "pick":
    case "choose-zone":
    case "stand-on":
    case "deployed":
    case "turn":
    case "scout":
    case "set-up":
    case "demolish":
    case "hook":
    case "unhook":
    case "load":
    case "unload":
    case "man":
    case "end-turn":
    case "settle":
    case "agree-draw":
      return t(`aa-ui-deed-${action.type}`);
  }
}

/** The weapon of an offer to fire, by the name on its unit's card. */
export function weaponLabel(props: GameProps, offer: Offer): string {
  const action = actionOf(offer);
  if (action.type !== "fire" && action.type !== "say-fire") return "";
  const name = weaponName(props, action.unit, action.weapon);
  return action.accurate ? t("aa-ui-accurately", { weapon: name }) : name;
}

export function weaponName(props: GameProps, unit: string, weapon: string): string {
  const card = thingOf(boardOf(props.view), unit)?.card;
  return card?.weapons.find(({ id }) => id === weapon)?.name ?? t(`aa-ui-weapon-${weapon}`);
}
