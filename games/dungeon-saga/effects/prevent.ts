import type { CardWord } from './word.ts';

/** You do not take the wound. Only at `wounding` and `crippling`. The attack has hit nevertheless. */
export interface Prevent {
  readonly do: 'prevent';
}

export const prevent: CardWord<Prevent> = {
  act({ context }) {
    context.prevented = true;
  },
  say: (_, { t }) => t('You do not take that wound.', 'Du erleidest diese Wunde nicht.'),
};
