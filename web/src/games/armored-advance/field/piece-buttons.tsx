// What a thumb or a key takes up: a round area over every piece, wider than the piece itself.

import { type Names, t } from "../../../words/texts";
import { strength, type Thing, unitName } from "../reading";
import type { Camera } from "./camera";
import { distance, type Frame, type Point, round } from "./frame";
import { radius } from "./pieces";

interface ButtonsProps {
  readonly pieces: ReadonlyArray<Thing>;
  readonly names: Names;
  readonly frame: Frame;
  readonly camera: Camera;
  readonly selected: string | null;
  readonly onUnit: (id: string) => void;
}

export function PieceButtons(props: ButtonsProps) {
  const { pieces, frame } = props;
  const at = (thing: Thing) => frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0);
  return (
    <>
      {pieces.map((thing) => (
        <PieceButton
          key={thing.id}
          {...props}
          thing={thing}
          at={at(thing)}
          nearest={(tap) => nearestTo(tap, pieces, at) ?? thing}
        />
      ))}
    </>
  );
}

/** Hit areas overlap where pieces stand close: the piece nearest to the tap is taken. */
function nearestTo(
  tap: Point,
  pieces: ReadonlyArray<Thing>,
  at: (thing: Thing) => Point,
): Thing | undefined {
  return [...pieces].sort((a, b) => distance(tap, at(a)) - distance(tap, at(b)))[0];
}

interface ButtonProps extends ButtonsProps {
  readonly thing: Thing;
  readonly at: Point;
  readonly nearest: (tap: Point) => Thing;
}

function PieceButton({ thing, at, names, selected, camera, nearest, onUnit }: ButtonProps) {
  const [left] = strength(thing);
  return (
    <circle
      class="aa-hit"
      data-unit={thing.id}
      cx={round(at.x)}
      cy={round(at.y)}
      r={round(Math.max(radius(thing), 22.5 * camera.scale))}
      role="button"
      tabindex={0}
      aria-label={t(thing.squad ? "aa-ui-squad-of" : "aa-ui-unit-of", {
        name: unitName(thing.id, names),
        left,
      })}
      aria-pressed={thing.id === selected}
      onClick={(event) => {
        event.stopPropagation();
        if (!camera.dragged()) onUnit(nearest(camera.at(event.clientX, event.clientY)).id);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onUnit(thing.id);
      }}
    />
  );
}
