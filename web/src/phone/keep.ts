// What this phone remembers: seats (a token is the seat), the last name, language and theme.
// Private windows may refuse storage; then the phone remembers until the page is closed.

import { signal } from "@preact/signals";

import { decodeStored } from "../connection/decoder";
import type { Seated, SignedIn } from "../messages";

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

export const held = signal<Held>(
  decodeStored<Held>(kept("seats"), (raw) => !Array.isArray(raw)) ?? {},
);

export function keepSeat(seated: Seated): void {
  store({ ...held.value, [seated.table]: seated });
}

export function dropSeat(table: string): void {
  store(Object.fromEntries(Object.entries(held.value).filter(([code]) => code !== table)));
}

function store(seats: Held): void {
  held.value = seats;
  keep("seats", JSON.stringify(seats));
}

/** The referee's or organiser's token, where somebody signed in here. */
export const office = signal<SignedIn | null>(
  decodeStored<SignedIn>(kept("office"), (raw) => "token" in raw && "role" in raw),
);

export function keepOffice(signedIn: SignedIn | null): void {
  office.value = signedIn;
  keep("office", signedIn ? JSON.stringify(signedIn) : null);
}
