// Where areas meet: the thin border, rivers, forests and mountains, the front as the heaviest line,
// closed borders of areas that only touch, and links between neighbours that do not.

import type { BorderLine } from "../types";
import type { Drawn } from "./map";

type Corner = readonly [number, number];

export function points(corners: ReadonlyArray<Corner>): string {
  return corners.map((corner) => corner.join()).join(" ");
}

/** The same as a piece of a path: one path draws all lines that look alike. */
export function stretch(corners: ReadonlyArray<Corner>): string {
  return `M${corners.map((corner) => corner.join(" ")).join("L")}`;
}

/** What is drawn, from below: forests and mountains have teeth, so that they are told apart without
 * colour. An open border that is no front is drawn by its areas. */
const LAYERS = ["river", "forest", "forest teeth", "mountain", "mountain teeth", "closed", "link"];

export function Borders({ areas, borders }: Pick<Drawn, "areas" | "borders">) {
  const places = new Map(areas.map((area) => [area.id, area]));
  const lines = borders.map((border) => ({ border, kind: kindOf(border, places) }));
  const drawn = (found: typeof lines) => found.map(({ border }) => stretch(border.line)).join("");
  const front = drawn(
    lines.filter(({ border, kind }) => kind !== "link" && isFront(border, places)),
  );
  return (
    <g class="borders" aria-hidden="true">
      <path class="front under" d={front} />
      <path class="front" d={front} />
      {LAYERS.map((layer) => (
        <path
          key={layer}
          class={layer}
          d={drawn(lines.filter(({ kind }) => kind === layer.split(" ")[0]))}
        />
      ))}
    </g>
  );
}

type Places = ReadonlyMap<string, { readonly place: Corner; readonly controller: string }>;

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
