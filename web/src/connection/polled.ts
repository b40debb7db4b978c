// A question to the server that is asked again every few seconds while somebody looks at the answer.

import { useEffect } from "preact/hooks";

import type { FromClient, Reply } from "../messages";
import { request } from "./socket";

const AGAIN_MS = 4000;

/** `turn` counts the times it is to be asked at once; null asks nothing. */
export function usePolled(
  question: FromClient | null,
  take: (reply: Reply) => void,
  turn = 0,
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
  }, [JSON.stringify(question), turn]);
}
