// Who sits where, in words: the person's name first, the side where the name alone is not enough.

import { effect } from "@preact/signals";

import { table } from "../connection/state";
import type { SeatInfo } from "../messages";
import { hasText, listed, type Names, people, seatName, t } from "./texts";

/** The name of whoever sits there. */
export function personName(info: SeatInfo): string {
  if (info.holder === "bot") return t("ui-bot", { level: levelName(info.level ?? "") });
  return info.name ?? "";
}

/** How a bot plays, in words where there are some. */
export function levelName(level: string): string {
  return hasText(`ui-level-${level}`) ? t(`ui-level-${level}`) : level;
}

/** The level that a bot has if nobody chooses one: the normal one, or else the best. */
export function usualLevel(levels: ReadonlyArray<string>): string | undefined {
  return levels.includes("normal") ? "normal" : levels.at(-1);
}

/** The person on a seat of these; the side where nobody sits, and with it where two have a name. */
export function whoAmong(seat: string, seats: ReadonlyArray<SeatInfo>): string {
  const info = seats.find((each) => each.seat === seat);
  const name = info && info.holder !== "free" ? personName(info) : "";
  if (name === "") return seatName(seat);
  const alike = seats.filter((each) => personName(each) === name).length > 1;
  return alike ? t("ui-person-of", { name, seat: seatName(seat) }) : name;
}

const SHORT = 12; // letters of a name that sentences have room for

/** What a person is called in the course of a match: as many words of a long name as sentences have
 * room for, where that leaves no doubt who is meant. The lobby has all of it. */
export function calledAmong(seat: string, seats: ReadonlyArray<SeatInfo>): string {
  const called = seats.map((info) =>
    info.holder === "human" ? { ...info, name: firstWords(info.name ?? "") } : info,
  );
  const name = called.find((each) => each.seat === seat)?.name;
  const isClear = called.filter((each) => each.name === name).length === 1;
  return whoAmong(seat, isClear ? called : seats);
}

/** Without what leads on to a word that is left out: no "von" or "van der" at the end. */
function firstWords(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.trim().split(/\s+/);
  const fits = (count: number) => words.slice(0, count).join(" ").length <= SHORT;
  const some = words.filter((_, place) => place === 0 || fits(place + 1));
  const last = some.map((word) => /^\p{Ll}/u.test(word)).lastIndexOf(false);
  return (last < 0 ? some : some.slice(0, last + 1)).join(" ");
}

/** The person on a seat of the table in view. */
export function who(seat: string): string {
  return calledAmong(seat, table.value?.seats ?? []);
}

export function whoAll(seats: ReadonlyArray<string>): string {
  return listed(seats.map(who));
}

function named(seats: ReadonlyArray<SeatInfo>, name: (seat: string) => string): Names {
  return Object.fromEntries(
    seats.map(({ seat }) => [`seat-${seat}`, { en: name(seat), de: name(seat) }]),
  );
}

/** Every sentence about a side names whoever plays it, as long as that table is in view. */
export function startPeople(): void {
  effect(() => {
    const seats = table.value?.seats ?? [];
    people.value = named(seats, (seat) => calledAmong(seat, seats));
  });
}

/** Pieces on the real table have a colour, whoever plays them. */
export function withColours(names: Names, seats: ReadonlyArray<SeatInfo>): Names {
  return { ...names, ...named(seats, seatName) };
}
