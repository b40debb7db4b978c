// The pieces as they lie on the table: armies standing or on their side, capitals, dice, stock.

import { Die } from "../../../components/dice/die";
import { sideClass } from "../../../components/seats/seat-badge";
import type { ArmyPiece, Die as Counter } from "../types";
import type { Point, Spot } from "./layout";

const MARK: Readonly<Record<string, string>> = {
  blue: "M-3.5 -3.5h7v7h-7z",
  orange: "M0 -5L5 0 0 5 -5 0z",
};

function Block({ w, h }: { readonly w: number; readonly h: number }) {
  const side = `M${w / 2} ${-h}l4 -5v${h}l-4 5z`;
  const top = `M${-w / 2} ${-h}l4 -5h${w}l-4 5z`;
  return (
    <g class="mop-block">
      <path d={top} />
      <path d={side} />
      <path d={side} class="mop-shade" />
      <path d={top} class="mop-light" />
      <rect x={-w / 2} y={-h} width={w} height={h} />
    </g>
  );
}

function ArmyShape({ army }: { readonly army: Pick<ArmyPiece, "seat" | "fortified"> }) {
  const mark = MARK[army.seat] ?? "";
  if (!army.fortified) {
    return (
      <>
        <ellipse class="c-shadow" cx="3" cy="0" rx="13" ry="4" />
        <Block w={18} h={34} />
        <path class="c-mark" transform="translate(0 -19)" d={mark} />
      </>
    );
  }
  return (
    <>
      <ellipse class="c-shadow" cx="3" cy="1" rx="22" ry="4" />
      <Block w={36} h={18} />
      <path class="c-mark" transform="translate(0 -9) scale(.9)" d={mark} />
      <path
        d="M-22 5h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5"
        fill="none"
        stroke="var(--ink)"
        stroke-width="1.5"
      />
    </>
  );
}

/** An army in its place; it glides when the place changes. */
export function Army({ army, spot }: { readonly army: ArmyPiece; readonly spot: Spot }) {
  return (
    <g
      class={`mop-army ${sideClass(army.seat)}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})` }}
    >
      <ArmyShape army={army} />
    </g>
  );
}

/** A home's capital. Without an active garrison its inner ring is open and its flag struck. */
export function Capital(props: {
  readonly owner: string;
  readonly spot: Spot;
  readonly active: boolean;
}) {
  const { owner, spot, active } = props;
  return (
    <g
      class={`${sideClass(owner)} mop-capital`}
      transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}
    >
      <circle r="15" fill="var(--map)" stroke="var(--side)" stroke-width="2" />
      <circle
        r="11"
        fill="none"
        stroke="var(--side)"
        stroke-width="1"
        {...(active ? {} : { "stroke-dasharray": "2 3" })}
      />
      <path
        d={
          "M-6 5.5h12M-5 5V-1h2.5v-2h1.5v2h2v-2h1.5v2H5V5" +
          (active ? "M0 -3v-6l4 1.8L0 -5.5" : "M-8 -8L8 8")
        }
        fill="none"
        stroke="var(--side)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** A die that counts, on its printed space; at nothing the space is empty. */
export function CounterDie(props: {
  readonly die: Counter;
  readonly at: Point;
  readonly size: number;
  readonly label: string;
  readonly seat?: string | null;
  readonly big: boolean;
}) {
  const { die, at, size, label, seat = null, big } = props;
  return (
    <g class={seat ? sideClass(seat) : ""}>
      <svg
        x={at.x}
        y={at.y}
        width={size}
        height={size}
        viewBox="0 0 40 40"
        class="mop-die"
        overflow="visible"
      >
        <Die face={die.value > 0 ? die.value : null} look={seat ? "own" : "plain"} />
      </svg>
      <text
        class={big ? "mop-lab-big" : "m-lab"}
        x={at.x + size / 2}
        y={at.y + size + (big ? 32 : 13)}
        text-anchor="middle"
      >
        {label}
      </text>
    </g>
  );
}

/** Armies in stock, as empty places; the number in words stands beside them. */
export function Stock(props: {
  readonly seat: string;
  readonly count: number;
  readonly spot: Spot;
  readonly words: string;
  readonly big: boolean;
}) {
  const { seat, count, spot, words, big } = props;
  if (count === 0) return null;
  const step = big ? 26 : 15;
  // The row is centred on the screen and ends at the edge on a phone; its words are measured by eye.
  const wide = words.length * (big ? 15 : 5.9);
  const start = big ? spot.x - (count * step + wide) / 2 + 10 : spot.x - wide - count * step;
  return (
    <g class={sideClass(seat)}>
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          class="c-ghost"
          x={-9}
          y={-34}
          width="18"
          height="34"
          rx="2"
          transform={`translate(${start + index * step} ${spot.y}) scale(${spot.scale})`}
        />
      ))}
      <text
        class={big ? "mop-sub-big" : "m-sub"}
        x={start + count * step - (big ? 4 : 6)}
        y={spot.y - (big ? 6 : 4)}
      >
        {words}
      </text>
    </g>
  );
}
