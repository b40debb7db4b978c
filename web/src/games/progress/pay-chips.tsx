// Paying with cards and tokens of one's own: each is a chip that is tapped on or off.

import { lackText } from "../../components/forms/payment-fields";
import { type Paid, paidIn, totalOf } from "../../components/forms/payment";
import type { AddUp } from "../../messages";
import { nameOf, t } from "../../words/texts";
import { SignIcon } from "./icons";
import { cardOf, type Names, TOKENS } from "./reading";
import type { Board } from "./types";

interface PayChipsProps {
  readonly price: AddUp;
  readonly value: unknown; // as it stands in the action
  readonly board: Board;
  readonly names: Names;
  readonly onChange: (paid: Paid) => void;
}

export function PayChips({ price, value, board, names, onChange }: PayChipsProps) {
  const paid = paidIn(value);
  const lack = lackText(price, value);
  return (
    <div class="pr-pay">
      {price.low === 0 && <p class="label">{t("pr-ui-keep-pool")}</p>}
      <div class="pr-chips">
        {price.amounts.flatMap((each) =>
          Array.from({ length: each.high }, (_, place) => {
            const many = paid[each.key] ?? 0;
            const on = place < many;
            return (
              <button
                key={`${each.key}${place}`}
                type="button"
                class={`pr-chip${on ? " on" : ""}`}
                aria-pressed={on}
                onClick={() => onChange({ ...paid, [each.key]: many + (on ? -1 : 1) })}
              >
                <ChipIcon id={each.key} board={board} />
                <span>{nameOf(each.thing, names)}</span>
                {price.field === "pay" && <b>{each.worth}</b>}
              </button>
            );
          }),
        )}
      </div>
      <p class={`payment-total${lack ? " lacking" : ""}`} role="status">
        <b class="num">{totalOf(price, paid)}</b>
        <span>
          {t("pr-ui-paid-of", { low: price.low })} {lack && <b>{lack}</b>}
        </span>
      </p>
    </div>
  );
}

function ChipIcon({ id, board }: { readonly id: string; readonly board: Board }) {
  const token = TOKENS.find((kind) => kind === id);
  const sign = token ?? cardOf(board, id)?.type ?? "G";
  return (
    <span class={token ? "pr-token" : "pr-chip-card"}>
      <SignIcon sign={sign} />
    </span>
  );
}
