import { choose, type Structure } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { holds } from '../rules/holding.ts';
import type { Descent } from '../types.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import type { Doing, Scribe } from './word.ts';

const deciding = ({ seat, also }: Doing) => (also === undefined ? { seat } : { seat, also });

/** What the words that put others together ask of the game. */
export const structure: Structure<Doing, Scribe, Descent, Test, never, never, never> = {
  *pick(at, lists) {
    const choice = yield* choose<Choice, AskKind>({
      ...deciding(at),
      kind: 'one-of',
      rule: 'D2-ABIL-01',
      options: lists.map(n => ({ do: 'way', n })),
    });
    return choice.do === 'way' ? choice.n : (lists[0] ?? 0);
  },
  *wants(at) {
    const choice = yield* choose<Choice, AskKind>({
      ...deciding(at),
      kind: 'whether',
      rule: 'D2-ABIL-01',
      options: [{ do: 'yes' }, { do: 'no' }],
    });
    return choice.do === 'yes';
  },
  holds: ({ state, by, about, source }, test) => holds(state, by, test, about, source.id),
  payable: () => false,
  pay: () => undefined,
  each: () => [],
  count: () => 0,
  die: () => 1,
  condition: (test, { lang }) => testText(test, lang),
  cost: () => '',
  group: () => '',
  per: () => '',
};
