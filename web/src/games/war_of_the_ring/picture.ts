/** What the map is told: what stands where, in words and for the eye; the trails of what happens and of what would. */
import { language, t } from "../../lib/i18n.svelte";
import type { Decision, View } from "../../lib/protocol";
import { charactersOf, type Counts, type FellowshipView, forceOf, type RegionView, SIDES, sideOfSeat, type TableView, tableOf } from "./data";
import { SHAPES } from "./map/shapes";
import type { RegionState, Trail } from "./map/types";
import { forceSpoken, nationName, regionName, settlementName, sideName } from "./names";
import type { Movement } from "./scene";
import { type Party, partyOf, type Prospect, subjectOf, verbOf } from "./tokens";

type Goals = Record<string, Prospect[]>;

/** A region's own nature: "City, Rohan". */
export function natureOf(region: string): string {
  const shape = SHAPES[region];
  return [shape?.kind ? settlementName(shape.kind) : "", shape?.nation ? nationName(shape.nation) : ""].filter(Boolean).join(", ");
}

/** A region that is the same as before is not put into words again. */
let spokenIn = "";
let sentences = new WeakMap<RegionView, string[]>();

/** Who stands in a region, side by side in words. */
export function standing(told: RegionView | undefined): string[] {
  if (!told) return [];
  if (spokenIn !== language()) [spokenIn, sentences] = [language(), new WeakMap()];
  const before = sentences.get(told);
  if (before) return before;
  const found = inWords(told);
  sentences.set(told, found);
  return found;
}
function inWords(told: RegionView): string[] {
  return SIDES.flatMap((side) => {
    const force = forceSpoken(forceOf(told, side), charactersOf(told, side));
    return force ? [t("ui-ring-stands", { side: sideName(side), force, besieged: told.besieged === side ? "yes" : "no" })] : [];
  });
}

function spoken(table: TableView, region: string, goals: Prospect[] | undefined): string {
  const told = table.regions[region];
  const parts = [regionName(region), natureOf(region), ...standing(told)];
  if (told?.controlled_by) parts.push(t("ui-ring-held-by", { side: sideName(told.controlled_by) }));
  if (table.fellowship.region === region) parts.push(t("ui-ring-bearers-here"));
  if (goals?.length) parts.push(t("ui-ring-may-choose"));
  return `${parts.filter(Boolean).join(". ")}.`;
}

export function regionStates(table: TableView, goals: Goals): Record<string, RegionState> {
  const found: Record<string, RegionState> = {};
  const wanted = new Set([...Object.keys(table.regions), ...Object.keys(goals), table.fellowship.region]);
  for (const region of wanted) {
    if (!(region in SHAPES)) continue;
    const told = table.regions[region];
    const stands = SIDES.filter((side) => Object.keys(forceOf(told, side)).length || charactersOf(told, side).length);
    found[region] = {
      spoken: spoken(table, region, goals[region]),
      field: stands.some((side) => told?.besieged !== side) || table.fellowship.region === region,
      inside: told?.besieged !== undefined && stands.includes(told.besieged),
      captured: told?.controlled_by ?? null,
    };
  }
  return found;
}

/** What stands in one place, as far as it is drawn. */
export type Standing = { told: RegionView | undefined; bearers: Bearers | null; going: Counts | null };
export type Bearers = Pick<FellowshipView, "hidden" | "progress">;
export const NOBODY: Standing = { told: undefined, bearers: null, going: null };

const alike = (one: unknown, two: unknown): boolean => one === two || JSON.stringify(one) === JSON.stringify(two);
export const sameStanding = (one: Standing, two: Standing): boolean => one.told === two.told && alike(one.bearers, two.bearers) && alike(one.going, two.going);

export function standings({ regions, fellowship }: TableView, party: Party | null): Record<string, Standing> {
  const { region, hidden, progress } = fellowship;
  const found: Record<string, Standing> = Object.fromEntries(Object.entries(regions).map(([id, told]) => [id, { ...NOBODY, told }]));
  if (region) found[region] = { ...NOBODY, ...found[region], bearers: { hidden, progress } };
  if (party && Object.keys(party.figures).length) found[party.region] = { ...NOBODY, ...found[party.region], going: party.figures };
  return found;
}

/** Whither the army that is hinted or named could go, and what has just moved. */
export function trailsOf(view: View, decision: Decision | null, moved: Movement | null, hinted: string | null, under: string | null, goals: Goals): Trail[] {
  const found: Trail[] = moved && moved.from in SHAPES && moved.to in SHAPES ? [{ from: moved.from, to: moved.to, kind: moved.kind }] : [];
  if (!decision) return found;
  const table = tableOf(view);
  const from = partyOf(decision)?.region ?? String(decision.about["from"] ?? "");
  const target = hinted && subjectOf(hinted) in SHAPES ? subjectOf(hinted) : under && goals[under] ? under : null;
  if (!target) return found;
  if (hinted && verbOf(hinted) === "from") {
    const ways = table.regions[target]?.ways?.[sideOfSeat(decision.seat)] ?? {};
    const attacks = decision.prompt.startsWith("attack");
    const fights = (meeting: string): boolean => ["attack", "assault", "sortie"].includes(meeting);
    return [...found, ...Object.entries(ways).filter(([to, meeting]) => to !== target && fights(meeting) === attacks).map(([to]): Trail => ({ from: target, to, kind: "ghost" }))];
  }
  if (from && from !== target && from in SHAPES) found.push({ from, to: target, kind: "ghost" });
  return found;
}
