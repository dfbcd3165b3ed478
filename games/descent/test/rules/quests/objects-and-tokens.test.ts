import { describe, expect, test } from 'vitest';
import { ALL_OBJECTIVES, OBJECTIVES } from '../../../content/objectives.ts';
import type { State } from '../../../index.ts';
import { candidates } from '../../../rules/aiming.ts';
import { giveCondition } from '../../../rules/conditions.ts';
import { defeat } from '../../../rules/defeat.ts';
import { droppable, dropToken, takeable, takeToken } from '../../../rules/tokens.ts';
import { after, begun, dusk, io } from '../../laid.ts';
import { acts, at, figure, hero, monster } from '../../positions.ts';

import { activated, GRI, SYN, special } from './people-and-places.ts';

describe('objects', () => {
  const mire = (arrange: (state: State) => void = () => {}) =>
    begun('captive-of-the-mire', state => {
      hero(state, SYN, 'knight', 'P5');
      arrange(state);
    });

  test('D2-AOBJ-01 objects are attacked where the quest says so, and only by the other side', () => {
    const t = acts(mire(), SYN);
    // Of two heroes one may strike without an action as well.
    expect(t.offered('attack:').filter(id => id.includes('cage') && !id.endsWith(',true'))).toEqual([
      `attack:iron-longsword,cage-2,${at(t.state, 'Q5')}`,
      `attack:unarmed,cage-2,${at(t.state, 'Q5')}`,
    ]);
    const raid = begun('captive-of-the-mire', state => {
      hero(state, SYN, 'knight', 'B3');
      monster(state, 'goblin-archer', 'P5');
      dusk(state);
    });
    activated(raid, 'goblin-archer', 'goblin-archer-1');
    expect(raid.offered('attack:').filter(id => id.includes('cage'))).toEqual([]);
  });

  test('D2-AOBJ-03 D2-AOBJ-04 an object is an enemy figure while an attack works on it, and for everything then', () => {
    const t = mire(state => {
      monster(state, 'goblin-archer', 'N2');
    });
    const state = structuredClone(t.state);
    const asked = { state, by: SYN, source: { id: 'x', by: 'rule' as const }, on: [], about: {} };
    expect(candidates(asked, { who: 'figure', each: true })).toEqual(['goblin-archer-1']);
    state.attacks.push({ aims: [{ figure: 'cage-2' }] } as never);
    expect(candidates(asked, { who: 'figure', each: true })).toEqual(['goblin-archer-1', 'cage-2']);
  });

  test('D2-AOBJ-05 conditions an object has received stay after the attack', () => {
    const t = mire();
    const state = after(t, now => giveCondition(now, io(), 'cage-2', 'poisoned', 'x'));
    expect(state.companions.find(({ id }) => id === 'cage-2')?.conditions).toEqual(['poisoned']);
  });
});

