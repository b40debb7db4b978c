// The board for a screen reader: score, initiative and one line for each country.

import { seatName, t } from "../../../words/texts";
import { countryName, type Names } from "../reading";
import type { Board } from "../types";
import { countryWords } from "./country-words";

export function BoardWords({ board, names }: { readonly board: Board; readonly names: Names }) {
  return (
    <ul class="sr" aria-label={t("mop-ui-board")}>
      {board.players.map((player) => (
        <li key={player.seat}>
          {t("mop-ui-words-player", {
            seat: seatName(player.seat),
            vp: player.vp,
            cards: player.hand.length,
            stock: player.army_stock,
          })}
          {board.initiative === player.seat && ` ${t("mop-ui-initiative")}.`}
        </li>
      ))}
      {board.countries.map((country) => (
        <li key={country.id}>{countryWords(country, countryName(country.id, names))}</li>
      ))}
    </ul>
  );
}
