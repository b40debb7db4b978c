// A page that is older than the server says so, instead of drawing what it cannot read.

import { signal } from "@preact/signals";

import { Misfit } from "./decoder";

/** Whether something arrived that this page cannot read. */
export const outdated = signal(false);

/** Whether this error is a `Misfit`; then the page says that it must be loaded again. */
export function noticeMisfit(error: unknown): boolean {
  if (!(error instanceof Misfit)) return false;
  console.warn(error.message);
  outdated.value = true;
  return true;
}

/** Misfits found outside of a drawing: in a tap, or in an answer that was waited for. */
export function watchForMisfits(): void {
  window.addEventListener("error", (event) => {
    if (noticeMisfit(event.error)) event.preventDefault();
  });
  window.addEventListener("unhandledrejection", (event) => {
    if (noticeMisfit(event.reason)) event.preventDefault();
  });
}
