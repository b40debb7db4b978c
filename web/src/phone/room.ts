// How much room the page has, for drawings that cannot be told by a style sheet.

import { signal } from "@preact/signals";

export interface Room {
  readonly high: number; // pixels
  readonly wide: number;
  /** A phone on its side: the board stands beside the prompt. As in styles/small.css. */
  readonly lies: boolean;
}

const LYING = 30; // rem; a higher window is no phone

function measured(): Room {
  const { innerHeight: high, innerWidth: wide } = window;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { high, wide, lies: wide > high && high <= LYING * rem };
}

const now = signal<Room | null>(null);

/** The room there is now; components that read it are drawn again when the phone is turned. */
export function room(): Room {
  if (now.value === null) {
    now.value = measured();
    window.addEventListener("resize", () => (now.value = measured()));
  }
  return now.value;
}
