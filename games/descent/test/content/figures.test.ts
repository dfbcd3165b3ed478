import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../content/classes/index.ts';
import type { Act, Size } from '../../content/words.ts';
import { weaponsOf } from '../../rules/attack/weapons.ts';
import { attributeOf, defencePool, healthOf, speedOf, staminaOf } from '../../rules/values.ts';
import type { State } from '../../state.ts';
import { hero, monster, sit } from '../positions.ts';

/** A figure alone on the yard. */
function alone(place: (state: State) => void, act: Act = 1, heroes: Size = 4): State {
  return sit(
    state => {
      state.act = act;
      place(state);
    },
    { heroes },
  ).state;
}

/** The spaces of a base of this size. */
const BASES: Readonly<Record<string, readonly string[]>> = {
  '1x1': ['G5'],
  '2x1': ['G5', 'G6'],
  '2x2': ['G5', 'H5', 'G6', 'H6'],
  '2x3': ['G5', 'H5', 'I5', 'G6', 'H6', 'I6'],
};

/** Speed, health, defence dice and attack dice of a figure, as the rules see them. */
const values = (state: State, id: string): readonly unknown[] => [
  speedOf(state, id),
  healthOf(state, id),
  defencePool(state, id).join(' '),
  weaponsOf(state, id)[0]?.dice.join(' ') ?? '',
];

describe('heroes', () => {
  test.each([
    ['Ashrian', 'ashrian', 'spiritspeaker', [5, 10, 4, 'gray'], [2, 2, 3, 4]],
    ['Avric Albright', 'avric-albright', 'spiritspeaker', [4, 12, 4, 'gray'], [2, 3, 4, 2]],
    ['Leoric of the Book', 'leoric-of-the-book', 'runemaster', [4, 8, 5, 'gray'], [1, 5, 2, 3]],
    ['Widow Tarha', 'widow-tarha', 'runemaster', [4, 10, 4, 'gray'], [2, 4, 3, 2]],
    ['Jain Fairwood', 'jain-fairwood', 'wildlander', [5, 8, 5, 'gray'], [2, 3, 2, 4]],
    ['Tomble Burrowell', 'tomble-burrowell', 'wildlander', [4, 8, 5, 'gray'], [1, 2, 3, 5]],
    ['Grisban the Thirsty', 'grisban-the-thirsty', 'berserker', [3, 14, 4, 'gray'], [5, 2, 3, 1]],
    ['Syndrael', 'syndrael', 'berserker', [4, 12, 4, 'gray'], [4, 3, 2, 2]],
  ] as const)('%s: speed, health, stamina, defence and attributes', (_, id, of, wanted, attributes) => {
    const state = alone(one => {
      hero(one, id, of, 'F5');
    });
    expect([speedOf(state, id), healthOf(state, id), staminaOf(state, id), defencePool(state, id).join(' ')]).toEqual(
      wanted,
    );
    const found = (['might', 'knowledge', 'willpower', 'awareness'] as const).map(one => attributeOf(state, id, one));
    expect(found).toEqual(attributes);
  });

  test.each([
    ['Berserker', 'berserker', 'warrior', ['chipped-greataxe']],
    ['Knight', 'knight', 'warrior', ['iron-longsword', 'wooden-shield-knight']],
    ['Disciple', 'disciple', 'healer', ['iron-mace', 'wooden-shield-disciple']],
    ['Spiritspeaker', 'spiritspeaker', 'healer', ['oak-staff']],
    ['Necromancer', 'necromancer', 'mage', ['reapers-scythe']],
    ['Runemaster', 'runemaster', 'mage', ['arcane-bolt']],
    ['Thief', 'thief', 'scout', ['throwing-knives', 'lucky-charm-thief']],
    ['Wildlander', 'wildlander', 'scout', ['yew-shortbow']],
  ] as const)('%s: archetype and starting equipment, which is worn', (_, id, archetype, items) => {
    expect(CLASSES[id]?.archetype).toBe(archetype);
    const state = alone(one => {
      hero(one, archetype === 'warrior' ? 'syndrael' : 'ashrian', id, 'F5');
    });
    const worn = state.heroes[0]?.cards.filter(card => card.worn).map(card => card.id) ?? [];
    expect(worn.sort()).toEqual([...items].sort());
  });
});

