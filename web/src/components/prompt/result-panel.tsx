// The end: who won, with what score and why; then again, or once more from the beginning.

import { busy, change } from "../../connection/actions";
import { present } from "../../connection/state";
import type { Result, SeatInfo } from "../../messages";
import { held } from "../../phone/keep";
import { listed, type Names, say, seatName, t } from "../../words/texts";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { personName } from "../seats/seat-row";
import { Icon } from "../shell/icon";

interface ResultProps {
  readonly result: Result;
  readonly seats: ReadonlyArray<SeatInfo>;
  readonly names: Names;
}

/** "Blue wins", "A draw", "No result". */
export function resultTitle({ winners }: Result, seats: ReadonlyArray<SeatInfo>): string {
  if (winners.length === 0) return t("ui-result-none");
  if (winners.length === seats.length) return t("ui-result-draw");
  return t("ui-result-wins", { seats: listed(winners.map(seatName)), count: winners.length });
}

export function Scores({ result, seats }: ResultProps) {
  return (
    <div class="result-scores">
      {seats.map((info) => (
        <div key={info.seat} class={sideClass(info.seat)}>
          <b class="num side">{result.scores[info.seat] ?? "–"}</b>
          <SeatBadge seat={info.seat} />
          <span class="label">{personName(info)}</span>
        </div>
      ))}
    </div>
  );
}

interface ResultPanelProps extends ResultProps {
  readonly code: string;
  readonly seat: string | null;
}

export function ResultPanel(props: ResultPanelProps) {
  const { result, seats, names, code, seat } = props;
  // Who set two bots to play holds no seat, but the table.
  const onlyBots = seats.every(({ holder }) => holder === "bot");
  const mayRepeat = seat !== null || (onlyBots && code in held.value);
  const accept = present.value?.accept ?? [];
  const open = accept.length > 0;
  const winner = result.winners.length === 1 ? result.winners[0] : null;
  const again = () => {
    if (!busy.value) void change({ type: "rematch" });
  };
  return (
    <footer class={`prompt result ${sideClass(winner)}`}>
      <div class="ask" role="status">
        {resultTitle(result, seats)}
      </div>
      <p class="small muted">{say(result.why, names)}</p>
      <Scores {...props} />
      {open && <p class="small muted">{t("ui-end-open")}</p>}
      <div class="offers">
        {seat !== null && accept.includes(seat) && (
          <button
            type="button"
            class="offer"
            onClick={() => busy.value || void change({ type: "accept_end", seat })}
          >
            {t("ui-accept-end")}
          </button>
        )}
        <a class="offer" href={`/t/${code}/replay`}>
          <Icon name="play" />
          {t("ui-replay")}
        </a>
        {mayRepeat && (
          <button type="button" class="offer primary wide" onClick={again}>
            <Icon name="again" />
            {t("ui-rematch")}
          </button>
        )}
      </div>
    </footer>
  );
}
