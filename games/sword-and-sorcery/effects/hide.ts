import { speak } from '@tafelrunde/engine';
import { passThreat } from '../rules/bosses.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero hides: no enemy can choose her; any action of hers ends it (SS-BEHV-14, SS-ENG-14). */
export interface Hide {
  readonly do: 'hide';
}

export const hide: SorceryWord<Hide> = {
  can: ({ state, by }) => isHero(state, by) && !heroOf(state, by).hidden,
  *act({ state, io, by }) {
    if (!isHero(state, by)) return;
    const hero = heroOf(state, by);
    hero.hidden = true;
    io.tell?.({ kind: 'tokens', figure: by, token: 'hidden', n: 1, rule: 'SS-BEHV-14' });
    yield* passThreat(state, io);
  },
  say: (_, { lang }) =>
    speak(lang)('You are hidden until your next action.', 'Du bist versteckt bis zu deiner nächsten Aktion.'),
};