describe('monsters', () => {
  test.each([
    [
      'Barghest',
      'barghest',
      '2x1',
      [
        [4, 4, 'gray', 'blue red'],
        [4, 6, 'gray', 'blue red'],
        [4, 6, 'black', 'blue red'],
        [4, 8, 'black', 'blue red yellow'],
      ],
    ],
    [
      'Cave Spider',
      'cave-spider',
      '1x1',
      [
        [4, 3, 'gray', 'blue yellow'],
        [4, 5, 'gray', 'blue yellow'],
        [4, 5, 'gray', 'blue yellow yellow'],
        [4, 7, 'gray', 'blue yellow yellow'],
      ],
    ],
    [
      'Elemental',
      'elemental',
      '2x2',
      [
        [4, 4, 'black', 'blue red'],
        [4, 6, 'black', 'blue red'],
        [4, 8, 'black brown', 'blue red yellow'],
        [4, 10, 'black brown', 'blue red yellow'],
      ],
    ],
    [
      'Ettin',
      'ettin',
      '2x2',
      [
        [3, 5, 'gray gray', 'blue red'],
        [3, 8, 'gray gray', 'blue red'],
        [3, 7, 'black gray', 'blue red red'],
        [3, 9, 'black gray', 'blue red red'],
      ],
    ],
    [
      'Flesh Moulder',
      'flesh-moulder',
      '1x1',
      [
        [4, 4, 'gray', 'blue yellow'],
        [4, 5, 'gray', 'blue yellow'],
        [4, 5, 'gray brown', 'blue yellow'],
        [4, 7, 'gray brown', 'blue yellow yellow'],
      ],
    ],
    [
      'Goblin Archer',
      'goblin-archer',
      '1x1',
      [
        [5, 2, 'gray', 'blue yellow'],
        [5, 4, 'gray', 'blue yellow'],
        [5, 4, 'gray', 'blue yellow'],
        [5, 6, 'gray', 'blue yellow yellow'],
      ],
    ],
    [
      'Merriod',
      'merriod',
      '2x2',
      [
        [3, 5, 'black', 'blue red'],
        [3, 7, 'black', 'blue red'],
        [3, 7, 'gray gray', 'blue red yellow'],
        [3, 9, 'gray gray', 'blue red yellow'],
      ],
    ],
    [
      'Shadow Dragon',
      'shadow-dragon',
      '3x2',
      [
        [3, 6, 'gray gray', 'blue red'],
        [3, 9, 'gray gray', 'blue red'],
        [3, 8, 'black gray', 'blue red red'],
        [3, 10, 'black gray', 'blue red red'],
      ],
    ],
    [
      'Zombie',
      'zombie',
      '1x1',
      [
        [3, 3, 'brown', 'blue yellow'],
        [3, 6, 'brown', 'blue yellow'],
        [3, 5, 'brown', 'blue yellow'],
        [3, 9, 'brown', 'blue red yellow'],
      ],
    ],
  ] as const)('%s: minion and master of both acts', (_, id, base, wanted) => {
    const found = ([1, 2] as const).flatMap(act =>
      ['', '*'].map(rank => {
        const state = alone(one => {
          monster(one, `${id}${rank}`, ...(BASES[base] ?? []));
        }, act);
        return values(state, state.monsters[0]?.id ?? '');
      }),
    );
    expect(found).toEqual(wanted);
  });

  test.each([
    [
      'Baron Zachareth',
      'baron-zachareth',
      '1x1',
      [
        [1, 2, 4, 10, 'black', 'blue red'],
        [1, 3, 4, 13, 'black', 'blue red'],
        [1, 4, 4, 16, 'black', 'blue red'],
        [2, 2, 4, 16, 'black gray', 'blue red red'],
        [2, 3, 4, 18, 'black gray brown', 'blue red red'],
        [2, 4, 4, 20, 'black gray gray', 'blue red red'],
      ],
    ],
    [
      'Belthir',
      'belthir',
      '1x1',
      [
        [1, 2, 4, 9, 'gray', 'blue red'],
        [1, 3, 4, 11, 'gray brown', 'blue red'],
        [1, 4, 4, 15, 'gray brown', 'blue red'],
        [2, 2, 4, 13, 'gray brown', 'blue red red'],
        [2, 3, 4, 15, 'gray gray', 'blue red red'],
        [2, 4, 4, 18, 'gray gray brown', 'blue red red'],
      ],
    ],
    [
      'Lady Eliza Farrow',
      'lady-eliza-farrow',
      '1x1',
      [
        [1, 2, 5, 7, 'brown', 'blue yellow'],
        [1, 3, 5, 9, 'gray', 'blue yellow'],
        [1, 4, 5, 12, 'gray', 'blue yellow'],
        [2, 2, 5, 9, 'gray', 'blue red yellow'],
        [2, 3, 5, 11, 'gray brown', 'blue red yellow'],
        [2, 4, 5, 15, 'gray brown', 'blue red yellow'],
      ],
    ],
    [
      'Lord Merick Farrow',
      'lord-merick-farrow',
      '1x1',
      [
        [1, 2, 4, 8, 'gray', 'blue red'],
        [1, 3, 4, 11, 'gray', 'blue red'],
        [1, 4, 4, 13, 'gray brown', 'blue red'],
        [2, 2, 4, 10, 'gray brown', 'blue red yellow'],
        [2, 3, 4, 12, 'gray gray', 'blue red yellow'],
        [2, 4, 4, 15, 'black gray', 'blue red yellow'],
      ],
    ],
    [
      'Sir Alric Farrow',
      'sir-alric-farrow',
      '1x1',
      [
        [1, 2, 3, 10, 'gray brown', 'blue red'],
        [1, 3, 3, 14, 'gray brown', 'blue red'],
        [1, 4, 3, 16, 'gray gray', 'blue red'],
        [2, 2, 3, 12, 'gray gray', 'blue red red'],
        [2, 3, 3, 15, 'black gray', 'blue red red'],
        [2, 4, 3, 18, 'black gray brown', 'blue red red'],
      ],
    ],
    [
      'Splig',
      'splig',
      '1x1',
      [
        [1, 2, 3, 7, 'brown', 'blue red'],
        [1, 3, 3, 9, 'gray', 'blue red'],
        [1, 4, 3, 13, 'gray', 'blue red'],
        [2, 2, 3, 10, 'gray', 'blue red yellow'],
        [2, 3, 3, 12, 'gray brown', 'blue red yellow'],
        [2, 4, 3, 16, 'gray brown', 'blue red yellow'],
      ],
    ],
  ] as const)('%s: by act and number of heroes', (_, id, base, wanted) => {
    for (const [act, heroes, ...line] of wanted) {
      const state = alone(
        one => {
          monster(one, id, ...(BASES[base] ?? []));
        },
        act,
        heroes,
      );
      expect(values(state, id)).toEqual(line);
    }
  });
});
