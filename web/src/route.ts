// A small History router: the server sends the same page for every address. What the shell does not
// know may be a page of a game; the registry says so, and this file need not know any game.

import { signal } from "@preact/signals";

import { isGuarded, wentBack, whenBack } from "./phone/back";

export type Route =
  | { readonly page: "start" }
  | {
      readonly page: "new";
      readonly game: string;
      readonly mode: string | null;
      readonly pack: string | null; // data to play with
    }
  | { readonly page: "data"; readonly game: string | null }
  | { readonly page: "pack"; readonly id: string }
  | { readonly page: "new-pack"; readonly game: string; readonly kind: string }
  | { readonly page: "shared"; readonly code: string }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "replay"; readonly code: string; readonly match: string | null }
  | { readonly page: "matches" }
  | { readonly page: "trays"; readonly code: string }
  | { readonly page: "dice"; readonly code: string }
  | { readonly page: "camera"; readonly code: string }
  | { readonly page: "teach"; readonly code: string }
  | { readonly page: "move" }
  | { readonly page: "referee"; readonly code: string | null }
  | { readonly page: "screen"; readonly code: string | null }
  | { readonly page: "game"; readonly path: string }
  | { readonly page: "missing" };

/** First parts of addresses that are taken: the shell's own pages, and what the server answers. */
export const SHELL_PATHS = [
  "new",
  "t",
  "move",
  "referee",
  "matches",
  "screen",
  "data",
  "api",
  "assets",
  "socket.io",
];

export function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  if (parts.includes(null)) return { page: "missing" };
  const [first, second, third, ...more] = parts.map((part) => part ?? "");
  return routeOf(url, first ?? "", second ?? "", third ?? "", more.length > 0);
}

/** A part of an address; null where its percent-encoding is malformed. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function routeOf(url: URL, first: string, second: string, third: string, more: boolean): Route {
  if (more) return { page: "missing" };
  const code = second === "" ? null : second.toUpperCase();
  switch (first) {
    case "":
      return { page: "start" };
    case "new":
      return {
        page: "new",
        game: second,
        mode: url.searchParams.get("mode"),
        pack: url.searchParams.get("pack"),
      };
    case "data":
      return ofData(second, third, url.searchParams.get("game"));
    case "t":
      if (code === null) return { page: "start" };
      if (third === "camera" || third === "teach") return { page: third, code };
      if (third === "replay") return { page: third, code, match: url.searchParams.get("match") };
      if (third === "trays" || third === "dice") return { page: third, code };
      return third === "" ? { page: "table", code } : { page: "missing" };
    case "move":
      return { page: "move" };
    case "matches":
      return second === "" ? { page: "matches" } : { page: "missing" };
    case "referee":
      return { page: "referee", code };
    case "screen":
      return { page: "screen", code };
    default:
      return { page: "game", path: first };
  }
}

/** /data, /data/pack/<id>, /data/new/<kind>?game=<game>, /data/<code>. */
function ofData(second: string, third: string, game: string | null): Route {
  if (second === "") return { page: "data", game };
  if (second === "pack") return { page: "pack", id: third };
  if (second === "new") {
    return { page: "new-pack", game: game ?? "", kind: third };
  }
  if (third !== "") return { page: "missing" };
  return { page: "shared", code: second.toUpperCase() };
}

const here = () => parse(new URL(location.href));

export const route = signal<Route>(here());

export function go(path: string): void {
  whenBack(() => {
    if (isGuarded()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    arrive();
  });
}

/** The same, leaving no way back to the page left. */
export function replace(path: string): void {
  whenBack(() => {
    history.replaceState(null, "", path);
    arrive();
  });
}

/** The address alone: the page that is shown stays as it is. */
export function rename(path: string): void {
  whenBack(() => history.replaceState(history.state, "", path));
}

function arrive(): void {
  route.value = here();
  window.scrollTo(0, 0);
}

/** Our own links change the page without loading it anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target !== "" || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function startRouting(): void {
  window.addEventListener("popstate", () => wentBack() || arrive());
  document.addEventListener("click", follow);
}
