import { vocabulary } from '../effects/vocabulary.ts';
import type { State, Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { doing } from './doing.ts';
import { inForce } from './passives.ts';

/** What one or several discounts together take off the price of a unit. */
interface Discount {
  readonly by: number;
  /** Their places among the lasting effects. */
  readonly places: readonly number[];
}

/** All discounts that could be used for a unit, alone and together. */
export function discounts(state: State, { seat }: Turn): Discount[] {
  let all: Discount[] = [];
  for (const { effect, at } of inForce(state, seat, 'recruit-discount'))
    if (at !== null)
      all = [
        ...all,
        { by: effect.by, places: [at] },
        ...all.map(({ by, places }) => ({ by: by + effect.by, places: [...places, at] })),
      ];
  return all;
}

/** Discounts are used up, and what they demand follows. */
export function* useDiscounts(state: State, io: Io, turn: Turn, places: readonly number[]): Flow {
  for (const place of places) {
    const lasting = state.lasting[place];
    if (lasting?.what.do !== 'recruit-discount') continue;
    if (lasting.left !== null) lasting.left--;
    const source = { by: 'rule', id: lasting.source, unit: null, colours: [], side: 'basic' } as const;
    yield* vocabulary.carryOut(doing(state, io, turn, source), lasting.what.effects ?? []);
  }
}
