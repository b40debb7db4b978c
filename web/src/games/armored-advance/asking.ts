// Questions to the match in view, and their answers as they come.

import { useEffect, useState } from "preact/hooks";

import { asRecord, gameOwn } from "../../connection/decoder";
import { request } from "../../connection/socket";
import type { Phrase, Reason } from "../../messages";
import type { Prospect, Question } from "./types";

export interface Told<T> {
  readonly value: T | null;
  readonly reasons: ReadonlyArray<Reason>;
  readonly refused: Phrase | null;
}

export async function askMatch<T>(match: string | null, question: object): Promise<Told<T>> {
  const reply = await request({
    type: "ask",
    game: "armored-advance",
    match,
    question: asRecord(question),
  });
  if (reply.type === "ruling") {
    return { value: gameOwn<T>(reply.ruling.value), reasons: reply.ruling.reasons, refused: null };
  }
  return { value: null, reasons: [], refused: reply.type === "refused" ? reply.text : null };
}

/** The answer to a question, asked anew when it or the match changes; null: none yet. */
export function useAsked<T>(
  match: string | null,
  question: Question | object | null,
  moment: unknown,
): Told<T> | null {
  const key = question ? JSON.stringify(question) : "";
  const [told, setTold] = useState<{ readonly key: string; readonly told: Told<T> } | null>(null);
  useEffect(() => {
    let current = true;
    if (question) {
      void askMatch<T>(match, question).then((answer) => {
        if (current) setTold({ key, told: answer });
      });
    }
    return () => {
      current = false;
    };
  }, [match, key, moment]);
  return told && told.key === key ? told.told : null;
}

export interface ShotAsked {
  readonly unit: string;
  readonly weapon: string;
  readonly target: string;
  readonly accurate: boolean;
}

/** The needs of several targets at once, for the badges beside them. */
export function useNeeds(
  match: string,
  asked: ReadonlyArray<ShotAsked>,
  moment: unknown,
): ReadonlyMap<string, Prospect> {
  const [needs, setNeeds] = useState<ReadonlyMap<string, Prospect>>(new Map());
  const key = JSON.stringify(asked);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const found = new Map<string, Prospect>();
      for (const shot of asked) {
        const { value } = await askMatch<Prospect>(match, { type: "ask-shot", ...shot });
        if (!current) return;
        if (value) found.set(shot.target, value);
      }
      setNeeds(found);
    };
    setNeeds(new Map());
    void ask();
    return () => {
      current = false;
    };
  }, [match, key, moment]);
  return needs;
}
