// Words: the Fluent catalogues that lie beside the Python code, one bundle per language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

import type { Cite, Phrase, Reason, Ref, View } from "../messages";
import { keep, kept } from "../phone/keep";

export type Lang = "en" | "de";
export type Names = View["names"];
type Value = string | number | Ref | ReadonlyArray<Ref>;
type Values = Readonly<Record<string, Value>>;

export const LANGUAGES: ReadonlyArray<Lang> = ["en", "de"];

const sources: Record<string, string> = {
  ...import.meta.glob<string>("../../../server/texts/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../server/games/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

const idsByFile = new Map<string, ReadonlyArray<string>>();
const bundles: Readonly<Record<Lang, FluentBundle>> = { en: bundle("en"), de: bundle("de") };

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (!path.endsWith(`/${lang}.ftl`)) continue;
    const resource = new FluentResource(source);
    idsByFile.set(
      path,
      resource.body.map((entry) => entry.id),
    );
    made.addResource(resource);
  }
  return made;
}

function firstLang(): Lang {
  const stored = kept("lang");
  const wished = [stored ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Lang => tag === "en" || tag === "de") ?? "en";
}

export const lang = signal<Lang>(firstLang());
const current = computed(() => bundles[lang.value]);

export function setLang(to: Lang): void {
  lang.value = to;
  keep("lang", to);
}

export function hasText(key: string): boolean {
  return current.value.hasMessage(key);
}

/** A text by its key. A missing one stands out as ⟨key⟩, so that a test sees it. */
export function t(key: string, values: Values = {}, names: Names = {}): string {
  const pattern = current.value.getMessage(key)?.value;
  return pattern ? formatted(key, pattern, values, names) : `⟨${key}⟩`;
}

/** An attribute of a text, as `.rule` of a term; null where it has none. */
export function attribute(key: string, name: string, values: Values = {}): string | null {
  const pattern = current.value.getMessage(key)?.attributes[name];
  return pattern ? formatted(key, pattern, values, {}) : null;
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function formatted(key: string, pattern: Pattern, values: Values, names: Names): string {
  const errors: Error[] = [];
  const args = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value, names)]),
  );
  const text = current.value.formatPattern(pattern, args, errors);
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
  return idsByFile.get("../../../server/texts/en.ftl") ?? [];
}

/** The keys of all texts of a game. */
export function idsOf(game: string): ReadonlyArray<string> {
  return idsByFile.get(`../../../server/games/${game.replaceAll("-", "_")}/en.ftl`) ?? [];
}
