import { afterAll, expect, test, vi } from "vitest";

import { termsOf } from "../words/games";
import { attribute, LANGUAGES, lang, setLang, t } from "../words/texts";

const folders = Object.keys(import.meta.glob("./*/types.ts")).map(
  (path) => path.split("/")[1] ?? "",
);

// The house rules that a term names are known at a table alone.
const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

test.each(folders)("every term of %s has a name and a rule, in order, in each language", (game) => {
  for (const each of LANGUAGES) {
    setLang(each);
    const names = termsOf(game).map((key) => t(key));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, lang.value)));
    expect(termsOf(game).filter((key) => attribute(key, "rule") === null)).toEqual([]);
  }
  setLang("en");
});
