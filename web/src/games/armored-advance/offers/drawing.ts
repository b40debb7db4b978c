// A move while it is drawn: the server is asked where it ends and what it costs, one question at a
// time and always about the newest place of the finger. The phone knows no rules.

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { GameProps } from "../../game-module";
import { ask, type Told } from "../asking";
import { actionOf, boardOf, thingOf } from "../reading";
import type { AskWay, Place, Way as WayAnswer } from "../types";
import { type Draft, offerFor, setStep, type Way } from "./draft";

interface Drawn {
  readonly question: string;
  readonly offer: string;
  readonly told: Told<WayAnswer>;
}

const drawn = signal<Drawn | null>(null);

/** Where a finger holds the move just now. It changes with every event, and only what hangs at the
 * finger reads it; the draft has it when the finger leaves. */
interface Hand {
  readonly offer: string;
  readonly to: Place | null; // null: it is only being turned
  readonly heading: number | null; // null: as it comes
}

export const hand = signal<Hand | null>(null);
const dragging = computed(() => hand.value !== null);
const ASK_MS = 90; // between two questions under a moving finger
let asked = 0;
let waiting: { readonly match: string; readonly offer: string; readonly question: AskWay } | null =
  null;
let busy = false;

/** What is asked about a move; null: no move is drawn. */
export function wayAsked(props: GameProps, step: Draft["step"]): AskWay | null {
  if (step?.kind !== "way") return null;
  const offer = offerFor(props, step.key);
  const action = offer && actionOf(offer);
  if (action?.type !== "move") return null;
  const to = step.to ?? (step.turned ? placeOf(props, action.unit) : null);
  if (!to) return null;
  const heading = step.turned ? { heading: step.heading } : {};
  const straight = step.straight ? { straight: true } : {};
  return {
    type: "ask-way",
    unit: action.unit,
    to,
    via: step.via,
    free: action.free,
    ...heading,
    ...straight,
  };
}

function placeOf(props: GameProps, id: string): Place | null {
  return thingOf(boardOf(props.view), id)?.at ?? null;
}

/** Ask about the move in hand whenever it or the table changes. */
export function useDrawing(props: GameProps, step: Draft["step"]): void {
  const question = wayAsked(props, step);
  const key = question ? JSON.stringify(question) : "";
  useEffect(() => {
    if (!question || step?.kind !== "way") return;
    waiting = { match: props.table.match, offer: step.key, question };
    pump();
  }, [key, props.table.match, props.view]);
}

/** The finger holds the unit here now. */
export function drag(props: GameProps, step: Way, change: Partial<Hand>): void {
  const before = hand.peek();
  const same = before?.offer === step.key ? before : { to: step.to, heading: null };
  hand.value = { ...same, offer: step.key, ...change };
  const question = wayAsked(props, held(step));
  if (!question) return;
  waiting = { match: props.table.match, offer: step.key, question };
  if (!timer) timer = window.setTimeout(pumpNow, Math.max(0, asked + ASK_MS - Date.now()));
}

let timer = 0;

function pumpNow(): void {
  timer = 0;
  pump();
}

/** The step as the finger has it. */
function held(step: Way): Way {
  const now = hand.peek();
  if (!now || now.offer !== step.key) return step;
  const turned = now.heading === null ? {} : { heading: now.heading, turned: true };
  return { ...step, to: now.to, ...(now.to === step.to ? {} : { straight: false }), ...turned };
}

/** The finger has left: what it drew is the draft now. */
export function drop(props: GameProps, step: Way): void {
  const now = held(step);
  hand.value = null;
  setStep(props, now);
}

function pump(): void {
  if (busy || !waiting) return;
  asked = Date.now();
  const { match, offer, question } = waiting;
  waiting = null;
  busy = true;
  void ask(match, question)
    .then((told) => {
      drawn.value = { question: JSON.stringify(question), offer, told };
    })
    .catch(() => undefined) // the connection says so itself; the drawing stays
    .finally(() => {
      busy = false;
      pump();
    });
}

/** The answer about this very place; null: it is on its way. */
export function answered(props: GameProps, step: Way): Told<WayAnswer> | null {
  const now = drawn.value;
  const question = wayAsked(props, step);
  return now && question && now.question === JSON.stringify(question) ? now.told : null;
}

/** The newest answer about this move, perhaps of a moment ago: what is shown under the finger. */
export function latest(step: Way): WayAnswer | null {
  const now = drawn.value;
  const begun = step.to || step.turned || dragging.value;
  return now && now.offer === step.key && begun ? now.told.value : null;
}

export function latestReasons(step: Way): Told<WayAnswer>["reasons"] {
  const now = drawn.value;
  return now && now.offer === step.key ? now.told.reasons : [];
}
