import { speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import type { DescentWord } from './word.ts';

/** An inactive group wakes, as if it had been attacked (D2-INACT-05). */
export interface Wake {
  readonly do: 'wake';
  readonly group: string;
}

export const wake: DescentWord<Wake> = {
  act({ state }, { group }) {
    for (const one of state.groups) if (one.id === group) one.inactive = false;
  },
  say: ({ group }, { lang }) => speak(lang)(`${cardName(group, 'en')} wakes.`, `${cardName(group, 'de')} erwacht.`),
};
