/** What a choice would do, in a sentence, before it is made. */
import { t } from "../../lib/i18n.svelte";
import type { Decision, View } from "../../lib/protocol";
import { charactersOf, forceOf, leadershipOf, MOST_DICE, other, sideOfSeat, tableOf, units } from "./data";
import { SHAPES } from "./map/shapes";
import { meetingName, nationName } from "./names";
import { partyOf, subjectOf, verbOf } from "./tokens";

const least = (number: number): number => Math.min(MOST_DICE, number);

/** Dice against dice, and what the walls do for the defenders. WOTR-COMBAT-17 to -22 */
function attack(view: View, decision: Decision, region: string): string {
  const party = partyOf(decision);
  if (!party) return "";
  const table = tableOf(view);
  const foe = other(sideOfSeat(decision.seat));
  const told = table.regions[region];
  const kind = SHAPES[region]?.kind;
  const besieged = told?.besieged === foe;
  const walls = besieged ? "siege" : kind === "city" || kind === "fortification" ? "city" : kind === "stronghold" && !told?.besieged ? "stronghold" : "none";
  return t("ui-ring-preview-attack", {
    own: least(units(party.figures)),
    leadership: least(leadershipOf(party.figures, party.characters)),
    foe: least(units(forceOf(told, foe))),
    "foe-leadership": least(leadershipOf(forceOf(told, foe), charactersOf(told, foe))),
    walls,
  });
}

export function preview(token: string, view: View): string {
  const { decision } = view;
  if (!decision) return "";
  const subject = subjectOf(token);
  const table = tableOf(view);
  switch (verbOf(token)) {
    case "attack":
      return attack(view, decision, subject);
    case "to": {
      const from = partyOf(decision)?.region;
      const meets = from ? table.regions[from]?.ways?.[sideOfSeat(decision.seat)]?.[subject] : undefined;
      return meets ? meetingName(meets) : "";
    }
    case "advance": {
      const steps = (table.politics[subject]?.steps_to_war ?? 1) - 1;
      return t("ui-ring-nation-spoken", { nation: nationName(subject), steps, active: table.politics[subject]?.active ? "yes" : "no" });
    }
    case "allocate":
      return t("ui-ring-preview-allocate", { left: Math.max(0, table.dice.shadow.pool - Number(subject)) });
    case "ring":
      return t("ui-ring-preview-ring", { side: sideOfSeat(decision.seat) });
    default:
      return "";
  }
}
