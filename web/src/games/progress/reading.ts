// What every part of the board asks of the view: the board itself, cards, names.

import { decode } from "../../connection/decoder";
import { listOf } from "../../connection/shapes";
import type { Offer, View } from "../../messages";
import { nameOf, t } from "../../words/texts";
import shipped from "./cards.json";
import { shapes, type Action, type Board, type Card, type Personality, type Shown } from "./types";

export type Names = View["names"];
export type Kind = Card["type"];

export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;
export const KINDS: ReadonlyArray<Kind> = ["S", "E", "C"];
export const TOKENS = ["S", "E", "C", "G"] as const;
export const POWERS = ["prestige", "population", "army"] as const;
export const SKILLS = [
  "action",
  "draw",
  "hand",
  "shuffle",
  "development",
  "research",
  "quick_draw",
] as const;

const DECKS = new Map(
  Object.entries(shipped).map(([id, cards]) => [id, decode(listOf(shapes.Card), cards)]),
);

export function boardOf(view: View): Board {
  return decode(shapes.Board, view.board);
}

export function actionOf(offer: Offer): Action {
  return decode(shapes.Action, offer.action);
}

/** Every technology that this match knows. */
export function cardsOf(board: Board): ReadonlyArray<Card> {
  return [
    ...(board.extra.some(({ id }) => !id.startsWith("own-")) ? [] : deck(board)),
    ...board.extra,
  ];
}

function deck(board: Board): ReadonlyArray<Card> {
  return DECKS.get(board.pack) ?? [];
}

export function cardOf(board: Board, id: string): Card | undefined {
  return cardsOf(board).find((card) => card.id === id);
}

export function cardName(id: string, names: Names): string {
  if (id.startsWith("?")) return nameOf({ kind: "pr-unknown", id: `age${id.slice(1)}` });
  return nameOf({ kind: "pr-card", id }, names);
}

export function playerOf(board: Board, seat: string | null): Shown | undefined {
  return board.players.find((player) => player.seat === seat);
}

/** What a card gives, in short: "Research +1 · Army 1 · 1 VP". */
export function benefitText(card: Card): string {
  return iconsText(card.benefits, card.vp);
}

/** What a personality lends while it guides, what it leaves, and its points. */
export function personWords({ benefit, heritage, vp }: Personality): string {
  const lends = t("pr-ui-lends", { gives: iconsText(benefit, 0) });
  const leaves = heritage ? [t("pr-ui-leaves", { gives: iconsText(heritage, 0) })] : [];
  return [lends, ...leaves, t("pr-ui-vp-of", { points: vp })].join(" · ");
}

export function iconsText(icons: Card["benefits"], vp: number): string {
  const { skills, tokens, power, age_symbols, set_bonus, draw, markers, activate } = icons;
  const parts = [
    ...skills.map((skill) => (skill === "any" ? t("pr-ui-any-skill") : `${skillName(skill)} +1`)),
    ...tokens.map((kind) => nameOf({ kind: "pr-token", id: kind.toLowerCase() })),
    ...(set_bonus ? [t("pr-ui-set", { kind: kindName(set_bonus) })] : []),
    ...Object.entries(power).map(([id, steps]) => `${powerName(id)} ${steps}`),
    ...(draw > 0 ? [t("pr-ui-draws", { count: draw })] : []),
    ...(markers > 0 ? [t("pr-ui-fewer-markers", { count: markers })] : []),
    ...(activate > 0 ? [t("pr-ui-activates")] : []),
    ...(vp > 0 ? [t("pr-ui-vp-of", { points: vp })] : []),
    ...age_symbols.map((age) => t("pr-ui-symbol", { age: ROMAN[age] ?? "" })),
  ];
  return parts.join(" · ");
}

/** Everything that stands on a card, in words. */
export function cardWords(card: Card, names: Names): string {
  const costs = card.cost.map(({ amount, type, prereq }) =>
    prereq === null
      ? t("pr-ui-cost", { amount, kind: kindName(type) })
      : t("pr-ui-cost-or", { amount, kind: kindName(type), card: cardName(prereq, names) }),
  );
  return t("pr-ui-card-words", {
    kind: kindName(card.type),
    age: ROMAN[card.age] ?? "",
    cost: costs.join("; ") || "–",
    gives: benefitText(card) || "–",
    value: card.discard,
  });
}

export function skillName(skill: string): string {
  return nameOf({ kind: "pr-skill", id: skill });
}

export function powerName(power: string): string {
  return nameOf({ kind: "pr-power", id: power });
}

export function kindName(kind: string): string {
  return t(`pr-ui-kind-${kind.toLowerCase()}`);
}
