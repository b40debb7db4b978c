// The seconds left to react, as a figure and as a line that grows shorter.

import { useEffect, useState } from "preact/hooks";

import { closing } from "../../connection/reaction-window";
import { t } from "../../words/texts";

const TICK_MS = 200;

export function WindowClock({ big = false }: { big?: boolean }) {
  const [, tick] = useState(0);
  const end = closing.value;
  useEffect(() => {
    if (!end) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  if (!end) return null;
  const left = Math.max(0, end.at - Date.now());
  const seconds = Math.min(end.seconds, Math.ceil(left / 1000));
  const words = seconds > 0 ? t("ui-window-left", { seconds }) : t("ui-window-over");
  return (
    <div class={`window-clock${big ? " big" : ""}${seconds <= 3 ? " soon" : ""}`}>
      <p role="timer" aria-label={words}>
        <b class="num">{seconds}</b>
        <span>{seconds > 0 ? t("ui-window-unit", { seconds }) : words}</span>
      </p>
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${(100 * left) / (end.seconds * 1000)}%` }} />
      </span>
    </div>
  );
}
