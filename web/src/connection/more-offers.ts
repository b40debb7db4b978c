// A view shows so many offers and no more. Those about one unit or card are asked for when a person
// takes it up, and stand in for the ones that were shown.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Offer, Present, View } from "../messages";
import { request } from "./socket";
import { present } from "./state";

interface Fetched {
  readonly of: Present; // another view has other offers
  readonly about: ReadonlyMap<string, ReadonlyArray<Offer>>;
}

const fetched = signal<Fetched | null>(null);

/** Ask for all offers about one thing, where the view leaves some out. */
export async function askMore(about: string): Promise<void> {
  const now = present.peek();
  if (!now || now.view.more === 0 || now.seat === null) return;
  const { match, seat } = now;
  const reply = await request({ type: "list_offers", match, seat, about });
  if (reply.type !== "offers" || present.peek() !== now) return;
  const known = fetched.peek()?.of === now ? fetched.peek()?.about : undefined;
  const own = reply.offers.filter((offer) => offer.about === about);
  fetched.value = { of: now, about: new Map([...(known ?? []), [about, own]]) };
}

/** The same, for as long as the thing is in hand. */
export function useMore(about: string | null): void {
  const now = present.value;
  useEffect(() => {
    if (about !== null) void askMore(about);
  }, [now, about]);
}

/** The view with all offers that were asked for. */
export function completed(now: Present): View {
  const more = fetched.value;
  return more?.of === now ? withOffers(now.view, more.about) : now.view;
}

export function withOffers(view: View, about: Fetched["about"]): View {
  const shown = view.offers.filter((offer) => !about.has(offer.about ?? ""));
  const offers = [...[...about.values()].flat(), ...shown];
  return { ...view, offers, more: Math.max(0, view.more + view.offers.length - offers.length) };
}
