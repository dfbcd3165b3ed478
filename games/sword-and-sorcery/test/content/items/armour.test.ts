import { describe, expect, test } from 'vitest';
import type { ItemId } from '../../../content/items/index.ts';
import { heroOf } from '../../../state.ts';
import { inForce, lastTurn, to } from '../../laid.ts';
import { blue, enemy, give, hero, learn, red, sit, stand, zone } from '../../positions.ts';
import { type Guarding, guard } from './guarding.ts';

const E1 = { energy: 1 };
const E2 = { energy: 2 };
const M1 = { magic: 1 };
const S1 = { sorcery: 1 };

type Row = readonly [
  name: string,
  item: ItemId,
  side: 0 | 1,
  values: readonly [armour: number, shields: number],
  roll: string,
  uses: readonly number[],
  blocks: number,
  rest: Partial<Guarding>,
];

/** Each armour against ten hits: what it stops before the roll, as many dice as are laid, and what they pay for. */
const ARMOURS: readonly Row[] = [
  ['Robe', 'robe', 0, [0, 0], 'block+magic block', [0], 3, { pays: [M1] }],
  ['Robe', 'robe', 1, [0, 1], 'block+magic block', [0], 3, { pays: [M1] }],
  ['Leather', 'leather', 0, [0, 0], 'block+energy block', [0], 3, { pays: [E1] }],
  ['Leather', 'leather', 1, [0, 0], 'block+energy block gremlin', [0], 3, { pays: [E1] }],
  ['Chain Mail', 'chain', 0, [1, 0], 'block+energy block', [], 2, {}],
  ['Chain Mail', 'chain', 1, [1, 0], 'block+energy block gremlin', [0], 3, { pays: [E1] }],
  ['Scale Armour', 'scale-armour', 0, [1, 0], 'block+energy block block+sorcery', [], 3, { pays: [E1] }],
  ['Scale Armour', 'scale-armour', 1, [1, 1], 'block+energy block block+sorcery gremlin', [1], 4, { pays: [E1, S1] }],
  ['Mail of the Faithful', 'mail-of-faith', 0, [1, 0], 'block+magic block gremlin', [], 2, {}],
  ['Mail of the Faithful', 'mail-of-faith', 1, [1, 1], 'block+magic block gremlin', [0], 2, { pays: [M1], healed: 1 }],
  ['Studded Leather', 'studded-leather', 0, [0, 0], 'block+energy block gremlin', [0], 3, { pays: [E1] }],
  ['Studded Leather', 'studded-leather', 1, [1, 0], 'block+energy block gremlin', [0], 3, { pays: [E1] }],
  ['Silk Robe', 'silk-robe', 0, [0, 1], 'block+magic gremlin', [], 1, {}],
  ['Silk Robe', 'silk-robe', 1, [0, 2], 'block+magic gremlin', [0], 2, { pays: [M1] }],
  ['Drake Scale', 'dragonscale', 0, [2, 0], 'block+energy block+magic block', [], 3, {}],
  ['Shadow Leather', 'shadow-leather', 0, [0, 1], 'block+energy block gremlin', [0], 3, { pays: [E1] }],
  ['Star Robe', 'star-robe', 0, [0, 2], 'block+magic block', [0], 2, { pays: [M1] }],
  ['Pilgrim’s Mail', 'pilgrim-mail', 0, [1, 1], 'block+magic block gremlin', [0], 2, { pays: [M1], healed: 1 }],
  ['Troll Hide', 'troll-hide', 0, [1, 0], 'block+energy block+magic', [], 2, {}],
  ['Thorn Coat', 'thorn-coat', 0, [0, 0], 'block+energy energy gremlin', [0], 1, { pays: [E2], struck: 1 }],
];

