// Screen wake lock while a match is in view; browsers offer it in secure contexts only.

import { useEffect } from "preact/hooks";

export function useAwake(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let held: WakeLockSentinel | null = null;
    let wanted = true;
    const ask = () => {
      if (!wanted || document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then(
        (lock) => (wanted ? (held = lock) : void lock.release()),
        () => undefined, // a low battery may refuse; the game goes on
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", ask);
      void held?.release();
    };
  }, []);
}
