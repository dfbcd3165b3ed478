import { listed, speak } from '@tafelrunde/engine';
import { MANA_NAMES } from '../content/words.ts';
import type { MageWord } from './word.ts';

/**
 * A die of the Source that shows black or gold gives mana of another colour, even when it is depleted (MK-MANA-14). Passive: paying reads it; with
 * `last` and `times: 1` it holds for one die.
 */
export interface WildDie {
  readonly do: 'wild-die';
  readonly of: readonly ('black' | 'gold')[];
  /** `any`: black mana too, where that can be used. */
  readonly as: 'basic' | 'any';
}

export const wildDie: MageWord<WildDie> = {
  // A die more is the reason to play such a card.
  can: () => false,
  say({ of, as }, { lang }) {
    const t = speak(lang);
    const dice = listed(
      of.map(mana => MANA_NAMES[mana][lang]),
      t('or', 'oder'),
    );
    return as === 'basic'
      ? t(
          `a die that shows ${dice} gives mana of any basic colour, by day and at night.`,
          `ein Würfel, der ${dice} zeigt, gibt bei Tag und bei Nacht Mana einer beliebigen Grundfarbe.`,
        )
      : t(
          `a die that shows ${dice} gives mana of any colour.`,
          `ein Würfel, der ${dice} zeigt, gibt Mana einer beliebigen Farbe.`,
        );
  },
};
