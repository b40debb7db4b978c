// A bottom sheet: a dialog that takes the focus, restores it, and closes by Escape, by its button,
// by a tap beside it or by the phone's back button. It covers the board, and the prompt only where
// large text leaves no room for both.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { useBackCloses } from "../../phone/back";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";

/** What lies under the scrim: the bar and the board, the prompt if it is covered, but no toast. */
function coveredBy(layer: Element | null | undefined): ReadonlyArray<Element> {
  const parts = Array.from(layer?.parentElement?.children ?? []);
  const coversAll = layer ? getComputedStyle(layer).position === "fixed" : false;
  const covered = coversAll ? "header, main, footer" : "header, main";
  return parts.filter((part) => part !== layer && part.matches(covered));
}

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const box = useRef<HTMLElement>(null);
  const label = useId();
  useBackCloses(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const sheet = box.current;
    const covered = coveredBy(sheet?.parentElement);
    for (const part of covered) part.setAttribute("inert", "");
    sheet?.focus();
    return () => {
      const isElsewhere = document.activeElement?.closest(".prompt"); // a finger is at work there
      for (const part of covered) part.removeAttribute("inert");
      if (before instanceof HTMLElement && !isElsewhere) before.focus();
    };
  }, []);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [onClose]);
  return (
    <div class="layer">
      <div class="scrim" onClick={onClose} />
      <section class="sheet" role="dialog" aria-labelledby={label} tabIndex={-1} ref={box}>
        <div class="sheet-head">
          <h2 id={label} class="map-name">
            {title}
          </h2>
          <button type="button" class="iconbtn" aria-label={t("ui-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div class="sheet-body" tabIndex={0} role="group" aria-labelledby={label}>
          {children}
        </div>
      </section>
    </div>
  );
}
