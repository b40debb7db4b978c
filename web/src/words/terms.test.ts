import { afterEach, expect, test } from "vitest";

import { citeOf, houseOf, matches, pieces } from "./terms";
import { setLang } from "./texts";

afterEach(() => setLang("en"));

const MARCH = "march-of-progress";
const named = (sentence: string, except: string | null = null) =>
  pieces(MARCH, sentence, except)
    .filter(({ term }) => term !== null)
    .map(({ text, term }) => `${text}: ${term}`);

test("a term is found where its name stands, in the reader's language", () => {
  expect(named("Garrison of the home country")).toEqual([
    "Garrison: mop-term-garrison",
    "home country: mop-term-home",
  ]);
  setLang("de");
  expect(named("Garnison des Heimatlands")).toEqual([
    "Garnison: mop-term-garrison",
    "Heimatlands: mop-term-home",
  ]);
});

test("nothing of the sentence is lost", () => {
  const sentence = "Ada scores 3 VP and has 7. All cards return to hand.";
  expect(
    pieces(MARCH, sentence)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sentence);
});

test("a term is marked once, and never inside its own rule", () => {
  expect(named("An army beats an army")).toEqual(["army: mop-term-army"]);
  expect(named("An army", "mop-term-army")).toEqual([]);
});

test("a part of a word is no term", () => {
  expect(named("capitalism")).toEqual([]);
});

test("the longer name wins", () => {
  expect(named("Attack +1, a card discarded")[0]).toBe("Attack +1: mop-term-attack1");
});

test("a game without terms says its sentences whole", () => {
  expect(pieces("no-such-game", "a garrison")).toEqual([{ text: "a garrison", term: null }]);
});

test("a term says where it stands and which house rules it depends on", () => {
  expect(citeOf("aa-term-foliage")).toEqual({ book: "aa", page: 21, chapter: null });
  expect(citeOf("mop-term-combat")?.chapter).toBe("mop-chapter-combat");
  expect(citeOf("mop-card-score")).toBeNull();
  expect(houseOf("aa-term-foliage")).toContain("foliage_rule");
});

test("the list is searched by every word, in names and rules", () => {
  expect(matches("mop-term-garrison", "It only defends its own home.", "GARR home")).toBe(true);
  expect(matches("mop-term-garrison", "It only defends its own home.", "garrison tank")).toBe(
    false,
  );
});
