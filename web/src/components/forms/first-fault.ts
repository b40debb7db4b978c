// A form that was sent too early shows what is missing, wherever the page was scrolled to.

import { useEffect, useState } from "preact/hooks";

const FAULTS = "main .fault, main .banner.bad";
const FIELDS = "input, select, textarea, button";

/** Whether the form was tried, and what notes a try: the first fault comes into view, with its field
 * in hand. */
export function useTries(): readonly [boolean, () => void] {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const fault = tries > 0 ? document.querySelector(FAULTS) : null;
    const field = fault?.closest(".field")?.querySelector(FIELDS);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    fault?.scrollIntoView({ block: "center" });
  }, [tries]);
  return [tries > 0, () => setTries((before) => before + 1)];
}
