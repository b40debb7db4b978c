// What the virtual trays show, as their process tells it, and what is done to them on request.

import { signal } from "@preact/signals";

import { decode, parsed } from "../connection/decoder";
import type { Shape, Structs } from "../connection/shapes";

export interface ShownLamp {
  readonly pattern: string;
  readonly colour: string;
  readonly level: string;
  readonly other: string;
}

export interface ShownGroup {
  readonly name: string;
  readonly pixels: ReadonlyArray<number>;
  readonly lamps: ReadonlyArray<ShownLamp>;
  readonly number: number | null;
}

export type Glow = readonly [colour: string, percent: number];

export interface ShownTray {
  readonly id: string;
  readonly number: number;
  readonly layout: string;
  readonly plugged: boolean;
  readonly heard: boolean;
  readonly glow: ReadonlyArray<Glow>;
  readonly groups: ReadonlyArray<ShownGroup>;
  readonly animation: string | null;
  readonly delayed: boolean;
}

export interface Recovery {
  readonly tray: number;
  readonly fault: string;
  readonly at: number; // seconds since 1970
  readonly ms: number | null;
}

export interface News {
  readonly trays: ReadonlyArray<ShownTray>;
  readonly log: ReadonlyArray<Recovery>;
}

export type Fault = "drop" | "garble" | "delay" | "reset" | "unplug" | "plug";

// As server/command/glow.py sends it.
const structs: Structs = {
  ShownLamp: { pattern: "string", colour: "string", level: "string", other: "string" },
  ShownGroup: {
    name: "string",
    pixels: { list: "number" },
    lamps: { list: "ShownLamp" },
    number: { any: ["number", "null"] },
  },
  ShownTray: {
    id: "string",
    number: "number",
    layout: "string",
    plugged: "boolean",
    heard: "boolean",
    glow: { list: { tuple: ["string", "number"] } },
    groups: { list: "ShownGroup" },
    animation: { any: ["string", "null"] },
    delayed: "boolean",
  },
  Recovery: { tray: "number", fault: "string", at: "number", ms: { any: ["number", "null"] } },
  News: { trays: { list: "ShownTray" }, log: { list: "Recovery" } },
};
export const newsShape: Shape<News> = { structs, kind: "News" };

export const news = signal<News | null>(null);
/** Whether the process that runs the trays can be heard. */
export const there = signal(false);

export function listen(): void {
  const source = new EventSource("/events");
  source.onopen = () => (there.value = true);
  source.onerror = () => (there.value = false); // the browser tries again by itself
  source.onmessage = ({ data }: MessageEvent<string>) => {
    there.value = true;
    news.value = decode(newsShape, parsed(data));
  };
}

export async function cause(tray: string, fault: Fault): Promise<void> {
  await fetch("/fault", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tray, fault }),
  });
}
