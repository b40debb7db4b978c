// An offer whose fields may differ: one of, some of, a number between.

import { useState } from "preact/hooks";

import { asRecord } from "../../connection/decoder";
import type { Offer } from "../../messages";
import { hasText, lang, type Names, say, t } from "../../words/texts";
import { Stepper } from "../forms/stepper";

type Vary = Offer["vary"][number];

interface VaryOfferProps {
  readonly offer: Offer;
  readonly names: Names;
  readonly still: boolean;
  readonly onBack: () => void;
  readonly onTake: (action: object) => void;
}

export function VaryOffer({ offer, names, still, onBack, onTake }: VaryOfferProps) {
  const [action, setAction] = useState(asRecord(offer.action));
  const set = (field: string, value: unknown) => setAction({ ...action, [field]: value });
  const ready = offer.vary.every((vary) => fits(vary, action[vary.field]));
  return (
    <div class="vary">
      <b>{say(offer.label, names)}</b>
      {offer.vary.map((vary) => (
        <VaryField
          key={vary.field}
          vary={vary}
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
          {t("ui-do-it")}
        </button>
      </div>
    </div>
  );
}

interface VaryFieldProps {
  readonly vary: Vary;
  readonly value: unknown;
  readonly names: Names;
  readonly set: (field: string, value: unknown) => void;
}

function VaryField({ vary, value, names, set }: VaryFieldProps) {
  switch (vary.type) {
    case "between":
      return (
        <Stepper
          label={vary.field}
          value={typeof value === "number" ? value : vary.low}
          low={vary.low}
          high={vary.high}
          onChange={(next) => set(vary.field, next)}
        />
      );
    case "one_of":
    case "some_of":
      return <Picks vary={vary} value={value} names={names} set={set} />;
    case "within":
      return null; // places are chosen on a game's own board
  }
}

function Picks({ vary, value, names, set }: VaryFieldProps) {
  if (vary.type !== "one_of" && vary.type !== "some_of") return null;
  const many = vary.type === "some_of";
  const on = many ? listOf(value) : [value];
  const toggle = (one: unknown) => {
    if (!many) return set(vary.field, one);
    const rest = on.filter((other) => !same(other, one));
    return set(vary.field, rest.length < on.length ? rest : [...on, one]);
  };
  return (
    <div class="offers many" role="group" aria-label={vary.field}>
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
  );
}

function listOf(value: unknown): ReadonlyArray<unknown> {
  return Array.isArray(value) ? value : [];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function fits(vary: Vary, value: unknown): boolean {
  if (vary.type !== "some_of") return true;
  const count = listOf(value).length;
  return count >= vary.low && (vary.high === null || count <= vary.high);
}

/** A value by the name that the data or the catalogues give it, else as it is. */
function valueName(value: unknown, names: Names): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const key = Object.keys(names).find((name) => name.endsWith(`-${text}`)) ?? "";
  const own = names[key]?.[lang.value];
  if (own !== undefined) return own;
  return hasText(`seat-${text}`) ? t(`seat-${text}`) : text;
}
