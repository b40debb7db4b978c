// A number with its reasons: one line each, with its page, and the sum below.

import type { GameModule } from "../../games/game-module";
import type { Cite, Reason } from "../../messages";
import { type Names, sayCite, sayReason, signed } from "../../words/texts";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { showRule } from "./open-rule";
import { sumsOf } from "./sums";
import { TermText } from "./term-text";

interface TermsProps {
  readonly reasons: ReadonlyArray<Reason>;
  readonly names?: Names;
  readonly rule?: GameModule["rule"];
}

export function Terms({ reasons, names = {}, rule }: TermsProps) {
  const counted = reasons.some((reason) => reason.change !== 0);
  return (
    <ul class="terms">
      {reasons.map((reason, place) => (
        <li key={place} class={counted && reason.change === 0 ? "void" : ""}>
          <span>
            <TermText text={sayReason(reason, names)} />
          </span>
          <span class={`v ${reason.side ? `side ${sideClass(reason.side)}` : ""}`}>
            {counted ? signed(reason.change) : ""}
          </span>
          <CiteMark cite={reason.cite} rule={rule} />
        </li>
      ))}
      {counted &&
        sumsOf(reasons).map(({ side, sum }) => (
          <li key={side ?? ""} class="sum">
            <span>{side ? <SeatBadge seat={side} /> : "="}</span>
            <span class={`v ${side ? `side ${sideClass(side)}` : ""}`}>{sum}</span>
            <span class="p" />
          </li>
        ))}
    </ul>
  );
}

/** Where it stands; a tap says the rule in our own words, where the game has them. */
export function CiteMark({ cite, rule }: { cite: Cite; rule?: GameModule["rule"] }) {
  const text = rule?.(cite) ?? null;
  if (!text) return <span class="p">{sayCite(cite)}</span>;
  const title = { key: cite.chapter ?? `book-${cite.book}`, values: {} };
  return (
    <button type="button" class="p" onClick={() => showRule(title, text, cite)}>
      {sayCite(cite)}
    </button>
  );
}
