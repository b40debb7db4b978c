// The words below the lamps have room beside each other, in both languages.

import { afterEach, expect, test } from "vitest";

import { lang, setLang } from "../words/texts";
import { planOf } from "./layouts";
import { groupName } from "./words";

const PER_LETTER = 6.6; // pixels on average, at 12 px and bold
const BETWEEN = 3;
const first = lang.value;

afterEach(() => setLang(first));

const CASES = (["en", "de"] as const).flatMap((language) =>
  ["country", "player", "centre"].map((layout) => [language, layout] as const),
);

test.each(CASES)("labels do not touch in %s on %s", (language, layout) => {
  setLang(language);
  const spans = Object.entries(planOf(layout, {}).groups).flatMap(([name, { label }]) => {
    if (!label) return [];
    const half = (groupName(name).length * PER_LETTER) / 2;
    return [{ name, y: label[1], from: label[0] - half, to: label[0] + half }];
  });
  spans.sort((a, b) => a.from - b.from);
  spans.forEach((one, at) => {
    const next = spans.slice(at + 1).find(({ y }) => y === one.y);
    if (next) expect(next.from - one.to, `${one.name}, ${next.name}`).toBeGreaterThan(BETWEEN);
  });
});
