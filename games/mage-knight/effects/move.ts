import { type Amount, speak } from '@tafelrunde/engine';
import { boosted } from '../rules/boosts.ts';
import { canUseMove, gainPoints } from '../rules/points.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** Move points (MK-MOVE-03). */
export interface Move {
  readonly do: 'move';
  readonly n: Amount<Per>;
}

export const move: MageWord<Move> = {
  can: (at, { n }) => canUseMove(at) && amountNow(at, n) > 0,
  act(at, { n }) {
    gainPoints(at, 'move', boosted(at, 'move', amountNow(at, n)));
  },
  say: ({ n }, { lang }) => speak(lang)(`Move ${amountText(n, 'en')}.`, `Bewegung ${amountText(n, 'de')}.`),
};
