/** HTTP: everything around a table. A refusal is thrown as Refused and shown as a sentence. */
import type {
  About,
  Advice,
  GameEvent,
  GameInfo,
  NewTable,
  Options,
  Person,
  Refusal,
  Replay,
  ReviewStanding,
  Rule,
  Settled,
  Table,
  Update,
  Verification,
  View,
} from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      `/api${path}`,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused({ code: "unreachable", where: "", message: "the server cannot be reached" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused((answer as Refusal | null) ?? { code: "busy", where: "", message: response.statusText });
  }
  return answer as T;
}

const path = encodeURIComponent;
const query = (fields: Record<string, string | number | null>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== null) params.set(name, String(value));
  const text = params.toString();
  return text && `?${text}`;
};

export const api = {
  about: () => ask<About>("/about"),
  games: () => ask<GameInfo[]>("/games"),
  game: (game: string) => ask<GameInfo>(`/games/${path(game)}`),
  settle: (game: string, options: Options) => ask<Settled>(`/games/${path(game)}/settle`, { options }),
  rules: (game: string, search = "") => ask<Rule[]>(`/games/${path(game)}/rules${query({ search: search || null })}`),
  rule: (game: string, rule: string) => ask<Rule>(`/games/${path(game)}/rules/${path(rule)}`),

  me: () => ask<{ me: Person | null }>("/me"),
  guest: (name: string) => ask<{ me: Person }>("/guest", { name }),
  account: (name: string, password: string) => ask<{ me: Person }>("/account", { name, password }),
  login: (name: string, password: string) => ask<{ me: Person }>("/login", { name, password }),
  logout: () => ask<{ me: null }>("/logout", {}),
  logoutEverywhere: () => ask<{ me: null }>("/logout/everywhere", {}),
  deleteAccount: (password: string) => ask<{ me: null }>("/account/delete", password ? { password } : {}),

  lobby: () => ask<{ tables: Table[] }>("/tables"),
  mine: () => ask<{ tables: Table[] }>("/me/tables"),
  create: (table: NewTable) => ask<Table>("/tables", table),
  table: (id: string) => ask<Table>(`/tables/${path(id)}`),
  invited: (invite: string) => ask<Table>(`/invites/${path(invite)}`),
  join: (id: string, seat: string, invite?: string) =>
    ask<Table>(`/tables/${path(id)}/join`, invite ? { seat, invite } : { seat }),
  leave: (id: string, seat: string) => ask<Table>(`/tables/${path(id)}/leave`, { seat }),
  agent: (id: string, seat: string, agent: string) => ask<Table>(`/tables/${path(id)}/agent`, { seat, agent }),
  close: (id: string) => ask<Table>(`/tables/${path(id)}/close`, {}),
  aside: (id: string) => ask<Table>(`/tables/${path(id)}/aside`, {}),
  rematch: (id: string, agent?: string) => ask<Table>(`/tables/${path(id)}/rematch`, agent ? { agent } : {}),
  hint: (id: string, seat: string) => ask<Advice>(`/tables/${path(id)}/hint`, { seat }),

  look: (id: string, seat: string | null, n: number) =>
    ask<{ n: number; last: number; view: View }>(`/tables/${path(id)}/look${query({ seat, n })}`),
  log: (id: string, seat: string | null) => ask<{ updates: Update[] }>(`/tables/${path(id)}/log${query({ seat })}`),

  replay: (id: string) => ask<Replay>(`/replays/${path(id)}`),
  replayLog: (id: string, seat: string) => ask<{ log: GameEvent[] }>(`/replays/${path(id)}/log${query({ seat })}`),
  replayViews: (id: string, seat: string, from: number, count: number) =>
    ask<{ views: { position: number; view?: View; views?: Record<string, View> }[] }>(
      `/replays/${path(id)}/views${query({ seat, from, count })}`,
    ),
  review: (id: string) => ask<ReviewStanding>(`/replays/${path(id)}/review`),
  beginReview: (id: string) => ask<ReviewStanding>(`/replays/${path(id)}/review`, {}),
  importRecord: (record: string) => ask<Replay>("/replays", { record }),
  verify: (id: string) => ask<Verification>(`/verify/${path(id)}`),
};

export const recordAddress = (id: string): string => `/api/replays/${path(id)}/record`;
