// Who, phase, one sentence, offers. It never scrolls away, and wears your side when it is your turn.

import { busy, change } from "../../connection/actions";
import { awaited, mine } from "../../connection/state";
import type { GameModule, GameProps } from "../../games/game-module";
import type { Present } from "../../messages";
import { listed, say, seatName, t } from "../../words/texts";
import { RollPanel } from "../dice/roll-panel";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { OfferButtons } from "./offer-buttons";
import { ProposalPanel } from "./proposal-panel";
import { ResultPanel } from "./result-panel";
import { WindowClock } from "./window-clock";

interface PromptBarProps {
  readonly now: Present;
  readonly game: GameModule;
  readonly props: GameProps;
}

export function PromptBar({ now, game, props }: PromptBarProps) {
  if (now.result) {
    const { seats, code } = props.table;
    const { names } = now.view;
    return (
      <ResultPanel result={now.result} seats={seats} names={names} code={code} seat={now.seat} />
    );
  }
  if (now.proposal) return <ProposalPanel now={now} />;
  if (now.pending.type === "roll") {
    return <RollPanel now={now} roll={now.pending} waitingFor={awaited.value} />;
  }
  const Choices = game.Offers ?? OfferButtons;
  const Aside = game.Aside;
  const phase = game.phase?.(now.view) ?? null;
  return (
    <footer class={`prompt ${sideClass(now.seat)}${mine.value ? " mine" : ""}`}>
      <div class="who">
        <Who now={now} />
        {phase && <span>{say(phase, now.view.names)}</span>}
        <span class="push">{Aside && <Aside {...props} />}</span>
      </div>
      <div class="ask" role="status">
        {say(game.ask?.(props) ?? now.view.prompt, now.view.names)}
      </div>
      <WindowClock />
      <div class="prompt-row">
        <UndoButton now={now} alone={now.view.offers.length === 0} />
        <Choices {...props} />
      </div>
    </footer>
  );
}

function Who({ now }: { now: Present }) {
  if (mine.value && now.seat) {
    return (
      <>
        <SeatBadge seat={now.seat} />
        <b class="turn-chip">{t("ui-your-turn")}</b>
      </>
    );
  }
  if (now.pending.type === "decide" && now.pending.kind === "window") {
    return <span>{t("ui-window")}</span>;
  }
  if (awaited.value.length === 0) return <span>{t("ui-moment")}</span>;
  return <span>{t("ui-waiting-for", { seats: listed(awaited.value.map(seatName)) })}</span>;
}

/** Free where nothing was revealed since; else the others are asked. */
function UndoButton({ now, alone }: { now: Present; alone: boolean }) {
  const { undo, seat } = now;
  if (!undo || seat === null) return null;
  const label = t(undo.free ? "ui-undo" : "ui-undo-ask");
  return (
    <button
      type="button"
      class={`offer undo${alone ? "" : " tight"}`}
      aria-label={label}
      title={label}
      aria-disabled={busy.value}
      onClick={() => !busy.value && void change({ type: "undo", seat, to: undo.to })}
    >
      <Icon name="undo" />
      {alone && label}
    </button>
  );
}
