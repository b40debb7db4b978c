// The board under the finger: terrain, zones, objectives, what is chosen, and what is wrong.

import { useMemo, useRef } from "preact/hooks";

import { sideClass } from "../../../components/seats/seat-badge";
import { t } from "../../../words/texts";
import { useCamera } from "../field/camera";
import { type Frame, frameFor } from "../field/frame";
import { length, type LengthUnit } from "../lengths";
import { boxOf, type Corners, middleOf } from "./corners";
import { cornersOf, type Draft, outlineOf, twinOf } from "./draft";
import type { Chosen } from "./drags";
import { GridLabels, GridLines } from "./grid-labels";
import { CLEAR, drawn, Handles, point } from "./handles";
import { hit } from "./hit";
import { zoneOf } from "./names";
import { TerrainLayer } from "./terrain-layer";
import { useHand } from "./use-hand";

export interface Marked {
  readonly about: string;
  readonly number: number;
}

export interface CanvasProps {
  readonly draft: Draft;
  readonly chosen: Chosen | null;
  readonly pointwise: boolean;
  readonly drawing: boolean;
  readonly step: number;
  readonly unit: LengthUnit;
  readonly faults: ReadonlyArray<Marked>;
  readonly onTap: (found: Chosen | null) => void;
  readonly onStroke: (stroke: Corners) => void;
  readonly onDragged: (draft: Draft) => void;
}

const SLACK = 14; // pixels around a piece that count as it

export function Canvas(props: CanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, depth } = props.draft;
  const frame = useMemo(() => frameOf(width, depth), [width, depth]);
  const camera = useCamera(box, frame.w, frame.h);
  const hand = useHand({ ...props, camera, frame });
  const draft = hand.preview ?? props.draft;
  const { scale } = camera;
  const tap = (event: MouseEvent) => {
    if (camera.dragged() || hand.worked() || heldBy(event.target)) return;
    const { x, y } = frame.place(camera.at(event.clientX, event.clientY));
    props.onTap(hit(props.draft, [x, y], SLACK * scale * 1000));
  };
  return (
    <div class={`aa-field aa-canvas${props.drawing ? " drawing" : ""}`}>
      <GridLabels camera={camera} frame={frame} />
      <div class="view" ref={box}>
        <svg
          viewBox={camera.viewBox}
          role="img"
          aria-label={t("aa-ed-canvas")}
          onPointerDown={hand.onPointerDown}
          onClick={tap}
        >
          <rect class="aa-map" width={frame.w} height={frame.h} />
          <GridLines frame={frame} />
          <TerrainLayer draft={draft} frame={frame} />
          <Zones draft={draft} frame={frame} />
          <Objectives draft={draft} frame={frame} scale={scale} />
          <Faults {...props} draft={draft} frame={frame} scale={scale} />
          {hand.stroke.length > 1 && (
            <path class="aa-ed-stroke" d={drawn(frame, hand.stroke, false)} />
          )}
          {props.chosen && (
            <>
              <EdgeMeasures
                draft={draft}
                chosen={props.chosen}
                frame={frame}
                scale={scale}
                unit={props.unit}
              />
              <Handles
                draft={draft}
                chosen={props.chosen}
                pointwise={props.pointwise}
                frame={frame}
                scale={scale}
              />
            </>
          )}
        </svg>
      </div>
      <div class="aa-zoom">
        <button type="button" aria-label={t("aa-ui-zoom-in")} onClick={() => camera.zoom(1.6)}>
          +
        </button>
        <button type="button" aria-label={t("aa-ui-zoom-out")} onClick={() => camera.zoom(1 / 1.6)}>
          −
        </button>
        <button type="button" aria-label={t("aa-ui-zoom-fit")} onClick={camera.fit}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </button>
      </div>
    </div>
  );
}

export function frameOf(width: number, depth: number): Frame {
  return frameFor({ id: "", width, depth, pieces: [], zones: [] }, 0);
}

function heldBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-hold]:not([data-hold=move])") !== null;
}

interface Part {
  readonly draft: Draft;
  readonly frame: Frame;
  readonly scale: number;
}

export const ZONE_SEATS = ["blue", "orange"] as const;

