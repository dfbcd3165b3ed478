import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { erased, load } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { adventures } from '../content/adventures/index.ts';
import { abilities, feats, type Grant as GrantEffect, items, spells } from '../content/index.ts';
import { dungeonSaga, type State } from '../index.ts';
import { grantNamed, grantsIn } from '../rules/sources.ts';
import { armourOf } from '../rules/values.ts';
import { figureOf } from '../state.ts';

const armour = (by: number, key?: string): GrantEffect => ({
  do: 'grant',
  aim: 'you',
  until: 'turn',
  ...(key !== undefined && { key }),
  effects: [{ do: 'modify', stat: 'armour', by, whose: 'own' }],
});

describe('lasting effects are known by name', () => {
  test('every card has a key of its own for each', () => {
    const actions = adventures.flatMap(adventure => adventure.actions ?? []);
    for (const { id, effects } of [...abilities, ...items, ...feats, ...spells, ...actions])
      for (const [key, { effect }] of grantsIn(id, effects))
        expect(grantNamed({ source: id, key }).effect).toBe(effect);
  });

  test('DS-ITEM-06 DS-MAGIC-03 lasting effects are found where they stand: on the card itself or within a moment or a roll', () => {
    const keys = (list: readonly { readonly id: string; readonly effects: Parameters<typeof grantsIn>[1] }[]) =>
      list.flatMap(({ id, effects }) => [...grantsIn(id, effects).keys()]);
    expect(keys(items)).toEqual([
      'energy-crystal',
      'weapon-oil',
      'warding-scroll',
      'smoke-vial',
      'swiftness-draught',
      'dwarf-ale',
    ]);
    expect(keys(spells)).toEqual(['corrode', 'steelskin', 'grave-chill', 'bone-shell']);
    expect([...grantsIn('shell', [{ do: 'roll', atLeast: 5, effects: [armour(1)] }]).keys()]).toEqual(['shell']);
  });

  test('a card may be rewritten in any order; two effects of the same name are refused', () => {
    const [skin, bones] = [armour(1, 'skin'), armour(2, 'bones')];
    for (const effects of [
      [skin, bones],
      [bones, skin],
    ])
      expect(grantsIn('shell', effects).get('skin')?.effect).toBe(skin);
    expect([...grantsIn('shell', [armour(1)]).keys()]).toEqual(['shell']);
    expect(() => grantsIn('shell', [armour(1), armour(2)])).toThrow(
      'Two lasting effects of "shell" are called "shell".',
    );
    expect(() => grantNamed({ source: 'steelskin', key: '0' })).toThrow(
      'There is no lasting effect "0" of "steelskin"',
    );
  });
});

describe('saves that hold them under the place on the card', () => {
  const saved = (name: string): State => {
    const file = join(import.meta.dirname, '..', '..', '..', 'testing', 'saves', name);
    return load(readFileSync(file, 'utf8'), [erased(dungeonSaga)]).match.state as State;
  };

  test.each([
    ['dungeon-saga-lasting', ['steelskin']],
    ['dungeon-saga-grant', ['dwarf-ale', 'steelskin']],
  ])('%s: they are named, last as long and count as before', (name, sources) => {
    const state = saved(`${name}.tafel.json`);
    expect(state.grants).toEqual(
      sources.map(source => ({ source, key: source, on: 'danor', by: 'danor', until: 'next-turn' })),
    );
    const danor = figureOf(state, 'danor');
    expect(armourOf(state, danor)).toBe(armourOf({ ...state, grants: [] }, danor) + 1);
    expect(state).not.toHaveProperty('passed');
  });
});
