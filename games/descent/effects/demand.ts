import { speak } from '@tafelrunde/engine';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** Attacks of the figure (`demand`) or attacks that affect it (`demand-against`) miss unless a surge is spent on this first (D2-MISS-03). */
export interface Demand {
  readonly do: 'demand' | 'demand-against';
  readonly if?: Test;
}

const text = ({ do: word, if: test }: Demand, lang: 'en' | 'de'): string =>
  `${ifText(test, lang)}${
    word === 'demand'
      ? speak(lang)(
          'Attacks miss unless a surge is spent on this first.',
          'Angriffe verfehlen, wenn nicht zuerst eine Energie hierfür ausgegeben wird.',
        )
      : speak(lang)(
          'Attacks on it miss unless a surge is spent on this first.',
          'Angriffe darauf verfehlen, wenn nicht zuerst eine Energie hierfür ausgegeben wird.',
        )
  }`;

export const demand: DescentWord<Demand & { do: 'demand' }> = { say: (effect, { lang }) => text(effect, lang) };
export const demandAgainst: DescentWord<Demand & { do: 'demand-against' }> = {
  say: (effect, { lang }) => text(effect, lang),
};
