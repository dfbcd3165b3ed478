import { speak } from '@tafelrunde/engine';
import { cardOf } from '../content/index.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** What the card just used has done, it does to these figures too; what answers an attack helps nobody else (D2C-HERO-12). */
export interface ShareUse {
  readonly do: 'share-use';
}

const effectsOf = ({ about: { card } }: Doing): readonly Effect[] =>
  card === undefined
    ? []
    : (cardOf(card).abilities ?? []).flatMap(({ at, effects }) =>
        at === 'action' || at === 'own-turn' ? effects : [],
      );

export const shareUse: DescentWord<ShareUse> = {
  can: at => at.on.length > 0 && effectsOf(at).length > 0,
  *act(at) {
    const on = at.on.filter(id => !at.about.on?.includes(id));
    if (on.length > 0) yield* vocabulary.carryOut({ ...at, on }, effectsOf(at));
  },
  say: (_, { lang }) => speak(lang)('It works on them too.', 'Sie wirkt auch auf sie.'),
};
