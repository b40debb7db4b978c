// The end, for the whole room.

import type { Result, SeatInfo } from "../../messages";
import { type Names, say } from "../../words/texts";
import { resultTitle, Scores } from "../prompt/result-panel";
import { sideClass } from "../seats/seat-badge";

interface ScreenResultProps {
  readonly result: Result;
  readonly seats: ReadonlyArray<SeatInfo>;
  readonly names: Names;
}

export function ScreenResult({ result, seats, names }: ScreenResultProps) {
  const winner = result.winners.length === 1 ? result.winners[0] : null;
  return (
    <section class={`screen-card result ${sideClass(winner)}`} role="status">
      <p class="n-big map-name">{resultTitle(result, seats)}</p>
      <Scores result={result} seats={seats} names={names} />
      <p class="t-lead muted">{say(result.why, names)}</p>
    </section>
  );
}
