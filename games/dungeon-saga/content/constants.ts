import type { Ruler } from './effects.ts';

/** Lengths of the rulers in squares, from base to base. The rulebook does not print them (DS-RANGE-05). */
export const rulers: Readonly<Record<Ruler, number>> = { short: 3, long: 8 };

/** DS-LIMIT-01, -03 and -05. */
export const limits = { minDice: 2, minArmour: 1, maxArmour: 5 } as const;

/** DS-MAGIC-07: quarter turns of the card after casting. One is taken back at the end of every round. */
export const recharge = { lesser: 1, greater: 2 } as const;

/** DS-SETUP-11. */
export const startingHand = 3;

/** Bone pile tokens in the box. */
export const bonePiles = 10;
