// Where something stands, as it can be found on the real table: its square, and two edges.

import { t } from "../../words/texts";
import { squareOf } from "./field/squares";
import { length, type LengthUnit } from "./lengths";
import type { Place } from "./types";

interface PlaceProps {
  readonly at: Place;
  readonly heading: number | null; // null: it has no bow
  readonly unit: LengthUnit;
}

export function PlaceWords({ at, heading, unit }: PlaceProps) {
  const where = t("aa-ui-place", {
    square: squareOf(at),
    west: length(at.x, unit),
    south: length(at.y, unit),
  });
  return (
    <p class="label aa-place">
      {heading === null
        ? where
        : `${where} · ${t("aa-ui-place-bow", { degrees: bearing(heading) })}`}
    </p>
  );
}

/** Degrees clockwise from north, as a compass has them. */
export function bearing(heading: number): number {
  return Math.round((((90 - heading / 100) % 360) + 360) % 360);
}
