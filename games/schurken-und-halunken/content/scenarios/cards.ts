import type { SupportCard } from '../cards.ts';

/**
 * Cards that only scenarios bring to the table: a dragon (a `summoning` whose creature stands in a group that no player
 * leads), a person to be guarded (an `npc`). They lie in no pile, and leave the game instead of being discarded.
 */
export const scenarioCards: readonly SupportCard[] = [];
