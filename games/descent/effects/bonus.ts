import { RESULT_NAMES } from '../texts/names.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** Attacks of the figure have more of something, without anybody using a card. */
export interface Bonus {
  readonly do: 'bonus';
  readonly to: 'damage' | 'range' | 'surges' | 'pierce';
  readonly n: number;
  readonly if?: Test;
}

export const bonus: DescentWord<Bonus> = {
  say: ({ to, n, if: test }, { lang }) =>
    `${ifText(test, lang)}${n < 0 ? `−${-n}` : `+${n}`} ${RESULT_NAMES[to][lang]}.`,
};
