import { speak } from '@tafelrunde/engine';
import { RISING } from '../rules/recovery.ts';
import type { DescentWord } from './word.ts';

/** The knocked-out hero who is about to rise rolls one die less. */
export interface Grasp {
  readonly do: 'grasp';
}

export const grasp: DescentWord<Grasp> = {
  can: ({ state }) => state.exhausting.some(({ card, spared }) => card === RISING && !spared),
  act({ state, about }) {
    const rising = state.exhausting.findLast(({ card, figure }) => card === RISING && figure === about.figure);
    if (rising !== undefined) rising.spared = true;
  },
  say: (_, { lang }) => speak(lang)('He rolls only one red die.', 'Er wirft nur einen roten Würfel.'),
};
