// Undo and redo of what is edited on this phone: what was, what is, what was taken back.

import { useState } from "preact/hooks";

export interface History<T> {
  readonly past: ReadonlyArray<T>;
  readonly now: T;
  readonly future: ReadonlyArray<T>;
  /** What the last change was part of, such as one stepper: more of the same is one step back. */
  readonly of: string | null;
}

const MOST = 200; // steps that can be taken back

export function began<T>(now: T): History<T> {
  return { past: [], now, future: [], of: null };
}

export function changed<T>(history: History<T>, now: T, of: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = of !== null && of === history.of && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], of };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    of: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future: rest, of: null };
}

export interface Steps<T> {
  readonly now: T;
  readonly put: (next: T, of?: string | null) => void;
  readonly undo: (() => void) | null; // null: there is nothing to take back
  readonly redo: (() => void) | null;
}

export function useHistory<T>(first: T): Steps<T> {
  const [history, setHistory] = useState(() => began(first));
  return {
    now: history.now,
    put: (next, of = null) => setHistory((was) => changed(was, next, of)),
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
  };
}
