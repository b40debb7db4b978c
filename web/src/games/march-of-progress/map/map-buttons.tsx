// What can be tapped on the map: outlines in ink, and in the side's colour once chosen.

import { sideClass } from "../../../components/seats/seat-badge";
import type { Action, ArmyPiece } from "../types";
import type { Cell, Layout, Spot } from "./layout";
import { armiesIn, countryIn } from "./map-choice";

interface Tappable {
  readonly on: boolean;
  readonly label: string;
  readonly onTap: () => void;
}

/** An SVG group that is a button to thumb, keyboard and screen reader. */
function buttonProps({ on, label, onTap }: Tappable) {
  return {
    role: "button" as const,
    tabindex: 0, // an SVG element knows its attributes only in lower case
    "aria-label": label,
    "aria-pressed": on,
    onClick: onTap,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onTap();
    },
  };
}

export function CountryButton(props: Tappable & { readonly cell: Cell }) {
  const { x, y, w, h } = props.cell;
  return (
    <g class={`mop-tap${props.on ? " on" : ""}`} {...buttonProps(props)}>
      <rect class="hit" x={x} y={y} width={w} height={h} />
      <rect class="line" x={x + 10} y={y + 8} width={w - 17} height={h - 15} rx="6" />
    </g>
  );
}

/** A country that is looked at, not chosen: nothing is drawn around it. */
export function LookButton(props: Tappable & { readonly cell: Cell }) {
  const { x, y, w, h } = props.cell;
  return (
    <g class="mop-look" {...buttonProps(props)} aria-pressed={undefined}>
      <rect class="hit" x={x} y={y} width={w} height={h} />
    </g>
  );
}

/** The hit area is at least 50 units wide, however small the piece is drawn. */
export function ArmyButton(props: Tappable & { readonly army: ArmyPiece; readonly spot: Spot }) {
  const { army, spot, on } = props;
  const w = (army.fortified ? 46 : 28) * spot.scale;
  const h = (army.fortified ? 34 : 48) * spot.scale;
  const hit = { w: Math.max(w, 50), h: Math.max(h, 50) };
  const y = spot.y + 8 * spot.scale;
  return (
    <g class={`mop-tap ${sideClass(army.seat)}${on ? " on" : ""}`} {...buttonProps(props)}>
      <rect class="hit" x={spot.x - hit.w / 2} y={y - hit.h} width={hit.w} height={hit.h} />
      <rect
        class="line"
        x={spot.x + 2 * spot.scale - w / 2}
        y={y - h}
        width={w}
        height={h}
        rx="5"
      />
      {on && <Tick x={spot.x + 2 * spot.scale + w / 2 - 3} y={y - h + 3} />}
    </g>
  );
}

function Tick({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class="tickmark">
      <circle r="9" />
      <path d="M-4 .5l3 3L4.500 -3" />
    </g>
  );
}

interface ArrowProps {
  readonly layout: Layout;
  readonly chosen: Action | null;
  readonly spots: ReadonlyArray<{
    readonly army: ArmyPiece;
    readonly spot: Spot;
    readonly country: string;
  }>;
}

/** Where the chosen armies would go. */
export function MoveArrow({ layout, chosen, spots }: ArrowProps) {
  if (chosen?.type !== "move") return null;
  const going = spots.filter(({ army }) => armiesIn(chosen).includes(army.id));
  const to = layout.cells.find((cell) => cell.country.id === countryIn(chosen));
  const [first] = going;
  if (!first || !to) return null;
  const x = going.reduce((sum, { spot }) => sum + spot.x, 0) / going.length;
  const down = to.y > first.spot.y;
  const start = { x, y: first.spot.y + (down ? 10 : -46 * first.spot.scale) };
  const end = { x: to.x + to.w * 0.5, y: down ? to.y + 34 : to.y + to.h - 30 };
  const bend = (start.y + end.y) / 2;
  const tip = down ? -9 : 9;
  return (
    <g class={`mop-arrow ${sideClass(first.army.seat)}`} aria-hidden="true">
      <path
        d={
          `M${start.x} ${start.y}C${start.x} ${bend} ${end.x} ${bend} ${end.x} ${end.y}` +
          `M${end.x - 8} ${end.y + tip}L${end.x} ${end.y}L${end.x + 8} ${end.y + tip}`
        }
      />
    </g>
  );
}
