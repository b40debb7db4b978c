// A move by numbers instead of a finger: so far along a bearing, then turned by so much.

import { useState } from "preact/hooks";

import { t } from "../../../words/texts";
import { normal } from "../field/frame";
import { fromUnit, type LengthUnit } from "../lengths";
import type { Place } from "../types";

interface NumbersProps {
  readonly from: Place; // the last waypoint, or where it stands
  readonly bow: number | null; // its heading there, in hundredths of a degree; null: it has none
  readonly turns: boolean;
  readonly unit: LengthUnit;
  readonly onSet: (to: Place, heading: number | null) => void;
}

const NORTH = 9000; // hundredths of a degree, as headings are counted from the east

/** Where the bow points at the last waypoint: along the leg that led there. */
export function bowAfter(at: Place, heading: number, via: ReadonlyArray<Place>): number {
  const end = via.at(-1);
  const start = via.at(-2) ?? at;
  if (!end || (end.x === start.x && end.y === start.y)) return heading;
  return normal(Math.round((Math.atan2(end.y - start.y, end.x - start.x) * 18_000) / Math.PI));
}

/** The place so far along a bearing, which is counted to the right from the bow. */
export function along(from: Place, bow: number, thousandths: number, right: number): Place {
  const angle = ((bow / 100 - right) * Math.PI) / 180;
  return {
    x: Math.round(from.x + Math.cos(angle) * thousandths),
    y: Math.round(from.y + Math.sin(angle) * thousandths),
  };
}

/** What has no bow, a squad, goes by the compass. */
export function WayNumbers({ from, bow: own, turns, unit, onSet }: NumbersProps) {
  const bow = own ?? NORTH;
  const [far, setFar] = useState("");
  const [right, setRight] = useState("0");
  const [turn, setTurn] = useState("");
  const inches = Number(far.replace(",", "."));
  const degrees = Number(right.replace(",", "."));
  const whole = far !== "" && Number.isFinite(inches) && Number.isFinite(degrees) && inches >= 0;
  const set = (event: Event) => {
    event.preventDefault();
    if (!whole) return;
    const by = Number(turn.replace(",", "."));
    const heading =
      turn !== "" && Number.isFinite(by) ? normal(Math.round(bow - (degrees + by) * 100)) : null;
    onSet(along(from, bow, fromUnit(inches, unit), degrees), heading);
  };
  return (
    <form class="aa-numbers" onSubmit={set}>
      <NumberField label={t("aa-ui-number-far", { unit })} value={far} onChange={setFar} />
      <NumberField
        label={t(own === null ? "aa-ui-number-bearing" : "aa-ui-number-right")}
        value={right}
        onChange={setRight}
      />
      {turns && <NumberField label={t("aa-ui-number-turn")} value={turn} onChange={setTurn} />}
      <button type="submit" class="offer" aria-disabled={!whole}>
        {t("aa-ui-number-set")}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NumberField({ label, value, onChange }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
