import { type Amount, speak } from '@tafelrunde/engine';
import { addHits } from '../rules/attack/counting.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { Test } from './tests.ts';
import { holds } from './tests.ts';
import { testText } from './tests-text.ts';
import type { SorceryWord } from './word.ts';

/** More hits of the attack under way (SS-ATK-13), or fewer. */
export interface Hits {
  readonly do: 'hits';
  readonly n: Amount<Per>;
  readonly if?: Test;
}

export const hits: SorceryWord<Hits> = {
  can: ({ state, by, about }, { if: test }) =>
    state.attacks.length > 0 && (test === undefined || holds(state, by, test, about)),
  act(at, { n, if: test }) {
    if (test === undefined || holds(at.state, at.by, test, at.about)) addHits(at.state, at.source.id, amountNow(at, n));
  },
  say({ n, if: test }, { lang }) {
    const t = speak(lang);
    const clause = test === undefined ? '' : t(` if ${testText(test, 'en')}`, `, wenn ${testText(test, 'de')}`);
    const amount = typeof n === 'number' && n < 0 ? `−${-n}` : `+${amountText(n, lang)}`;
    return n === 1 || n === -1
      ? t(`${amount} hit${clause}.`, `${amount} Treffer${clause}.`)
      : t(`${amount} hits${clause}.`, `${amount} Treffer${clause}.`);
  },
};
