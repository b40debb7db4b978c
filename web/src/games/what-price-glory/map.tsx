// The map: areas cut from the land, borders and barriers, stacks, trenches and markers.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { AreaPatterns, patternOf } from "../../components/seats/patterns";
import { type Names, t } from "../../words/texts";
import { areaName, isFresh, seatOf, sideName, unitsOf } from "./reading";
import type { AreaPlace, Board, BorderLine } from "./types";

type Place = readonly [number, number];
const MARGIN = 60; // around the land
const SIDES = ["blue", "orange"] as const;
const MOST_ZOOM = 5;

interface MapProps {
  readonly board: Board;
  readonly names: Names;
  readonly chosen: string | null;
  /** Areas that an offer is about. */
  readonly open: ReadonlySet<string>;
  readonly onArea?: (area: string) => void;
}

export function GloryMap({ board, names, chosen, open, onArea }: MapProps) {
  const frame = useMemo(() => frameOf(board.land), [board.land]);
  return (
    <svg
      class="wpg-map"
      viewBox={frame.box}
      style={{ aspectRatio: `${frame.wide} / ${frame.high}` }}
      role="group"
      aria-label={t("wpg-ui-map")}
    >
      <AreaPatterns seats={SIDES} prefix="wpg" scale={5} />
      <polygon class="land" points={points(board.land)} />
      {board.areas.map((area) => (
        <AreaShape
          key={area.id}
          area={area}
          name={areaName(area.id, names)}
          mark={area.id === chosen ? "chosen" : open.has(area.id) ? "open" : ""}
          {...(onArea && { onTap: () => onArea(area.id) })}
        />
      ))}
      <g class="borders" aria-hidden="true">
        {board.borders.map((border) => (
          <Border key={border.between.join()} border={border} board={board} />
        ))}
      </g>
      <g aria-hidden="true">
        {board.areas.map((area) => (
          <Stack key={area.id} area={area} name={areaName(area.id, names)} board={board} />
        ))}
      </g>
    </svg>
  );
}

function frameOf(land: ReadonlyArray<Place>) {
  const across = land.map(([x]) => x);
  const down = land.map(([, y]) => y);
  const left = Math.min(...across) - MARGIN;
  const top = Math.min(...down) - MARGIN;
  const wide = Math.max(...across) + MARGIN - left;
  const high = Math.max(...down) + MARGIN - top;
  return { box: `${left} ${top} ${wide} ${high}`, wide, high };
}

function points(corners: ReadonlyArray<Place>): string {
  return corners.map((corner) => corner.join()).join(" ");
}

interface AreaShapeProps {
  readonly area: AreaPlace;
  readonly name: string;
  readonly mark: string;
  readonly onTap?: () => void;
}

function AreaShape({ area, name, mark, onTap }: AreaShapeProps) {
  const outline = points(area.outline);
  const count = unitsOf(area).length;
  const label = t("wpg-ui-area", { area: name, side: sideName(area.controller), count });
  const tap = onTap && {
    role: "button" as const,
    tabIndex: 0,
    onClick: onTap,
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && onTap(),
  };
  return (
    <g class={`area ${mark}`} aria-label={label} data-area={area.id} {...tap}>
      <polygon class={area.controller} points={outline} />
      <polygon points={outline} fill={patternOf("wpg", area.controller)} />
      {mark !== "" && <polygon class="mark" points={outline} />}
    </g>
  );
}

/** A border: a barrier, the front between the sides, closed where cells only touch. */
function Border({ border, board }: { readonly border: BorderLine; readonly board: Board }) {
  const [one, two] = border.between.map((id) => board.areas.find((area) => area.id === id));
  const front = one && two && one.controller !== two.controller;
  const kind = border.joins === false ? "closed" : (border.barrier ?? "plain");
  return (
    <>
      {front && <polyline class="front" points={points(border.line)} />}
      <polyline class={kind} points={points(border.line)} />
    </>
  );
}

const STEP = 190; // between two stacks in an area

