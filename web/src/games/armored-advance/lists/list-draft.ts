// The force list as it is being built on this phone, in a match or outside of one.

import { signal } from "@preact/signals";

import { asRecord, decode, parsed } from "../../../connection/decoder";
import { fits } from "../../../connection/shapes";
import { keep, kept } from "../../../phone/keep";
import { nameOf } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import type { SquadKind } from "../cards";
import { actionOf, boardOf, valuesOf } from "../reading";
import { shapes, type Force, type Limits, type SquadEntry } from "../types";

/** Where a list is built: in a match, with its limits, or on a page of its own. */
export interface Desk {
  readonly match: string | null;
  readonly limits: Limits;
  readonly most: { readonly alike: number; readonly grenades: number }; // what steppers count to
  readonly ready: ReadonlyArray<Force>;
  readonly units: ReadonlyArray<string>; // files of units of one's own; a match has its own
  readonly force: Force;
  readonly set: (force: Force) => void;
}

interface ListDraft {
  readonly match: string;
  readonly force: Force;
}

const draft = signal<ListDraft | null>(null);
export const EMPTY: Force = { name: "", units: [], squads: [] };

/** The ready lists that this match allows, under their names in the reader's language. */
export function presets(props: GameProps): ReadonlyArray<Force> {
  const offer = props.view.offers.find((each) => actionOf(each).type === "pick");
  const { names } = props.view;
  const forces = offer ? valuesOf(offer, "force").map((force) => decode(shapes.Force, force)) : [];
  return forces.map((force) =>
    `aa-list-${force.name}` in names
      ? { ...force, name: nameOf({ kind: "aa-list", id: force.name }, names) }
      : force,
  );
}

/** What was begun here, else handed in, else taken from another phone, else the first ready list. */
export function listInHand(props: GameProps): Force {
  const begun = draft.value;
  if (begun?.match === props.table.match) return begun.force;
  return sealed(props) ?? takenList() ?? presets(props)[0] ?? EMPTY;
}

/** The desk of the match that is open. */
export function deskOf(props: GameProps): Desk {
  const { rules } = boardOf(props.view);
  const { match } = props.table;
  return {
    match,
    limits: {
      requisition: rules.requisition,
      actions: rules.action_limit,
      squads: rules.squads,
    },
    most: { alike: rules.most_of_a_kind, grenades: rules.most_grenades },
    ready: presets(props),
    units: [],
    force: listInHand(props),
    set: (force) => {
      draft.value = { match, force };
    },
  };
}

export function sealed(props: GameProps): Force | null {
  const own = boardOf(props.view).sides.find(({ seat }) => seat === props.seat);
  return own?.force ?? null;
}

export function withUnit(force: Force, unit: string, count: number): Force {
  const there = force.units.some((entry) => entry.unit === unit);
  const units = there
    ? force.units.map((entry) => (entry.unit === unit ? { unit, count } : entry))
    : [...force.units, { unit, count }];
  return { ...force, name: "", units: units.filter((entry) => entry.count > 0) };
}

/** Basic squads differ by what they carry, so each entry is changed by its place. */
export function withSquad(force: Force, place: number, entry: SquadEntry): Force {
  const squads = force.squads.map((old, index) => (index === place ? entry : old));
  return { ...force, name: "", squads: squads.filter(({ count }) => count > 0) };
}

export function withNewSquad(force: Force, kind: SquadKind): Force {
  const entry = { kind, count: 1, machine_gun: false, grenades: 0 };
  return { ...force, name: "", squads: [...force.squads, entry] };
}

/** The list that was handed in last; what was taken from another phone has served. */
export function keepList(force: Force): void {
  keep("aa-force", JSON.stringify(force));
  keep(TAKEN, null);
}

export function lastList(): Force | null {
  return forceIn(parsed(kept("aa-force")));
}

const TAKEN = "aa-taken";

/** A list from another phone: kept by its name, and in hand at the next match's lists. */
export function takeIn(force: Force): void {
  if (force.name !== "") keepNamed(force);
  keep(TAKEN, JSON.stringify(force));
}

function takenList(): Force | null {
  return forceIn(parsed(kept(TAKEN)));
}

/** The lists kept on this phone, by name. */
export const keptLists = signal<ReadonlyArray<Force>>(
  entriesOf(parsed(kept("aa-lists"))).flatMap((raw) => forceIn(raw) ?? []),
);

function storeLists(lists: ReadonlyArray<Force>): void {
  keptLists.value = lists;
  keep("aa-lists", JSON.stringify(lists));
}

/** Keeps the list under its name, instead of another of that name. */
export function keepNamed(force: Force): void {
  storeLists([...keptLists.value.filter(({ name }) => name !== force.name), force]);
}

export function forgetNamed(name: string): void {
  storeLists(keptLists.value.filter((list) => list.name !== name));
}

/** A list that was stored or read from a file; null: it is none. What a squad carries may be left
 * out, as in a file written by hand. */
export function forceIn(raw: unknown): Force | null {
  const { name, units, squads } = asRecord(raw);
  if (typeof name !== "string" || !Array.isArray(units) || !Array.isArray(squads)) return null;
  const bare = { machine_gun: false, grenades: 0 };
  const filled = squads.map((squad) => ({ ...bare, ...asRecord(squad) }));
  const force = { name, units: entriesOf(units), squads: filled };
  return fits(shapes.Force, force) ? force : null;
}

function entriesOf(raw: unknown): ReadonlyArray<unknown> {
  return Array.isArray(raw) ? raw : [];
}

const FILE = "armored-advance force list";

/** The list as a file's text, and back; null: it is no such file. */
export function toFile(force: Force): string {
  return `${JSON.stringify({ file: FILE, list: force }, null, 2)}\n`;
}

export function fromFile(text: string): Force | null {
  const { file, list } = asRecord(parsed(text));
  return file === FILE ? forceIn(list) : fromPack(text);
}

/** The list as the text of a data pack, and back. */
export function toPack(force: Force): string {
  return JSON.stringify({ game: "armored-advance", version: 1, force });
}

export function fromPack(text: string): Force | null {
  const { force, version } = asRecord(parsed(text));
  return version === undefined || version === 1 ? forceIn(force) : null;
}
