import { speak } from '@tafelrunde/engine';
import type { Ability } from '../content/card.ts';
import { abilityText } from '../texts/ability.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** The figure has this ability besides its own. */
export interface Offers {
  readonly do: 'offers';
  readonly ability: Ability;
  readonly if?: Test;
}

export const offers: DescentWord<Offers> = {
  say: ({ ability, if: test }, { lang }) =>
    `${ifText(test, lang)}${speak(lang)('It has this ability', 'Es hat diese Fähigkeit')}: ${abilityText(ability, lang)}`,
};
