// Views that arrive as what changed: kept whole here, and made anew with every edit. What did not
// change stays the same object.

import type { Changes, Drop, Present, Put, Splice } from "../messages";
import { isRecord } from "./shapes";

type Edit = Put | Drop | Splice;

function isList(value: unknown): value is ReadonlyArray<unknown> {
  return Array.isArray(value);
}

/** This value after the edit; undefined: it does not fit. */
function edited(value: unknown, edit: Edit, depth = 0): unknown {
  const key = edit.at[depth];
  if (key === undefined) return atEnd(value, edit);
  const drops = edit.type === "drop" && depth === edit.at.length - 1;
  if (isList(value) && typeof key === "number") {
    const copy = [...value];
    copy[key] = edited(copy[key], edit, depth + 1);
    return copy;
  }
  if (!isRecord(value) || typeof key !== "string") return undefined;
  if (!drops) return { ...value, [key]: edited(value[key], edit, depth + 1) };
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
}

function atEnd(value: unknown, edit: Edit): unknown {
  if (edit.type === "put") return edit.value;
  if (edit.type === "drop" || !isList(value)) return undefined;
  const { start, gone, values } = edit;
  return [...value.slice(0, start), ...values, ...value.slice(start + gone)];
}

/** A JSON value after these edits, one after the other. */
export function applied(value: unknown, edits: ReadonlyArray<Edit>): unknown {
  return edits.reduce((now, edit) => edited(now, edit), value);
}

/** What the changes make of a view; null: they are of another one. */
export function followed(base: Present | null, changes: Changes): unknown {
  const same =
    base?.stamp === changes.base && base.match === changes.match && base.seat === changes.seat;
  return same ? applied(base, changes.edits) : null;
}
