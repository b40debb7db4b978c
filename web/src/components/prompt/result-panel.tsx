// The end in words: who won and with what score; and what is left to decide.

import { busy, change } from "../../connection/actions";
import type { Present, Result, SeatInfo, TableInfo } from "../../messages";
import { personName, whoAmong } from "../../words/people";
import { listed, type Names, seatName, t } from "../../words/texts";
import { Rematch } from "../end/rematch";
import { SeatBadge, sideClass } from "../seats/seat-badge";

interface ResultProps {
  readonly result: Result;
  readonly seats: ReadonlyArray<SeatInfo>;
  readonly names: Names;
}

/** "Ada wins", "A draw", "No result"; of somebody who plays alone, won or lost. */
export function resultTitle(result: Result, seats: ReadonlyArray<SeatInfo>): string {
  const { winners, how } = result;
  const [alone, more] = seats;
  const names = listed(winners.map((seat) => whoAmong(seat, seats)));
  if (winners.length === 0 && how === "abandoned") return t("ui-result-none");
  if (alone && !more && winners.length === 0) {
    return t("ui-result-lost", { name: whoAmong(alone.seat, seats) });
  }
  if (winners.length === 0) return t("ui-result-none");
  if (how === "drawn" || (winners.length === seats.length && more)) return t("ui-result-draw");
  return t("ui-result-wins", { seats: names, count: winners.length });
}

export function Scores({ result, seats }: ResultProps) {
  return (
    <div class="result-scores">
      {seats.map((info) => (
        <div key={info.seat} class={sideClass(info.seat)}>
          <b class="num side">{result.scores[info.seat] ?? "–"}</b>
          <SeatBadge seat={info.seat} name={personName(info) || null} />
          <span class="label">{seatName(info.seat)}</span>
        </div>
      ))}
    </div>
  );
}

interface ResultPanelProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly result: Result;
}

/** What is left to decide after the end: whether it stands, and another match. */
export function ResultPanel({ info, now, result }: ResultPanelProps) {
  const { accept, seat } = now;
  const winner = result.winners.length === 1 ? result.winners[0] : null;
  return (
    <footer class={`prompt result ${sideClass(winner)}`}>
      {accept.length > 0 && <p class="small muted">{t("ui-end-open")}</p>}
      {seat !== null && accept.includes(seat) && (
        <div class="offers">
          <button
            type="button"
            class="offer"
            onClick={() => busy.value || void change({ type: "accept_end", seat })}
          >
            {t("ui-accept-end")}
          </button>
        </div>
      )}
      <Rematch info={info} seat={seat} />
    </footer>
  );
}
