// Where a unit really stands: tapped on a small map, turned by buttons, then set.

import { useState } from "preact/hooks";

import { t } from "../../words/texts";
import type { CorrectionProps } from "../game-module";
import { Battlefield, type FieldWay } from "./field/field";
import { normal } from "./field/frame";
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

export function PlaceForm(props: PlaceProps) {
  const { thing, field, begin } = props;
  const [to, setTo] = useState<Place | null>(null);
  const [heading, setHeading] = useState(thing.heading);
  const at = to ?? begin;
  const same = to === null && heading === thing.heading && thing.state !== "destroyed";
  const way: FieldWay = {
    thing,
    points: [],
    to: at,
    heading,
    outline: [
      [0, 0],
      [field.width, 0],
      [field.width, field.depth],
      [0, field.depth],
    ],
    isRound: false,
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
        onPlace={setTo}
      />
      {!thing.squad && <Turns onTurn={(by) => setHeading(normal(heading + by))} />}
      <button
        type="button"
        class={`offer wide${same || !at ? " no" : " primary"}`}
        disabled={same || !at}
        onClick={() => at && props.onSet(at, thing.squad ? 0 : heading)}
      >
        {at ? props.word : t("aa-ui-correct-tap")}
      </button>
    </div>
  );
}
