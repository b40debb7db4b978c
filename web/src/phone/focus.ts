// Where the keyboard's focus is.

/** A new page begins at its title, unless something has the focus already. */
export function focusTitle(): void {
  if (document.activeElement === document.body) document.querySelector("h1")?.focus();
}

/** Focus stays in the prompt bar: the pressed button disappears with the next view, and without this
 * the next Tab would start at the top of the page. */
export function keepFocusAtPrompt(): void {
  let wasAtPrompt = false;
  document.addEventListener("focusin", ({ target }) => {
    wasAtPrompt = target instanceof Element && target.closest(".prompt") !== null;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || !wasAtPrompt || document.activeElement !== document.body) return;
    const prompt = document.querySelector<HTMLElement>(".prompt");
    if (!prompt) return;
    prompt.tabIndex = -1;
    prompt.focus({ preventScroll: true }); // and the Tab itself goes on from there
  });
}
