// The labelled grid: lines on the table, letters and numbers at the edge of the map as it is seen.

import { type Camera } from "./camera";
import { type Frame, path, type Point, round } from "./frame";
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

export function SquareNames({ field, frame, camera }: SquaresProps & { readonly camera: Camera }) {
  const { shown, scale } = camera;
  const sideways = frame.quarters % 2 === 1;
  const columns = middles(field.width).map((x, k) => ({
    name: letterOf(k),
    at: frame.point(x, 0),
  }));
  const rows = middles(field.depth).map((y, k) => ({ name: `${k + 1}`, at: frame.point(0, y) }));
  const top = sideways ? rows : columns;
  const side = sideways ? columns : rows;
  const edge = { x: Math.max(shown.x, 0) + EDGE * scale, y: Math.max(shown.y, 0) + EDGE * scale };
  return (
    <g class="aa-square-names" aria-hidden="true">
      {top.map(({ name, at }) => (
        <Name key={name} name={name} at={{ x: at.x, y: edge.y }} scale={scale} />
      ))}
      {side.map(({ name, at }) => (
        <Name key={name} name={name} at={{ x: edge.x, y: at.y }} scale={scale} />
      ))}
    </g>
  );
}

function middles(size: number): ReadonlyArray<number> {
  return Array.from({ length: Math.ceil(size / SQUARE) }, (_, k) =>
    Math.min(k * SQUARE + SQUARE / 2, size),
  );
}

function Name({
  name,
  at,
  scale,
}: {
  readonly name: string;
  readonly at: Point;
  readonly scale: number;
}) {
  return (
    <text transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`} y="4">
      {name}
    </text>
  );
}
