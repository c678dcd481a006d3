/** Names of all that lies on the table, from the catalogues. */
import { attribute, dashed, list, t } from "../../lib/i18n.svelte";
import { type Counts, inOrder, type Meeting } from "./data";

export const regionName = (id: string): string => t(`region-${dashed(id)}`);
export const nationName = (id: string): string => t(`nation-${dashed(id)}`);
export const characterName = (id: string): string => t(`character-${dashed(id)}`);
export const sideName = (id: string): string => t(`side-${dashed(id)}`);
export const seatName = (id: string): string => t(`seat-${dashed(id)}`);
export const faceName = (id: string): string => t(`die-${dashed(id)}`);
export const tileName = (id: string): string => t(`tile-${dashed(id)}`);
export const deckName = (id: string): string => t(`deck-${dashed(id)}`);
export const actName = (id: string): string => t(`act-${dashed(id)}`);
export const cardName = (id: string): string => t(`card-${dashed(id)}`);
export const cardText = (id: string): string => attribute(`card-${dashed(id)}`, "text");
export const combatName = (id: string): string => t(`combat-${dashed(id)}`);
export const combatText = (id: string): string => attribute(`combat-${dashed(id)}`, "text");
export const phaseName = (id: string): string => t(`phase-${dashed(id)}`);
export const settlementName = (id: string): string => t(`settlement-${dashed(id)}`);
export const figureName = (id: string): string => t(`figure-${dashed(id)}`);
export const figureCount = (id: string, count: number): string => attribute(`figure-${dashed(id)}`, "count", { count }) || `${count} ${figureName(id)}`;
export const meetingName = (meeting: Meeting): string => t("ui-ring-meets", { what: meeting });

/** A force in words: "4 Gondor regulars and Boromir"; "" where there is nobody. */
export function forceSpoken(force: Counts, characters: readonly string[] = []): string {
  const all = [...inOrder(force).map(({ figure, count }) => figureCount(figure, count)), ...characters.map(characterName)];
  return all.length ? list(all) : "";
}
