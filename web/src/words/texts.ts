// Words: the Fluent catalogues that lie beside the Python code, one bundle per language; see
// `catalogues.ts` for when they are loaded.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";

import type { Cite, Phrase, Reason, Ref, View } from "../messages";
import { keep, kept } from "../phone/keep";

export type Lang = "en" | "de";
export type Names = View["names"];
type Value = string | number | Ref | ReadonlyArray<Ref>;
type Values = Readonly<Record<string, Value>>;

export const LANGUAGES: ReadonlyArray<Lang> = ["en", "de"];

const bundles: Readonly<Record<Lang, FluentBundle>> = { en: bundle("en"), de: bundle("de") };
const idsByOwner = new Map<string, ReadonlyArray<string>>();
/** Counts up when texts were added, so that what was said without them is said again. */
export const textsAdded = signal(0);

function bundle(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false });
}

/** Add a catalogue: that of a game, the shell's (""), or a part of one (null). */
export function addTexts(lang: Lang, owner: string | null, source: string): void {
  const resource = new FluentResource(source);
  bundles[lang].addResource(resource, { allowOverrides: true });
  if (owner !== null) {
    const ids = resource.body.map((entry) => entry.id);
    idsByOwner.set(owner, ids);
  }
  textsAdded.value += 1;
}

function firstLang(): Lang {
  const stored = kept("lang");
  const wished = [stored ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Lang => tag === "en" || tag === "de") ?? "en";
}

export const lang = signal<Lang>(firstLang());

function current(): FluentBundle {
  void textsAdded.value;
  return bundles[lang.value];
}

export function setLang(to: Lang): void {
  lang.value = to;
  keep("lang", to);
}

export function hasText(key: string): boolean {
  return current().hasMessage(key);
}

/** A text by its key. A missing one stands out as ⟨key⟩, so that a test sees it. */
export function t(key: string, values: Values = {}, names: Names = {}): string {
  const pattern = current().getMessage(key)?.value;
  return pattern ? formatted(key, pattern, values, names) : `⟨${key}⟩`;
}

/** An attribute of a text, as `.rule` of a term; null where it has none. */
export function attribute(key: string, name: string, values: Values = {}): string | null {
  const pattern = current().getMessage(key)?.attributes[name];
  return pattern ? formatted(key, pattern, values, {}) : null;
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function formatted(key: string, pattern: Pattern, values: Values, names: Names): string {
  const errors: Error[] = [];
  const args = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value, names)]),
  );
  const text = current().formatPattern(pattern, args, errors);
  if (errors.length > 0) console.warn(key, errors);
  return text;
}

function shown(value: Value, names: Names): string | number {
  if (typeof value !== "object") return value;
  return "kind" in value ? nameOf(value, names) : listed(value.map((ref) => nameOf(ref, names)));
}

/** The people at the table in view, by the names of their seats: sides are called by them. */
export const people = signal<Names>({});

/** The name of a thing: from the match's data, else the person's, else from the catalogues. */
export function nameOf(ref: Ref, names: Names = {}): string {
  const key = `${ref.kind}-${ref.id}`;
  const own = names[key] ?? people.value[key];
  return own?.[lang.value] ?? own?.["en"] ?? t(key);
}

/** "A, B and C", as the language joins them. */
export function listed(parts: ReadonlyArray<string>): string {
  // The terminal has no comma before the last one either.
  const locale = lang.value === "en" ? "en-GB" : lang.value;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
}

export function say(phrase: Phrase, names: Names = {}): string {
  return t(phrase.key, phrase.values, names);
}

export function sayReason(reason: Reason, names: Names = {}): string {
  return t(reason.key, reason.values, names);
}

/** Where a rule stands, in short: its page, its chapter, or our own house ruling. */
export function sayCite(cite: Cite): string {
  if (cite.book === "house") return t("ui-cite-house");
  if (cite.page !== null) return t("ui-cite-page", { page: cite.page });
  return cite.chapter !== null ? t(cite.chapter) : t(`book-${cite.book}`);
}

export function seatName(seat: string): string {
  return t(`seat-${seat}`);
}

/** A number with its sign, a real minus included; for the terms of a ruling. */
export function signed(change: number): string {
  return `${change > 0 ? "+" : change < 0 ? "−" : ""}${Math.abs(change)}`;
}

/** The keys of the texts that are no game's. */
export function sharedIds(): ReadonlyArray<string> {
  return idsByOwner.get("") ?? [];
}

/** The keys of all texts of a game, once it is open. */
export function idsOf(game: string): ReadonlyArray<string> {
  void textsAdded.value;
  return idsByOwner.get(game) ?? [];
}
