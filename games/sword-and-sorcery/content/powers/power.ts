import type { Ability } from '../ability.ts';
import type { HeroId } from '../heroes.ts';
import type { Nature } from '../words.ts';

/** A power card of one hero, or a talent that all may take (SS-DECK-19). Neutral ones are open to every nature (SS-POW-11). */
export interface PowerCard extends Ability {
  readonly of: HeroId | 'talent';
  readonly nature: Nature;
}
