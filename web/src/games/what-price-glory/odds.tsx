// The odds of an attack before it is made: how many hits, and whether the area is held.

import type { Told } from "../../connection/asking";
import { say, t } from "../../words/texts";
import type { Odds } from "./types";

export function OddsPanel({ answer }: { readonly answer: Told<Odds> | null }) {
  if (!answer) return null;
  if (!answer.value) {
    return answer.refused && <p class="wpg-odds muted">{say(answer.refused)}</p>;
  }
  const { hits, expected, capacity, holds } = answer.value;
  const most = Math.max(...hits);
  const words = t("wpg-ui-odds", { expected: Math.round(expected * 10) / 10, capacity });
  return (
    <section class="wpg-odds" aria-label={t("wpg-ui-odds-title")}>
      <p>
        <b class="num">{percent(1 - holds)}</b> {t("wpg-ui-odds-taken")}
        <small class="muted">{words}</small>
      </p>
      <ol aria-hidden="true">
        {hits.map((chance, count) => (
          <li key={count} title={percent(chance)}>
            <i style={{ height: `${(chance / most) * 100}%` }} />
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return "<1 %";
  if (whole === 100 && share < 1) return ">99 %";
  return `${whole} %`;
}
