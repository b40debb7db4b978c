// The big screen: the map, the tracks, both sides' cards as everybody sees them, and what goes on.

import { tidings } from "../../components/log/log-list";
import { ScreenHead } from "../../components/screen/screen-head";
import { ScreenResult } from "../../components/screen/screen-result";
import { SeatBadge } from "../../components/seats/seat-badge";
import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import type { Mark } from "./choice";
import { GloryMap } from "./map/map";
import { boardOf, cardName, SIDES, sideName } from "./reading";
import { Tracks } from "./tracks";
import type { Board, PlayerArea } from "./types";

const LATEST = 3;
const NONE: ReadonlyMap<string, Mark> = new Map();

export function Screen(props: GameProps) {
  const { view, result, table, lines, trails } = props;
  const board = boardOf(view);
  if (result) return <ScreenResult result={result} seats={table.seats} names={view.names} />;
  const latest = tidings(lines).slice(-LATEST).reverse();
  return (
    <main class="tv wpg-screen">
      <ScreenHead table={table} />
      <div class="wpg-screen-map">
        <GloryMap
          board={board}
          names={view.names}
          chosen={null}
          marks={NONE}
          big
          {...(trails && { trails })}
        />
      </div>
      <aside>
        <p class="wpg-when">
          {t("wpg-ui-season", { season: board.season, year: board.year })}
          <small>{t("wpg-ui-turn-of", { turn: board.turn })}</small>
        </p>
        <Tracks board={board} />
        <p class="wpg-now" role="status">
          {say(view.prompt, view.names)}
        </p>
        {SIDES.map((seat, place) => (
          <Side key={seat} area={board.players[place]} name={personOf(table.seats, seat)} />
        ))}
        <East board={board} />
        <ul class="wpg-latest">
          {latest.map((line, place) => (
            <li key={place}>{say(line.text, view.names)}</li>
          ))}
        </ul>
      </aside>
    </main>
  );
}

function personOf(seats: GameProps["table"]["seats"], seat: string): string {
  const name = seats.find((each) => each.seat === seat)?.name;
  return name ? `${name} · ${sideName(seat)}` : sideName(seat);
}

function Side({ area, name }: { readonly area: PlayerArea | undefined; readonly name: string }) {
  if (!area) return null;
  return (
    <section class={`wpg-side ${area.seat}`}>
      <SeatBadge seat={area.seat} name={name} />
      <span class="muted">
        {t("wpg-ui-side-cards", { hand: area.hand, committed: area.committed })}
      </span>
      {area.used.length > 0 && (
        <p class="wpg-used">
          {area.used.map((card) => (
            <span key={card}>{cardName(card)}</span>
          ))}
        </p>
      )}
    </section>
  );
}

/** German units that are away. */
function East({ board }: { readonly board: Board }) {
  const count = (id: string) => board.boxes.find((box) => box.id === id)?.units.length ?? 0;
  const [east, back] = [count("east"), count("returning")];
  if (east + back === 0) return null;
  return <p class="muted">{t("wpg-ui-east", { east, back })}</p>;
}
