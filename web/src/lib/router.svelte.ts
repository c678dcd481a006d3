/** Paths to pages, by the history API. */
export type Route = { page: string; params: Record<string, string>; query: URLSearchParams };

const ROUTES: [string, string][] = [
  ["/", "landing"],
  ["/lobby", "lobby"],
  ["/games", "mine"],
  ["/new/:game", "create"],
  ["/join/:invite", "join"],
  ["/table/:id", "table"],
  ["/replay/:id", "replay"],
  ["/replays", "replays"],
  ["/rules/:game", "rules"],
  ["/verify/:id", "verify"],
  ["/settings", "settings"],
];

export function match(address: string): Route {
  const url = new URL(address, "http://here");
  const parts = url.pathname.split("/").filter(Boolean);
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? "";
      if (!want.startsWith(":")) return want === part;
      params[want.slice(1)] = decodeURIComponent(part);
      return true;
    });
    if (fits) return { page, params, query: url.searchParams };
  }
  return { page: "lost", params: {}, query: url.searchParams };
}

let here: Route = $state.raw(match("/"));

export const route = (): Route => here;

export function arrive(): void {
  here = match(location.pathname + location.search);
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Links inside the client do not reload the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
