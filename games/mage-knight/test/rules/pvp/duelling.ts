import { expect } from 'vitest';
import type { Duel, State } from '../../../state.ts';
import { heroOf, turnOf } from '../../../state.ts';
import { hexOn, hold, type Sitting, sit, stand } from '../../positions.ts';

/** Plains on tile 1: where the aggressor comes from, and where the defender stands; a village to the east of it. */
export const FROM = hexOn(1, 0, 4);
export const HERE = hexOn(1, 0, 3);
export const VILLAGE = hexOn(1, 0, 2);

/** `through`: a space passed on the way. */
type Options = NonNullable<Parameters<typeof sit>[0]> & { readonly through?: number };

/** Seat 0 stands beside the hero of seat 1 and has the move points to go there. Both hold a March, so that nobody's hand is empty. */
export function beside(arrange: (state: State) => void = () => {}, options: Options = {}): Sitting {
  return sit(options, state => {
    stand(state, 0, FROM);
    stand(state, 1, HERE);
    hold(state, 0, 'march');
    hold(state, 1, 'march');
    turnOf(state).move = 4;
    turnOf(state).cards = 1;
    arrange(state);
  });
}

/** Seat 0 has attacked seat 1, who attends as said: the defender is the first to attack. */
export function attacked(
  how: 'full' | 'partial',
  arrange: (state: State) => void = () => {},
  options: Options = {},
): Sitting {
  const t = beside(arrange, options);
  if (options.through !== undefined) t.choose(`step:${options.through}`);
  t.choose(`step:${HERE}`).choose('duel');
  while (t.kind === 'before-turn') t.choose('pass');
  return t.choose(`attend:${how}`);
}

/** The same in the melee phase: both have passed, the aggressor is the first to attack. */
export const inMelee = (
  how: 'full' | 'partial',
  arrange: (state: State) => void = () => {},
  options: Options = {},
): Sitting => attacked(how, arrange, options).choose('pass').choose('pass');

export const duel = (t: Sitting): Duel => {
  expect(t.state.duel).not.toBeNull();
  return t.state.duel as Duel;
};

export const them = (t: Sitting) => heroOf(t.state, 1);

/** What the attacker can spend the damage on, as it is named. */
export const aims = (t: Sitting): string[] => {
  expect(t.kind).toBe('duel-damage');
  return t.offered().toSorted();
};
