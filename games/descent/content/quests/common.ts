import type { Text } from '@tafelrunde/engine';
import type { Ability } from '../card.ts';
import type { Goal } from '../quest.ts';
import type { Size } from '../words.ts';

/** Time works for the overlord: every round and every hero knocked out brings him nearer. */
export const DOOM: readonly Ability[] = [
  { at: 'round-end', must: true, effects: [{ do: 'count', counter: 'doom' }] },
  { at: 'knocked-out', must: true, effects: [{ do: 'count', counter: 'doom' }] },
];

export const doom = (least: Readonly<Record<Size, number>>, text: Text): Goal => ({
  side: 'overlord',
  counter: 'doom',
  least,
  text,
});

/** The counter goes up when one of these is defeated. */
export const whenDefeated = (of: readonly string[], counter: string): Ability => ({
  at: 'defeated',
  must: true,
  if: { is: 'about-kind', of },
  effects: [{ do: 'count', counter }],
});