function Stack({ area, name, board }: { area: AreaPlace; name: string; board: Board }) {
  const [x, y] = area.place;
  const sides = SIDES.filter((seat) => unitsOf(area).some((unit) => seatOf(unit) === seat));
  const left = x - ((sides.length - 1) * STEP) / 2;
  const gun = board.markers.some((marker) => marker.area === area.id && marker.kind !== "gas");
  const gas = board.markers.some((marker) => marker.area === area.id && marker.kind === "gas");
  return (
    <g>
      <text class="name" x={x} y={y - 78}>
        {name}
      </text>
      {sides.map((seat, place) => (
        <Pieces key={seat} area={area} seat={seat} x={left + place * STEP} y={y} />
      ))}
      <text class="worth" x={x} y={y + 118}>
        {"★".repeat(area.vp)}
        {area.port ? " ⚓" : ""}
        {area.trench ? " ▤" : ""}
        {gun ? " ✛" : ""}
        {gas ? " ☁" : ""}
      </text>
    </g>
  );
}

interface PiecesProps {
  readonly area: AreaPlace;
  readonly seat: string;
  readonly x: number;
  readonly y: number;
}

/** A side's units: how many are fresh, and how many of all are spent. Two shapes, two sides. */
function Pieces({ area, seat, x, y }: PiecesProps) {
  const units = unitsOf(area).filter((unit) => seatOf(unit) === seat);
  const fresh = units.filter(isFresh).length;
  const spent = units.length - fresh;
  const cut = units.some((unit) => unit.supplied === false);
  const stacks = [
    ...(fresh > 0 ? [{ count: fresh, face: "fresh" }] : []),
    ...(spent > 0 ? [{ count: spent, face: "spent" }] : []),
  ];
  const high = stacks.length > 1 ? -28 : 8;
  return (
    <>
      {stacks.map(({ count, face }, place) => (
        <g
          key={face}
          class={`stack ${seat} ${face}${cut ? " cut" : ""}`}
          transform={`translate(${x} ${y + high + place * 92}) scale(1.25)`}
        >
          {seat === "orange" ? (
            <polygon points="-62,0 -36,-38 36,-38 62,0 36,38 -36,38" />
          ) : (
            <rect x="-58" y="-36" width="116" height="72" rx="6" />
          )}
          <text y="24">{count}</text>
        </g>
      ))}
    </>
  );
}

/** The map in a window that scrolls by one finger and grows by two, or by its buttons. */
export function MapWindow(props: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(2.6);
  usePinch(box, zoom, setZoom);
  useCentre(box, zoom);
  const by = (factor: number) => setZoom(limited(zoom * factor));
  return (
    <div class="wpg-window">
      <div class="wpg-scroll" ref={box}>
        <div style={{ width: `${zoom * 100}%` }}>
          <GloryMap {...props} />
        </div>
      </div>
      <div class="wpg-zoom">
        <button type="button" aria-label={t("wpg-ui-larger")} onClick={() => by(1.4)}>
          +
        </button>
        <button type="button" aria-label={t("wpg-ui-smaller")} onClick={() => by(1 / 1.4)}>
          −
        </button>
      </div>
    </div>
  );
}

function limited(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(1, zoom));
}

/** What was in the middle of the window stays there when the map grows. */
function useCentre(box: { readonly current: HTMLDivElement | null }, zoom: number): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (last.current === null) {
      element.scrollLeft = element.scrollWidth * 0.42;
      element.scrollTop = element.scrollHeight * 0.16;
    } else {
      const grown = zoom / last.current;
      const { clientWidth: w, clientHeight: h } = element;
      element.scrollLeft = (element.scrollLeft + w / 2) * grown - w / 2;
      element.scrollTop = (element.scrollTop + h / 2) * grown - h / 2;
    }
    last.current = zoom;
  }, [zoom]);
}

function usePinch(
  box: { readonly current: HTMLDivElement | null },
  zoom: number,
  setZoom: (zoom: number) => void,
): void {
  const live = useRef({ zoom, apart: 0, from: zoom });
  live.current.zoom = zoom;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const apart = (event: TouchEvent) => {
      const [one, two] = [event.touches[0], event.touches[1]];
      return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    };
    const start = (event: TouchEvent) => {
      live.current.apart = apart(event);
      live.current.from = live.current.zoom;
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || live.current.apart === 0) return;
      event.preventDefault();
      setZoom(limited((live.current.from * apart(event)) / live.current.apart));
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
    };
  }, []);
}
