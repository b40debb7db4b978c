// A move while it is drawn: the server is asked where it ends and what it costs, one question at a
// time and always about the newest place of the finger. The phone knows no rules.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { GameProps } from "../../game-module";
import { ask, type Told } from "../asking";
import { actionOf, boardOf, thingOf } from "../reading";
import type { AskWay, Place, Way as WayAnswer } from "../types";
import { type Draft, offerFor, type Way } from "./draft";

interface Drawn {
  readonly question: string;
  readonly offer: string;
  readonly told: Told<WayAnswer>;
}

const drawn = signal<Drawn | null>(null);
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

function pump(): void {
  if (busy || !waiting) return;
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
  return now && now.offer === step.key && (step.to || step.turned) ? now.told.value : null;
}

export function latestReasons(step: Way): Told<WayAnswer>["reasons"] {
  const now = drawn.value;
  return now && now.offer === step.key ? now.told.reasons : [];
}
