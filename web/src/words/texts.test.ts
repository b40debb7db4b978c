import { afterEach, expect, test, vi } from "vitest";

import { gameTitle, termsOf, turnOf } from "./games";
import { attribute, hasText, listed, nameOf, say, sayCite, setLang, signed, t } from "./texts";

afterEach(() => setLang("en"));

test("a text that is missing stands out", () => {
  expect(t("no-such-text")).toBe("⟨no-such-text⟩");
  expect(hasText("no-such-text")).toBe(false);
});

test("a value that is missing is reported, and the rest is said", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(t("ui-table")).toContain("{$code}");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("the same key is said in the reader's language", () => {
  expect(t("ui-close")).toBe("Close");
  setLang("de");
  expect(t("ui-close")).not.toBe("Close");
});

test("a thing is named by the match, else in English, else by the catalogue", () => {
  const names = { "thing-x": { en: "Tiger", de: "Tiger I" }, "thing-y": { en: "Stuart" } };
  setLang("de");
  expect(nameOf({ kind: "thing", id: "x" }, names)).toBe("Tiger I");
  expect(nameOf({ kind: "thing", id: "y" }, names)).toBe("Stuart");
  expect(nameOf({ kind: "seat", id: "blue" })).toBe(t("seat-blue"));
});

test("a sentence names the things in it", () => {
  const names = { "x-1": { en: "Alpha" }, "x-2": { en: "Beta" } };
  const seats = [
    { kind: "x", id: "1" },
    { kind: "x", id: "2" },
  ];
  const phrase = { key: "ui-waiting-for", values: { seats } };
  expect(say(phrase, names)).toContain("Alpha and Beta");
});

test.each([
  [[], ""],
  [["A"], "A"],
  [["A", "B"], "A and B"],
  [["A", "B", "C"], "A, B and C"],
])("%j is listed as people do", (parts, text) => {
  expect(listed(parts)).toBe(text);
});

test.each([
  [2, "+2"],
  [-1, "−1"],
  [0, "0"],
])("%d has its sign", (change, text) => {
  expect(signed(change)).toBe(text);
});

test("a rule is cited by page, by chapter, or as ours", () => {
  expect(sayCite({ book: "core", page: 8, chapter: null })).toContain("8");
  expect(sayCite({ book: "house", page: null, chapter: "x" })).toBe(t("ui-cite-house"));
  expect(sayCite({ book: "core", page: null, chapter: "ui-close" })).toBe("Close");
});

test("a game that nobody named is called by its id", () => {
  expect(gameTitle("no-such-game")).toBe("no-such-game");
  expect(termsOf("no-such-game")).toEqual([]);
  expect(attribute("game-no-such-game", "line")).toBeNull();
});

test("a turn is told once there is one", () => {
  expect(turnOf({ game: "no-such-game", turn: null })).toBeNull();
  expect(turnOf({ game: "no-such-game", turn: 0 })).toBeNull();
  expect(turnOf({ game: "no-such-game", turn: 3 })).toContain("3");
});
