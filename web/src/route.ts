// A small History router: the server sends the same page for every address. What the shell does not
// know may be a page of a game; the registry says so, and this file need not know any game.

import { signal } from "@preact/signals";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly game: string; readonly mode: string | null }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "replay"; readonly code: string }
  | { readonly page: "move" }
  | { readonly page: "referee"; readonly code: string | null }
  | { readonly page: "screen"; readonly code: string | null }
  | { readonly page: "game"; readonly path: string }
  | { readonly page: "missing" };

/** First parts of addresses that are taken: the shell's own pages, and what the server answers. */
export const SHELL_PATHS = ["new", "t", "move", "referee", "screen", "api", "assets", "socket.io"];

export function parse(url: URL): Route {
  const [first = "", second = "", third = "", ...more] = url.pathname.split("/").filter(Boolean);
  if (more.length > 0) return { page: "missing" };
  const code = second === "" ? null : decodeURIComponent(second).toUpperCase();
  switch (first) {
    case "":
      return { page: "start" };
    case "new":
      return { page: "new", game: decodeURIComponent(second), mode: url.searchParams.get("mode") };
    case "t":
      if (code === null) return { page: "start" };
      if (third === "replay") return { page: "replay", code };
      return third === "" ? { page: "table", code } : { page: "missing" };
    case "move":
      return { page: "move" };
    case "referee":
      return { page: "referee", code };
    case "screen":
      return { page: "screen", code };
    default:
      return { page: "game", path: first };
  }
}

const here = () => parse(new URL(location.href));

export const route = signal<Route>(here());

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

/** The same, leaving no way back to the page left. */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  arrive();
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
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}
