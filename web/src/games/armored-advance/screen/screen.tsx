// The big screen: the table with nothing on it but the table, both forces beside it in the order of
// their units, and below the last event, larger than all else.

import { useRef, useState } from "preact/hooks";

import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { ConnectionDot } from "../../../components/shell/connection-dot";
import { gameTitle } from "../../../words/games";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { type Told, useRuling } from "../asking";
import { falling, overlayOf } from "../board";
import { Battlefield } from "../field/field";
import { type Show, SHOWS, targetFor, type OverlayAsked } from "../looks/looks";
import { Meaning } from "../looks/looks-panel";
import { MeasurePanel } from "../measuring/measure-panel";
import { isMeasuring } from "../measuring/measuring";
import { boardOf, thingOf, things, unitName } from "../reading";
import type { Board, Grid, Map as Field, Prospect } from "../types";
import { LastEvent } from "./last-event";
import { Leads } from "./leads";
import { Roster, sidesOf } from "./roster";

const NOBODY: ReadonlyMap<string, Prospect> = new Map();

export function Screen(props: GameProps) {
  const board = boardOf(props.view);
  const page = useRef<HTMLElement>(null);
  const [left, right] = sidesOf(board);
  if (!left || !right) return null;
  return (
    <main class={`tv aa-screen${board.map ? "" : " counted"}`} ref={page}>
      <Head {...props} board={board} />
      <Roster {...props} board={board} seat={left.seat} class="left" />
      {board.map && <Table {...props} board={board} field={board.map} />}
      <Roster {...props} board={board} seat={right.seat} class="right" />
      {isMeasuring.value && !props.past ? (
        <MeasurePanel {...props} />
      ) : (
        <LastEvent {...props} board={board} />
      )}
      {props.told}
      {board.map && <Leads page={page} board={board} />}
    </main>
  );
}

type Part = GameProps & { readonly board: Board };

function Table(props: Part & { readonly field: Field }) {
  const { board, field } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const shot = falling(props, board);
  const asked = shown && !shot && board.stage === "play" ? overlayFor(board, shown) : null;
  const told = useRuling(props.table.match, asked, props.view);
  return (
    <div class="board aa-screen-map">
      <Battlefield
        board={board}
        field={field}
        names={props.view.names}
        seat={null}
        selected={null}
        way={null}
        shot={shot}
        needs={NOBODY}
        overlay={overlayOf(board, asked, told)}
        trails={props.trails ?? []}
        big
        measures={!props.past}
        onUnit={(unit) => setShown(nextLook(shown, unit))}
      />
      {asked && !isMeasuring.value && <ScreenLegend {...props} asked={asked} told={told} />}
    </div>
  );
}

/** A tap on a unit lays an overlay over the table, the next tap another, the last none. */
interface Shown {
  readonly unit: string;
  readonly show: Show;
}

function nextLook(now: Shown | null, unit: string): Shown | null {
  const place = now?.unit === unit ? SHOWS.indexOf(now.show) + 1 : 0;
  const show = SHOWS[place];
  return show ? { unit, show } : null;
}

function overlayFor(board: Board, { unit, show }: Shown): OverlayAsked | null {
  const thing = thingOf(board, unit);
  const target = show === "hits" ? targetFor(board, unit) : "";
  if (!thing?.at || target === null) return null;
  return { type: "ask-overlay", unit, show, target };
}

interface LegendProps extends GameProps {
  readonly asked: OverlayAsked;
  readonly told: Told<Grid> | null;
}

function ScreenLegend({ asked, told, view }: LegendProps) {
  const unit = unitName(asked.unit, view.names);
  const target = asked.target === "" ? "" : unitName(asked.target, view.names);
  return (
    <div class="aa-screen-legend t-small">
      <b>
        {target === ""
          ? `${unit}: ${t(`aa-ui-look-${asked.show}`)}`
          : t("aa-ui-shot-at", { unit, target })}
      </b>
      <Meaning show={asked.show} told={told} class="t-small" />
    </div>
  );
}

function roundWords({ round, rules }: Board): string {
  const limit = rules.turn_limit;
  return limit ? t("aa-ui-round-of", { round, limit }) : t("aa-ui-round", { round });
}

/** Which game, which table, which round, and how it stands. */
function Head({ board, table }: Part) {
  const domination = board.rules.mission === "domination";
  const alive = things(board).filter(({ unit, state }) => unit && state !== "destroyed");
  const count = (seat: string) => alive.filter((one) => one.seat === seat).length;
  return (
    <header>
      <div>
        <h1 class="t-title">{gameTitle(table.game)}</h1>
        <p class="t-small muted">
          <ConnectionDot word={t("ui-table", { code: table.code })} />
          {board.round > 0 && roundWords(board)}
        </p>
      </div>
      {board.sides.map((side) => (
        <span key={side.seat} class={`aa-score ${sideClass(side.seat)}`}>
          <SeatBadge seat={side.seat} />
          <b class="num side">{domination ? (side.vp ?? 0) : count(side.seat)}</b>
          <span class="t-small muted">
            {domination ? t("aa-ui-vp") : t("aa-ui-units", { count: count(side.seat) })}
          </span>
        </span>
      ))}
    </header>
  );
}
