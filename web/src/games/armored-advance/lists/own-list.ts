// The list that is built outside of a match, and the limits it is held to: kept on this phone after
// every tap.

import { signal } from "@preact/signals";

import { asRecord, decode, parsed } from "../../../connection/decoder";
import { listOf } from "../../../connection/shapes";
import { keep, kept } from "../../../phone/keep";
import { lang } from "../../../words/texts";
import readyLists from "../ready-lists.json";
import { shapes, type Force, type Limits } from "../types";
import { type Desk, EMPTY, forceIn } from "./list-draft";

interface Own {
  readonly force: Force;
  readonly limits: Limits;
  readonly packs: ReadonlyArray<string>; // of units of one's own, by their ids
}

const KEY = "aa-own-list";
const USUAL: Limits = { requisition: 500, actions: 5, squads: null };
const READY = decode(listOf(shapes.ReadyList), readyLists);
// What steppers count to: what may be played, the server says.
const MOST = { alike: 20, grenades: 9 };

const own = signal<Own>(ownIn(kept(KEY)));

export function ownIn(stored: string | null): Own {
  const { force, limits, packs } = asRecord(parsed(stored));
  return {
    force: forceIn(force) ?? EMPTY,
    limits: limitsIn(asRecord(limits)),
    packs: Array.isArray(packs) ? packs.filter((each) => typeof each === "string") : [],
  };
}

function limitsIn({ requisition, actions }: Readonly<Record<string, unknown>>): Limits {
  if (typeof requisition !== "number" || typeof actions !== "number") return USUAL;
  return { requisition, actions, squads: null };
}

export function setOwn(change: Partial<Own>): void {
  own.value = { ...own.value, ...change };
  keep(KEY, JSON.stringify(own.value));
}

/** Which packs of units the page plays with. */
export function ownPacks(): ReadonlyArray<string> {
  return own.value.packs;
}

/** The desk of the page: the ready lists by their names in the reader's language. `units`: the
 * texts of those packs. */
export function ownDesk(units: ReadonlyArray<string>): Desk {
  const { force, limits } = own.value;
  return {
    match: null,
    force,
    limits,
    units,
    most: MOST,
    ready: READY.map(({ name, force }) => ({ ...force, name: name[lang.value] })),
    set: (force) => setOwn({ force }),
  };
}
