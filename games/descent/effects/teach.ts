import { speak } from '@tafelrunde/engine';
import { allyOf, allySkillsOf, learnSkill } from '../rules/allies.ts';
import { together } from '../rules/deciding.ts';
import { chooseCard } from '../rules/searching.ts';
import type { DescentWord } from './word.ts';

/** The heroes' ally learns a skill they choose (D2-ALLY-05). */
export interface Teach {
  readonly do: 'teach';
}

export const teach: DescentWord<Teach> = {
  can: ({ state }) => allyOf(state) !== null,
  *act({ state, io }) {
    const skills = allySkillsOf(state);
    if (allyOf(state) === null || skills.length === 0) return;
    learnSkill(state, io, yield* chooseCard(together(state).seat, skills));
  },
  say: (_, { lang }) => speak(lang)('Your ally learns a skill.', 'Euer Gefährte erlernt eine Fertigkeit.'),
};
