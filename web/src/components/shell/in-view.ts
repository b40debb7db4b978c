// What is new must be seen, however far down a page was scrolled.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** For an element that is brought into view whenever it says something else; null: it says nothing. */
export function useInView<E extends Element>(says: string | number | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (says === null || !element.current) return;
    // With the board below it, as far as there is room for both.
    const block = element.current.matches(":has(+ .board)") ? "start" : "nearest";
    element.current.scrollIntoView({ block });
  }, [says]);
  return element;
}
