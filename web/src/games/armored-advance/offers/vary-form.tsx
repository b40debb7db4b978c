// The fields of an offer that are chosen from lists or stepped; distances in the table's unit.

import { PaymentFields } from "../../../components/forms/payment-fields";
import { Stepper } from "../../../components/forms/stepper";
import { SwitchRow } from "../../../components/forms/switch-row";
import { asRecord } from "../../../connection/decoder";
import type { Offer } from "../../../messages";
import { nameOf, type Names, t } from "../../../words/texts";
import { fromUnit, inUnit, type LengthUnit } from "../lengths";

type Vary = Offer["vary"][number];
export type Fields = Readonly<Record<string, unknown>>;

interface VaryFormProps {
  readonly offer: Offer;
  readonly fields: Fields;
  readonly names: Names;
  readonly unit: LengthUnit;
  readonly onChange: (fields: Fields) => void;
}

const LENGTHS: ReadonlySet<string> = new Set(["inches", "mud", "water", "late_mud"]);

export function VaryForm({ offer, fields, names, unit, onChange }: VaryFormProps) {
  const now = { ...asRecord(offer.action), ...fields };
  return (
    <div class="aa-vary rowlist">
      {offer.vary.map((vary) => (
        <VaryRow
          key={vary.field}
          vary={vary}
          value={now[vary.field]}
          names={names}
          unit={unit}
          set={(value) => onChange({ ...fields, [vary.field]: value })}
        />
      ))}
    </div>
  );
}

interface VaryRowProps {
  readonly vary: Vary;
  readonly value: unknown;
  readonly names: Names;
  readonly unit: LengthUnit;
  readonly set: (value: unknown) => void;
}

function VaryRow({ vary, value, names, unit, set }: VaryRowProps) {
  const label = t(`aa-ui-field-${vary.field}`);
  if (vary.type === "within" || vary.field === "heading") return null;
  if (vary.type === "add_up") {
    return <PaymentFields price={vary} value={value} names={names} onChange={set} />;
  }
  if (vary.type === "between") {
    const isLength = LENGTHS.has(vary.field);
    const number = typeof value === "number" ? value : vary.low;
    const shown = isLength ? Math.round(inUnit(number, unit)) : number;
    const most = isLength ? Math.floor(inUnit(vary.high, unit)) : vary.high;
    return (
      <div>
        <span class="grow">{isLength ? `${label} (${unit === "cm" ? "cm" : "″"})` : label}</span>
        <Stepper
          label={label}
          value={shown}
          low={isLength ? 0 : vary.low}
          high={most}
          onChange={(next) => set(isLength ? Math.min(vary.high, fromUnit(next, unit)) : next)}
        />
      </div>
    );
  }
  if (vary.values.some((one) => typeof one === "boolean")) {
    return <SwitchRow label={label} on={value === true} onChange={set} />;
  }
  return <Chips vary={vary} value={value} label={label} names={names} set={set} />;
}

interface ChipsProps {
  readonly vary: Extract<Vary, { readonly type: "one_of" | "some_of" }>;
  readonly value: unknown;
  readonly label: string;
  readonly names: Names;
  readonly set: (value: unknown) => void;
}

function Chips({ vary, value, label, names, set }: ChipsProps) {
  const on: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value];
  const tap = (one: unknown) => {
    if (vary.type === "one_of") return set(one);
    const rest = on.filter((other) => other !== one);
    return set(
      rest.length < on.length ? rest : [...rest, one].slice(-(vary.high ?? rest.length + 1)),
    );
  };
  return (
    <div class="aa-chips" role="group" aria-label={label}>
      <span class="label">{label}</span>
      {vary.values.map((one, place) => (
        <button
          key={place}
          type="button"
          class={`offer${on.includes(one) ? " on" : ""}`}
          aria-pressed={on.includes(one)}
          onClick={() => tap(one)}
        >
          {wordFor(vary.field, one, names)}
        </button>
      ))}
    </div>
  );
}

const WORDS: ReadonlySet<string> = new Set(["face", "sight", "sandbags"]);

function wordFor(field: string, value: unknown, names: Names): string {
  if (typeof value !== "string") return String(value);
  if (value === "") return t("aa-ui-none");
  if (WORDS.has(field)) return t(`aa-ui-${field}-${value}`);
  if (field === "piece") return nameOf({ kind: "aa-piece", id: value }, names);
  if (field === "onto") return t("aa-ui-objective", { name: value });
  return nameOf({ kind: "aa-unit", id: value }, names);
}
