// The big screen: both sides, the map between them, and what goes on right now below.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { ConnectionDot } from "../../../components/shell/connection-dot";
import { gameTitle } from "../../../words/games";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { LastTurn } from "../last-turn";
import { SCREEN_RATIO, screenLayout } from "../map/layout";
import { MarchMap } from "../map/map";
import { boardOf } from "../reading";
import { isStill, PhaseTrack, useWalk } from "../reveal/reveal";
import type { Board, Reveal } from "../types";
import { RevealFoot, ScreenFoot } from "./screen-foot";
import { ScreenReveal } from "./screen-reveal";
import { ScreenSide } from "./screen-side";
import { useRatio } from "./use-ratio";

const SHOW_CARDS = 4600;

/** Cards first, then the map: points and pieces wait until both cards were seen. */
function useStage(board: Board, isQuick: boolean) {
  const [shown, setShown] = useState(board);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const last = useRef({ turn: board.reveal?.turn ?? 0, at: -SHOW_CARDS });
  const timer = useRef(0);
  useEffect(() => {
    const next = board.reveal;
    if (next === null || next.turn < last.current.turn) {
      window.clearTimeout(timer.current); // the turn was taken back, and its cards with it
      last.current.turn = next?.turn ?? 0;
      setReveal(null);
      return setShown(board);
    }
    if (next.turn === last.current.turn) {
      if (reveal === null) setShown(board);
      return;
    }
    const now = performance.now();
    const isTooSoon = now - last.current.at < SHOW_CARDS;
    last.current = { turn: next.turn, at: now };
    window.clearTimeout(timer.current);
    if (isQuick || isTooSoon) {
      setReveal(null); // the cards of a turn that is over must not stand before the next one
      return setShown(board);
    }
    setReveal(next);
    timer.current = window.setTimeout(() => setReveal(null), SHOW_CARDS);
  }, [board, reveal]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { shown, reveal };
}

export function Screen(props: GameProps) {
  const board = boardOf(props.view);
  // Two bots play faster than anybody can watch: their cards turn over at the sides only.
  const isQuick = props.past || props.table.seats.every(({ holder }) => holder === "bot");
  const { shown, reveal } = useStage(board, isQuick);
  const result = reveal ? null : props.result; // no winner before the last card is seen
  const place = useRef<HTMLDivElement>(null);
  const ratio = useRatio(place, SCREEN_RATIO);
  const layout = useMemo(() => screenLayout(shown, ratio), [shown, ratio]);
  const [left, right] = shown.players;
  if (!left || !right) return null;
  return (
    <main class="tv mop-screen">
      <Head {...props} board={reveal ? board : shown} turn={shown.turn} reveal={reveal} />
      <ScreenSide {...props} result={result} board={shown} area={left} hidden={reveal !== null} />
      <div ref={place} class="mop-screen-map">
        <MarchMap
          board={shown}
          layout={layout}
          names={props.view.names}
          seat={null}
          actions={[]}
          chosen={null}
          trails={reveal ? [] : (props.trails ?? [])}
        />
        {reveal && <ScreenReveal board={board} reveal={reveal} />}
      </div>
      <ScreenSide {...props} result={result} board={shown} area={right} hidden={reveal !== null} />
      <div class="mop-bottom">
        {reveal ? (
          <RevealFoot board={board} reveal={reveal} />
        ) : (
          <ScreenFoot {...props} board={shown} />
        )}
        {!reveal && props.told}
      </div>
    </main>
  );
}

interface HeadProps extends GameProps {
  readonly board: Board;
  readonly turn: number;
  readonly reveal: Reveal | null;
}

function Head({ board, turn, reveal, table }: HeadProps) {
  return (
    <header>
      <h1 class={board.last_turn ? "sr" : "t-title"}>{gameTitle(table.game)}</h1>
      <LastTurn board={board} />
      {reveal && !isStill() ? (
        <WalkingTrack key={reveal.turn} board={board} />
      ) : (
        <PhaseTrack
          board={board}
          now={board.order.find((phase) => phase === board.phase) ?? null}
          look="order"
        />
      )}
      <p class="t-body turn">
        {t("mop-ui-turn")} <b class="num">{turn}</b>
      </p>
      <ConnectionDot word={t("ui-table", { code: table.code })} />
    </header>
  );
}

function WalkingTrack({ board }: { readonly board: Board }) {
  return <PhaseTrack board={board} now={useWalk(board, true)} look="order" />;
}
