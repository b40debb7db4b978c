// What this phone remembers: seats (a token is the seat), the last name, language and theme.
// Private windows may refuse storage; then the phone remembers until the page is closed.

import { signal } from "@preact/signals";

import { asRecord, decodeStored, parsed } from "../connection/decoder";
import { fits } from "../connection/shapes";
import { shapes, type Seated, type SignedIn } from "../messages";

const PREFIX = "sandtable.";
const fallback = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Full or forbidden: remembered below.
  }
  if (value === null) fallback.delete(key);
  else fallback.set(key, value);
}

/** Seats held on this phone, by table code. */
export type Held = Readonly<Record<string, Seated>>;

export const held = signal<Held>(heldIn(kept("seats")));

/** The seats stored, but for those that an older page stored in another form. */
export function heldIn(stored: string | null): Held {
  const seats: Record<string, Seated> = {};
  for (const [code, seated] of Object.entries(asRecord(parsed(stored)))) {
    const whole = { identity: null, ...asRecord(seated) }; // older pages stored none
    if (fits(shapes.Seated, whole)) seats[code] = whole;
  }
  return seats;
}

export function keepSeat(seated: Seated): void {
  store({ ...held.value, [seated.table]: { ...seated, identity: null } });
}

/** Sides were swapped: the same token holds other seats now. */
export function reseat(code: string, seats: ReadonlyArray<string>): void {
  const mine = held.peek()[code];
  if (!mine || seats.length === 0 || mine.seats.join() === seats.join()) return;
  store({ ...held.peek(), [code]: { ...mine, seats } });
}

export function dropSeat(table: string): void {
  store(Object.fromEntries(Object.entries(held.value).filter(([code]) => code !== table)));
}

function store(seats: Held): void {
  held.value = seats;
  keep("seats", JSON.stringify(seats));
}

/** The referee's or organiser's token, where somebody signed in here. */
export const office = signal<SignedIn | null>(decodeStored(shapes.SignedIn, kept("office")));

export function keepOffice(signedIn: SignedIn | null): void {
  office.value = signedIn;
  keep("office", signedIn ? JSON.stringify(signedIn) : null);
}
