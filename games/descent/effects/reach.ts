import { speak } from '@tafelrunde/engine';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** Melee attacks target spaces so many spaces away (D2-KEYW-13). */
export interface HasReach {
  readonly do: 'reach';
  readonly n: number;
  readonly if?: Test;
}

export const reach: DescentWord<HasReach> = {
  say: ({ n, if: test }, { lang }) =>
    `${ifText(test, lang)}${speak(lang)(`Melee attacks reach ${n} spaces.`, `Nahkampfangriffe reichen ${n} Felder weit.`)}`,
};
