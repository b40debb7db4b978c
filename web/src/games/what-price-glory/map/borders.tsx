// Where areas meet: the thin border, rivers, forests and mountains, the front as the heaviest line,
// closed borders of areas that only touch, and links between neighbours that do not.

import type { BorderLine } from "../types";
import type { Drawn } from "./map";

type Corner = readonly [number, number];

export function points(corners: ReadonlyArray<Corner>): string {
  return corners.map((corner) => corner.join()).join(" ");
}

export function Borders({ board }: { readonly board: Drawn }) {
  const places = new Map(board.areas.map((area) => [area.id, area]));
  const lines = board.borders.map((border) => ({ border, kind: kindOf(border, places) }));
  const front = lines.filter(({ border, kind }) => kind !== "link" && isFront(border, places));
  return (
    <g class="borders" aria-hidden="true">
      {front.map(({ border }) => (
        <polyline key={keyOf(border)} class="front under" points={points(border.line)} />
      ))}
      {front.map(({ border }) => (
        <polyline key={keyOf(border)} class="front" points={points(border.line)} />
      ))}
      {lines.map(({ border, kind }) => (
        <Barrier key={keyOf(border)} line={points(border.line)} kind={kind} />
      ))}
    </g>
  );
}

type Places = ReadonlyMap<string, { readonly place: Corner; readonly controller: string }>;

function keyOf(border: BorderLine): string {
  return border.between.join();
}

function kindOf(border: BorderLine, places: Places): string {
  const [one, two] = border.between.map((id) => places.get(id)?.place.join());
  const [start, end] = [border.line[0]?.join(), border.line.at(-1)?.join()];
  if (border.line.length === 2 && start === one && end === two) return "link";
  return border.joins === false ? "closed" : (border.barrier ?? "plain");
}

function isFront(border: BorderLine, places: Places): boolean {
  const [one, two] = border.between.map((id) => places.get(id)?.controller);
  return one !== two;
}

/** Forests and mountains are a line with teeth, so that they are told apart without colour. */
function Barrier({ line, kind }: { readonly line: string; readonly kind: string }) {
  const toothed = kind === "forest" || kind === "mountain";
  return (
    <>
      <polyline class={kind} points={line} />
      {toothed && <polyline class={`${kind} teeth`} points={line} />}
    </>
  );
}
