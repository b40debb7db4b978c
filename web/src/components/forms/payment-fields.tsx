// Paying with several things at once: a stepper for each, what they make together, what is missing.

import type { AddUp } from "../../messages";
import { nameOf, type Names, t } from "../../words/texts";
import { lackOf, paidIn, totalOf } from "./payment";
import { Stepper } from "./stepper";

interface PaymentFieldsProps {
  readonly price: AddUp;
  readonly value: unknown; // as it stands in the action
  readonly names: Names;
  readonly of?: string; // what is asked for, where its upper end says nothing
  readonly onChange: (paid: object) => void;
}

export function PaymentFields({ price, value, names, of, onChange }: PaymentFieldsProps) {
  const paid = paidIn(value);
  const lack = lackOf(price, paid);
  return (
    <div class="payment panel">
      <ul class="rowlist">
        {price.amounts.map((each) => {
          const name = nameOf(each.thing, names);
          return (
            <li key={each.key}>
              <span class="grow">
                {name}
                <small class="label">{amountHint(each)}</small>
              </span>
              <Stepper
                label={name}
                value={paid[each.key] ?? 0}
                low={each.low}
                high={each.high}
                onChange={(many) => onChange({ ...paid, [each.key]: many })}
              />
            </li>
          );
        })}
      </ul>
      <p class={`payment-total${lack ? " lacking" : ""}`} role="status">
        <b class="num">{totalOf(price, paid)}</b>
        <span>
          {of ?? t("ui-pay-of", { low: price.low, high: price.high, span: spanOf(price) })}
          {lack && <b> {lackText(price, value)}</b>}
        </span>
      </p>
    </div>
  );
}

function amountHint({ high, worth }: AddUp["amounts"][number]): string {
  return worth === 1 ? t("ui-pay-most", { high }) : t("ui-pay-most-worth", { high, worth });
}

function spanOf({ low, high }: AddUp): string {
  return low === high ? "exact" : "range";
}

/** Why this cannot be paid yet; null: it can. */
export function lackText(price: AddUp, value: unknown): string | null {
  const lack = lackOf(price, paidIn(value));
  return lack && t(lack.kind === "short" ? "ui-pay-short" : "ui-pay-over", { by: lack.by });
}
