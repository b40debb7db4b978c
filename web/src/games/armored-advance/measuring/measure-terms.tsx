// What a measurement comes to, each line with its page.

import { TermText } from "../../../components/rules/term-text";
import type { Reason } from "../../../messages";
import { type Names, sayCite, sayReason } from "../../../words/texts";

interface TermsProps {
  readonly reasons: ReadonlyArray<Reason>;
  readonly names: Names;
}

export function Terms({ reasons, names }: TermsProps) {
  return (
    <ul class="aa-measure-terms">
      {reasons.map((reason, place) => (
        <li key={place} class={reason.key.startsWith("aa-close-") ? "close" : ""}>
          <TermText text={sayReason(reason, names)} game="armored-advance" />{" "}
          <i>{sayCite(reason.cite)}</i>
        </li>
      ))}
    </ul>
  );
}
