// Cards as they lie in the hand, and a choice of so many of each.

import { Stepper } from "../../../components/forms/stepper";
import { TermText } from "../../../components/rules/term-text";
import { t } from "../../../words/texts";
import { cardName } from "../reading";

interface CardCountsProps {
  readonly cards: ReadonlyArray<{ readonly key: string; readonly high: number }>;
  readonly value: Readonly<Record<string, number>>;
  readonly most: number;
  readonly onChange: (value: Readonly<Record<string, number>>) => void;
}

/** So many of each card, up to a number in all. */
export function CardCounts({ cards, value, most, onChange }: CardCountsProps) {
  const total = sumOf(value);
  return (
    <ul class="wpg-counts">
      {cards.map(({ key, high }) => {
        const count = value[key] ?? 0;
        return (
          <li key={key} class={count > 0 ? "on" : ""}>
            <span class="grow">
              <TermText text={cardName(key)} game="what-price-glory" />
              <small class="muted">{t("wpg-ui-copies", { count: high })}</small>
            </span>
            <Stepper
              label={cardName(key)}
              value={count}
              low={0}
              high={Math.min(high, count + most - total)}
              onChange={(next) => onChange({ ...value, [key]: next })}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function sumOf(value: Readonly<Record<string, number>>): number {
  return Object.values(value).reduce((sum, count) => sum + count, 0);
}

/** Cards counted by name, in the order they come. */
export function counted(cards: ReadonlyArray<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}
