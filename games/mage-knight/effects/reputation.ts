import { speak } from '@tafelrunde/engine';
import { changeReputation } from '../rules/gain.ts';
import type { MageWord } from './word.ts';

/** Steps on the reputation track, up or down. Losing some is a price, never a reason to play a card. */
export interface Reputation {
  readonly do: 'reputation';
  readonly n: number;
}

export const reputation: MageWord<Reputation> = {
  can: (_, { n }) => n > 0,
  act(at, { n }) {
    changeReputation(at.state, at.io, at.seat, n, 'MK-EFF-03');
  },
  say: ({ n }, { lang }) =>
    n < 0
      ? speak(lang)(`Lose ${-n} reputation.`, `Du verlierst ${-n} Ansehen.`)
      : speak(lang)(`Gain ${n} reputation.`, `Du gewinnst ${n} Ansehen.`),
};
