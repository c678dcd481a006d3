/** War of the Ring in words: what real games ask, offer and tell is a whole sentence in every language. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../src/lib/choices";
import type { Decision, GameEvent, View } from "../src/lib/protocol";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Told = { views: View[]; events: GameEvent[]; outcomes: { winners: string[]; reason: string; scores: Record<string, number> }[] };

/** The beginnings of random games of every preset, and games that begin late (sieges, Mordor), as the server would tell them to each seat. */
const PLAY = `
import json, westmarch
from tests.games.war_of_the_ring.late import scenes
from westmarch import Generator
from westmarch.kernel.playout import random_token
game = westmarch.game("war_of_the_ring")
views, events, outcomes, kinds, seen = [], [], [], set(), set()
states = [game.new(preset, seed=number) for number, preset in enumerate(game.presets.values())]
for number, state in enumerate([*states, *scenes().values(), *scenes().values()]):
    rng = Generator.seeded(number)
    for _ in range(1500):
        if state.outcome is not None:
            break
        seat = state.seats[state.turn]
        decision = state.pending[0]
        key = (decision.prompt, *sorted({str(token).split()[0] for token in decision.tokens}))
        if key not in seen:
            seen.add(key)
            views.append(state.view(seat))
        for event in state.play(seat, random_token(state, state.turn, rng)):
            for told in [event.seen_by(reader) for reader in range(len(state.seats))]:
                about = [str(told.get(fact)) for fact in ("cause", "what", "how", "action", "choice", "nation", "figure", "tile")]
                key = (event.kind, *sorted(told), *about)
                if key not in kinds:
                    kinds.add(key)
                    events.append(told)
    if state.outcome is not None:
        outcomes.append({"winners": list(state.outcome.winners), "reason": state.outcome.reason, "scores": dict(state.outcome.scores)})
print(json.dumps({"views": views, "events": events, "outcomes": outcomes}))
`;

let told: Told;
let i18n: typeof import("../src/lib/i18n.svelte");
let spoken: typeof import("../src/games/war_of_the_ring/words");

beforeAll(async () => {
  const own = join(root, ".venv/bin/python");
  const python = process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: `${join(root, "src")}:${root}` };
  told = JSON.parse(execFileSync(python, ["-c", PLAY], { env, maxBuffer: 1 << 28, encoding: "utf8" })) as Told;
  vi.stubGlobal("document", { documentElement: {} });
  i18n = await import("../src/lib/i18n.svelte");
  spoken = await import("../src/games/war_of_the_ring/words");
  await i18n.learn("war_of_the_ring");
}, 240_000);

