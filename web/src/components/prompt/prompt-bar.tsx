// Who, phase, one sentence, offers. It never scrolls away, and wears your side when it is your turn.

import type { ComponentChildren } from "preact";

import { busy, change } from "../../connection/actions";
import { awaited, mine } from "../../connection/state";
import type { GameModule, GameProps } from "../../games/game-module";
import type { Present } from "../../messages";
import { who, whoAll } from "../../words/people";
import { say, t } from "../../words/texts";
import { RollPanel } from "../dice/roll-panel";
import { SettleTogether, waitsForReferee } from "../referee/decisions";
import { tidings } from "../log/log-list";
import { lineTakenBack } from "./taken-back";
import { TermText } from "../rules/term-text";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { OfferButtons } from "./offer-buttons";
import { ProposalPanel } from "./proposal-panel";
import { ResultPanel } from "./result-panel";
import { WindowClock } from "./window-clock";

interface PromptBarProps {
  /** Where the prompt stands beside the board and has room: what happened. */
  readonly below?: ComponentChildren;
  readonly now: Present;
  readonly game: GameModule;
  readonly props: GameProps;
}

export function PromptBar({ now, game, props, below }: PromptBarProps) {
  if (now.result) {
    return <ResultPanel info={props.table} now={now} result={now.result} />;
  }
  if (now.proposal) return <ProposalPanel now={now} game={game} props={props} />;
  if (now.pending.type === "roll") {
    return <RollPanel now={now} roll={now.pending} waitingFor={awaited.value} />;
  }
  const Choices = game.Offers ?? OfferButtons;
  const { Aside, InPrompt } = game;
  const phase = game.phase?.(now.view) ?? null;
  return (
    <footer class={`prompt ${sideClass(now.seat)}${mine.value ? " mine" : ""}`}>
      <div class="who">
        <Who now={now} />
        {phase && <span>{say(phase, now.view.names)}</span>}
        <span class="push">{Aside && <Aside {...props} />}</span>
      </div>
      <div class="ask" role="status">
        <TermText text={say(game.ask?.(props) ?? now.view.prompt, now.view.names)} />
      </div>
      <WindowClock />
      {InPrompt && <InPrompt {...props} />}
      <div class="prompt-row">
        <UndoButton now={now} alone={now.view.offers.length === 0} />
        <Choices {...props} />
      </div>
      <UndoWords now={now} />
      {waitsForReferee(now) && now.seat !== null && !now.out.includes(now.seat) && (
        <SettleTogether now={now} seat={now.seat} />
      )}
      {below}
    </footer>
  );
}

function Who({ now }: { now: Present }) {
  if (now.seat && now.out.includes(now.seat)) return <span>{t("ui-you-left")}</span>;
  if (mine.value && now.seat) {
    return (
      <>
        <SeatBadge seat={now.seat} name={who(now.seat)} />
        <b class="turn-chip">{t("ui-your-turn")}</b>
      </>
    );
  }
  if (now.pending.type === "decide" && now.pending.kind === "window") {
    return <span>{t("ui-window")}</span>;
  }
  if (awaited.value.length === 0) return <span>{t("ui-moment")}</span>;
  return <span>{t("ui-waiting-for", { seats: whoAll(awaited.value) })}</span>;
}

/** The step that undo takes back, in the log's own words; null: it has none for this reader. */
function stepBack(now: Present): string | null {
  const line = lineTakenBack(now);
  return line && say(line.text, now.view.names).replace(/[.]$/, "");
}

/** Beside an undo that is only an icon: what it takes back. */
function UndoWords({ now }: { now: Present }) {
  const step = stepBack(now);
  if (!now.undo || now.seat === null || step === null) return null;
  const first = lineTakenBack(now)?.seq ?? 0;
  const isLast = tidings(now.lines).every(({ seq, undone }) => undone || seq <= first);
  const key = now.undo.free ? "ui-undo-step" : "ui-undo-ask-step";
  return (
    <p class="undo-says label">
      <Icon name="undo" />
      <span>{t(key, { step, since: isLast ? "no" : "yes" })}</span>
    </p>
  );
}

/** Free where nothing was revealed since; else the others are asked. */
function UndoButton({ now, alone }: { now: Present; alone: boolean }) {
  const { undo, seat } = now;
  if (!undo || seat === null) return null;
  const label = t(undo.free ? "ui-undo" : "ui-undo-ask");
  const step = stepBack(now);
  return (
    <button
      type="button"
      class={`offer undo${alone ? "" : " tight"}`}
      aria-label={step === null ? label : `${label}: ${step}`}
      aria-disabled={busy.value}
      onClick={() => !busy.value && void change({ type: "undo", seat, to: undo.to })}
    >
      <Icon name="undo" />
      {alone && <span class="word">{label}</span>}
    </button>
  );
}
