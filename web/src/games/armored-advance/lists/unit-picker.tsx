// A card from the list: typed or tapped. The list is on the phone, so every letter counts at once.

import { useEffect, useRef, useState } from "preact/hooks";

import { Sheet } from "../../../components/sheets/sheet";
import { t } from "../../../words/texts";
import { armourLine, cardLine, cardName, nameById, search, SQUADS, weaponStats } from "../cards";
import type { UnitCard } from "../types";

interface SearchProps {
  readonly cards: ReadonlyArray<UnitCard>;
  readonly squads: boolean;
  readonly last?: ReadonlyArray<string>; // units at hand, before all others
  readonly onPick: (id: string) => void;
}

interface PickerProps extends SearchProps {
  readonly title: string;
  readonly onClose: () => void;
}

export function UnitPicker({ title, onClose, ...rest }: PickerProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <CardSearch {...rest} focused />
    </Sheet>
  );
}

export function CardSearch({
  cards,
  squads,
  last = [],
  focused = false,
  onPick,
}: SearchProps & { readonly focused?: boolean }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the sheet has taken the focus, which it does when its contents are there.
    const later = focused ? window.setTimeout(() => field.current?.focus()) : 0;
    return () => window.clearTimeout(later);
  }, []);
  const found = search(cards, typed);
  const words = typed.trim().toLowerCase();
  const men = squads ? SQUADS.filter(({ kind }) => squadFits(kind, words)) : [];
  return (
    <>
      <div class="field aa-search">
        <input
          ref={field}
          type="search"
          aria-label={t("aa-ui-search")}
          placeholder={t("aa-ui-search")}
          autoComplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {words === "" && last.length > 0 && (
        <div class="aa-last" role="group" aria-label={t("aa-ui-last")}>
          {last.map((id) => (
            <button key={id} type="button" class="offer" onClick={() => onPick(id)}>
              {nameById(id, cards)}
            </button>
          ))}
        </div>
      )}
      <div class="panel rowlist aa-cards">
        {found.map((card) => (
          <button key={card.id} type="button" class="row" onClick={() => onPick(card.id)}>
            <span class="grow">
              <b>{cardName(card)}</b>
              <span class="label">
                {cardLine(card)} · {t("aa-ui-cost", { cost: card.cost })}
              </span>
            </span>
            <CardNumbers card={card} />
          </button>
        ))}
        {men.map(({ kind }) => (
          <button key={kind} type="button" class="row" onClick={() => onPick(kind)}>
            <span class="grow">
              <b>{t(`aa-squad-${kind}`)}</b>
              <span class="label">{t("aa-ui-infantry")}</span>
            </span>
          </button>
        ))}
        {found.length + men.length === 0 && <p class="small muted">{t("aa-ui-none-found")}</p>}
      </div>
    </>
  );
}

function squadFits(kind: string, words: string): boolean {
  return words === "" || t(`aa-squad-${kind}`).toLowerCase().includes(words);
}

/** What one compares: gun, armour, HP, cost. */
function CardNumbers({ card }: { readonly card: UnitCard }) {
  const [gun] = card.weapons;
  return (
    <span class="aa-numbers">
      <b>{gun ? weaponStats(gun) : "–"}</b>
      <span class="label">{armourLine(card)}</span>
    </span>
  );
}
