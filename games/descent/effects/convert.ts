import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { resultOf } from '../rules/attack/result.ts';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Up to so much range of the attack becomes damage, or so much of its damage range, in one direction. */
export interface Convert {
  readonly do: 'convert';
  readonly most: number;
}

export const convert: DescentWord<Convert> = {
  can: ({ state }) => {
    if (state.attacks.length === 0) return false;
    const { damage, range } = resultOf(attackOf(state));
    return damage > 0 || range > 0;
  },
  *act({ state, io, seat, by, source }, { most }) {
    const attack = attackOf(state);
    const result = resultOf(attack);
    const direction = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2-ABIL-01',
      about: source.id,
      options: [
        ...(result.range > 0 ? [{ do: 'way', n: 0 } as const] : []),
        ...(result.damage > 0 ? [{ do: 'way', n: 1 } as const] : []),
      ],
    });
    const [from, to] =
      direction.do === 'way' && direction.n === 1 ? (['damage', 'range'] as const) : (['range', 'damage'] as const);
    const amount = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2-ABIL-01',
      about: source.id,
      options: Array.from({ length: Math.min(most, result[from]) }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const n = amount.do === 'number' ? amount.n : 1;
    attack[from].push({ source: source.id, amount: -n });
    attack[to].push({ source: source.id, amount: n });
    io.tell?.({ kind: 'added', by, source: source.id, to, n, rule: 'D2-DMOD-07' });
  },
  say: ({ most }, { lang }) =>
    speak(lang)(
      `Up to ${most} range becomes damage, or up to ${most} damage becomes range.`,
      `Bis zu ${most} Reichweite wird zu Schaden oder bis zu ${most} Schaden zu Reichweite.`,
    ),
};
