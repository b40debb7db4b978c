// The sentence under a tray: the same as its lamps say, from what the tray itself was sent.

import { hasText, listed, t } from "../words/texts";
import type { ShownGroup, ShownLamp, ShownTray } from "./news";

const ORDER = [
  "edge",
  "vp",
  "strength",
  "blue",
  "orange",
  "capital",
  "prompt",
  "initiative",
  "picked",
  "cards",
  "stock",
  "phases",
  "vp_stock",
  "turn",
  "end",
];

export function groupName(name: string): string {
  const key = `ui-lamps-${name.replaceAll("_", "-")}`;
  return hasText(key) ? t(key) : name;
}

export function colourName(colour: string): string {
  return t(`ui-lamps-colour-${colour}`);
}

export function sentence(tray: ShownTray): string {
  if (!tray.plugged) return t("ui-virtual-unplugged");
  if (!tray.heard) return t("ui-virtual-idle");
  const place = ({ name }: ShownGroup) => (ORDER.indexOf(name) + 1 || ORDER.length + 1) - 1;
  const groups = [...tray.groups].sort((one, two) => place(one) - place(two));
  const said = groups.map(groupWords).filter((words) => words !== "");
  const lamps = said.length > 0 ? said.join(". ") + "." : t("ui-virtual-dark");
  return tray.animation === null ? lamps : `${t(`ui-virtual-${tray.animation}`)} ${lamps}`;
}

/** Nothing for a group that is dark. */
function groupWords(group: ShownGroup): string {
  const lit = group.lamps.filter(({ pattern }) => pattern !== "off");
  const first = lit[0];
  if (!first) return "";
  const name = groupName(group.name);
  if (group.number !== null) return `${name} ${group.number} ${lampWords(first)}`;
  if (lit.every((lamp) => same(lamp, first)) && (lit.length === group.lamps.length || only(group)))
    return lit.length > 1 && !FILLED.has(group.name)
      ? `${name} ${lit.length} ${lampWords(first)}`
      : `${name} ${lampWords(first)}`;
  return `${name} ${listed(runs(lit).map(([count, lamp]) => `${count} ${lampWords(lamp)}`))}`;
}

const FILLED: ReadonlySet<string> = new Set(["edge"]); // one lamp over many pixels

function only(group: ShownGroup): boolean {
  return group.lamps.length === 1;
}

function runs(lamps: ReadonlyArray<ShownLamp>): ReadonlyArray<[number, ShownLamp]> {
  const found: [number, ShownLamp][] = [];
  for (const lamp of lamps) {
    const last = found.at(-1);
    if (last && same(last[1], lamp)) last[0] += 1;
    else found.push([1, lamp]);
  }
  return found;
}

function same(one: ShownLamp, two: ShownLamp): boolean {
  return (
    one.pattern === two.pattern &&
    one.colour === two.colour &&
    one.level === two.level &&
    one.other === two.other
  );
}

function lampWords({ pattern, colour, level, other }: ShownLamp): string {
  const dim = level === "full" ? "" : ` ${t(`ui-lamps-level-${level}`)}`;
  const how =
    pattern === "steady"
      ? ""
      : `, ${t(`ui-lamps-pattern-${pattern}`, { other: colourName(other) })}`;
  return `${colourName(colour)}${dim}${how}`;
}
