// Undo and redo: what was, what is, what was taken back.

export interface History<T> {
  readonly past: ReadonlyArray<T>;
  readonly now: T;
  readonly future: ReadonlyArray<T>;
  /** What the last change was part of, such as one stepper: more of the same is one step back. */
  readonly of: string | null;
}

const MOST = 200;

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
