// A game without drawings of its own: what happened, and the offers as buttons.

import { Offers } from "../components/offers";
import { LogList } from "../components/log-list";
import { ScreenResult } from "../components/screen-result";
import { say } from "../texts";
import type { GameModule, GameProps } from "./game-module";

function GenericBoard({ view, lines }: GameProps) {
  return <LogList lines={[...lines].reverse()} names={view.names} />;
}

function GenericScreen({ view, lines, result, table }: GameProps) {
  if (result) return <ScreenResult result={result} seats={table.seats} names={view.names} />;
  return (
    <main class="tv generic">
      <p class="n-big num">{say(view.prompt, view.names)}</p>
      <ul>
        {lines.slice(-5).map((line, place) => (
          <li key={place} class="t-lead">
            {say(line.text, view.names)}
          </li>
        ))}
      </ul>
    </main>
  );
}

export const generic: GameModule = { Board: GenericBoard, Offers, Screen: GenericScreen };
