import { life as lifePoints, selfWords } from './phrases.ts';
import type { CardWord } from './word.ts';

/** When the bearer would die, it stays alive with this many life points instead and the card goes to its discard pile. Not optional. */
export interface CheatDeath {
  readonly do: 'cheat-death';
  readonly life: number;
}

export const cheatDeath: CardWord<CheatDeath> = {
  say({ life }, scribe) {
    const { t } = scribe;
    const self = selfWords(scribe);
    return t(
      `If ${self} would die, discard this card instead; ${lifePoints(life, t)} ${life === 1 ? 'remains' : 'remain'}.`,
      `Würde ${self} sterben, lege stattdessen diese Karte ab; es ${life === 1 ? 'bleibt' : 'bleiben'} ${lifePoints(life, t)}.`,
    );
  },
};
