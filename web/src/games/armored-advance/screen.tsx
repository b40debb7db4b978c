// The big screen: the whole table, the shot that is being rolled, and both forces.

import { useState } from "preact/hooks";

import { tidings } from "../../components/log/log-list";
import { resultTitle } from "../../components/prompt/result-panel";
import { SeatBadge, sideClass } from "../../components/seats/seat-badge";
import { ConnectionDot } from "../../components/shell/connection-dot";
import { gameTitle } from "../../words/games";
import { type Names, say, sayReason, seatName, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { type Told, useRuling } from "./asking";
import { falling, overlayOf } from "./board";
import { Battlefield } from "./field/field";
import { type Show, SHOWS, targetFor, type OverlayAsked } from "./looks/looks";
import { Meaning } from "./looks/looks-panel";
import { boardOf, forceOf, strength, type Thing, thingOf, things, unitName } from "./reading";
import { Faces, NeedNumber, percent, termValue } from "./ruling";
import type { Board, Grid, LastShot, Prospect } from "./types";
import { Actions } from "./unit-line";

const NOBODY: ReadonlyMap<string, Prospect> = new Map();
const BESIDE_MAP = 3; // lines of each force in the column beside the map
const ALONE = 7; // and where there is no map, and each force has a column of its own
const WIDE = 22; // letters that fit in one of them

export function Screen(props: GameProps) {
  const board = boardOf(props.view);
  const newest = tidings(props.lines).at(-1);
  const [shown, setShown] = useState<Shown | null>(null);
  const shot = falling(props, board);
  const asked = shown && !shot && board.stage === "play" ? overlayFor(board, shown) : null;
  const told = useRuling(props.table.match, asked, props.view);
  return (
    <main class={`tv aa-screen${board.map ? "" : " counted"}`}>
      {board.map && (
        <div class="board aa-screen-map">
          <Battlefield
            board={board}
            field={board.map}
            names={props.view.names}
            seat={null}
            selected={null}
            way={null}
            shot={shot}
            needs={NOBODY}
            overlay={overlayOf(board, asked, told)}
            trails={props.trails ?? []}
            big
            onUnit={(unit) => setShown(nextLook(shown, unit))}
          />
          {asked && <ScreenLegend {...props} asked={asked} told={told} />}
          {newest && !asked && (
            <p class={`aa-news t-small ${sideClass(newest.seat)}`}>
              {say(newest.text, props.view.names)}
            </p>
          )}
        </div>
      )}
      <aside>
        <Top {...props} board={board} />
        <Roster {...props} board={board} />
      </aside>
      <Foot {...props} board={board} />
    </main>
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
    <div class="aa-news aa-screen-legend t-small">
      <b>
        {target === ""
          ? `${unit}: ${t(`aa-ui-look-${asked.show}`)}`
          : t("aa-ui-shot-at", { unit, target })}
      </b>
      <Meaning show={asked.show} told={told} class="t-small" />
    </div>
  );
}

type Part = GameProps & { readonly board: Board };

function Top(props: Part) {
  const { board, result, view } = props;
  if (result) {
    return (
      <section
        class={`aa-top ${sideClass(result.winners.length === 1 ? result.winners[0] : null)}`}
      >
        <b class="t-title">{resultTitle(result, props.table.seats)}</b>
        <p class="t-small muted">{say(result.why, view.names)}</p>
      </section>
    );
  }
  const shot = board.last_shot;
  if (shot && board.stage === "play") return <ShotPanel {...props} shot={shot} />;
  return (
    <section class={`aa-top ${sideClass(board.active)}`}>
      <b class="t-lead">{say(view.prompt, view.names)}</b>
      <ul class="aa-why t-small">
        {tidings(props.lines)
          .slice(-4)
          .reverse()
          .map((line, place) => (
            <li key={place}>{say(line.text, view.names)}</li>
          ))}
      </ul>
    </section>
  );
}

function ShotPanel({ shot, board, view }: Part & { readonly shot: LastShot }) {
  const name = (id: string) => unitName(id, view.names);
  return (
    <section class={`aa-top ${sideClass(shot.seat)}`}>
      {shot.successes === null && (
        <p class="t-body">
          <SeatBadge seat={shot.seat} />
        </p>
      )}
      <b class="t-body">
        {t("aa-ui-shot-at", { unit: name(shot.unit), target: name(shot.target) })}
      </b>
      <div class={`aa-needrow${shot.successes === null ? "" : " done"}`}>
        {shot.need !== null && shot.need > 1 && <NeedNumber need={shot.need} />}
        <span>
          <b class="num pct">{percent(shot.chance)}</b>
          <span class="t-small muted">{t("aa-ui-to-succeed")}</span>
        </span>
      </div>
      <b class="t-lead">{outcome(shot)}</b>
      {shot.successes === null && <ShotWhy shot={shot} again={board.again} names={view.names} />}
    </section>
  );
}

/** While the dice fall: what they must show, and why. */
interface WhyProps {
  readonly shot: LastShot;
  readonly again: number | null;
  readonly names: Names;
}

function ShotWhy({ shot, again, names }: WhyProps) {
  return (
    <>
      {shot.need !== null && shot.need > 1 && <Faces need={shot.need} again={again} />}
      <ul class="aa-why t-small">
        {shot.reasons
          .filter((reason) => termValue(reason) !== "")
          .slice(0, 3)
          .map((reason, place) => (
            <li key={place}>
              <span>{sayReason(reason, names)}</span>
              <b>{termValue(reason)}</b>
            </li>
          ))}
      </ul>
    </>
  );
}

function outcome(shot: LastShot): string {
  if (shot.successes === null) return t("aa-ui-dice-fall");
  if (shot.destroyed) return t("aa-ui-shot-destroyed");
  if (shot.successes === 0) return t("aa-ui-shot-missed");
  return t("aa-ui-shot-hit", { damage: shot.damage });
}

/** Both forces, as many as there is room for; while dice fall, only the two they are about. */
function Roster({ board, view }: Part) {
  const shot = board.last_shot?.successes === null ? board.last_shot : null;
  const all = board.sides.map(({ seat }) =>
    forceOf(board, seat).filter(({ id }) => !shot || id === shot.unit || id === shot.target),
  );
  const room = board.map ? BESIDE_MAP : ALONE;
  const lines = (thing: Thing) =>
    board.map && unitName(thing.id, view.names).length > WIDE ? 2 : 1;
  return (
    <div class="aa-roster">
      {all.map((force, index) => {
        const shown = fitting(force, lines, room);
        return (
          <ul key={index}>
            {shown.map((thing) => (
              <RosterRow key={thing.id} thing={thing} name={unitName(thing.id, view.names)} />
            ))}
            {force.length > shown.length && (
              <li class={sideClass(board.sides[index]?.seat)}>
                <span class="nm">
                  {t("aa-ui-and-more", { count: force.length - shown.length })}
                </span>
              </li>
            )}
          </ul>
        );
      })}
    </div>
  );
}

function fitting(
  force: ReadonlyArray<Thing>,
  lines: (thing: Thing) => number,
  room: number,
): ReadonlyArray<Thing> {
  let used = 0;
  return force.filter((thing) => {
    used += lines(thing);
    return used <= room;
  });
}

function RosterRow({ thing, name }: { readonly thing: Thing; readonly name: string }) {
  const [left, whole] = strength(thing);
  return (
    <li class={sideClass(thing.seat)}>
      <span class="nm">{name}</span>
      <span class="num">{left}</span>
      <span class="bar">
        <i style={{ width: `${(100 * left) / whole}%` }} />
      </span>
      <Actions thing={thing} />
    </li>
  );
}

function roundWords({ round, rules }: Board): string {
  const limit = rules.turn_limit;
  return limit ? t("aa-ui-round-of", { round, limit }) : t("aa-ui-round", { round });
}

function Foot({ board, table }: Part) {
  const domination = board.rules.mission === "domination";
  const alive = things(board).filter(({ unit, state }) => unit && state !== "destroyed");
  const count = (seat: string) => alive.filter((one) => one.seat === seat).length;
  return (
    <footer>
      {board.sides.map((side) => (
        <span key={side.seat} class={`aa-score ${sideClass(side.seat)}`}>
          <SeatBadge seat={side.seat} />
          <b class="num side" aria-label={seatName(side.seat)}>
            {domination ? (side.vp ?? 0) : count(side.seat)}
          </b>
          <span class="t-small muted">
            {domination ? t("aa-ui-vp") : t("aa-ui-units", { count: count(side.seat) })}
          </span>
        </span>
      ))}
      <span class="t-body">{board.round > 0 && roundWords(board)}</span>
      <h1 class="aa-name">{gameTitle(table.game)}</h1>
      <ConnectionDot word={t("ui-table", { code: table.code })} />
    </footer>
  );
}
