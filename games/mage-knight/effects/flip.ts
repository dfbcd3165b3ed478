import { speak } from '@tafelrunde/engine';
import { tokenOf } from '../rules/skill-tokens.ts';
import type { MageWord } from './word.ts';

/** The skill token is turned face down: a price. */
export interface Flip {
  readonly do: 'flip';
}

export const flip: MageWord<Flip> = {
  can: () => false,
  act({ state, source }) {
    const token = tokenOf(state, source.id);
    if (token) token.skill.used = true;
  },
  say: (_, { lang }) => speak(lang)('Turn this token face down.', 'Drehe dieses Plättchen um.'),
};
