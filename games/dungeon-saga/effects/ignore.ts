import type { Penalty } from '../content/effects.ts';
import { penaltyWords } from '../content/words.ts';
import type { CardWord } from './word.ts';

/** This standard modifier does not cost you a die. You remain injured, outnumbered ... for everything else. */
export interface Ignore {
  readonly do: 'ignore';
  readonly penalty: Penalty;
}

export const ignore: CardWord<Ignore> = {
  say: ({ penalty }, { lang, t }) =>
    `${penaltyWords[penalty][lang]} ${t('costs you no die', 'kostet dich keinen Würfel')}`,
};
