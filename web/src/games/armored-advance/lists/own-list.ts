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
}

const KEY = "aa-own-list";
const USUAL: Limits = { requisition: 500, actions: 5, squads: null };
const READY = decode(listOf(shapes.ReadyList), readyLists);
// What steppers count to: what may be played, the server says.
const MOST = { alike: 20, grenades: 9 };

const own = signal<Own>(ownIn(kept(KEY)));

export function ownIn(stored: string | null): Own {
  const { force, limits } = asRecord(parsed(stored));
  return {
    force: forceIn(force) ?? EMPTY,
    limits: limitsIn(asRecord(limits)),
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

/** The desk of the page: the ready lists by their names in the reader's language. */
export function ownDesk(): Desk {
  return {
    match: null,
    ...own.value,
    most: MOST,
    ready: READY.map(({ name, force }) => ({ ...force, name: name[lang.value] })),
    set: (force) => setOwn({ force }),
  };
}
