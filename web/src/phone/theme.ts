// The colour theme: dark, light, or as the system is set.

import { effect, signal } from "@preact/signals";

import { keep, kept } from "./keep";

export type Theme = "auto" | "dark" | "light";

function known(raw: string | null): Theme | null {
  return raw === "auto" || raw === "dark" || raw === "light" ? raw : null;
}

/** The big screen has a theme setting of its own: a hall is dark. */
export const isScreen = signal(false);
const phoneTheme = signal<Theme>(known(kept("theme")) ?? "auto");
const screenTheme = signal<Theme>(known(kept("screen-theme")) ?? "dark");

export function theme(): Theme {
  return isScreen.value ? screenTheme.value : phoneTheme.value;
}

export function setTheme(to: Theme): void {
  if (isScreen.peek()) screenTheme.value = to;
  else phoneTheme.value = to;
  keep(isScreen.peek() ? "screen-theme" : "theme", to);
}

export function startTheme(): void {
  effect(() => {
    const root = document.documentElement;
    if (theme() === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = theme();
    root.classList.toggle("tv-root", isScreen.value);
  });
}
