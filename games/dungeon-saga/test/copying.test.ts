import { whereShared } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { copyState } from '../copying.ts';
import { stateOf } from './positions.ts';

test('a copy is equal and shares nothing, not even what only a campaign or a re-dealt world has', () => {
  const state = stateOf(
    `
    O> D> .. s<
    .. %% c1 ..
    `,
    { turn: 'orlaf', items: { orlaf: ['healing-potion'] }, hand: ['interrupt'] },
  );
  state.spoils = { left: ['healing-potion'], handed: 1 };
  state.fallen = { rordin: ['healing-potion'] };
  state.unknown = { zones: [2], twists: ['a'] };
  state.over = { winners: [0], kind: 'overlord-crippled', rule: 'DS-DMG-16' };
  state.attack = {
    attacker: 'orlaf',
    target: 'skeleton-warrior-1',
    form: 'melee',
    free: false,
    base: 'own',
    behind: false,
    hindered: false,
    grants: [{ source: 'x', key: 'x', on: 'orlaf' }],
    dice: [6],
    defence: [1],
    armour: 2,
  };
  const twin = copyState(state);
  expect(twin).toEqual(state);
  expect(Object.keys(twin).toSorted()).toEqual(Object.keys(state).toSorted());
  expect(whereShared(twin, state)).toBeNull();
});
