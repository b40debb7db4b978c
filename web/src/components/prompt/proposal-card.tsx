// An open proposal in full: what exactly is proposed, who has answered, who is missing, and until
// when. For the players it is the prompt; the referee decides it on a page of its own.

import { useEffect, useState } from "preact/hooks";

import { table } from "../../connection/state";
import type { GameModule, GameProps } from "../../games/game-module";
import type { Present, Proposal } from "../../messages";
import { who } from "../../words/people";
import { say, t } from "../../words/texts";
import { SeatFrame, sideClass } from "../seats/seat-badge";
import { eventsOf, stepsAfter } from "../told/events";
import { type CardProps, headline } from "../told/told-card";
import { Icon } from "../shell/icon";

const TICK_MS = 1000;

interface ProposalCardProps {
  readonly open: Proposal;
  readonly now: Present;
  readonly game: GameModule;
  readonly props: GameProps;
}

export function ProposalCard({ open, now, game, props }: ProposalCardProps) {
  const { names } = now.view;
  return (
    <div class="proposal">
      <div class="ask" role="status">
        {t(`ui-proposal-${open.what}`, {
          seat: who(open.by),
          dice: open.dice ?? "typed",
          row: open.to ?? 0,
          count: open.corrections.length,
        })}
      </div>
      {open.tells.length > 0 && (
        <ul class="tells">
          {open.tells.map((phrase, place) => (
            <li key={place}>{say(phrase, names)}</li>
          ))}
        </ul>
      )}
      {open.to !== null && <TakesBack to={open.to} now={now} game={game} props={props} />}
      {open.reason !== null && <q class="words">{open.reason}</q>}
      <Answers open={open} />
      <p class="small muted">
        {t(open.reveals ? "ui-proposal-reveals" : `ui-proposal-rule-${open.rule}`)}
        <Lapse open={open} />
      </p>
    </div>
  );
}

const MOST_STEPS = 3;

/** The steps that would be taken back, the newest first: who agrees must know to what. */
function TakesBack(
  props: Omit<CardProps, "event" | "events" | "names"> & {
    readonly to: number;
    readonly now: Present;
  },
) {
  const { to, now, ...rest } = props;
  const events = eventsOf(now);
  const steps = stepsAfter(events, to);
  if (steps.length === 0) return null;
  const more = steps.length - MOST_STEPS;
  return (
    <div class="takes">
      {t("ui-proposal-takes")}
      <ul>
        {steps.slice(0, MOST_STEPS).map((event) => (
          <li key={event.seq}>{headline({ ...rest, event, events, names: now.view.names })}</li>
        ))}
        {more > 0 && <li>{t("ui-offers-more", { count: more })}</li>}
      </ul>
    </div>
  );
}

type Said = "yes" | "no" | "silent";
const MANY = 4; // from more on the words make room for names

/** Everybody who is asked, as they sit, with a sign and a word for what they said. */
function Answers({ open }: { open: Proposal }) {
  const said = (seat: string): Said =>
    open.yes.includes(seat) ? "yes" : open.no.includes(seat) ? "no" : "silent";
  const asked = [...open.yes, ...open.no, ...open.needs];
  const seats = table.value?.seats.map(({ seat }) => seat) ?? [];
  const ordered = seats.filter((seat) => asked.includes(seat));
  const answers = ordered.map((seat) => [seat, said(seat)] as const);
  return (
    <ul class={`answers${answers.length > MANY ? " many" : ""}`}>
      {answers.map(([seat, said]) => (
        <li key={seat} class={`${said} ${sideClass(seat)}`}>
          <SeatFrame seat={seat} />
          <span class="answerer">{who(seat)}</span>
          <span class={`chip ${said === "yes" ? "ok" : said === "no" ? "bad" : ""}`}>
            <Icon name={said === "yes" ? "tick" : said === "no" ? "close" : "wait"} />
            <span class="said">{t(`ui-answer-${said}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lapse({ open }: { open: Proposal }) {
  const [ends, setEnds] = useState(0);
  const [, tick] = useState(0);
  useEffect(() => {
    setEnds(Date.now() + (open.lapses_in ?? 0) * 1000);
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [open]);
  if (open.lapses_in === null || ends === 0) return null;
  const left = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
  const minutes = Math.floor(left / 60);
  const clock = `${minutes}:${String(left % 60).padStart(2, "0")}`;
  return (
    <>
      {" "}
      <span role="timer">{t("ui-proposal-lapses", { clock })}</span>
    </>
  );
}
