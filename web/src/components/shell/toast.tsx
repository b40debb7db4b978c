// A toast: the outcome of the last action; it disappears after some seconds or on a tap.

import { useEffect } from "preact/hooks";

import { notice, present } from "../../connection/state";
import { say, t } from "../../words/texts";
import { Icon } from "./icon";

const SHOWN_MS = 6000;
const REFUSED_MS = 20_000; // there is something to read and to mend

export function Toast() {
  const now = notice.value;
  useEffect(() => {
    if (!now) return undefined;
    const shown = now.kind === "bad" ? REFUSED_MS : SHOWN_MS;
    const timer = setTimeout(() => (notice.value = null), shown);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {now && (
        <div class="toast">
          <Icon name={now.kind === "bad" ? "warn" : "tick"} />
          <span>{say(now.text, present.value?.view.names)}</span>
          <button type="button" onClick={() => (notice.value = null)}>
            {t("ui-close")}
          </button>
        </div>
      )}
    </div>
  );
}
