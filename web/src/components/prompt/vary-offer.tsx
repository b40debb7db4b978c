// An offer whose fields may differ: one of, some of, a number between, amounts that add up.

import { useState } from "preact/hooks";

import { asRecord } from "../../connection/decoder";
import type { Offer } from "../../messages";
import { fieldName } from "../../words/games";
import { who } from "../../words/people";
import { hasText, lang, type Names, say, t } from "../../words/texts";
import { lackText, PaymentFields } from "../forms/payment-fields";
import { Stepper } from "../forms/stepper";

type Vary = Offer["vary"][number];

interface VaryOfferProps {
  readonly offer: Offer;
  readonly game: string;
  readonly names: Names;
  readonly still: boolean;
  readonly onBack: () => void;
  readonly onTake: (action: object) => void;
}

export function VaryOffer({ offer, game, names, still, onBack, onTake }: VaryOfferProps) {
  const [action, setAction] = useState(asRecord(offer.action));
  const set = (field: string, value: unknown) => setAction({ ...action, [field]: value });
  const why = offer.vary.map((vary) => lackIn(vary, action[vary.field])).find(Boolean);
  const ready = why === undefined;
  return (
    <div class="vary">
      <b>{say(offer.label, names)}</b>
      {offer.vary.map((vary) => (
        <VaryField
          key={vary.field}
          vary={vary}
          label={fieldName(game, vary.field)}
          value={action[vary.field]}
          names={names}
          set={set}
        />
      ))}
      <div class="offers">
        <button type="button" class="offer quiet" onClick={onBack}>
          {t("ui-back")}
        </button>
        <button
          type="button"
          class={`offer wide ${ready ? "primary" : "no"}`}
          aria-disabled={!ready || still}
          onClick={() => ready && !still && onTake(action)}
        >
          <span>
            {t("ui-do-it")}
            {why && <span class="why">{why}</span>}
          </span>
        </button>
      </div>
    </div>
  );
}

interface VaryFieldProps {
  readonly vary: Vary;
  readonly label: string;
  readonly value: unknown;
  readonly names: Names;
  readonly set: (field: string, value: unknown) => void;
}

function VaryField({ vary, label, value, names, set }: VaryFieldProps) {
  switch (vary.type) {
    case "between":
      return (
        <div class="vary-line">
          <span class="grow">{label}</span>
          <Stepper
            label={label}
            value={typeof value === "number" ? value : vary.low}
            low={vary.low}
            high={vary.high}
            onChange={(next) => set(vary.field, next)}
          />
        </div>
      );
    case "one_of":
    case "some_of":
      return <Picks vary={vary} label={label} value={value} names={names} set={set} />;
    case "add_up":
      return (
        <PaymentFields
          price={vary}
          value={value}
          names={names}
          onChange={(paid) => set(vary.field, paid)}
        />
      );
    case "within":
      return null; // places are chosen on a game's own board
  }
}

function Picks({ vary, label, value, names, set }: VaryFieldProps) {
  if (vary.type !== "one_of" && vary.type !== "some_of") return null;
  const many = vary.type === "some_of";
  const on = many ? listOf(value) : [value];
  const toggle = (one: unknown) => {
    if (!many) return set(vary.field, one);
    const rest = on.filter((other) => !same(other, one));
    return set(vary.field, rest.length < on.length ? rest : [...on, one]);
  };
  return (
    <div role="group" aria-label={label}>
      <span>{label}</span>
      <div class="offers many">
        {vary.values.map((one, place) => {
          const picked = on.some((other) => same(other, one));
          return (
            <button
              key={place}
              type="button"
              class={`offer${picked ? " on" : ""}`}
              aria-pressed={picked}
              onClick={() => toggle(one)}
            >
              {valueName(one, names)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function listOf(value: unknown): ReadonlyArray<unknown> {
  return Array.isArray(value) ? value : [];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Why the field cannot be sent as it is; null: it can. */
function lackIn(vary: Vary, value: unknown): string | null {
  if (vary.type === "add_up") return lackText(vary, value);
  if (vary.type !== "some_of") return null;
  const count = listOf(value).length;
  if (count < vary.low) return t("ui-pick-more", { count: vary.low - count });
  const over = vary.high === null ? 0 : count - vary.high;
  return over > 0 ? t("ui-pick-fewer", { count: over }) : null;
}

/** A value by the name that the data or the catalogues give it, else as it is. */
function valueName(value: unknown, names: Names): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const key = Object.keys(names).find((name) => name.endsWith(`-${text}`)) ?? "";
  const own = names[key]?.[lang.value];
  if (own !== undefined) return own;
  return hasText(`seat-${text}`) ? who(text) : text;
}
