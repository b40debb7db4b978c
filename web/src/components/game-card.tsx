// A game this server knows: a new match, solo against a bot, or two bots to watch.

import type { GameInfo } from "../messages";
import { gameLine, gameTitle, t } from "../texts";
import { Mark } from "./brand";
import { Icon } from "./icon";

export function GameCard({ game }: { game: GameInfo }) {
  const line = gameLine(game.id) ?? t("ui-players", { count: game.seats.length });
  const to = `/new/${game.id}`;
  return (
    <article class="game">
      {game.id === "march-of-progress" ? <Armies /> : <Mark />}
      <div class="grow">
        <h3 class="map-name">{gameTitle(game.id)}</h3>
        <p class="label">{line}</p>
      </div>
      <div class="game-ways">
        <a class="offer primary" href={to}>
          <Icon name="people" />
          {t("ui-new-match")}
        </a>
        {game.bots.length > 0 && (
          <>
            <a class="offer" href={`${to}?mode=solo`}>
              <Icon name="bot" />
              {t("ui-solo")}
            </a>
            <a class="offer" href={`${to}?mode=bots`}>
              <Icon name="eye" />
              {t("ui-watch-bots")}
            </a>
          </>
        )}
      </div>
    </article>
  );
}

/** One army stands, one lies behind its earthwork. */
function Armies() {
  return (
    <svg class="emblem" viewBox="0 0 72 64" aria-hidden="true" fill="none" stroke="var(--ink2)">
      <path d="M4 13c11-5 18 5 30 0s20 4 34 0" stroke-dasharray="6 2.5 1.5 2.5" />
      <path d="M4 53c13 5 20-4 32 0s18-3 32 1" stroke-dasharray="6 2.5 1.5 2.5" />
      <rect x="14" y="20" width="14" height="26" fill="var(--blue)" stroke="none" />
      <rect x="38" y="32" width="26" height="14" fill="var(--orange)" stroke="none" />
      <path d="M36 50h4v-2h4v2h4v-2h4v2h4v-2h4v2h4v-2" />
    </svg>
  );
}
