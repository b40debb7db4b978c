// A game without drawings of its own: what happened, and the offers as buttons.

import { LogList, tidings } from "../components/log/log-list";
import { OfferButtons } from "../components/prompt/offer-buttons";
import { ScreenHead } from "../components/screen/screen-head";
import { ScreenResult } from "../components/screen/screen-result";
import { say } from "../words/texts";
import type { GameModule, GameProps } from "./game-module";

const LATEST = 8; // what a screen has room for

function GenericBoard({ view, lines, table, past }: GameProps) {
  const match = past ? undefined : table.match;
  return <LogList lines={[...lines].reverse()} names={view.names} match={match} />;
}

function GenericScreen({ view, lines, result, table }: GameProps) {
  if (result) return <ScreenResult result={result} seats={table.seats} names={view.names} />;
  return (
    <main class="tv generic">
      <ScreenHead table={table} />
      <p class="n-big num">{say(view.prompt, view.names)}</p>
      <ul class="t-lead muted">
        {tidings(lines)
          .slice(-LATEST)
          .reverse()
          .map((line, place) => (
            <li key={place}>{say(line.text, view.names)}</li>
          ))}
      </ul>
    </main>
  );
}

export const generic: GameModule = {
  Board: GenericBoard,
  Offers: OfferButtons,
  Screen: GenericScreen,
};