export function Zones({ draft, frame }: Omit<Part, "scale">) {
  return (
    <>
      {draft.zones.map(({ id, outline }, index) => (
        <path
          key={id}
          class={`aa-zone ${sideClass(ZONE_SEATS[index] ?? "blue")}`}
          d={drawn(frame, outline)}
        />
      ))}
    </>
  );
}

export function Objectives({ draft, frame, scale }: Part) {
  return (
    <>
      {draft.objectives.map((at, index) => {
        const { x, y } = point(frame, at);
        return (
          <g key={index} class="aa-objective side-stone" data-objective={index + 1}>
            <circle class="area" cx={x} cy={y} r={3} />
            <circle class="token" cx={x} cy={y} r={Math.max(0.8, 10 * scale)} />
            <text transform={`translate(${x} ${y + 5 * scale}) scale(${scale})`}>{index + 1}</text>
          </g>
        );
      })}
    </>
  );
}

/** A ring around whatever has a fault, with the number it has in the list. */
function Faults({
  draft,
  frame,
  scale,
  faults,
}: Part & { readonly faults: ReadonlyArray<Marked> }) {
  return (
    <>
      {faults.flatMap(({ about, number }) => {
        return outlinesOf(draft, about).map((outline, index) => {
          const round = boxOf(outline);
          const { x, y } = point(frame, middleOf(outline));
          const r = Math.max(Math.hypot(round.length, round.width) / 2000, 14 * scale);
          return (
            <g key={`${number} ${index}`} class="aa-ed-fault" data-fault={about}>
              <circle class="ring" cx={x} cy={y} r={r} stroke-width={3 * scale} />
              <circle class="badge" cx={x + r * 0.7} cy={y - r * 0.7} r={10 * scale} />
              <text
                transform={`translate(${x + r * 0.7} ${y - r * 0.7 + 4.5 * scale}) scale(${scale})`}
              >
                {number}
              </text>
            </g>
          );
        });
      })}
    </>
  );
}

/** What a fault is about, as it lies on the board. */
function outlinesOf(draft: Draft, about: string): ReadonlyArray<Corners> {
  const zone = draft.zones[zoneOf(about) ?? -1];
  if (zone) return [zone.outline];
  const piece = draft.pieces.find(({ id }) => id === about);
  if (!piece || piece.corners.length === 0) return [];
  const twins = piece.twin && draft.layout !== "free" ? [twinOf(draft, piece)] : [];
  return [piece, ...twins].map(outlineOf);
}

/** How far its middle is from the west and from the south edge. */
function EdgeMeasures(props: Part & { readonly chosen: Chosen; readonly unit: LengthUnit }) {
  const { draft, chosen, frame, scale, unit } = props;
  if (chosen.type === "zone") return null;
  const at =
    chosen.type === "objective"
      ? draft.objectives[chosen.index]
      : middleOf(cornersOf(draft, chosen.ids));
  if (!at || !Number.isFinite(at[0])) return null;
  const { x, y } = point(frame, at);
  const [west, south] = [length(at[0], unit), length(at[1], unit)];
  // Near an edge they stand beside their lines, which the handles cover there.
  const up = x < ROOM * scale ? ASIDE * scale : 0;
  const right = frame.h - y < ROOM * scale ? (tagWidth(south) / 2 + GRIP) * scale : 0;
  return (
    <g class="aa-ed-measure" aria-hidden="true">
      <path d={`M0 ${y}H${x}M${x} ${frame.h}V${y}`} stroke-width={1.5 * scale} />
      <Tag x={x / 2} y={y - up} scale={scale} text={west} />
      <Tag x={x + right} y={(y + frame.h) / 2} scale={scale} text={south} />
    </g>
  );
}

const GRIP = 12; // pixels from the middle of a handle to what stands beside it
const ASIDE = 12 + GRIP; // and half a tag more
const ROOM = 2 * (CLEAR + GRIP + 30); // pixels to the edge, less than which tag and handle meet

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly text: string;
}

function Tag({ x, y, scale, text }: TagProps) {
  const wide = tagWidth(text);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x={-wide / 2} y={-12} width={wide} height={24} rx={4} />
      <text y={4.5}>{text}</text>
    </g>
  );
}

function tagWidth(text: string): number {
  return text.length * 7.5 + 14;
}
