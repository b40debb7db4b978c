// Unit cards and squads as the phone lists them: names, the lines of numbers, and searching.

import { decode } from "../../connection/decoder";
import { listOf } from "../../connection/shapes";
import { lang, t } from "../../words/texts";
import shippedCards from "./cards.json";
import shippedSquads from "./squads.json";
import { shapes, type SquadType, type UnitCard, type Weapon } from "./types";

export type SquadKind = SquadType["kind"];
export type Face = "front" | "side" | "rear";
type KeywordName = UnitCard["keywords"][number]["name"];

export const CARDS = decode(listOf(shapes.UnitCard), shippedCards);
export const SQUADS = decode(listOf(shapes.SquadType), shippedSquads);
export const FACES: ReadonlyArray<Face> = ["front", "side", "rear"];

export function squadOf(id: string): SquadType | undefined {
  return SQUADS.find(({ kind }) => kind === id);
}

export function isSquad(id: string): id is SquadKind {
  return squadOf(id) !== undefined;
}

export function cardOf(id: string, cards: ReadonlyArray<UnitCard> = CARDS): UnitCard | undefined {
  return cards.find((card) => card.id === id);
}

export function cardName(card: UnitCard): string {
  return card.name[lang.value];
}

/** The name of a card or of a kind of squad. */
export function nameById(id: string, cards: ReadonlyArray<UnitCard> = CARDS): string {
  if (isSquad(id)) return t(`aa-squad-${id}`);
  const card = cardOf(id, cards);
  return card ? cardName(card) : id;
}

export function has(card: UnitCard | undefined, name: KeywordName): boolean {
  return card?.keywords.some((keyword) => keyword.name === name) ?? false;
}

export function weightOf(card: UnitCard): "light" | "medium" | "heavy" {
  return has(card, "light") ? "light" : has(card, "heavy") ? "heavy" : "medium";
}

export function isGun(card: UnitCard | undefined): boolean {
  return has(card, "field_gun");
}

/** A weapon's numbers as its card prints them: `14 / 13`, `AI D3`, `HE 19`. */
export function weaponStats(weapon: Weapon): string {
  const { kind, penetration = 0, damage = 0, he_base = 0, he_n = 0, kills } = weapon;
  if (kind === "he") return `HE ${he_base}/n${he_n}`;
  if (kind === "ap") return `${penetration}/${damage}`;
  if (!kills) return "AI";
  const { die, plus = 0 } = kills;
  if (die === 0) return `AI ${plus}`;
  return `AI D${die}${plus === 0 ? "" : plus > 0 ? `+${plus}` : `−${-plus}`}`;
}

export function armourLine({ armour }: UnitCard): string {
  return `${armour.front} / ${armour.side} / ${armour.rear}`;
}

/** Nation, kind and years in one line. */
export function cardLine(card: UnitCard): string {
  const nations = card.nations.map((nation) => t(`aa-nation-${nation.toLowerCase()}`)).join(", ");
  return `${nations} · ${t(`aa-type-${card.type}`)}`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9 ]/g, "");
}

/** Cards that hold every word typed, those whose name begins with it first. */
export function search(cards: ReadonlyArray<UnitCard>, typed: string): ReadonlyArray<UnitCard> {
  const words = typed.split(/\s+/).map(plain).filter(Boolean);
  const squeezed = plain(typed).replace(/ /g, "");
  const found = cards.filter((card) => {
    const text = plain(`${card.name.en} ${card.name.de} ${cardLine(card)}`);
    return words.every((word) => text.includes(word)) || nameStarts(card, squeezed);
  });
  return [...found].sort(
    (a, b) =>
      Number(nameStarts(b, squeezed)) - Number(nameStarts(a, squeezed)) ||
      cardName(a).localeCompare(cardName(b), lang.value, { numeric: true }),
  );
}

function nameStarts(card: UnitCard, squeezed: string): boolean {
  if (squeezed === "") return false;
  return plain(cardName(card)).replace(/ /g, "").startsWith(squeezed);
}
