// A step as it is told: what matters most of it is the headline.

import { say } from "../../words/texts";
import type { Telling, ToTell } from "../game-module";

/** What matters most in a row of several things, in this order. */
const WEIGHTY = [
  /^wpg-(won|draw|paris)/,
  /^wpg-fired-/,
  /^wpg-(took$|fleet-|usa-entered|us-land|reacted|broke-down)/,
  /^wpg-absorbed-/,
  /^wpg-(advanced|railed|retired|recovered|reinforced|stoss|gas|dug|tank-placed|refreshed)/,
  /^wpg-(shown|committed|passed|turn-begins)/,
];

export function tell({ event, names }: ToTell): Telling | null {
  if (event.kind !== "step") return null;
  const lines = event.lines.filter(({ text }) => text.key.startsWith("wpg-"));
  const main =
    WEIGHTY.map((key) => lines.filter(({ text }) => key.test(text.key)).at(-1)).find(Boolean) ??
    lines.at(-1);
  return main ? { title: say(main.text, names) } : null;
}
