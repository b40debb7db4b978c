// Distances: thousandths of an inch on the wire, inches or centimetres for the reader.

import { t } from "../../words/texts";

export type LengthUnit = "in" | "cm";

const PER_INCH = { in: 1, cm: 2.54 } as const;

export function inUnit(thousandths: number, unit: LengthUnit): number {
  return Math.round((thousandths / 1000) * PER_INCH[unit] * 10) / 10;
}

/** So many inches or centimetres, in thousandths of an inch. */
export function fromUnit(value: number, unit: LengthUnit): number {
  return Math.round((value / PER_INCH[unit]) * 1000);
}

/** "14.2″" or "36,1 cm". */
export function length(thousandths: number, unit: LengthUnit): string {
  return measure(inUnit(thousandths, unit), unit);
}

export function measure(value: number, unit: LengthUnit): string {
  return t("aa-ui-length", { value, unit });
}
