// The labelled grid: lines on the table, letters and numbers at the edge of the map as it is seen.

import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";

import { type Camera } from "./camera";
import { type Frame, path, round } from "./frame";
import { letterOf, SQUARE } from "./squares";
import type { Map as Field } from "../types";

interface SquaresProps {
  readonly field: Field;
  readonly frame: Frame;
}

export function SquareLines({ field, frame }: SquaresProps) {
  const across = steps(field.width).map((x) => [frame.point(x, 0), frame.point(x, field.depth)]);
  const along = steps(field.depth).map((y) => [frame.point(0, y), frame.point(field.width, y)]);
  const lines = [...across, ...along].map((ends) => path(ends, false)).join("");
  return <path class="aa-squares" d={lines} aria-hidden="true" />;
}

function steps(size: number): ReadonlyArray<number> {
  return Array.from(
    { length: Math.max(0, Math.ceil(size / SQUARE) - 1) },
    (_, k) => (k + 1) * SQUARE,
  );
}

const EDGE = 11; // pixels from the edge of the map

/** They stay at the edge while the map moves under them. */
export function SquareNames({ field, frame, camera }: SquaresProps & { readonly camera: Camera }) {
  const { shown, scale } = camera;
  const above = useRef<SVGSVGElement>(null);
  const beside = useRef<SVGSVGElement>(null);
  useSignalEffect(() => {
    const { x, y, w } = camera.live.value;
    if (!above.current || !beside.current) return;
    const across = w === shown.w ? (shown.x - x) / scale : 0;
    const down = w === shown.w ? (shown.y - y) / scale : 0;
    const top = edge(y, scale) - edge(shown.y, scale);
    const left = edge(x, scale) - edge(shown.x, scale);
    above.current.style.transform = `translate(${round(across)}px, ${round(top)}px)`;
    beside.current.style.transform = `translate(${round(left)}px, ${round(down)}px)`;
  });
  const sideways = frame.quarters % 2 === 1;
  const columns = middles(field.width).map((x, k) => ({
    name: letterOf(k),
    at: frame.point(x, 0),
  }));
  const rows = middles(field.depth).map((y, k) => ({ name: `${k + 1}`, at: frame.point(0, y) }));
  return (
    <>
      <svg class="aa-square-names" aria-hidden="true" ref={above}>
        {(sideways ? rows : columns).map(({ name, at }) => (
          <text key={name} x={round((at.x - shown.x) / scale)} y={edge(shown.y, scale) + 4}>
            {name}
          </text>
        ))}
      </svg>
      <svg class="aa-square-names" aria-hidden="true" ref={beside}>
        {(sideways ? columns : rows).map(({ name, at }) => (
          <text key={name} x={edge(shown.x, scale)} y={round((at.y - shown.y) / scale + 4)}>
            {name}
          </text>
        ))}
      </svg>
    </>
  );
}

/** Pixels from the edge of the map: on the table, or beside it where there is room. */
function edge(begins: number, scale: number): number {
  const beside = Math.max(0, -begins / scale);
  return round(beside < 2 * EDGE ? beside + EDGE : beside - EDGE);
}

function middles(size: number): ReadonlyArray<number> {
  return Array.from({ length: Math.ceil(size / SQUARE) }, (_, k) =>
    Math.min(k * SQUARE + SQUARE / 2, size),
  );
}
