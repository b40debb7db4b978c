// The turn notification: a mark in the page's title, and a short vibration.

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { mine } from "../connection/state";
import { t } from "../words/texts";

const pageTitle = signal("");

/** The title of the page being shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
}

/** Browsers allow vibration only after a user gesture. */
function mayBuzz(): boolean {
  const touched = !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
  return "vibrate" in navigator && touched;
}

export function startTurnSignal(): void {
  let before = false;
  effect(() => {
    const name = [pageTitle.value, "Sandtable"].filter(Boolean).join(" · ");
    document.title = mine.value ? `● ${t("ui-your-turn")} · ${name}` : name;
    if (mine.value && !before && mayBuzz()) navigator.vibrate(90);
    before = mine.value;
  });
}
