// What a person still has to say about dice that a device is not sure of: one question at a time,
// each answered by one tap. No component, so that it can be tested as it is.

import type { Dice, DiceDoubt, DieSeen } from "../../messages";

/** What has been said so far. */
export interface Settling {
  readonly faces: Readonly<Record<number, number>>; // by the die's place in the doubt
  readonly out: ReadonlyArray<number>; // dice that do not count
  readonly chosen: Readonly<Record<number, string>>; // dice that were given to a group
  readonly added: Readonly<Record<string, ReadonlyArray<number>>>; // faces of dice not in the picture
}

export const NOTHING_SAID: Settling = { faces: {}, out: [], chosen: {}, added: {} };

export type Question =
  | { readonly ask: "face"; readonly die: number; readonly guess: number | null }
  | { readonly ask: "missing"; readonly group: string; readonly count: number }
  | { readonly ask: "surplus"; readonly dice: ReadonlyArray<number>; readonly guess: number | null }
  | { readonly ask: "whose"; readonly group: string; readonly dice: ReadonlyArray<number> }
  | { readonly ask: "nothing"; readonly faces: Readonly<Record<string, ReadonlyArray<number>>> };

/** The dice that may count: neither those that lay there before nor those that are out. */
export function candidates(doubt: DiceDoubt, said: Settling): ReadonlyArray<number> {
  return doubt.dice
    .map((_, at) => at)
    .filter((at) => !isLying(doubt, at) && !said.out.includes(at));
}

/** It lay there before: it belongs to no group, and nobody asks about it. */
function isLying(doubt: DiceDoubt, at: number): boolean {
  const die = doubt.dice[at];
  return die !== undefined && !isWhose(doubt) && die.group === null && !die.doubtful;
}

/** Whether colours did not tell the groups apart: then no die has one. */
function isWhose(doubt: DiceDoubt): boolean {
  return doubt.why.key === "device-doubt-colours";
}

/** The next thing to ask whoever throws these groups, or what to send. */
export function question(doubt: DiceDoubt, own: ReadonlyArray<Dice>, said: Settling): Question {
  const free = candidates(doubt, said);
  if (isWhose(doubt)) {
    for (const { key, count } of own) {
      const given = free.filter((at) => said.chosen[at] === key);
      const open = free.filter((at) => said.chosen[at] === undefined);
      if (given.length < count && open.length > 0) return { ask: "whose", group: key, dice: open };
    }
  }
  const wanted = own.reduce((sum, { count }) => sum + count, 0);
  const mine = free.filter((at) => groupOf(doubt, own, said, at) !== null);
  if (mine.length > wanted) {
    const odd = mine.find((at) => doubt.dice[at]?.doubtful && doubt.dice[at]?.group === null);
    return { ask: "surplus", dice: mine, guess: odd ?? null };
  }
  const unclear = mine.find((at) => isUnclear(doubt.dice[at], said.faces[at]));
  if (unclear !== undefined) {
    return { ask: "face", die: unclear, guess: doubt.dice[unclear]?.face ?? null };
  }
  const faces = facesOf(doubt, own, said, mine);
  for (const { key, count } of own) {
    const missing = count - (faces[key]?.length ?? 0);
    if (missing > 0) return { ask: "missing", group: key, count: missing };
  }
  return { ask: "nothing", faces };
}

function isUnclear(die: DieSeen | undefined, told: number | undefined): boolean {
  return die !== undefined && told === undefined && (die.face === null || die.doubtful);
}

/** The group of these a die is counted in; without a better hint the only one there is. */
function groupOf(
  doubt: DiceDoubt,
  own: ReadonlyArray<Dice>,
  said: Settling,
  at: number,
): string | null {
  const group = said.chosen[at] ?? doubt.dice[at]?.group ?? null;
  if (group !== null) return own.some(({ key }) => key === group) ? group : null;
  return isWhose(doubt) || own.length !== 1 ? null : (own[0]?.key ?? null);
}

function facesOf(
  doubt: DiceDoubt,
  own: ReadonlyArray<Dice>,
  said: Settling,
  mine: ReadonlyArray<number>,
): Record<string, ReadonlyArray<number>> {
  const faces: Record<string, ReadonlyArray<number>> = {};
  for (const { key } of own) {
    const seen = mine
      .filter((at) => groupOf(doubt, own, said, at) === key)
      .map((at) => said.faces[at] ?? doubt.dice[at]?.face ?? 0);
    faces[key] = [...seen, ...(said.added[key] ?? [])];
  }
  return faces;
}

export function sayFace(said: Settling, die: number, face: number): Settling {
  return { ...said, faces: { ...said.faces, [die]: face } };
}

export function sayOut(said: Settling, die: number): Settling {
  return { ...said, out: [...said.out, die] };
}

export function sayWhose(said: Settling, die: number, group: string): Settling {
  return { ...said, chosen: { ...said.chosen, [die]: group } };
}

export function sayMissing(said: Settling, group: string, face: number): Settling {
  return { ...said, added: { ...said.added, [group]: [...(said.added[group] ?? []), face] } };
}
