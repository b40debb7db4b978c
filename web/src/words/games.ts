// What a game calls itself and its things: its title, its turns, its glossary.

import type { Phrase, TableInfo } from "../messages";
import { attribute, hasText, idsOf, lang, seatName, sharedIds, say, t } from "./texts";

export function gameTitle(game: string): string {
  return hasText(`game-${game}`) ? t(`game-${game}`) : game;
}

/** One line about a game for its card on the start page, where its catalogue has one. */
export function gameLine(game: string): string | null {
  return attribute(`game-${game}`, "line");
}

/** A seat by its colour, and by what it plays where the game's title says so: "Blue · Entente". */
export function seatIn(game: string, seat: string): string {
  return [seatName(seat), attribute(`game-${game}`, seat)].filter(Boolean).join(" · ");
}

/** "turn 3", in the game's own word where its title has one; null before the first. */
export function turnOf({ game, turn }: { game: string; turn: number | null }): string | null {
  if (turn === null || turn === 0) return null;
  return attribute(`game-${game}`, "turn", { turn }) ?? t("ui-turn", { turn });
}

/** The game's own words where it has them, else the plain name of the thing in its rules. */
export function orPlain(label: Phrase, name: string): Phrase {
  if (hasText(label.key)) return label;
  const plain = name.replaceAll(/[-_]/g, " ");
  return { key: "ui-plain", values: { text: plain.charAt(0).toUpperCase() + plain.slice(1) } };
}

/** What a field of an action is called, as `field-council-promise` says it. */
export function fieldName(game: string, field: string): string {
  return say(orPlain({ key: `field-${game}-${field}`, values: {} }, field));
}

/** The keys of a game's glossary: its `…-term-…` texts, by name in the reader's language. */
export function termsOf(game: string): ReadonlyArray<string> {
  const keys = idsOf(game).filter((id) => /^[a-z0-9]+-term-/.test(id));
  return [...keys].sort((a, b) => t(a).localeCompare(t(b), lang.value));
}

/** Texts found by name that every game shares and those of this one: `verdict-…`, `xx-verdict-…`. */
export function namedOf(game: string, family: "verdict" | "why"): ReadonlyArray<string> {
  const own = idsOf(game).filter((id) => new RegExp(`^[a-z0-9]+-${family}-`).test(id));
  return [...own, ...sharedIds().filter((id) => id.startsWith(`${family}-`))];
}

/** "Table K7QF · turn 3". */
export function tableLine(info: TableInfo): string {
  return [t("ui-table", { code: info.code }), turnOf(info)].filter(Boolean).join(" · ");
}