describe('tokens', () => {
  const field = (arrange: (state: State) => void) => begun('harvest-and-fire', arrange);

  test('D2-OBJ-01 D2-OBJ-09 tokens are what the quest says: villagers are carried, a bell is cut down', () => {
    const t = field(state => void hero(state, SYN, 'knight', 'H4'));
    expect(takeable(t.state, SYN)).toEqual(['villager-1']);
    const bell = begun('toll-at-the-ford', state => void hero(state, SYN, 'knight', 'K3'));
    expect([takeable(bell.state, SYN), special(bell.state, SYN)]).toEqual([[], ['silence-bell']]);
  });

  test('D2-OBJ-02 a token in the own or an adjacent space is picked up as an action', () => {
    const t = acts(
      field(state => void hero(state, SYN, 'knight', 'I4')),
      SYN,
    );
    t.choose(`take:villager-1,${at(t.state, 'I4')}`);
    expect([figure(t, SYN).carries, t.state.turns[0]?.actions]).toEqual([['villager-1'], 1]);
    expect(takeable(begun('harvest-and-fire', state => void hero(state, SYN, 'knight', 'G4')).state, SYN)).toEqual([]);
  });

  test('D2-OBJ-03 without a limit a figure carries any number, with one no more', () => {
    const books = begun('books-and-blades', state => {
      hero(state, SYN, 'knight', 'B3').carries = ['book-1'];
      for (const token of state.tokens) if (token.kind === 'book') token.cell = at(state, 'A3');
    });
    expect(takeable(books.state, SYN)).toContain('book-2');
    const full = structuredClone(books.state);
    full.heroes[0]?.carries.push('book-2');
    expect(takeable(full, SYN)).toEqual([]);
  });

  test('D2-OBJ-04 what another carries is not picked up, and tokens are not traded', () => {
    const t = acts(
      field(state => {
        hero(state, SYN, 'knight', 'H4').carries = ['villager-1'];
        hero(state, GRI, 'berserker', 'H5');
        for (const token of state.tokens) if (token.id === 'villager-1') token.cell = null;
      }),
      SYN,
    );
    expect(takeable(t.state, GRI)).not.toContain('villager-1');
    expect(t.offered('give:')).toEqual([]);
  });

  test('D2-OBJ-05 as an action it is dropped in an adjacent space', () => {
    const t = field(state => {
      hero(state, SYN, 'knight', 'A4').carries = ['villager-1'];
      for (const token of state.tokens) if (token.id === 'villager-1') token.cell = null;
    });
    expect(droppable(t.state, SYN).map(({ cell }) => cell)).toEqual(['B4', 'A5', 'B5'].map(name => at(t.state, name)));
    const state = after(t, now => dropToken(now, io(), SYN, 'villager-1', at(now, 'B4')));
    expect([state.heroes[0]?.carries, state.tokens.find(({ id }) => id === 'villager-1')?.cell]).toEqual([
      [],
      at(t.state, 'B4'),
    ]);
  });

  test('D2-OBJ-06 the token of a defeated carrier lies where it stood', () => {
    const t = field(state => {
      hero(state, SYN, 'knight', 'A4');
      monster(state, 'goblin-archer', 'L4').carries = ['villager-2'];
      for (const token of state.tokens) if (token.id === 'villager-2') token.cell = null;
    });
    const state = after(t, now => defeat(now, io(), 'goblin-archer-1', { by: 'x' }));
    expect(state.tokens.find(({ id }) => id === 'villager-2')?.cell).toBe(at(t.state, 'L4'));
  });

  test('D2-OBJ-07 D2-OBJ-08 four blue, one green, four red and one white token: ten in all', () => {
    expect([OBJECTIVES, ALL_OBJECTIVES]).toEqual([{ blue: 4, green: 1, red: 4, white: 1 }, 10]);
  });

  test('D2C-QTSR-01 the chief carries villagers like any goblin, but questions them only at the crossing', () => {
    const t = field(state => {
      hero(state, SYN, 'knight', 'A4');
      monster(state, 'splig', 'L4');
      monster(state, 'goblin-archer', 'K3');
      monster(state, 'cave-spider', 'K4');
    });
    expect([
      takeable(t.state, 'splig'),
      takeable(t.state, 'goblin-archer-1'),
      takeable(t.state, 'cave-spider-1'),
    ]).toEqual([['villager-2'], ['villager-2'], []]);
    const state = after(t, now => takeToken(now, io(), 'splig', 'villager-2'));
    expect(special(state, 'splig')).toEqual([]);
    const there = structuredClone(state);
    Object.assign(there.monsters[0] ?? {}, { cells: [at(t.state, 'M4')] });
    expect(special(there, 'splig')).toEqual(['question-villager']);
  });

  test('harvest-and-fire: a villager brought into the barn counts; two are enough for two heroes', () => {
    const t = acts(
      field(state => {
        hero(state, SYN, 'knight', 'E8').carries = ['villager-1'];
        state.counters.saved = 1;
      }),
      SYN,
    );
    t.choose(t.offered('special:shelter')[0] ?? '');
    expect([t.state.counters.saved, t.state.won]).toEqual([2, ['heroes']]);
  });
});
