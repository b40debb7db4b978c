import { expect, test } from "vitest";

import { country } from "../sample-board";
import { countryWords, nameLines, stateWords } from "./country-words";

test.each([
  ["Sumpf", 3, ["Sumpf"]],
  ["United Provinces", 20, ["United Provinces"]],
  ["United Provinces", 10, ["United", "Provinces"]],
  ["The Kingdom of the North", 12, ["The Kingdom", "of the North"]],
])("%s in at most %d letters", (name, most, lines) => {
  expect(nameLines(name, most)).toEqual(lines);
});

test("no word of a name is lost", () => {
  const name = "a bb ccc dddd eeeee";
  for (let most = 1; most <= name.length; most += 1) {
    expect(nameLines(name, most).join(" ")).toBe(name);
  }
});

test("an empty country, a held one and a contested one are told apart", () => {
  const held = country("x", { controller: "blue" });
  const words = [country("x"), held, { ...held, contested: true }].map(stateWords);
  expect(new Set(words).size).toBe(3);
});

test("a country is said in whole sentences, its name first", () => {
  expect(countryWords(country("x", { controller: "blue" }), "Sumpf")).toMatch(/^Sumpf: \S/);
});
