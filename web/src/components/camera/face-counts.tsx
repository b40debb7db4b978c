// How often each face was thrown, in the span that fair dice would fill, with a fair word on it.

import type { ComponentChildren } from "preact";

import { t } from "../../words/texts";
import { Die } from "../dice/die";
import { Banner } from "../shell/banner";
import { type Count, fairSpan, likelihood } from "./audit";

const RARE = 0.01; // fair dice look so odd in one match of a hundred

export function FaceCounts({ title, count }: { title: ComponentChildren; count: Count }) {
  const [low, high] = fairSpan(count.total);
  const most = Math.max(high, ...count.counts, 1) * 1.08;
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <section class="panel counts">
      <header>
        {title}
        <span class="label">{t("ui-dice-total", { count: count.total })}</span>
      </header>
      <ul>
        {count.counts.map((times, at) => (
          <li key={at}>
            <Die face={at + 1} label={String(at + 1)} />
            <span class="count-bar" aria-hidden="true">
              <i style={{ width: share(times) }} />
              <s style={{ left: share(low), width: share(high - low) }} />
            </span>
            <b class="num">{times}</b>
          </li>
        ))}
      </ul>
      <p class="label">{t("ui-dice-span", { low, high, count: count.total })}</p>
    </section>
  );
}

/** What all of it says, and what it cannot say. */
export function FairWord({ counts }: { counts: ReadonlyArray<Count> }) {
  const odd = counts.filter((count) => likelihood(count) < RARE);
  return (
    <>
      {odd.length === 0 ? (
        <Banner kind="ok">{t("ui-dice-usual")}</Banner>
      ) : (
        <Banner>{t("ui-dice-unusual", { count: odd.length })}</Banner>
      )}
      <p class="small muted">{t("ui-dice-few")}</p>
    </>
  );
}
