// The grid of 6 inches: letters from west to east, numbers from the south edge. The letters stay at
// the map's edge while it is panned.

import type { Camera } from "../field/camera";
import type { Frame } from "../field/frame";
import { letterOf, SQUARE } from "../field/squares";

const INCHES = SQUARE / 1000;

export function GridLines({ frame }: { readonly frame: Frame }) {
  const { w, h } = frame;
  const lines = [
    ...inner(w).map((x) => `M${x} 0V${h}`),
    ...inner(h).map((y) => `M0 ${h - y}H${w}`),
  ].join("");
  return <path class="aa-grid" d={lines} />;
}

/** Every 6 inches, the edges left out. */
function inner(long: number): ReadonlyArray<number> {
  return Array.from({ length: Math.ceil(long / INCHES) - 1 }, (_, k) => (k + 1) * INCHES);
}

/** The middle of each square along an edge; the last one may be cut. */
export function middles(long: number): ReadonlyArray<number> {
  return Array.from({ length: Math.ceil(long / INCHES - 0.001) }, (_, k) =>
    Math.min((k + 0.5) * INCHES, (k * INCHES + long) / 2),
  );
}

export function GridLabels({ camera, frame }: { readonly camera: Camera; readonly frame: Frame }) {
  const [left = 0, top = 0] = camera.viewBox.split(" ").map(Number);
  const px = (x: number) => (x - left) / camera.scale;
  const py = (y: number) => (y - top) / camera.scale;
  return (
    <div class="aa-ed-labels" aria-hidden="true">
      <div class="across">
        {middles(frame.w).map((x, k) => (
          <b key={k} style={{ left: `${px(x)}px` }}>
            {letterOf(k)}
          </b>
        ))}
      </div>
      <div class="down">
        {middles(frame.h).map((y, k) => (
          <b key={k} style={{ top: `${py(frame.h - y)}px` }}>
            {k + 1}
          </b>
        ))}
      </div>
    </div>
  );
}
