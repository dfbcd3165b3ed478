import { expect, test } from 'vitest';
import { OVERLORD_CARDS } from '../../../content/index.ts';
import type { State } from '../../../state.ts';
import { at, fatigueOf, figure, hero, holds, monster, type Played, sit } from '../../positions.ts';

/** The overlord's turn: this monster is about to be activated. */
const night = (name: string): Played => {
  const t = sit(
    (state: State) => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, 'jain-fairwood', 'thief', 'E8');
      monster(state, name, 'H5');
      holds(state, ['danse-macabre'], ['dash', 'dash', 'dash']);
      state.stage = 'overlord';
      for (const one of state.heroes) one.acted = true;
    },
    { heroes: 2 },
  );
  for (let i = 0; i < 4 && t.kind !== 'answer' && t.kind !== 'monster-turn'; i++)
    t.choose(t.offered('group')[0] ?? t.offered('monster')[0] ?? t.offered('pass')[0] ?? '');
  return t;
};

test('Danse Macabre: heroes on a path of 4 spaces suffer fatigue up to their stamina, and they and the servant are moved 3 spaces', () => {
  const t = night('scourge');
  t.choose('play:danse-macabre');
  const go = (name: string): void => {
    t.choose(`space:${at(t.state, name)}`);
  };
  for (const name of ['G5', 'F5', 'E5', 'E4']) go(name);
  expect(fatigueOf(t, 'syndrael')).toBe(4);
  expect([t.kind, t.seat]).toEqual(['where', 0]);
  go('F8');
  go('J5');
  expect([figure(t, 'syndrael').cells, figure(t, 'scourge-1').cells]).toEqual([
    [at(t.state, 'F8')],
    [at(t.state, 'J5')],
  ]);
  // Jain did not stand on the path.
  expect([fatigueOf(t, 'jain-fairwood'), figure(t, 'jain-fairwood').cells]).toEqual([0, [at(t.state, 'E8')]]);
  expect([OVERLORD_CARDS['danse-macabre']?.xp, OVERLORD_CARDS['danse-macabre']?.deck]).toEqual([3, 'soulbinder']);
});

test('Danse Macabre: only when a servant is activated', () => {
  expect(night('zombie').offered('play:danse-macabre')).toEqual([]);
});
