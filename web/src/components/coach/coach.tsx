// A short hint at each new situation of a first match. It stands between the board and the prompt,
// covers neither, and is off for good with one tap.

import type { Present } from "../../messages";
import { attribute, t } from "../../words/texts";
import { answers } from "../rules/glossary";
import { TermText } from "../rules/term-text";
import { coach, hintFor, isCoached, markRead, momentOf, switchCoach } from "./hints";

const TALL = 700; // on a shorter phone a hint is folded to its title

export function Coach({ now }: { now: Present }) {
  const hint = isCoached(now) ? hintFor(momentOf(now), coach.value) : null;
  if (!hint) return null;
  const text = t(hint.key, { ...answers(), ...hint.values }, now.view.names);
  return (
    <aside class="coach" role="note" aria-live="polite">
      <details key={hint.key} open={window.innerHeight >= TALL}>
        <summary class="map-name">{attribute(hint.key, "title")}</summary>
        <p>
          <TermText text={text} />
        </p>
      </details>
      <div class="coach-acts">
        <button type="button" class="quiet" onClick={() => switchCoach(false)}>
          {t("ui-coach-off")}
        </button>
        <button type="button" class="offer" onClick={() => markRead(hint)}>
          {t("ui-coach-read")}
        </button>
      </div>
    </aside>
  );
}
