// What happened, row by row: the newest lines of the log put together, with what they mean at the
// table. Each event becomes one card.

import type { DeedTold, Line, Present, Told } from "../../messages";

export type EventKind = "step" | "ruling" | "back" | "set-right" | "call" | "proposal" | "note";

export interface ToldEvent {
  readonly seq: number;
  readonly kind: EventKind;
  readonly seat: string | null; // who acted
  readonly lines: ReadonlyArray<Line>;
  readonly words: string | null; // what a person wrote: a referee's reason, a call
  readonly undone: boolean;
  readonly told: Told;
}

const KINDS: Readonly<Record<string, EventKind>> = {
  acted: "step",
  fed: "step",
  corrected: "set-right",
  undone: "back",
  proposed: "proposal",
  consented: "proposal",
  lapsed: "proposal",
};
/** What the referee said, or was asked: by the beginning of its text. */
const NOTED: ReadonlyArray<readonly [string, EventKind]> = [
  ["log-rule", "ruling"],
  ["log-call", "call"],
  ["log-settled", "call"],
];
/** What is there for verification, is told elsewhere, or says only that something is awaited. */
const UNTOLD: ReadonlySet<string> = new Set(["requested", "typed", "whispered", "doubted"]);
const DICE = /^log-(roll|settled-dice)/;

export function isDice(line: Line): boolean {
  return DICE.test(line.text.key);
}

/** The newest events, oldest first. */
export function eventsOf(now: Pick<Present, "lines" | "told">): ReadonlyArray<ToldEvent> {
  const told = new Map<number, Told>();
  for (const each of now.told) {
    const same = told.get(each.seq);
    told.set(each.seq, same ? joined(same, each) : each);
  }
  const rows = new Map<number, Line[]>();
  for (const line of now.lines) {
    if (UNTOLD.has(line.kind)) continue;
    rows.set(line.seq, [...(rows.get(line.seq) ?? []), line]);
  }
  return [...rows].map(([seq, lines]) => event(seq, lines, told.get(seq)));
}

/** Rows that nobody else is told of share a number. */
function joined(one: Told, two: Told): Told {
  return {
    seq: two.seq,
    back: two.back,
    asked: [...one.asked, ...two.asked],
    deeds: [...one.deeds, ...two.deeds],
    trails: [...one.trails, ...two.trails],
  };
}

function event(seq: number, lines: ReadonlyArray<Line>, told: Told | undefined): ToldEvent {
  return {
    seq,
    kind: kindOf(lines),
    seat: actorOf(lines, told),
    lines,
    words: lines.find(({ words }) => words !== null)?.words ?? null,
    undone: lines.some(({ undone }) => undone),
    told: told ?? { seq, back: null, asked: [], deeds: [], trails: [] },
  };
}

/** Who acted; nobody, where several threw against each other and one typed it in. */
function actorOf(lines: ReadonlyArray<Line>, told: Told | undefined): string | null {
  const throwers = new Set(told?.asked.map(({ seat }) => seat));
  if (throwers.size > 1) return null;
  return lines.find(({ seat }) => seat !== null)?.seat ?? null;
}

function kindOf(lines: ReadonlyArray<Line>): EventKind {
  for (const { kind, text } of lines) {
    const noted = () => NOTED.find(([start]) => text.key.startsWith(start))?.[1];
    const found = kind === "noted" ? noted() : KINDS[kind];
    if (found) return found;
  }
  return "note";
}

const REVEALED = /^[a-z]+-revealed$/;

/** Secrets were turned over for all to see, and nothing was changed by it yet. */
function isReveal({ lines, told }: ToldEvent): boolean {
  const isStill = told.deeds.length === 0 && told.trails.length === 0;
  return isStill && lines.some(({ text }) => REVEALED.test(text.key));
}

/** Whether it is a mere sign that somebody acted: it stands in the strip, and no card makes way. */
export function isLight(event: ToldEvent): boolean {
  const { kind, lines, words, told } = event;
  if ((kind !== "step" && kind !== "note") || isReveal(event)) return false;
  const plain = lines.every(({ reasons, faces }) => !reasons.length && !Object.keys(faces).length);
  return plain && words === null && told.deeds.length === 0 && told.trails.length === 0;
}

/** The event whose card stands now: the newest that was not taken back and is more than a sign. */
export function newestOf(events: ReadonlyArray<ToldEvent>): ToldEvent | null {
  return events.filter((each) => !each.undone && !isLight(each)).at(-1) ?? null;
}

const CHANGES: ReadonlySet<EventKind> = new Set(["step", "back", "set-right"]);

/** The newest event that changed the table: it stays drawn while somebody asks about it. */
export function lastChange(events: ReadonlyArray<ToldEvent>): ToldEvent | null {
  return newestOf(events.filter((each) => CHANGES.has(each.kind) && !isReveal(each)));
}

/** What a step back took back, newest last: not what an earlier one had taken back already. */
export function takenBack(
  events: ReadonlyArray<ToldEvent>,
  back: ToldEvent,
): ReadonlyArray<ToldEvent> {
  const isIn = (each: ToldEvent, step: ToldEvent) =>
    each.seq > (step.told.back ?? 0) && each.seq < step.seq;
  const earlier = events.filter(({ kind, seq }) => kind === "back" && seq < back.seq);
  return events.filter(
    (each) =>
      each.undone &&
      isIn(each, back) &&
      !isLight(each) &&
      !earlier.some((step) => isIn(each, step)),
  );
}

/** The steps that going back to a row would take back, the newest first; mere signs only where
 * there is nothing else. */
export function stepsAfter(
  events: ReadonlyArray<ToldEvent>,
  row: number,
): ReadonlyArray<ToldEvent> {
  const gone = events.filter(({ seq, kind, undone }) => seq > row && kind === "step" && !undone);
  const heavy = gone.filter((each) => !isLight(each));
  return [...(heavy.length > 0 ? heavy : gone)].reverse();
}

export interface ToDo extends Pick<DeedTold, "text" | "seat"> {
  readonly seq: number;
  readonly place: number; // among the deeds of its row
  readonly isOld: boolean; // of an earlier row than the newest that asks for something
}

/** What is still to be done on the real table: of the newest events, since the players last said that
 * everything stands, without what was nodded at, what was taken back since and what a later deed
 * replaces, the newest first. A step back says itself what to put where. */
export function toDo(
  events: ReadonlyArray<ToldEvent>,
  nodded: (seq: number, place: number) => boolean,
  stands: (line: Line) => boolean = () => false,
): ReadonlyArray<ToDo> {
  const done = events.filter((each) => !each.undone);
  const agreed = done.map(({ lines }) => lines.some(stands)).lastIndexOf(true);
  const newest = done
    .slice(Math.max(0, agreed))
    .filter((each) => each.told.deeds.length > 0)
    .slice(-2)
    .reverse();
  const touched = new Set<string>(); // by later deeds
  return newest.flatMap(({ seq, told }) => {
    const open = told.deeds
      .map((deed, place) => ({ seq, place, isOld: seq !== newest[0]?.seq, ...deed }))
      .filter(({ place, things }) => !nodded(seq, place) && !isReplaced(things, touched));
    told.deeds.forEach(({ things }) => things.forEach((thing) => touched.add(thing)));
    return open;
  });
}

/** A deed about one thing says how it lies afterwards; one about several moves between them, and is
 * wanted whatever comes later. */
function isReplaced(things: ReadonlyArray<string>, later: ReadonlySet<string>): boolean {
  return things.length === 1 && things.every((thing) => later.has(thing));
}
