import { copy } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import type { State } from '../index.ts';
import { castOf } from '../rules/cast.ts';
import { looking } from '../rules/looking.ts';
import { sceneOf } from '../rules/map.ts';
import { at, hero, monster, sit } from './positions.ts';

const position = (): State =>
  copy(
    sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
    }).state,
  );

test('a look finds a position once; what has changed since is found by the next', () => {
  const state = position();
  const [one] = state.heroes;
  const cell = at(state, 'F6');
  looking(state, () => {
    expect(castOf(state)).toBe(castOf(state));
    expect(sceneOf(state).crowd.all.has(cell)).toBe(false);
  });
  if (one !== undefined) one.cells = [cell];
  state.monsters = [];
  looking(state, () => {
    expect(sceneOf(state).crowd.all.has(cell)).toBe(true);
    expect([...castOf(state).words.values()].some(owners => owners.has('zombie-1'))).toBe(false);
  });
});

test('a look at another position in between disturbs nothing, nor does one that ends with an error', () => {
  const [here, there] = [position(), position()];
  const [one] = there.heroes;
  const [from, to] = [at(here, 'E5'), at(here, 'F6')];
  if (one !== undefined) one.cells = [to];
  const stands = (state: State) => [from, to].map(cell => sceneOf(state).crowd.all.has(cell));
  looking(here, () => {
    expect(stands(here)).toEqual([true, false]);
    expect(looking(there, () => stands(there), castOf(here))).toEqual([false, true]);
    expect(stands(here)).toEqual([true, false]);
    expect(stands(there)).toEqual([false, true]);
    expect(stands(here)).toEqual([true, false]);
    expect(() =>
      looking(there, () => {
        throw new Error('It cannot be seen.');
      }),
    ).toThrow('It cannot be seen.');
    expect(stands(here)).toEqual([true, false]);
  });
});