describe('armour', () => {
  test.each(ARMOURS)(
    '%s: %s, side %d stops %s and rolls %s',
    (_, item, side, [armour, shields], roll, uses, blocks, rest) => {
      expect(guard([['armour', item, side]], roll, uses)).toEqual({
        armour,
        shields,
        dice: roll.split(' ').length,
        pays: [],
        blocks,
        healed: 0,
        struck: 0,
        ...rest,
      });
    },
  );

  test('Scale Armour: energy re-rolls as many dice as the hero likes, each once', () => {
    const t = sit({ passing: ['react'] }, state => {
      give(state, 'ecarus', 'armour', 'scale-armour');
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-blue-1', '2A.c');
    }).choose(to('2A.n'), [red('hit+hit'), blue('energy'), blue('gremlin'), blue('block')]);
    t.choose('property:0')
      .choose('reroll:0', [blue('block')])
      .choose('reroll:1', [blue('gremlin')]);
    // Only the block is left, and it stays.
    expect(t.offered()).toEqual(['reroll:2', 'done']);
    t.choose('done');
    expect(hero(t, 'ecarus').wounds).toBe(1);
    expect(t.leftover).toEqual([]);
  });

  test('Drake Scale: fire does nothing to whoever wears it', () => {
    const burnt = (armour: 'dragonscale' | 'chain') => {
      const t = sit({}, state => {
        lastTurn(state);
        give(state, 'ecarus', 'armour', armour);
        const ground = state.ground[zone('2A.n')];
        if (ground !== undefined) ground.fire = [2];
      }).choose(to('2A.n'));
      return [hero(t, 'ecarus').fire, hero(t, 'ecarus').wounds];
    };
    expect(burnt('dragonscale')).toEqual([[], 0]);
    expect(burnt('chain')).not.toEqual([[], 0]);
  });

  test('Star Robe: magic takes an hourglass off a power, but not its last', () => {
    const glasses = (before: number) => {
      const t = sit({ heroes: ['white-mage', 'archer'], passing: ['react'] }, state => {
        give(state, 'auriel', 'armour', 'star-robe');
        learn(state, 'auriel', 'thunder-god');
        const [power] = heroOf(state, 'auriel').powers;
        if (power !== undefined) power.glasses = before;
        stand(state, 'laegon', '7A.y');
        enemy(state, 'orc-warrior-blue-1', '2A.c');
      }).choose(to('2A.n'), [red('hit+hit'), blue('block+magic'), blue('block')]);
      t.choose('property:0');
      return hero(t, 'auriel').powers[0]?.glasses;
    };
    expect([glasses(3), glasses(1)]).toEqual([2, 1]);
  });

  test('Troll Hide: in every time phase its wearer heals 1', () => {
    const t = sit({}, state => {
      lastTurn(state);
      give(state, 'ecarus', 'armour', 'troll-hide');
      heroOf(state, 'ecarus').wounds = 3;
      heroOf(state, 'laegon').wounds = 3;
    }).choose('end');
    expect([t.state.round, hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([2, 2, 3]);
  });
});

describe('what is held against attacks', () => {
  test.each([
    ['Shield', 'shield', 0, 0],
    ['Shield', 'shield', 1, 0],
    ['Tower Shield', 'tower-shield', 1, 1],
    ['Bulwark', 'bulwark', 0, 1],
    ['Drumhead', 'drum-head', 0, 1],
  ] as const)('%s: one defence die more with %s, side %d, and %d magic shields', (_, item, side, shields) => {
    expect(
      guard(
        [
          ['off', item, side],
          ['armour', 'chain'],
        ],
        'block gremlin gremlin',
      ),
    ).toMatchObject({
      armour: 1,
      shields,
      dice: 3,
      blocks: 1,
    });
  });

  test('Tower Shield: one defence die more, and a block in the first defence of the round', () => {
    expect(
      guard(
        [
          ['off', 'tower-shield', 0],
          ['armour', 'chain'],
        ],
        'block gremlin gremlin',
      ),
    ).toMatchObject({
      armour: 1,
      dice: 3,
      blocks: 2,
    });
  });

  test.each([
    ['Tower Shield', 'tower-shield'],
    ['Parrying Blade', 'parrying-blade'],
  ] as const)('%s: the block is there once a round', (_, item) => {
    const t = sit({ rank: 5, passing: ['react'] }, state => {
      give(state, 'ecarus', 'off', item);
      stand(state, 'laegon', '7A.y');
      for (const [card, at] of [
        ['orc-warrior-blue-1', '2A.c'],
        ['orc-warrior-blue-2', '2A.n'],
      ] as const) {
        enemy(state, card, at);
        inForce(state, card, 'rage', { do: 'modify', value: 'hits', n: 2 });
      }
    });
    const blocked = (): readonly unknown[] =>
      t.happened().flatMap(event => (event.kind === 'defended' ? event.parts.map(({ n }) => n) : []));
    const dice = Array(item === 'tower-shield' ? 2 : 1).fill(blue('gremlin'));
    t.choose(to('2A.n'), [red('gremlin'), ...dice]);
    expect(blocked()).toEqual([1]);
    t.choose(to('2A.c'), [red('gremlin'), ...dice]);
    expect(blocked()).toEqual([]);
  });

  test.each([
    ['Tower Shield', 'tower-shield'],
    ['Parrying Blade', 'parrying-blade'],
  ] as const)('%s: an attack without a hit does not use the block up', (_, item) => {
    const t = sit({ rank: 5, passing: ['react'] }, state => {
      give(state, 'ecarus', 'off', item);
      stand(state, 'laegon', '7A.y');
      enemy(state, 'orc-warrior-blue-1', '2A.c');
      enemy(state, 'orc-warrior-blue-2', '2A.n');
      // The first axe misses.
      inForce(state, 'orc-warrior-blue-1', 'clumsy', { do: 'modify', value: 'hits', n: -2 });
    });
    t.choose(to('2A.n'), [red('gremlin')]);
    expect([hero(t, 'ecarus').wounds, t.leftover]).toEqual([0, []]);
    t.choose(to('2A.c'), [red('gremlin'), ...Array(item === 'tower-shield' ? 2 : 1).fill(blue('gremlin'))]);
    expect(hero(t, 'ecarus').wounds).toBe(1);
  });

  test('Amulet of Stone: one more armour, but not with heavy armour', () => {
    const armour = (...worn: readonly ['armour', ItemId][]) =>
      guard(
        [['artefact', 'amulet-of-stone'], ...worn],
        Array(worn.length + 1)
          .fill('gremlin')
          .join(' '),
      ).armour;
    expect(armour()).toBe(1);
    expect(armour(['armour', 'troll-hide'])).toBe(2);
    expect(armour(['armour', 'chain'])).toBe(1);
  });
});
