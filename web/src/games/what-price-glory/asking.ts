// Questions to the rules of this game, and their answers as they come.

import { useEffect, useState } from "preact/hooks";

import { asRecord, decode } from "../../connection/decoder";
import type { Shape } from "../../connection/shapes";
import { request } from "../../connection/socket";
import { present } from "../../connection/state";
import type { Phrase, Reason } from "../../messages";
import {
  type CardsDraft,
  type MapDraft,
  type Odds,
  type Question,
  shapes,
  type SupplyLine,
} from "./types";

/** A ruling: the value with its reasons, or why there is none. */
export interface Answer<T> {
  readonly value: T | null;
  readonly reasons: ReadonlyArray<Reason>;
  readonly refused: Phrase | null;
}

async function ask<T>(
  question: Question,
  shape: Shape<T>,
  match: string | null = present.value?.match ?? null,
): Promise<Answer<T>> {
  const reply = await request({
    type: "ask",
    game: "what-price-glory",
    match,
    question: asRecord(question),
  });
  if (reply.type === "ruling") {
    const { value, reasons } = reply.ruling;
    return { value: decode(shape, value), reasons, refused: null };
  }
  return { value: null, reasons: [], refused: reply.type === "refused" ? reply.text : null };
}

export function askSupply(
  area: string,
  nation: (Question & { type: "ask-supply" })["nation"],
): Promise<Answer<SupplyLine>> {
  return ask({ type: "ask-supply", area, nation }, shapes.SupplyLine);
}

const TRIES = 3;

/** A map file as the server draws it, without any match; "": the one it ships. Null: no answer,
 * though a busy server was asked again. */
export async function askMap(text: string, tries = TRIES): Promise<MapDraft | null> {
  const { value } = await ask({ type: "ask-map", text }, shapes.MapDraft, null);
  return value !== null || tries <= 1 ? value : askMap(text, tries - 1);
}

/** A card file as the server reads it; "": the one it ships. Null: no answer. */
export async function askCards(text: string, tries = TRIES): Promise<CardsDraft | null> {
  const { value } = await ask({ type: "ask-cards", text }, shapes.CardsDraft, null);
  return value !== null || tries <= 1 ? value : askCards(text, tries - 1);
}

/** The odds of an attack by these units, asked anew when they or the moment change. */
export function useOdds(units: ReadonlyArray<string>, moment: unknown): Answer<Odds> | null {
  const key = JSON.stringify(units);
  const [latest, setLatest] = useState<{ key: string; answer: Answer<Odds> } | null>(null);
  useEffect(() => {
    let current = true;
    if (units.length > 0) {
      void ask({ type: "ask-attack", units }, shapes.Odds).then((answer) => {
        if (current) setLatest({ key, answer });
      });
    }
    return () => {
      current = false;
    };
  }, [key, moment]);
  return latest && latest.key === key ? latest.answer : null;
}
