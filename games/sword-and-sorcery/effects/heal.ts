import { type Amount, speak } from '@tafelrunde/engine';
import { healFigure } from '../rules/wounds.ts';
import { figureOf } from '../state.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** Removes wounds (SS-WND-03). */
export interface Heal {
  readonly do: 'heal';
  readonly n: Amount<Per>;
}

export const heal: SorceryWord<Heal> = {
  can: ({ state, on }) => on.some(id => (figureOf(state, id)?.wounds ?? 0) > 0),
  act(at, { n }) {
    for (const id of at.on) healFigure(at.state, at.io, id, amountNow(at, n));
  },
  say: ({ n }, { lang }) => speak(lang)(`Heal ${amountText(n, 'en')}.`, `Heile ${amountText(n, 'de')}.`),
};
