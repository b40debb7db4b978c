// A seat's badge: colour, frame and letter all identify it, so colour is never the only sign.

import { seatName } from "../../words/texts";

const FRAMES: Readonly<Record<string, string>> = {
  blue: "M3 3h18v18H3z",
  orange: "M12 0.5L23.5 12 12 23.5 0.5 12z",
  green: "M12 2a10 10 0 100 20 10 10 0 000-20z",
  plum: "M12 1.5L23 21.5H1z",
  chalk: "M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z",
};

/** The CSS class that sets the seat's colours for its content. */
export function sideClass(seat: string | null | undefined): string {
  return seat && seat in FRAMES ? `side-${seat}` : "side-stone";
}

export function SeatFrame({ seat }: { seat: string }) {
  return (
    <svg viewBox="0 0 24 24" class={`frame ${sideClass(seat)}`} aria-hidden="true">
      <path class="frame-fill" d={FRAMES[seat] ?? FRAMES["blue"]} />
      <text class="frame-letter" x="12" y={seat === "plum" ? 19 : 16}>
        {seatName(seat).slice(0, 1)}
      </text>
    </svg>
  );
}

/** Frame and name; `name` where a person's name is wanted instead of the side's. */
export function SeatBadge({ seat, name }: { seat: string; name?: string | null }) {
  return (
    <span class={`badge ${sideClass(seat)}`}>
      <SeatFrame seat={seat} />
      <span class="badge-name">{name ?? seatName(seat)}</span>
    </span>
  );
}
