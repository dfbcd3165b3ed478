import { speak } from '@tafelrunde/engine';
import { RESULT_NAMES } from '../texts/names.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** Attacks on the figure have more of something; left out, the test is that it is a target. */
export interface BonusAgainst {
  readonly do: 'bonus-against';
  readonly to: 'damage' | 'range' | 'surges' | 'pierce';
  readonly n: number;
  readonly if?: Test;
}

export const bonusAgainst: DescentWord<BonusAgainst> = {
  say: ({ to, n, if: test }, { lang }) =>
    `${ifText(test, lang)}${speak(lang)('Attacks on you', 'Angriffe auf dich')}: ${n < 0 ? `−${-n}` : `+${n}`} ${RESULT_NAMES[to][lang]}.`,
};
