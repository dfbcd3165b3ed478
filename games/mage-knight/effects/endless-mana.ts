import { listed, speak } from '@tafelrunde/engine';
import { MANA_NAMES, type Mana } from '../content/words.ts';
import type { MageWord } from './word.ts';

/** Mana of these colours without end. Passive: paying reads it. */
export interface EndlessMana {
  readonly do: 'endless-mana';
  readonly of: readonly Mana[];
}

export const endlessMana: MageWord<EndlessMana> = {
  say({ of }, { lang }) {
    const t = speak(lang);
    const colours = listed(
      of.map(mana => MANA_NAMES[mana][lang]),
      t('and', 'und'),
    );
    return t(`${colours} mana never runs out.`, `Mana dieser Farben geht nie aus: ${colours}.`);
  },
};
