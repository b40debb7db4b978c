// Focus, light and die size: a word, a bar with its limit, and one thing to do each.

import type { Check } from "../../messages";
import { say, t } from "../../words/texts";
import { Icon } from "../shell/icon";

export function CheckList({ checks }: { checks: ReadonlyArray<Check> }) {
  return (
    <ul class="checks">
      {checks.map((check) => {
        const good = isGood(check);
        return (
          <li key={check.key} class={good ? "ok" : "warn"}>
            <Icon name={good ? "tick" : "warn"} />
            <div>
              <div class="check-line">
                <b>{t(`ui-setup-${check.key}`)}</b>
                <span>{say(check.word)}</span>
              </div>
              <span class="check-bar" aria-hidden="true">
                <i style={{ width: `${check.level * 100}%` }} />
                <s style={{ left: `${check.needed * 100}%` }} />
              </span>
              <p class="label">{say(check.hint)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Good enough, and nothing to mend. */
export function isGood(check: Check): boolean {
  return check.level >= check.needed && check.word.key.endsWith("-good");
}
