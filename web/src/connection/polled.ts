// A question to the server that is asked again every few seconds while somebody looks at the answer.

import { useEffect } from "preact/hooks";

import type { FromClient, Reply } from "../messages";
import { request } from "./socket";

const AGAIN_MS = 4000;

/** Asks at once and then again and again; `wish` is changed to ask at once. Null asks nothing. */
export function usePolled(
  question: FromClient | null,
  take: (reply: Reply) => void,
  wish = 0,
): void {
  useEffect(() => {
    if (question === null) return;
    let wanted = true;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const reply = await request(question);
      if (wanted) take(reply);
    };
    void ask();
    const timer = setInterval(() => void ask(), AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [JSON.stringify(question), wish]);
}
