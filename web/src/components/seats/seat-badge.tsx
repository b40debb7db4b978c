// A seat's badge: colour, frame and letter all identify it, so colour is never the only sign.

import { who } from "../../words/people";
import { seatName } from "../../words/texts";
import { FRAMES, LETTER_AT, MIDDLE } from "./frames";

/** The CSS class that sets the seat's colours for its content. */
export function sideClass(seat: string | null | undefined): string {
  return seat && seat in FRAMES ? `side-${seat}` : "side-stone";
}

export function SeatFrame({ seat }: { seat: string }) {
  return (
    <svg viewBox="0 0 24 24" class={`frame ${sideClass(seat)}`} aria-hidden="true">
      <path class="frame-fill" d={FRAMES[seat] ?? FRAMES["blue"]} />
      <text class="frame-letter" x="12" y={LETTER_AT[seat] ?? MIDDLE}>
        {seatName(seat).slice(0, 1)}
      </text>
    </svg>
  );
}

/** Frame and name: of the person who sits there, unless another `name` is wanted. */
export function SeatBadge({ seat, name }: { seat: string; name?: string | null }) {
  return (
    <span class={`badge ${sideClass(seat)}`}>
      <SeatFrame seat={seat} />
      <span class="badge-name">{name ?? who(seat)}</span>
    </span>
  );
}
