// Polling: a question that is sent again every few seconds while the page is visible.

import { useEffect } from "preact/hooks";

import type { FromClient, Reply } from "../messages";
import { request } from "./socket";

const AGAIN_MS = 4000;

/** Polls the server; a new value of `refresh` asks at once. Null: no polling. */
export function usePolled(
  question: FromClient | null,
  take: (reply: Reply) => void,
  refresh = 0,
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
  }, [JSON.stringify(question), refresh]);
}
