// What goes on, larger than all else: the dice that are wanted, the shot that was just fired, else
// whom the table waits for and what was done last.

import { tidings } from "../../../components/log/log-list";
import { resultTitle } from "../../../components/prompt/result-panel";
import { SeatFrame, sideClass } from "../../../components/seats/seat-badge";
import { say, sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { falling } from "../board";
import { unitName } from "../reading";
import { Faces, NeedNumber, percent, termValue } from "../ruling";
import { ToldShot } from "../told";
import type { Board, LastShot } from "../types";

type Part = GameProps & { readonly board: Board };

export function LastEvent(props: Part) {
  const { board, result, view } = props;
  const shot = board.last_shot;
  if (result) {
    const winner = result.winners.length === 1 ? result.winners[0] : null;
    return (
      <section class={`aa-event ${sideClass(winner)}`}>
        <b class="t-title">{resultTitle(result, props.table.seats)}</b>
        <p class="t-body muted">{say(result.why, view.names)}</p>
      </section>
    );
  }
  if (shot && falling(props, board)) return <Falling {...props} shot={shot} />;
  const isNewest = props.trails?.some(({ how }) => how === "fired");
  if (shot && isNewest && board.stage === "play") return <Fired {...props} shot={shot} />;
  return <Waiting {...props} />;
}

type ShotPart = Part & { readonly shot: LastShot };

function ShotTitle({ shot, view }: ShotPart) {
  const [unit, target] = [shot.unit, shot.target].map((id) => unitName(id, view.names));
  return (
    <p class="title">
      <SeatFrame seat={shot.seat} />
      <b>{t("aa-ui-shot-at", { unit: unit ?? "", target: target ?? "" })}</b>
    </p>
  );
}

/** Before the throw: what the dice must show, and why. */
function Falling(props: ShotPart) {
  const { shot, board, view } = props;
  const why = shot.reasons.filter((reason) => termValue(reason) !== "");
  return (
    <section class={`aa-event falling ${sideClass(shot.seat)}`}>
      <ShotTitle {...props} />
      <ul class="why">
        {why.slice(0, 4).map((reason, place) => (
          <li key={place}>
            {sayReason(reason, view.names)} <b>{termValue(reason)}</b>
          </li>
        ))}
      </ul>
      <div class="wanted">
        {shot.need !== null && shot.need > 1 && (
          <>
            <NeedNumber need={shot.need} />
            <Faces need={shot.need} again={board.again} />
          </>
        )}
        <p>
          <b class="num pct">{percent(shot.chance)}</b> {t("aa-ui-to-succeed")}
        </p>
      </div>
    </section>
  );
}

function Fired(props: ShotPart) {
  const { shot, board, view } = props;
  return (
    <section class={`aa-event done ${sideClass(shot.seat)}`}>
      <ShotTitle {...props} />
      <ToldShot board={board} shot={shot} names={view.names} />
    </section>
  );
}

function Waiting({ board, view, lines }: Part) {
  const last = tidings(lines).filter(({ undone }) => !undone);
  const told = last.slice(-3).reverse();
  return (
    <section class={`aa-event ${sideClass(board.active)}`}>
      <b class="t-title">{say(view.prompt, view.names)}</b>
      <ul class="why">
        {told.map((line, place) => (
          <li key={place}>{say(line.text, view.names)}</li>
        ))}
      </ul>
    </section>
  );
}
