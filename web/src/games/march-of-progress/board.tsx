// The phone's middle: score, map and hand; while something new was revealed, that instead.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { showWords } from "../../components/rules/open-rule";
import { Icon } from "../../components/shell/icon";
import { room } from "../../phone/room";
import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { EnterCards } from "./cards/enter";
import { Hand } from "./cards/hand";
import { allowed, choose, chosen } from "./choice";
import { LastTurn } from "./last-turn";
import { countryWords } from "./map/country-words";
import { heightIn, phoneLayout } from "./map/layout";
import { MarchMap } from "./map/map";
import { tapArmy, tapCountry } from "./map/map-choice";
import { useMapRoom } from "./map/map-room";
import { areaOf, boardOf, countryName } from "./reading";
import { CombatCard } from "./reveal/combat";
import { cardsAreNews, forgetGone, isShowing, markSeen, showAgain } from "./reveal/news";
import { isStill, PhaseTrack, RevealedCards, RevealStrip, useWalk } from "./reveal/reveal";
import { WhatHappened } from "./reveal/what-happened";
import { OpponentCards, Scores } from "./scores";
import type { Board as BoardType, Reveal } from "./types";

export function Board(props: GameProps) {
  const board = boardOf(props.view);
  const before = useRef(board); // as the map was last seen
  const column = useRef<HTMLDivElement>(null);
  const mapRoom = useMapRoom(column);
  useState(() => markSeen(props)); // what lies open when the page opens is no news
  const { reveal } = board;
  const isOpen = reveal !== null && isShowing(props);
  useLayoutEffect(() => forgetGone(props), [board]);
  if (!isOpen) before.current = board;
  const theatre = reveal && (
    <Theatre key={reveal.turn} {...props} board={board} reveal={reveal} before={before.current} />
  );
  if (isOpen) {
    return (
      <>
        <LastTurn board={board} />
        {props.told}
        {theatre}
      </>
    );
  }
  // On a short phone what is tapped comes first; the hand lies at the foot of the page in any case.
  const tapsMap = isResolving(board) && !mustDiscard(board, props.seat);
  return (
    <div ref={column} class="mop-main">
      {props.result ? theatre : <Scores board={board} seat={props.seat} />}
      <LastTurn board={board} />
      {!props.result && <Between {...props} board={board} />}
      {mustDiscard(board, props.seat) && !room().lies && <Hand {...props} />}
      {!tapsMap && props.told}
      <PlayMap {...props} board={board} mapRoom={mapRoom} />
      {tapsMap && props.told}
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

interface MapPartProps extends Part {
  readonly mapRoom: number | null;
}

function PlayMap(props: MapPartProps) {
  const { board, seat, view, mapRoom } = props;
  // While cards are picked the map gives way to the hand; while pieces are tapped it does not, but
  // where a phone lies a finger has to find all of it.
  const givesWay = board.phase === "pick" || mustDiscard(board, seat) || room().lies;
  const fits = givesWay && mapRoom !== null ? heightIn(board, mapRoom) : null;
  const tall = fits ?? (room().high > SHORT ? "tall" : "short");
  const layout = useMemo(() => phoneLayout(board, seat, tall), [board, seat, tall]);
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
      trails={draft ? [] : (props.trails ?? [])}
      onArmy={(army) => choose(props, tapArmy(board, actions, draft, army))}
      onCountry={(country) => choose(props, tapCountry(actions, draft, country))}
      onLook={(country) => look(props, country)}
    />
  );
}

/** Says what lies on a country, with the terms of it to be tapped. */
function look({ board, view }: Part, id: string): void {
  const card = board.countries.find((country) => country.id === id);
  const name = countryName(id, view.names);
  if (card) showWords(name, countryWords(card, name));
}

const SHORT = 800; // pixels; lower, the map is drawn flatter

/** The hand where cards are chosen; else what the last cards did. */
function Cards(props: Part) {
  if (props.result) return null;
  if (!picks(props)) return <LastCards {...props} />;
  return room().lies ? null : <OwnCards {...props} />;
}

function picks({ view, seat, past }: GameProps): boolean {
  const board = boardOf(view);
  return board.phase === "pick" && !past && areaOf(board, seat) !== null;
}

/** Whether cards are chosen from the hand. */
export function holdsHand(props: GameProps): boolean {
  return picks(props) || mustDiscard(boardOf(props.view), props.seat);
}

function OwnCards(props: GameProps) {
  return boardOf(props.view).cards === "table" ? <EnterCards {...props} /> : <Hand {...props} />;
}

/** On a phone that lies on its side the hand is beside the map, over the button that plays it. */
export function HandBeside(props: GameProps) {
  if (!room().lies || !holdsHand(props) || props.result || isShowing(props)) return null;
  return picks(props) ? <OwnCards {...props} /> : <Hand {...props} />;
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
  const layout = useMemo(() => phoneLayout(board, seat, "short"), [board, seat]);
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
