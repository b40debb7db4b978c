// The phone's middle: points, technologies, tracks, skills; or the tree, the others, the piles.

import { useEffect, useRef } from "preact/hooks";

import { showWords } from "../../components/rules/open-rule";
import { SeatBadge } from "../../components/seats/seat-badge";
import { looking, type Tab, TABS } from "./chosen";
import { personOn } from "./people";
import { nameOf, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { boardOf, iconsText, type Names, personWords, playerOf, ROMAN } from "./reading";
import { Scoring } from "./scoring";
import { Cards, Tableau, Tokens } from "./tableau";
import { PowerTracks, Signs, Skills } from "./tracks";
import { Tree } from "./tree";
import type { Board as BoardType } from "./types";
import { CostLine } from "./tree";

export function Board(props: GameProps) {
  const board = boardOf(props.view);
  const tab = tabsOf(props, board).find((each) => each === looking.value) ?? elsewhere(props);
  const ended = board.over && !props.past; // the result above has everybody's points
  const tabs = useBegun(tab);
  return (
    <div class={`pr-main${ended ? " ended" : ""}`}>
      {!ended && <Points {...props} board={board} />}
      <div class="pr-news">{props.told}</div>
      {board.over ? <Scoring board={board} past={props.past} /> : null}
      <div ref={tabs} class="seg pr-tabs" role="group" aria-label={t("pr-ui-tabs")}>
        {tabsOf(props, board).map((each) => (
          <button
            key={each}
            type="button"
            class={each === tab ? "on" : ""}
            aria-pressed={each === tab}
            onClick={() => (looking.value = each)}
          >
            {t(`pr-ui-tab-${each}`)}
          </button>
        ))}
      </div>
      <TabBody {...props} board={board} tab={tab} />
    </div>
  );
}

/** For the tabs: what is looked at now begins below them, and is not hidden under the news. */
function useBegun(tab: Tab) {
  const tabs = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  useEffect(() => {
    if (last.current !== tab) tabs.current?.scrollIntoView({ block: "nearest" });
    last.current = tab;
  }, [tab]);
  return tabs;
}

function elsewhere({ seat }: GameProps): Tab {
  return seat === null ? "others" : "mine";
}

/** Nothing is one's own to a watcher, and a player alone has no others. */
function tabsOf({ seat }: GameProps, board: BoardType): ReadonlyArray<Tab> {
  const absent: Tab | null = seat === null ? "mine" : board.players.length === 1 ? "others" : null;
  return TABS.filter((each) => each !== absent);
}

type Part = GameProps & { readonly board: BoardType };

/** Everybody's points so far, and what the age still needs. */
function Points({ board, seat, table }: Part) {
  const sorted = [...board.players].sort(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
  );
  return (
    <section class="pr-points" aria-label={t("pr-ui-points")}>
      <ul>
        {sorted.map((player) => (
          <li key={player.seat} class={player.out ? "out" : ""}>
            <SeatBadge
              seat={player.seat}
              name={player.seat === seat ? t("pr-ui-you") : personOn(table, player.seat)}
            />
            <b class="num">{player.points}</b>
            {player.seat === seat && <small>{t("pr-ui-vp")}</small>}
          </li>
        ))}
      </ul>
      <p class="label">
        {t("pr-ui-age", { age: ROMAN[board.age] ?? "" })}
        {!board.over && " · "}
        <Signs board={board} />
        {board.time_deck.length > 0 &&
          ` · ${t("pr-ui-time")}: ${t("pr-ui-time-cost", { count: board.time_deck.length, points: board.penalty })}`}
      </p>
    </section>
  );
}

function TabBody(props: Part & { readonly tab: Tab }) {
  const { board, seat, view, tab } = props;
  const me = playerOf(board, seat);
  switch (tab) {
    case "mine":
      return me ? <Mine {...props} me={me} /> : null;
    case "tree":
      return <Tree board={board} me={me} names={view.names} offers={view.offers} />;
    case "others":
      return <Others {...props} />;
    case "piles":
      return <Piles {...props} />;
  }
}

function Mine({ board, view, me }: Part & { readonly me: BoardType["players"][number] }) {
  return (
    <>
      <h2 class="section">
        {t("pr-ui-active")}{" "}
        <span class="label">
          {t("pr-ui-techs", { count: me.active.length, coming: me.dev.length })}
        </span>
      </h2>
      <Tableau board={board} player={me} names={view.names} />
      <People board={board} player={me} names={view.names} />
      <Works board={board} names={view.names} />
      <h2 class="section">
        {t("pr-ui-power")}{" "}
        <span class="label">
          {t(board.players.length === 1 ? "pr-ui-by-position" : "pr-ui-by-rank")}
        </span>
      </h2>
      <PowerTracks board={board} />
      <h2 class="section">
        {t("pr-ui-skills")} <span class="label">{t("pr-ui-bold")}</span>
      </h2>
      <Skills board={board} player={me} />
    </>
  );
}

export function People(props: {
  board: BoardType;
  player: BoardType["players"][number];
  names: Names;
}) {
  const { person, people } = props.player;
  const words = (id: string) => props.board.people.find((each) => each.id === id);
  if (people.length === 0) return null;
  return (
    <span class="pr-people">
      <span class="label">{t("pr-ui-guided")}</span>{" "}
      {people.map((id) => {
        const name = nameOf({ kind: "pr-person", id }, props.names);
        const found = words(id);
        return (
          <button
            key={id}
            type="button"
            class={id === person ? "on" : "past"}
            onClick={() => found && showWords(name, personWords(found))}
          >
            {name}
          </button>
        );
      })}
    </span>
  );
}

/** The current milestone: its costs, and who has paid them. */
export function Works({ board, names }: { board: BoardType; names: GameProps["view"]["names"] }) {
  if (!board.milestone) return null;
  const { milestone, covers, left } = board.milestone;
  return (
    <section class="pr-works">
      <h2 class="section">
        {nameOf({ kind: "pr-milestone", id: milestone.id }, names)}{" "}
        <span class="label">{t("pr-ui-milestone", { points: milestone.vp, count: left })}</span>
      </h2>
      <ul>
        {milestone.costs.map((line, place) => {
          const by = covers[place];
          return (
            <li key={place}>
              {by ? (
                <SeatBadge seat={by} name="" />
              ) : (
                <CostLine line={line} met={false} names={names} />
              )}
            </li>
          );
        })}
        <li class="label">{iconsText(milestone.benefits, 0)}</li>
      </ul>
    </section>
  );
}

function Others({ board, seat, view, table }: Part) {
  return (
    <>
      <h2 class="section">{t("pr-ui-power")}</h2>
      <PowerTracks board={board} />
      {board.players
        .filter((player) => player.seat !== seat)
        .map((player) => (
          <section key={player.seat} class="pr-other">
            <h2 class="section">
              <SeatBadge seat={player.seat} name={personOn(table, player.seat)} />
              <span class="label">
                {t("pr-ui-hand-of", { count: player.hand, limit: player.limit })}
              </span>
            </h2>
            <Tokens player={player} />
            <Tableau board={board} player={player} names={view.names} />
            <People board={board} player={player} names={view.names} />
            <Skills board={board} player={player} />
          </section>
        ))}
    </>
  );
}

/** Decks and discard piles, the top card first, and the Time deck. */
function Piles({ board, view }: Part) {
  return (
    <>
      {board.piles.map((pile) => (
        <section key={pile.age} class={`pr-pile ${pile.state}`}>
          <h2 class="section">
            {t("pr-ui-age", { age: ROMAN[pile.age] ?? "" })}
            <span class="label">{t(`pr-ui-pile-${pile.state}`, { count: pile.deck })}</span>
          </h2>
          <Cards
            board={board}
            ids={[...pile.discard].reverse()}
            names={view.names}
            first={t("pr-ui-on-top")}
          />
        </section>
      ))}
      {board.time_deck.length > 0 && (
        <section class="pr-pile">
          <h2 class="section">
            {t("pr-ui-time")}
            <span class="label">
              {t("pr-ui-time-cost", { count: board.time_deck.length, points: board.penalty })}
            </span>
          </h2>
          <Cards board={board} ids={board.time_deck} names={view.names} />
        </section>
      )}
    </>
  );
}
