import { listed, speak } from '@tafelrunde/engine';
import type { Element } from '../content/words.ts';
import { attackName } from './names.ts';
import type { MageWord } from './word.ts';

/** Some damage of one attack to the hero is ignored, more of some elements. Passive: asked when the hero is hurt, once a turn. */
export interface IgnoreDamage {
  readonly do: 'ignore-damage';
  readonly much: number;
  readonly of: readonly Element[];
  readonly other: number;
}

export const ignoreDamage: MageWord<IgnoreDamage> = {
  say({ much, of, other }, { lang }) {
    const t = speak(lang);
    const kinds = listed(
      of.map(one => (one === 'physical' ? t('physical attack', 'physischen Angriff') : attackName('melee', one, lang))),
      t('or', 'oder'),
    );
    return t(
      `Ignore ${much} damage to your hero from one ${kinds}, or ${other} from another attack.`,
      `Ignoriere ${much} Schaden an deinem Helden durch einen ${kinds} oder ${other} durch einen anderen Angriff.`,
    );
  },
};
