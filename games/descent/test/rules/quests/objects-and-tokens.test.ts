import { describe, expect, test } from 'vitest';
import { ALL_OBJECTIVES, OBJECTIVES } from '../../../content/objectives.ts';
import type { State } from '../../../index.ts';
import { takeable, takeToken } from '../../../rules/tokens.ts';
import { after, begun, dusk, io } from '../../laid.ts';
import { acts, at, damageOf, face, figure, go, hero, lay, monster, type Played, sit, strike } from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';

import { activated, GRI, SYN, special } from './people-and-places.ts';

const named = (en: string, de: string) => ({ name: { en, de } });
const OBJECT = { as: 'object', side: 'overlord', health: 4, defence: [] } as const;
proving({
  things: {
    pearl: { ...named('Pearl', 'Perle'), carried: 'both' },
    urn: { ...named('Urn', 'Urne'), carried: 'heroes', limit: 1 },
  },
  characters: {
    idol: { ...OBJECT, ...named('Idol', 'Götze') },
    gate: { ...OBJECT, ...named('Gate', 'Tor'), attackable: true },
  },
});

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
    // Of the idol the quest does not say so.
    const yard = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', 'F5').cards = [];
          for (const [of, space] of [
            ['idol', 'G5'],
            ['gate', 'G6'],
          ] as const)
            state.companions.push({
              id: of,
              of,
              kind: 'object',
              side: 'overlord',
              owner: null,
              acted: false,
              cells: [at(state, space)],
              damage: 0,
              conditions: [],
              carries: [],
              marks: {},
            });
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    expect(yard.offered('attack:')).toEqual([strike(yard, 'unarmed', 'gate', 'G6')]);
  });

  test('D2-AOBJ-03 D2-AOBJ-04 an object is an enemy figure while an attack works on it, and for everything then', () => {
    const hurt = { must: true, aim: { who: 'figure', adjacent: true, each: true } } as const;
    const t = acts(
      mire(state => {
        lay(state, SYN, { at: 'rolled', ...hurt, effects: [{ do: 'suffer', n: 1 }] }, 'attacking');
        lay(state, SYN, { at: 'action-done', ...hurt, effects: [{ do: 'suffer', n: 2 }] }, 'acting');
      }),
      SYN,
    );
    expect(damageOf(t.choose('rest'), 'cage-2')).toBe(0);
    t.choose(strike(t, 'iron-longsword', 'cage-2', 'Q5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('gray', { shield: 3 }),
    ]);
    // Once, in the attack; when that is over it is an object again.
    expect([t.state.turns[0]?.actions, damageOf(t, 'cage-2')]).toEqual([0, 1]);
  });

  test('D2-AOBJ-05 conditions an object has received stay after the attack', () => {
    const t = acts(
      begun('captive-of-the-mire', state => void hero(state, 'avric-albright', 'disciple', 'P5')),
      'avric-albright',
    );
    t.choose(strike(t, 'iron-mace', 'cage-2', 'Q5'), [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('gray', { shield: 1 }),
    ]);
    t.choose('surge:iron-mace,0');
    expect([t.kind, t.state.attacks, damageOf(t, 'cage-2')]).toEqual(['turn', [], 2]);
    expect(figure(t, 'cage-2').conditions).toEqual(['stunned']);
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

  /** Tokens on these spaces, or carried by somebody; Syndrael at E5, Grisban beside her, a zombie far off. */
  const strewn = (
    tokens: Readonly<Record<string, string | null>>,
    arrange: (state: State) => void = () => {},
  ): Played =>
    sit(
      state => {
        hero(state, SYN, 'knight', 'E5');
        hero(state, GRI, 'berserker', 'E6');
        monster(state, 'zombie', 'J8');
        state.tokens = Object.entries(tokens).map(([id, name]) => ({
          id,
          kind: id.split('-')[0] ?? '',
          cell: name === null ? null : at(state, name),
          face: null,
          hidden: false,
        }));
        arrange(state);
      },
      { quest: PROVING_GROUND },
    );
  const cellOf = (t: Played, id: string) => t.state.tokens.find(one => one.id === id)?.cell;

  test('D2-OBJ-02 a token in the own or an adjacent space is picked up as an action', () => {
    const t = acts(strewn({ 'pearl-1': 'E5', 'pearl-2': 'F6', 'pearl-3': 'G5' }), SYN);
    expect(t.offered('take:')).toEqual([`take:pearl-1,${at(t.state, 'E5')}`, `take:pearl-2,${at(t.state, 'F6')}`]);
    t.choose(`take:pearl-2,${at(t.state, 'F6')}`);
    expect([figure(t, SYN).carries, t.state.turns[0]?.actions]).toEqual([['pearl-2'], 1]);
  });

  test('D2-OBJ-03 without a limit a figure carries any number, with one no more', () => {
    const left = (kind: 'pearl' | 'urn'): unknown => {
      const t = acts(strewn({ [`${kind}-1`]: 'E5', [`${kind}-2`]: 'F5', [`${kind}-3`]: 'F6' }), SYN);
      t.choose(t.offered('take:')[0] ?? '');
      return t.offered('take:').map(id => id.split(/[:,]/)[1]);
    };
    expect([left('pearl'), left('urn')]).toEqual([['pearl-2', 'pearl-3'], []]);
  });

  test('D2-OBJ-04 what another carries is not picked up, and tokens are not traded', () => {
    const t = acts(strewn({ 'pearl-1': 'E5', 'pearl-2': 'F5' }), SYN);
    t.choose(`take:pearl-1,${at(t.state, 'E5')}`).choose('move');
    expect([t.offered('give:'), cellOf(t, 'pearl-1')]).toEqual([[], null]);
    acts(t.choose('end'), GRI);
    // It lay beside him as well.
    expect(t.offered('take:')).toEqual([`take:pearl-2,${at(t.state, 'F5')}`]);
    t.choose('move');
    expect(t.offered('give:')).toEqual([]);
  });

  test('D2-OBJ-05 as an action it is dropped in an adjacent space', () => {
    const t = acts(
      strewn({ 'pearl-1': null }, state => {
        const [syndrael] = state.heroes;
        if (syndrael !== undefined) syndrael.carries = ['pearl-1'];
      }),
      SYN,
    );
    const beside = ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6'].map(name => `drop:pearl-1,${at(t.state, name)}`);
    expect(t.offered('drop:')).toEqual(beside);
    t.choose(`drop:pearl-1,${at(t.state, 'F4')}`);
    expect([figure(t, SYN).carries, cellOf(t, 'pearl-1'), t.state.turns[0]?.actions]).toEqual([
      [],
      at(t.state, 'F4'),
      1,
    ]);
  });

  test('D2-OBJ-06 the token of a defeated carrier lies where it stood', () => {
    const t = acts(
      strewn({ 'pearl-1': null }, state => {
        Object.assign(state.heroes[0] ?? {}, { carries: ['pearl-1'], damage: 10 });
        state.ground[at(state, 'F5')] = 'pit';
      }),
      SYN,
    ).choose('move');
    t.choose(go(t, 'F5'));
    expect([t.state.heroes[0]?.down, t.state.heroes[0]?.carries, cellOf(t, 'pearl-1')]).toEqual([
      at(t.state, 'F5'),
      [],
      at(t.state, 'F5'),
    ]);
    const monsters = acts(
      strewn({ 'pearl-1': null }, state => {
        monster(state, 'zombie', 'F5').carries = ['pearl-1'];
      }),
      SYN,
    );
    monsters.choose(strike(monsters, 'iron-longsword', 'zombie-2', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 2, surge: 0 }),
      face('brown', { shield: 0 }),
    ]);
    expect([monsters.state.monsters.length, cellOf(monsters, 'pearl-1')]).toEqual([1, at(monsters.state, 'F5')]);
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
