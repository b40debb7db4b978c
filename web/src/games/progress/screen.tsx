// The big screen: ages, power tracks, and every player's technologies.

import { SeatBadge, sideClass } from "../../components/seats/seat-badge";
import { ScreenHead } from "../../components/screen/screen-head";
import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { People, Works } from "./board";
import { personOn } from "./people";
import { boardOf, ROMAN } from "./reading";
import { Scoring } from "./scoring";
import { Tableau, Tokens } from "./tableau";
import { PowerTracks, Signs, Skills } from "./tracks";
import type { Board, Shown } from "./types";

export function Screen(props: GameProps) {
  const board = boardOf(props.view);
  return (
    <main class="tv pr-screen">
      <ScreenHead table={props.table} />
      <section class="pr-screen-mid">
        <Ages board={board} />
        <PowerTracks board={board} />
        {!board.over && <Works board={board} names={props.view.names} />}
        {!board.over && <Latest {...props} />}
        {props.told}
        {board.over ? (
          <Scoring board={board} past={props.past} />
        ) : (
          <Now {...props} board={board} />
        )}
      </section>
      <ul class={`pr-screen-players n${board.players.length}`}>
        {board.players.map((player) => (
          <li key={player.seat} class={playerClass(board, player)}>
            <header>
              <SeatBadge seat={player.seat} name={personOn(props.table, player.seat)} />
              <b class="num">{player.points}</b>
            </header>
            <p class="label">
              {t("pr-ui-hand-of", { count: player.hand, limit: player.limit })}{" "}
              <Tokens player={player} />{" "}
              <People board={board} player={player} names={props.view.names} />
            </p>
            <Tableau board={board} player={player} names={props.view.names} />
            <Skills board={board} player={player} />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Technologies, by the number of players: with more than the first number of them their names are
 * written smaller; with more than the second there is no room for the skills of three players. */
const FIT: Readonly<Record<number, readonly [many: number, crowd: number]>> = { 5: [5, 9] };

function playerClass(board: Board, { seat, active, dev }: Shown): string {
  const now = seat === board.active && !board.over;
  const techs = active.length + dev.length;
  const [many, crowd] = FIT[board.players.length] ?? [9, 12];
  const size = techs > crowd ? " many crowd" : techs > many ? " many" : "";
  return `${sideClass(seat)}${now ? " now" : ""}${size}`;
}

const LATEST = 4;
/** Said by the panel of whose turn it is, by the technology's discovery, or by the hand's number. */
const SHOWN = /^pr-(turn|drew|dealt|activated)/;

/** What happened last, the newest first. */
function Latest({ lines, view }: GameProps) {
  const told = lines.filter(({ text, undone }) => !undone && isNews(text.key));
  return (
    <ul class="pr-latest">
      {told
        .slice(-LATEST)
        .reverse()
        .map((line) => (
          <li key={`${line.seq}-${line.text.key}`}>{say(line.text, view.names)}</li>
        ))}
    </ul>
  );
}

function isNews(key: string): boolean {
  return key.startsWith("pr-") && !SHOWN.test(key);
}

/** Whose turn it is, and what is asked for. */
function Now({ board, view, table }: GameProps & { readonly board: Board }) {
  const seat = board.choosing ?? board.active;
  return (
    <div class={`pr-now ${sideClass(seat)}`}>
      <SeatBadge seat={seat} name={personOn(table, seat)} />
      <p class="t-lead">{say(view.prompt, view.names)}</p>
    </div>
  );
}

function Ages({ board }: { readonly board: Board }) {
  return (
    <div class="pr-ages">
      <ol>
        {board.piles.map((pile) => (
          <li key={pile.age} class={`${pile.state}${pile.age === board.age ? " now" : ""}`}>
            <b>{ROMAN[pile.age]}</b>
            <span>{t(`pr-ui-pile-${pile.state}`, { count: pile.deck })}</span>
          </li>
        ))}
      </ol>
      <p class="t-lead muted">
        <Signs board={board} />
      </p>
    </div>
  );
}
