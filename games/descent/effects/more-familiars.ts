import { speak } from '@tafelrunde/engine';
import { familiarOf } from '../content/index.ts';
import type { DescentWord } from './word.ts';

/** Its owner may have so many more familiars of this kind on the map. */
export interface MoreFamiliars {
  readonly do: 'more-familiars';
  readonly familiar: string;
  readonly n: number;
}

export const moreFamiliars: DescentWord<MoreFamiliars> = {
  say: ({ familiar, n }, { lang }) =>
    speak(lang)(
      `You may have ${n} more on the map: ${familiarOf(familiar).name.en}.`,
      `Du darfst ${n} mehr auf dem Spielplan haben: ${familiarOf(familiar).name.de}.`,
    ),
};
