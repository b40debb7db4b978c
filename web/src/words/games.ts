// What a game calls itself and its things: its title, its turns, its glossary.

import type { TableInfo } from "../messages";
import { attribute, hasText, idsOf, lang, t } from "./texts";

export function gameTitle(game: string): string {
  return hasText(`game-${game}`) ? t(`game-${game}`) : game;
}

/** One line about a game for its card on the start page, where its catalogue has one. */
export function gameLine(game: string): string | null {
  return attribute(`game-${game}`, "line");
}

/** "turn 3", in the game's own word where its title has one; null before the first. */
export function turnOf({ game, turn }: { game: string; turn: number | null }): string | null {
  if (turn === null || turn === 0) return null;
  return attribute(`game-${game}`, "turn", { turn }) ?? t("ui-turn", { turn });
}

/** The keys of a game's glossary: its `…-term-…` texts, by name in the reader's language. */
export function termsOf(game: string): ReadonlyArray<string> {
  const keys = idsOf(game).filter((id) => /^[a-z0-9]+-term-/.test(id));
  return [...keys].sort((a, b) => t(a).localeCompare(t(b), lang.value));
}

/** "Table K7QF · turn 3". */
export function tableLine(info: TableInfo): string {
  return [t("ui-table", { code: info.code }), turnOf(info)].filter(Boolean).join(" · ");
}
