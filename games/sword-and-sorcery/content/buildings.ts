import type { DieSymbol } from './words.ts';

/** The Magic Forge (SS-BLDG-02) and the inn of the Shying Pony (SS-BLDG-06): prices, and what a bet wins by its symbol. */
export const FORGE_PRICE = 50;
export const STAKE = 5;
export const BETS: Readonly<Partial<Record<DieSymbol, number>>> = { block: 10, magic: 20, sorcery: 50 };
/** What a treasure brings for each act (SS-EMP-09). */
export const SALE_PRICE = 25;
