import { speak } from '@tafelrunde/engine';
import { tire } from '../rules/damage.ts';
import { freshness } from '../rules/using.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The heroes suffer fatigue up to their stamina. */
export interface WearOut {
  readonly do: 'wear-out';
}

export const wearOut: DescentWord<WearOut> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && freshness(state, heroOf(state, id)) > 0),
  *act({ state, io, on, by, source }) {
    for (const id of on)
      if (isHero(state, id))
        yield* tire(state, io, id, freshness(state, heroOf(state, id)), { by: source.id, from: by });
  },
  say: (_, { lang }) =>
    speak(lang)('Suffers fatigue up to the stamina.', 'Erleidet Erschöpfung bis zur Höhe der Ausdauer.'),
};
