// The big screen: the map, the tracks, both sides' cards as everybody sees them, and what goes on.

import { tidings } from "../../components/log/log-list";
import { ScreenHead } from "../../components/screen/screen-head";
import { ScreenResult } from "../../components/screen/screen-result";
import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { Tracks } from "./board";
import { GloryMap } from "./map";
import { boardOf, cardName, sideName } from "./reading";
import type { PlayerArea } from "./types";

const LATEST = 7;

export function Screen(props: GameProps) {
  const { view, result, table, lines } = props;
  const board = boardOf(view);
  if (result) return <ScreenResult result={result} seats={table.seats} names={view.names} />;
  return (
    <main class="tv wpg-screen">
      <ScreenHead table={table} />
      <div class="wpg-screen-map">
        <GloryMap board={board} names={view.names} chosen={null} open={new Set()} />
      </div>
      <aside>
        <Tracks board={board} />
        {board.players.map((area) => (
          <Side key={area.seat} area={area} />
        ))}
        <p class="t-lead">{say(view.prompt, view.names)}</p>
        <ul class="muted">
          {tidings(lines)
            .slice(-LATEST)
            .reverse()
            .map((line, place) => (
              <li key={place}>{say(line.text, view.names)}</li>
            ))}
        </ul>
      </aside>
    </main>
  );
}

function Side({ area }: { readonly area: PlayerArea }) {
  return (
    <section class={`wpg-side ${area.seat}`}>
      <b>{sideName(area.seat)}</b>
      <span>{t("wpg-ui-side-cards", { hand: area.hand, committed: area.committed })}</span>
      {area.used.map((card) => (
        <span key={card} class="chip on">
          {cardName(card)}
        </span>
      ))}
    </section>
  );
}
