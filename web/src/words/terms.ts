// Terms of a game in what it says: which words have a rule behind them.

import { computed } from "@preact/signals";

import type { Cite } from "../messages";
import { termsOf } from "./games";
import { attribute, lang, t, textsAdded } from "./texts";

/** A piece of a sentence; with `term`, the key of the term it names. */
export interface Piece {
  readonly text: string;
  readonly term: string | null;
}

interface Index {
  readonly pattern: RegExp | null;
  readonly terms: ReadonlyMap<string, string>; // the words as they are written: the term's key
}

const known = computed(() => {
  void [lang.value, textsAdded.value];
  return { games: new Map<string, Index>() };
});

/** The sentence in pieces: every term once, where its name first stands, the longest name first. */
export function pieces(game: string, sentence: string, except: string | null = null): Piece[] {
  const { pattern, terms } = indexOf(game);
  if (!pattern) return [{ text: sentence, term: null }];
  const found: Piece[] = [];
  const seen = new Set<string | null>([except]);
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    const [words] = match;
    const term = terms.get(words) ?? null;
    if (seen.has(term) || !standsAlone(sentence, match.index, words)) continue;
    seen.add(term);
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), term: null });
    found.push({ text: words, term });
    from = match.index + words.length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), term: null });
  return found;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether these are whole words: Safari 15 has no lookbehind that would say so in the pattern. */
function standsAlone(sentence: string, at: number, words: string): boolean {
  const before = sentence[at - 1] ?? "";
  const after = sentence[at + words.length] ?? "";
  return !LETTER.test(before) && !LETTER.test(after) && !(after === "-" || before === "-");
}

function indexOf(game: string): Index {
  const { games } = known.value;
  const made = games.get(game) ?? indexed(game);
  games.set(game, made);
  return made;
}

function indexed(game: string): Index {
  const terms = new Map<string, string>();
  for (const key of termsOf(game)) {
    for (const words of namesOf(key)) if (!terms.has(words)) terms.set(words, key);
  }
  const longest = [...terms.keys()].sort((a, b) => b.length - a.length);
  const pattern = longest.map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return { pattern: pattern === "" ? null : new RegExp(pattern, "gu"), terms };
}

/** A term's name and its other forms, as they are written, and as they begin a sentence. */
export function namesOf(key: string): ReadonlyArray<string> {
  const forms = attribute(key, "forms")?.split(",") ?? [];
  const names = [t(key), ...forms].map((words) => words.trim()).filter((words) => words !== "");
  return names.flatMap((words) => [words, words.charAt(0).toUpperCase() + words.slice(1)]);
}

/** Where a term's rule stands: `.cite` is a book and a page, or a book and a chapter's text. */
export function citeOf(key: string): Cite | null {
  const [book, place] = attribute(key, "cite")?.split(" ") ?? [];
  if (!book || !place) return null;
  const isPage = /^\d+$/.test(place);
  return { book, page: isPage ? Number(place) : null, chapter: isPage ? null : place };
}

/** The questions of the set-up that a term's rule depends on. */
export function houseOf(key: string): ReadonlyArray<string> {
  return attribute(key, "house")?.split(" ").filter(Boolean) ?? [];
}

/** Whether a term has these letters in its name or its rule. */
export function matches(key: string, rule: string, wanted: string): boolean {
  const words = wanted.trim().toLocaleLowerCase(lang.value);
  const text = [...namesOf(key), rule].join(" ").toLocaleLowerCase(lang.value);
  return words.split(/\s+/).every((word) => text.includes(word));
}
