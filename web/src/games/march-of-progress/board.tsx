// The phone's middle: score, map and hand; while something new was revealed, that instead.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { Icon } from "../../components/shell/icon";
import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { EnterCards } from "./cards/enter";
import { Hand } from "./cards/hand";
import { allowed, choose, chosen } from "./choice";
import { LastTurn } from "./last-turn";
import { phoneLayout } from "./map/layout";
import { MarchMap } from "./map/map";
import { tapArmy, tapCountry } from "./map/map-choice";
import { areaOf, boardOf } from "./reading";
import { CombatCard } from "./reveal/combat";
import { cardsAreNews, isShowing, markSeen, showAgain } from "./reveal/news";
import { isStill, PhaseTrack, RevealedCards, RevealStrip, useWalk } from "./reveal/reveal";
import { WhatHappened } from "./reveal/what-happened";
import { OpponentCards, Scores } from "./scores";
import type { Board as BoardType, Reveal } from "./types";

export function Board(props: GameProps) {
  const board = boardOf(props.view);
  const before = useRef(board); // as the map was last seen
  useState(() => markSeen(props)); // what lies open when the page opens is no news
  const { reveal } = board;
  const isOpen = reveal !== null && isShowing(props);
  if (!isOpen) before.current = board;
  const theatre = reveal && (
    <Theatre key={reveal.turn} {...props} board={board} reveal={reveal} before={before.current} />
  );
  if (isOpen) {
    return (
      <>
        <LastTurn board={board} />
        {theatre}
      </>
    );
  }
  return (
    <div class="mop-main">
      {props.result ? theatre : <Scores board={board} seat={props.seat} />}
      <LastTurn board={board} />
      {!props.result && <Between {...props} board={board} />}
      {mustDiscard(board, props.seat) && <Hand {...props} />}
      <PlayMap {...props} board={board} />
      <Cards {...props} board={board} />
    </div>
  );
}

type Part = GameProps & { readonly board: BoardType };

/** Between score and map: the turn being resolved, else what is known of the opponent's hand. */
function Between({ board, seat }: Part) {
  const { reveal } = board;
  if (isResolving(board) && reveal) {
    const now = board.order.find((phase) => phase === board.phase) ?? null;
    return (
      <>
        <PhaseTrack board={board} now={now} />
        <RevealStrip board={board} reveal={reveal} seat={seat} />
      </>
    );
  }
  return (
    <div class="mop-between">
      {reveal && seat !== null && (
        <button type="button" class="offer quiet" onClick={showAgain}>
          <Icon name="eye" />
          {t("mop-ui-last-turn", { turn: reveal.turn })}
        </button>
      )}
      <OpponentCards board={board} seat={seat} />
    </div>
  );
}

/** Whether this seat must discard: then the hand is drawn above the map. */
function mustDiscard({ deciding }: BoardType, seat: string | null): boolean {
  return deciding?.kind === "discard" && deciding.seat === seat;
}

function isResolving(board: BoardType): boolean {
  return board.order.some((phase) => phase === board.phase);
}

function PlayMap(props: Part) {
  const { board, seat, view } = props;
  const short = useShortPhone();
  const layout = useMemo(() => phoneLayout(board, seat, short), [board, seat, short]);
  const actions = allowed(props);
  const draft = chosen(props);
  return (
    <MarchMap
      board={board}
      layout={layout}
      names={view.names}
      seat={seat}
      actions={actions}
      chosen={draft}
      onArmy={(army) => choose(props, tapArmy(board, actions, draft, army))}
      onCountry={(country) => choose(props, tapCountry(actions, draft, country))}
    />
  );
}

/** On a short phone the map is drawn flatter, so that the hand stays in reach. */
function useShortPhone(): boolean {
  const query = "(max-height: 800px)";
  const [short, setShort] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const changed = (): void => setShort(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, []);
  return short;
}

/** The hand where cards are chosen; else what the last cards did. */
function Cards(props: Part) {
  const { board, seat } = props;
  if (props.result) return null;
  if (board.phase !== "pick" || props.past || !areaOf(board, seat)) return <LastCards {...props} />;
  return board.cards === "table" ? <EnterCards {...props} /> : <Hand {...props} />;
}

/** For who only looks: the cards of the last turn, and its latest combat. */
function LastCards({ board, seat, view }: Part) {
  const { reveal } = board;
  const combat = reveal?.combats.slice(-1)[0];
  return (
    <>
      {reveal && !isResolving(board) && <RevealStrip board={board} reveal={reveal} seat={seat} />}
      {combat && <CombatCard combat={combat} names={view.names} />}
    </>
  );
}

interface TheatreProps extends Part {
  readonly reveal: Reveal;
  readonly before: BoardType;
}

/** Cards, combats and what else happened; below, the map goes over to how it stands now. */
function Theatre(props: TheatreProps) {
  const { board, before, reveal, view, seat, lines, result } = props;
  const [fresh] = useState(() => cardsAreNews(board));
  const now = useWalk(board, fresh);
  const isSettled = useSettled(fresh);
  return (
    <div class="mop-theatre">
      <PhaseTrack board={board} now={now} />
      <RevealedCards board={board} reveal={reveal} fresh={fresh} seat={seat} />
      <div class={`mop-after${fresh ? " fresh" : ""}`}>
        {reveal.combats.map((combat, index) => (
          <CombatCard key={index} combat={combat} names={view.names} />
        ))}
        <WhatHappened lines={lines} names={view.names} />
      </div>
      {!result && <LookMap {...props} board={isSettled ? board : before} />}
    </div>
  );
}

/** Whether the pieces may move: after the cards were turned over and read. */
function useSettled(fresh: boolean): boolean {
  const [isSettled, setSettled] = useState(!fresh || isStill());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 1800);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function LookMap({ board, seat, view }: Part) {
  const layout = useMemo(() => phoneLayout(board, seat, true), [board, seat]);
  return (
    <MarchMap
      board={board}
      layout={layout}
      names={view.names}
      seat={seat}
      actions={[]}
      chosen={null}
    />
  );
}
