// The reveal: both cards turned over together, the phases walked through, what each card did.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { who } from "../../../words/people";
import { t } from "../../../words/texts";
import { CardIcon, FlipIcon } from "../cards/card-icon";
import { cardName, letterOf, type Phase, phaseName, phaseOf } from "../reading";
import type { Board, Played, Reveal } from "../types";

const FIRST_STEP = 1100; // the cards lie open by then
const STEP = 700;

export function isStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The phase to light: walks through those of the two cards, then stays where the game is. */
export function useWalk(board: Board, fresh: boolean): Phase | null {
  const walk = walked(board);
  const [step, setStep] = useState(fresh && !isStill() ? -1 : walk.length - 1);
  const turn = board.reveal?.turn ?? 0;
  useEffect(() => {
    if (step >= walk.length - 1) return;
    const timer = setTimeout(() => setStep(step + 1), step < 0 ? FIRST_STEP : STEP);
    return () => clearTimeout(timer);
  }, [step, walk.length, turn]);
  return step < 0 ? null : (walk[Math.min(step, walk.length - 1)] ?? null);
}

/** The phases of the revealed cards, up to the present one. */
function walked(board: Board): ReadonlyArray<Phase> {
  const cards = board.reveal?.played.map((played) => phaseOf(played.card)) ?? [];
  const phases = board.order.filter((phase) => cards.includes(phase));
  const now = board.order.findIndex((phase) => phase === board.phase);
  return now < 0 ? phases : phases.filter((phase) => board.order.indexOf(phase) <= now);
}

interface TrackProps {
  readonly board: Board;
  readonly now: Phase | null;
  readonly look?: string;
}

export function PhaseTrack({ board, now, look = "mop-track" }: TrackProps) {
  return (
    <ol class={look} aria-label={t("mop-ui-track")}>
      {board.order.map((phase) => (
        <li
          key={phase}
          class={phase === now ? "now" : board.active.includes(phase) ? "soon" : ""}
          {...(phase === now ? { "aria-current": "step" as const } : {})}
        >
          <i>{letterOf(board, phase)}</i>
          <span>{phaseName(phase)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What became of a card, in a few words. */
export function outcome(played: Played, reveal: Reveal): string {
  if (played.effect === "nothing") return t("mop-ui-nothing");
  const parts: string[] = [];
  if (played.gained !== null) parts.push(t("mop-ui-gained", { count: played.gained }));
  if (played.gave_up) parts.push(t("mop-ui-gave-up", { card: cardName(played.gave_up) }));
  if (parts.length === 0 && reveal.first) {
    parts.push(t(reveal.first === played.seat ? "mop-ui-first" : "mop-ui-second"));
  }
  if (parts.length === 0) parts.push(t(played.effect === "waits" ? "mop-ui-waits" : "mop-ui-done"));
  return parts.join(", ");
}

interface RevealedProps {
  readonly board: Board;
  readonly reveal: Reveal;
  readonly fresh: boolean; // turn them over before the reader's eyes
  readonly seat: string | null;
}

export function RevealedCards({ board, reveal, fresh, seat }: RevealedProps) {
  const played = [...reveal.played].sort(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
  );
  const [left, right] = played;
  if (!left || !right) return null;
  return (
    <section class={`mop-cards2${fresh ? " fresh" : ""}`} aria-label={t("mop-ui-revealed")}>
      <RevealedCard board={board} played={left} reveal={reveal} />
      <Between board={board} reveal={reveal} />
      <RevealedCard board={board} played={right} reveal={reveal} />
    </section>
  );
}

function RevealedCard(props: {
  readonly board: Board;
  readonly played: Played;
  readonly reveal: Reveal;
}) {
  const { board, played, reveal } = props;
  return (
    <TurnedCard board={board} played={played}>
      <span class={`label out${played.gained ? " gain" : ""}`}>{outcome(played, reveal)}</span>
    </TurnedCard>
  );
}

/** A card that is turned over: its face, with what is said below it, and its back. */
export function TurnedCard(props: {
  readonly board: Board;
  readonly played: Played;
  readonly children?: ComponentChildren;
}) {
  const { board, played } = props;
  return (
    <div class={`mop-flip ${sideClass(played.seat)}`}>
      <div class="mop-rev">
        <div class="top">
          <SeatBadge seat={played.seat} />
          <i>{letterOf(board, phaseOf(played.card))}</i>
        </div>
        <CardIcon card={played.card} />
        <b>{cardName(played.card)}</b>
        {props.children}
      </div>
      <div class="card back" aria-hidden="true" />
    </div>
  );
}

/** Between the cards: whether the initiative changes hands, or whose letter comes first. */
function Between({ board, reveal }: { readonly board: Board; readonly reveal: Reveal }) {
  if (reveal.initiative_to) {
    return (
      <div class="mop-vs">
        <FlipIcon />
        <span class="label">{t("mop-ui-initiative-to", { seat: who(reveal.initiative_to) })}</span>
      </div>
    );
  }
  return (
    <div class="mop-vs">
      <span class="label">{orderWords(board, reveal)}</span>
    </div>
  );
}

/** Which card is resolved first, and why. */
export function orderWords(board: Board, reveal: Reveal): string {
  const letters = reveal.played.map(({ card }) => letterOf(board, phaseOf(card))).sort();
  const [first = "", then = ""] = letters;
  if (first !== then) return t("mop-ui-letters", { first, then });
  if (reveal.first) return t("mop-ui-acts-first", { seat: who(reveal.first) });
  return t(board.deciding?.kind === "order" ? "mop-ui-order-open" : "mop-ui-same-letter");
}

/** The two cards in one line above the map, while they are resolved. */
export function RevealStrip({ board, reveal, seat }: Omit<RevealedProps, "fresh">) {
  const played = [...reveal.played].sort(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
  );
  return (
    <ul class="mop-strip" aria-label={t("mop-ui-revealed")}>
      {played.map((each) => (
        <li key={each.seat} class={sideClass(each.seat)}>
          <CardIcon card={each.card} />
          <span>
            <span class="sr">{who(each.seat)}: </span>
            <b>
              {cardName(each.card)} <i>{letterOf(board, phaseOf(each.card))}</i>
            </b>
            <span class="label">{outcome(each, reveal)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
