// The end, for the whole room.

import type { Present, Result, TableInfo } from "../messages";
import { say } from "../texts";
import { resultTitle, Scores } from "./result-panel";
import { sideClass } from "./seat-badge";

interface ScreenResultProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly result: Result;
}

export function ScreenResult({ info, now, result }: ScreenResultProps) {
  const winner = result.winners.length === 1 ? result.winners[0] : null;
  const { names } = now.view;
  return (
    <section class={`screen-card result ${sideClass(winner)}`} role="status">
      <p class="n-big map-name">{resultTitle(result, info.seats)}</p>
      <Scores result={result} seats={info.seats} names={names} />
      <p class="t-lead muted">{say(result.why, names)}</p>
    </section>
  );
}
