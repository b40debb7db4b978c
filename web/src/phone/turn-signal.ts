// The turn notification: a mark in the page's title.

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

export function startTurnSignal(): void {
  effect(() => {
    const name = [pageTitle.value, "Sandtable"].filter(Boolean).join(" · ");
    document.title = mine.value ? `● ${t("ui-your-turn")} · ${name}` : name;
  });
}
