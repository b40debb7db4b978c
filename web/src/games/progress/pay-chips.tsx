// Paying with cards and tokens of one's own, or discarding: each is a chip that is tapped on or off.

import { lackText } from "../../components/forms/payment-fields";
import { type Paid, paidIn, totalOf } from "../../components/forms/payment";
import type { AddUp, Amount } from "../../messages";
import { nameOf, t } from "../../words/texts";
import { SignIcon } from "./icons";
import { benefitText, cardOf, type Names, TOKENS } from "./reading";
import type { Board } from "./types";

interface PayChipsProps {
  readonly price: AddUp;
  readonly value: unknown; // as it stands in the action
  readonly board: Board;
  readonly names: Names;
  readonly of: string; // beside the total
  readonly onChange: (paid: Paid) => void;
}

export function PayChips({ price, value, board, names, of, onChange }: PayChipsProps) {
  const paid = paidIn(value);
  const lack = lackText(price, value);
  const tokens = price.amounts.filter(({ key }) => isToken(key));
  const cards = price.amounts.filter(({ key }) => !isToken(key));
  const pays = price.field === "pay";
  const chips = (amounts: typeof price.amounts) =>
    amounts.flatMap((each) =>
      Array.from({ length: each.high }, (_, place) => {
        const many = paid[each.key] ?? 0;
        const on = place < many;
        const change = () => onChange({ ...paid, [each.key]: many + (on ? -1 : 1) });
        return <Chip key={`${each.key}${place}`} {...{ each, on, pays, board, names, change }} />;
      }),
    );
  return (
    <div class="pr-pay">
      {price.low === 0 && <p class="label">{t("pr-ui-keep-pool")}</p>}
      {pays && cards.length > 0 && (
        <p class="label pr-pay-how">{t("pr-ui-pay-how", { tokens: tokens.length })}</p>
      )}
      {tokens.length > 0 && <div class="pr-chips">{chips(tokens)}</div>}
      {cards.length > 0 && <div class="pr-chips cards">{chips(cards)}</div>}
      <p class={`payment-total${lack ? " lacking" : ""}`} role="status">
        <b class="num">{totalOf(price, paid)}</b>
        <span>
          {of} {lack && <b>{lack}</b>}
        </span>
      </p>
    </div>
  );
}

interface ChipProps {
  readonly each: Amount;
  readonly on: boolean;
  readonly pays: boolean; // it has a worth
  readonly board: Board;
  readonly names: Names;
  readonly change: () => void;
}

function Chip({ each, on, pays, board, names, change }: ChipProps) {
  const card = isToken(each.key) ? undefined : cardOf(board, each.key);
  return (
    <button type="button" class={`pr-chip${on ? " on" : ""}`} aria-pressed={on} onClick={change}>
      <ChipIcon id={each.key} board={board} />
      <span>
        {nameOf(each.thing, names)}
        {card && <small>{benefitText(card)}</small>}
      </span>
      {pays && <b>{each.worth}</b>}
    </button>
  );
}

function isToken(key: string): boolean {
  return TOKENS.some((kind) => kind === key);
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
