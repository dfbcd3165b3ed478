import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The figure has more or fewer actions in its turn or activation. */
export interface Actions {
  readonly do: 'actions';
  readonly n: number;
}

export const actions: DescentWord<Actions> = {
  say: ({ n }, { lang }) =>
    speak(lang)(`${n < 0 ? `−${-n}` : `+${n}`} action.`, `${n < 0 ? `−${-n}` : `+${n}`} Aktion.`),
};
