import { type Amount, speak } from '@tafelrunde/engine';
import { boosted } from '../rules/boosts.ts';
import { canUseInfluence, gainPoints } from '../rules/points.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** Influence points (MK-INT-02). */
export interface Influence {
  readonly do: 'influence';
  readonly n: Amount<Per>;
}

export const influence: MageWord<Influence> = {
  can: (at, { n }) => canUseInfluence(at) && amountNow(at, n) > 0,
  act(at, { n }) {
    gainPoints(at, 'influence', boosted(at, 'influence', amountNow(at, n)));
  },
  say: ({ n }, { lang }) => speak(lang)(`Influence ${amountText(n, 'en')}.`, `Einfluss ${amountText(n, 'de')}.`),
};
