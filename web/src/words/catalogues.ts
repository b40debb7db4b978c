// Which words are loaded, and when: the shell's with the page, a game's with the game, each of them in
// one language. What is said of a game before it is opened, its title and its pages, is always there.

import { addTexts, type Lang, lang, LANGUAGES, setLang } from "./texts";

const SHELL = "";
const ROOM = "../../../server";

const shell = import.meta.glob<string>("../../../server/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../server/games/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const fronts = import.meta.glob<string>("../../../server/games/*/*.ftl", {
  query: "?front", // see vite-fronts.ts
  import: "default",
  eager: true,
});

for (const [path, source] of Object.entries(fronts)) {
  const language = LANGUAGES.find((each) => path.endsWith(`/${each}.ftl`));
  if (language) addTexts(language, null, source);
}

const asked = new Map<string, Promise<void>>(); // by language and game
const wanted = new Set<string>(); // whose words this page uses

function load(of: string, language: Lang): Promise<void> {
  const key = `${language} ${of}`;
  const folder = of === SHELL ? "texts" : `games/${of.replaceAll("-", "_")}`;
  const source = (of === SHELL ? shell : games)[`${ROOM}/${folder}/${language}.ftl`];
  const made =
    asked.get(key) ?? source?.().then((text) => addTexts(language, of, text)) ?? Promise.resolve();
  asked.set(key, made);
  made.catch(() => asked.delete(key)); // the next one to ask tries again
  return made;
}

/** The words of a game, in the language of this page. */
export async function loadWords(game: string): Promise<void> {
  wanted.add(game);
  const language = lang.peek();
  await load(game, language);
  if (lang.peek() !== language) await loadWords(game); // another was chosen meanwhile
}

export function loadShell(): Promise<void> {
  return loadWords(SHELL);
}

/** Every catalogue in every language, for tests in plain Node. */
export async function loadAll(): Promise<void> {
  const all = Object.keys(games).map((path) => path.split("/").at(-2)?.replaceAll("_", "-") ?? "");
  const each = [SHELL, ...all].flatMap((of) => LANGUAGES.map((language) => load(of, language)));
  await Promise.all(each);
}

/** Speak another language, once its words are there; false: they could not be loaded. */
export async function changeLang(to: Lang): Promise<boolean> {
  try {
    for (let count = -1; count !== wanted.size;) {
      count = wanted.size; // a game may be opened meanwhile
      await Promise.all([...wanted].map((of) => load(of, to)));
    }
  } catch {
    return false;
  }
  setLang(to);
  return true;
}
