// The keys of the editor on a laptop: undo, redo, and letting go of what is chosen.

import { useEffect } from "preact/hooks";

interface Keys {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly letGo: () => void;
}

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
        return;
      if (event.key === "Escape") keys.letGo();
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) keys.redo?.();
      else keys.undo?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
