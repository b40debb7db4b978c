// Where a unit really stands: dragged or tapped on the map, or typed from a tape measure.

import { useState } from "preact/hooks";

import { t } from "../../words/texts";
import type { CorrectionProps } from "../game-module";
import { Battlefield, type FieldWay } from "./field/field";
import { normal } from "./field/frame";
import { squareOf } from "./field/squares";
import { LengthField, NumberField } from "./number-field";
import { Turns } from "./offers/turns";
import { boardOf, type Thing } from "./reading";
import type { Map as Field, Place, Prospect } from "./types";

type PlaceProps = CorrectionProps & {
  readonly thing: Thing;
  readonly field: Field;
  readonly begin: Place | null;
  readonly word: string;
  readonly onSet: (at: Place, heading: number) => void;
};

const NOBODY: ReadonlyMap<string, Prospect> = new Map();
const NORTH = 9000; // hundredths of a degree, as headings are counted from the east

/** Degrees clockwise from the north edge, as a compass has them; and back. */
export function bearingOf(heading: number): number {
  return Math.round(normal(NORTH - heading) / 100) % 360;
}

export function headingOf(bearing: number): number {
  return normal(NORTH - bearing * 100);
}

export function PlaceForm(props: PlaceProps) {
  const { thing, field, begin } = props;
  const [to, setTo] = useState<Place | null>(null);
  const [heading, setHeading] = useState(thing.heading);
  const at = to ?? begin;
  const same = to === null && heading === thing.heading && thing.state !== "destroyed";
  const turns = thing.squad === null;
  const way: FieldWay = {
    thing,
    points: begin && to ? [begin] : [],
    to: at,
    heading,
    outline: [
      [0, 0],
      [field.width, 0],
      [field.width, field.depth],
      [0, field.depth],
    ],
    isRound: false,
    hands: at && {
      onDrag: (place) => setTo(held(place, field)),
      onTurn: turns ? setHeading : null,
    },
  };
  return (
    <div class="aa-place-form">
      <Battlefield
        board={boardOf(props.view)}
        field={field}
        names={props.view.names}
        seat={thing.seat}
        selected={null}
        way={way}
        shot={null}
        needs={NOBODY}
        overlay={null}
        onPlace={(place) => setTo(held(place, field))}
      />
      {turns && <Turns onTurn={(by) => setHeading(normal(heading + by))} />}
      {at && (
        <PlaceNumbers
          {...props}
          at={at}
          heading={turns ? heading : null}
          onPlace={setTo}
          onHeading={setHeading}
        />
      )}
      <button
        type="button"
        class={`offer wide${same || !at ? " no" : " primary"}`}
        disabled={same || !at}
        onClick={() => at && props.onSet(at, turns ? heading : 0)}
      >
        {at
          ? t("aa-ui-correct-at", { word: props.word, square: squareOf(at, field) })
          : t("aa-ui-correct-tap")}
      </button>
    </div>
  );
}

/** A finger may leave the table; a unit's middle does not. */
function held({ x, y }: Place, { width, depth }: Field): Place {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(depth, Math.max(0, y)) };
}

type NumbersProps = PlaceProps & {
  readonly at: Place;
  readonly heading: number | null; // null: it has no bow
  readonly onPlace: (at: Place) => void;
  readonly onHeading: (heading: number) => void;
};

/** What a tape reads from two edges, and a compass along the bow. */
function PlaceNumbers({ view, field, at, heading, onPlace, onHeading }: NumbersProps) {
  const { unit } = boardOf(view).rules;
  const length = { unit, low: 0, by: unit === "cm" ? 0.5 : 0.1 };
  return (
    <div class="aa-place-numbers">
      <LengthField
        {...length}
        label={t("aa-ed-from-west")}
        high={field.width}
        value={at.x}
        onChange={(x) => onPlace({ ...at, x })}
      />
      <LengthField
        {...length}
        label={t("aa-ed-from-south")}
        high={field.depth}
        value={at.y}
        onChange={(y) => onPlace({ ...at, y })}
      />
      {heading !== null && (
        <NumberField
          label={t("aa-ui-correct-bow")}
          hint={t("aa-ui-correct-bow-hint")}
          value={bearingOf(heading)}
          by={5}
          low={-360}
          high={720}
          unit="°"
          onChange={(bearing) => onHeading(headingOf(bearing))}
        />
      )}
    </div>
  );
}
