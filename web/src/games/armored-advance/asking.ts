// Questions to the rules, with or without a match, and their answers as they come.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { askRules, type Told } from "../../connection/asking";
import { asRecord } from "../../connection/decoder";
import { listOf, type Shape } from "../../connection/shapes";
import { request } from "../../connection/socket";
import type { FromClient, Reply } from "../../messages";
import {
  shapes,
  type Aim,
  type Area,
  type AskShot,
  type BestShot,
  type BoardReading,
  type Force,
  type Grid,
  type Idle,
  type JudgedForce,
  type Measured,
  type Matters,
  type Prospect,
  type Question,
  type Reach,
  type ShotAnswer,
  type UnitCard,
  type Viewed,
  type Way,
} from "./types";

/** What each question is answered with. */
interface Answers {
  readonly "ask-shot": Prospect;
  readonly "ask-shots": ReadonlyArray<ShotAnswer>;
  readonly "ask-said": Prospect;
  readonly "ask-best": ReadonlyArray<BestShot>;
  readonly "ask-reach": Reach;
  readonly "ask-area": Area;
  readonly "ask-way": Way;
  readonly "ask-there": ReadonlyArray<Aim>;
  readonly "ask-overlay": Grid;
  readonly "ask-measure": Measured;
  readonly "ask-view": Viewed;
  readonly "ask-idle": Idle;
  readonly "ask-cards": ReadonlyArray<UnitCard>;
  readonly "ask-force": JudgedForce;
  readonly "ask-code": Force;
  readonly "ask-board": BoardReading;
  readonly "quick-check": Prospect;
  readonly "ask-matters": Matters;
  readonly "check-matters": Matters;
}

const ANSWERS: { readonly [Kind in Question["type"]]: Shape<Answers[Kind]> } = {
  "ask-shot": shapes.Prospect,
  "ask-shots": listOf(shapes.ShotAnswer),
  "ask-said": shapes.Prospect,
  "ask-best": listOf(shapes.BestShot),
  "ask-reach": shapes.Reach,
  "ask-area": shapes.Area,
  "ask-way": shapes.Way,
  "ask-there": listOf(shapes.Aim),
  "ask-overlay": shapes.Grid,
  "ask-measure": shapes.Measured,
  "ask-view": shapes.Viewed,
  "ask-idle": shapes.Idle,
  "ask-cards": listOf(shapes.UnitCard),
  "ask-force": shapes.JudgedForce,
  "ask-code": shapes.Force,
  "ask-board": shapes.BoardReading,
  "quick-check": shapes.Prospect,
  "ask-matters": shapes.Matters,
  "check-matters": shapes.Matters,
};

type Asked<Kind> = Question & { readonly type: Kind };

export type { Told } from "../../connection/asking";

export function ask<Kind extends Question["type"]>(
  match: string | null,
  question: Asked<Kind>,
  stillWanted?: () => boolean,
  say: (message: FromClient) => Promise<Reply> = request,
): Promise<Told<Answers[Kind]>> {
  const kind: Kind = question.type;
  const shape = ANSWERS[kind];
  return askRules({ game: "armored-advance", match, question, shape, stillWanted }, say);
}

/** What was asked ahead about one moment, by question. */
interface Foresight {
  readonly moment: unknown;
  readonly told: Map<string, Reply>;
}
let foresight: Foresight = { moment: null, told: new Map() };

function foreseen(moment: unknown): Map<string, Reply> {
  if (moment === null) return new Map();
  if (foresight.moment !== moment) foresight = { moment, told: new Map() };
  return foresight.told;
}

const PAUSE = 250; // milliseconds, for who only passes by

/** Asks ahead what a tap may ask next, one question after the other, so that its answer is there. */
export function useForesight(
  match: string,
  questions: ReadonlyArray<Question>,
  moment: unknown,
): void {
  const key = JSON.stringify(questions);
  useEffect(() => {
    let current = questions.length > 0;
    const askAll = async () => {
      for (const question of questions) {
        const name = JSON.stringify(question);
        if (!current || foreseen(moment).has(name)) continue;
        const asked = { type: "ask", game: "armored-advance", match, ahead: true } as const;
        const reply = await request({ ...asked, question: asRecord(question) });
        if (current && reply.type === "ruling") foreseen(moment).set(name, reply);
      }
    };
    const timer = setTimeout(() => void askAll(), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [match, key, moment]);
}

/** The answer to a question, asked anew when it or the moment changes; null: none yet. */
export function useRuling<Kind extends Question["type"]>(
  match: string | null,
  question: Asked<Kind> | null,
  moment: unknown,
): Told<Answers[Kind]> | null {
  type Latest = { readonly key: string; readonly told: Told<Answers[Kind]> };
  const key = question ? JSON.stringify(question) : "";
  const [latest, setLatest] = useState<Latest | null>(null);
  useEffect(() => {
    let current = true;
    if (question) {
      const say = (message: FromClient) =>
        Promise.resolve(foreseen(moment).get(key) ?? request(message));
      void ask(match, question, () => current, say).then((told) => {
        if (current) setLatest({ key, told });
      });
    }
    return () => {
      current = false;
    };
  }, [match, key, moment]);
  return latest && latest.key === key ? latest.told : null;
}

/** An answer with its question, which may not be the one that is asked by now. */
export interface Newest<Kind extends Question["type"]> extends Told<Answers[Kind]> {
  readonly about: Asked<Kind>;
}

/** The newest answer to a question that changes under a finger: one question is under way at a time,
 * the next is about the finger's newest place. */
export function useNewest<Kind extends Question["type"]>(
  match: string,
  question: Asked<Kind> | null,
  moment: unknown,
): Newest<Kind> | null {
  const [told, setTold] = useState<Newest<Kind> | null>(null);
  const line = useRef<{ busy: boolean; next: Asked<Kind> | null }>({ busy: false, next: null });
  const key = question ? JSON.stringify(question) : "";
  useEffect(() => {
    line.current.next = question;
    const go = () => {
      const { busy, next } = line.current;
      if (busy || !next) return;
      line.current = { busy: true, next: null };
      void ask(match, next, () => line.current.next === null)
        .then((answer) => setTold({ ...answer, about: next }))
        .catch(() => undefined)
        .finally(() => {
          line.current.busy = false;
          go();
        });
    };
    go();
  }, [match, key, moment]);
  return told;
}

/** The needs of several targets, asked in one message, for the badges beside them. */
export function useNeeds(
  match: string,
  shots: ReadonlyArray<AskShot>,
  moment: unknown,
): ReadonlyMap<string, Prospect> {
  const question = shots.length > 0 ? ({ type: "ask-shots", shots } as const) : null;
  const told = useRuling(match, question, moment);
  return useMemo(() => {
    const answers = told?.value ?? [];
    return new Map(
      shots.flatMap(({ target }, place) => {
        const prospect = answers[place]?.prospect;
        return prospect ? [[target, prospect] as const] : [];
      }),
    );
  }, [told]);
}
