import { ability, attackOrBlock, forMana, type Special, type UnitAbility, type UnitCard, units } from './unit.ts';

const ranged3 = { do: 'attack', n: 3, kind: 'ranged' } as const;

/** What the four cards of the Heroes share. */
const HEROES: Pick<UnitCard, 'name' | 'tier' | 'box' | 'level' | 'cost' | 'sites' | 'copies' | 'special'> = {
  name: { en: 'Heroes', de: 'Helden' },
  tier: 'elite',
  box: 'lost-legion',
  level: 3,
  cost: 9,
  sites: ['village', 'keep', 'city'],
  copies: 1,
  special: { reputation: 'doubled', assaultToll: 2, band: 'heroes', apartFrom: 'thugs' } satisfies Special,
};
const HEROIC: readonly UnitAbility[] = [
  attackOrBlock(5),
  ability({ do: 'influence', n: 5 }, { do: 'when', if: 'interaction', effects: [{ do: 'reputation', n: 1 }] }),
];

/** Units of The Lost Legion. */
export const LOST_LEGION_UNITS = units({
  scouts: {
    name: { en: 'Scouts', de: 'Späher' },
    tier: 'regular',
    box: 'lost-legion',
    level: 1,
    cost: 4,
    armor: 2,
    resists: [],
    sites: ['village', 'keep', 'mage-tower', 'monastery', 'city'],
    copies: 2,
    abilities: [
      ability({ do: 'attack', n: 1, kind: 'siege' }),
      ability({ do: 'peek', range: 3, fame: 1 }),
      ability(
        { do: 'move', n: 2 },
        { do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'explore-from-afar' }] },
      ),
    ],
  },
  thugs: {
    name: { en: 'Thugs', de: 'Schläger' },
    tier: 'regular',
    box: 'lost-legion',
    level: 1,
    cost: 5,
    armor: 5,
    resists: [],
    sites: ['village', 'keep'],
    copies: 2,
    special: { reputation: 'reversed', damageToll: 2, band: 'thugs', apartFrom: 'heroes' },
    abilities: [
      ability({ do: 'block', n: 3 }),
      ability({ do: 'attack', n: 3 }, { do: 'reputation', n: -1 }),
      ability({ do: 'influence', n: 4 }, { do: 'reputation', n: -1 }),
    ],
  },
  shocktroops: {
    name: { en: 'Shocktroops', de: 'Stoßtruppen' },
    tier: 'regular',
    box: 'lost-legion',
    level: 2,
    cost: 6,
    armor: 3,
    resists: [],
    sites: ['keep'],
    copies: 2,
    abilities: [
      ability(
        { do: 'attack', n: 1, kind: 'ranged' },
        { do: 'last', until: 'turn-end', effects: [{ do: 'units-get', who: 'others', attack: 1 }] },
      ),
      ability({ do: 'weaken', who: 'one', by: 1 }, { do: 'soften', by: 1, of: 'same' }),
      ability({ do: 'soften', by: 3 }, { do: 'draw-fire' }),
    ],
  },
  'magic-familiars': {
    name: { en: 'Magic Familiars', de: 'Magische Vertraute' },
    tier: 'regular',
    box: 'lost-legion',
    level: 2,
    cost: 6,
    armor: 5,
    resists: [],
    sites: ['mage-tower', 'monastery', 'magical-glade'],
    copies: 2,
    special: { upkeep: true },
    abilities: [
      ability({ do: 'attack', n: { per: 'red-on-it', times: 2, plus: 3 } }),
      ability({ do: 'block', n: { per: 'blue-on-it', times: 3, plus: 4 } }),
      ability({
        do: 'one-of',
        of: [
          [{ do: 'move', n: { per: 'white-on-it', times: 2, plus: 3 } }],
          [{ do: 'influence', n: { per: 'white-on-it', times: 2, plus: 3 } }],
        ],
      }),
      ability({ do: 'heal', n: { per: 'green-on-it', plus: 2 } }),
    ],
  },
  sorcerers: {
    name: { en: 'Sorcerers', de: 'Hexenmeister' },
    tier: 'elite',
    box: 'lost-legion',
    level: 3,
    cost: 9,
    armor: 4,
    resists: ['fire', 'ice'],
    sites: ['mage-tower', 'monastery'],
    copies: 2,
    abilities: [
      ability(ranged3),
      forMana('white', ability({ do: 'strip', who: 'one', of: ['fortifications'] }, ranged3)),
      forMana('green', ability({ do: 'strip', who: 'one', of: ['resistances'] }, ranged3)),
    ],
  },
  'heroes-white': {
    ...HEROES,
    armor: 6,
    resists: [],
    abilities: [...HEROIC, forMana('white', ability({ do: 'attack', n: 7, kind: 'ranged' }))],
  },
  'heroes-green': {
    ...HEROES,
    armor: 3,
    resists: ['physical'],
    abilities: [...HEROIC, forMana('green', ability({ do: 'heal', n: 4 }))],
  },
  'heroes-blue': {
    ...HEROES,
    armor: 4,
    resists: ['ice'],
    abilities: [...HEROIC, forMana('blue', ability({ do: 'block', n: 8, element: 'coldfire' }))],
  },
  'heroes-red': {
    ...HEROES,
    armor: 4,
    resists: ['fire'],
    abilities: [...HEROIC, forMana('red', ability({ do: 'attack', n: 6, element: 'coldfire' }))],
  },
  'delphana-masters': {
    name: { en: 'Delphana Masters', de: 'Delphana-Meister' },
    tier: 'elite',
    box: 'lost-legion',
    level: 4,
    cost: 13,
    armor: 3,
    resists: ['physical', 'fire', 'ice'],
    sites: ['city'],
    copies: 2,
    special: { several: true },
    abilities: [
      forMana('blue', ability({ do: 'disarm', who: 'one' })),
      forMana('red', ability({ do: 'doom', who: 'one' })),
      forMana('green', ability({ do: 'weaken', who: 'one', by: 5 })),
      forMana('white', ability({ do: 'strip', who: 'one', of: ['fortifications', 'resistances'] })),
    ],
  },
});