/** A sentence without a gap: no id, no variable, no empty place. */
function whole(text: string, about: unknown): void {
  const where = JSON.stringify(about)?.slice(0, 400);
  expect(text, where).toMatch(/\S/);
  expect(text, where).not.toMatch(/\{|\}|\$|undefined|\bnull\b|NaN|\[object|_|^(prompt|event|token|card|combat|ui|die|act|region|nation|figure|character)-| {2}|: *[.;,]|\(\)/);
}

describe("words for real games", () => {
  it("has met most of what there is to say", () => {
    expect(new Set(told.views.map((each) => each.decision?.prompt)).size).toBeGreaterThan(55);
    expect(new Set(told.events.map((event) => event.event)).size).toBeGreaterThan(50);
    expect(told.events.some((event) => event.event === "fellowship" && event["what"] === "step")).toBe(true);
    expect(told.outcomes.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)("%s: every prompt, choice, event and ending is a whole sentence", async (language) => {
    const missing = vi.spyOn(console, "error").mockImplementation(() => {});
    await i18n.speak(language);
    const { words } = spoken;
    for (const each of told.views) {
      const decision = each.decision as Decision;
      whole(words.prompt(decision), decision);
      whole(words.waiting(each.waiting[0]?.prompt ?? "", "Éowyn"), each.waiting);
      for (const token of decision.tokens) {
        whole(words.token(token, each), [token, decision.prompt]);
        whole(words.done?.(token, decision, each) ?? "", [token, decision.prompt]);
        const more = words.more(token, each);
        if (more) whole(more, [token, decision.prompt]);
      }
    }
    for (const event of told.events) {
      whole(words.event(event), event);
      if (words.cause(event)) whole(words.cause(event), event);
    }
    for (const outcome of told.outcomes) {
      whole(words.outcome(outcome), outcome);
      whole(words.reason(outcome.reason), outcome);
    }
    expect(missing.mock.calls).toEqual([]);
    missing.mockRestore();
  }, 120_000);
});

describe("a sentence", () => {
  const say = async (language: (typeof LANGUAGES)[number], event: GameEvent): Promise<string> => {
    await i18n.speak(language);
    return spoken.words.event(event);
  };
  const march = { event: "army_moved", side: "free_peoples", figures: { gondor_regular: 3, gondor_leader: 1 }, characters: ["boromir"], from: "osgiliath", to: "dead_marshes", cause: "move" };

  it("puts a region into the case that it needs", async () => {
    expect(await say("en", march)).toBe("The Free Peoples march from Osgiliath to the Dead Marshes: 3 Gondor regulars, 1 Gondor Leader, and Boromir.");
    expect(await say("pl", march)).toBe("Wolne Ludy maszerują z Osgiliath na Martwe Bagna: 3 regularne oddziały Gondoru, 1 dowódca Gondoru i Boromir.");
    expect(await say("it", march)).toBe("I Popoli Liberi marciano da Osgiliath alle Paludi Morte: 3 unità Regolari di Gondor, 1 Comandante di Gondor e Boromir.");
  });

  it("agrees with a people that is many", async () => {
    const played = (seat: string): GameEvent => ({ event: "event_played", seat, card: "athelas" });
    expect([await say("en", played("free_peoples")), await say("en", played("shadow"))]).toEqual(["The Free Peoples play “Athelas”.", "The Shadow plays “Athelas”."]);
    expect([await say("pl", played("free_peoples")), await say("pl", played("shadow"))]).toEqual(["Wolne Ludy zagrywają „Athelas”.", "Cień zagrywa „Athelas”."]);
  });

  it("counts dice in words", async () => {
    const view = told.views[0] as View;
    await i18n.speak("en");
    expect(["allocate 0", "allocate 1", "reroll 0", "reroll 2"].map((token) => spoken.words.token(token, view))).toEqual(["No dice", "One die", "Let the dice stand", "Roll 2 dice again"]);
  });

  it("keeps the face of a hidden card from those who may not know it", async () => {
    const drew = { event: "drew", seat: "shadow", deck: "strategy", cause: "phase_1" };
    expect(await say("en", drew)).toBe("The Shadow draws a Strategy card.");
    expect(await say("en", { ...drew, card: "stormcrow" })).toBe("The Shadow draws “Stormcrow” (Strategy).");
  });

  it("names the cause: a tile, a card, a Combat half", () => {
    expect(["two_reveal", "stormcrow", "heroic_death", "gimli", "shelobs_lair"].map((id) => spoken.causeWords(id))).toEqual([
      "Hunt tile 2 with Reveal",
      "Stormcrow",
      "Heroic Death",
      "Gimli",
      "Shelob’s Lair",
    ]);
  });

  it("tells what a Combat card has changed, and nothing else", async () => {
    const none = { bonus: 0, reroll_bonus: 0, fewer_dice: 0, most_dice: 5, forgone: 0, hits: 0, card_cancelled: false, no_reroll: false };
    const told = { event: "combat_modified", free_peoples: { ...none, bonus: 1 }, shadow: { ...none, bonus: -1, card_cancelled: true }, cause: "valour" };
    expect(await say("en", told)).toBe("After “Valour”: The Free Peoples +1 to the Combat roll, The Shadow −1 to the Combat roll, and The Shadow: Combat card cancelled.");
  });
});
