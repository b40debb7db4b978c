// The phone's back button closes what lies over the page before it leaves the page. While something
// is open the history has one entry more, at the same address; going back from it closes.

import { useEffect, useRef } from "preact/hooks";

const closers: Array<() => void> = []; // of what is open, the uppermost last
let expected = 0; // steps back of our own, which close nothing
const waiting: Array<() => void> = []; // for those steps, which a busy phone takes late

/** Whether the newest entry is the extra one; a page that is gone to takes its place. */
export function isGuarded(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "guard" in state;
}

/** Calls it once no step back of our own is under way: until then the address is the one that is
 * left, and what is written over it would be gone with the step. */
export function whenBack(call: () => void): void {
  if (expected > 0) waiting.push(call);
  else call();
}

function guard(): void {
  whenBack(() => {
    if (closers.length > 0 && !isGuarded()) history.pushState({ guard: true }, "");
  });
}

/** Once nothing is open any more, and no page came in its place, the extra entry goes. */
function release(): void {
  if (closers.length > 0 || expected > 0 || !isGuarded()) return;
  expected += 1;
  history.back();
}

/** True: this step back was about what lies over the page, and the page stays. */
export function wentBack(): boolean {
  if (expected > 0) {
    expected -= 1;
    for (const call of waiting.splice(0)) call();
    return true;
  }
  const close = closers.at(-1);
  if (!close) return false;
  close();
  if (closers.length > 1) guard();
  return true;
}

/** While this component is shown, the back button closes it. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const mine = (): void => latest.current();
    closers.push(mine);
    guard();
    return () => {
      closers.splice(closers.indexOf(mine), 1);
      setTimeout(release); // the next sheet may open in the same moment
    };
  }, []);
}
