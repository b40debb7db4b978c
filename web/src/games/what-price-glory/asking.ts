// Questions to the rules of this game, and their answers as they come.

import { useEffect, useState } from "preact/hooks";

import { askRules, type Told } from "../../connection/asking";
import type { Shape } from "../../connection/shapes";
import { present } from "../../connection/state";
import {
  type CardsDraft,
  type MapDraft,
  type Odds,
  type Question,
  shapes,
  type SupplyLine,
} from "./types";

function ask<T>(
  question: Question,
  shape: Shape<T>,
  match: string | null = present.value?.match ?? null,
): Promise<Told<T>> {
  return askRules({ game: "what-price-glory", match, question, shape });
}

export function askSupply(
  area: string,
  nation: (Question & { type: "ask-supply" })["nation"],
): Promise<Told<SupplyLine>> {
  return ask({ type: "ask-supply", area, nation }, shapes.SupplyLine);
}

/** A map file as the server draws it, without any match; "": the one it ships. Null: no answer. */
export async function askMap(text: string): Promise<MapDraft | null> {
  return (await ask({ type: "ask-map", text }, shapes.MapDraft, null)).value;
}

/** A card file as the server reads it; "": the one it ships. Null: no answer. */
export async function askCards(text: string): Promise<CardsDraft | null> {
  return (await ask({ type: "ask-cards", text }, shapes.CardsDraft, null)).value;
}

/** The odds of an attack by these units, asked anew when they or the moment change. */
export function useOdds(units: ReadonlyArray<string>, moment: unknown): Told<Odds> | null {
  const key = JSON.stringify(units);
  const [latest, setLatest] = useState<{ key: string; answer: Told<Odds> } | null>(null);
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
