import { expect, test } from "vitest";

import { termsOf } from "../words/games";
import { attribute, LANGUAGES, lang, setLang, t } from "../words/texts";

const folders = Object.keys(import.meta.glob("./*/types.ts")).map(
  (path) => path.split("/")[1] ?? "",
);

test.each(folders)("every term of %s has a name and a rule, in order, in each language", (game) => {
  for (const each of LANGUAGES) {
    setLang(each);
    const names = termsOf(game).map((key) => t(key));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, lang.value)));
    expect(termsOf(game).filter((key) => attribute(key, "rule") === null)).toEqual([]);
  }
  setLang("en");
});
