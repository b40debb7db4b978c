// A game this server knows: a new match, solo against a bot, two bots to watch, and its own pages.

import { gameFront } from "../../games/registry";
import type { GameInfo } from "../../messages";
import { gameLine, gameTitle } from "../../words/games";
import { t } from "../../words/texts";
import { Mark } from "../shell/brand";
import { Icon } from "../shell/icon";

export function GameCard({ game }: { game: GameInfo }) {
  const line = gameLine(game.id) ?? t("ui-players", { count: game.seats.length });
  const to = `/new/${game.id}`;
  const { Emblem = Mark, pages = [] } = gameFront(game.id);
  const linked = pages.filter(({ icon, urgent }) => icon && !urgent);
  return (
    <article class="game">
      <Emblem />
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
      {linked.length > 0 && (
        <div class="game-pages">
          {linked.map(({ path, icon }) => (
            <a key={path} href={`/${path}`}>
              {icon && <Icon name={icon} />}
              {t(`page-${path}`)}
            </a>
          ))}
        </div>
      )}
    </article>
  );
}
