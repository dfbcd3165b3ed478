import type { Item } from '../../cards.ts';

export const SHOP: Readonly<Record<string, Item>> = {
  'soulbound-sword': {
    name: { en: 'Soulbound Sword', de: 'Seelengebundenes Schwert' },
    kind: 'item',
    act: 1,
    gold: 100,
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
      { effects: [{ do: 'add', to: 'pierce', n: 4 }] },
      { effects: [{ do: 'inflict', condition: 'terrified' }] },
    ],
    // It asks for its price outside attacks too (D2C-ITEM-31).
    anytime: true,
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'terrified' }] }],
      },
    ],
  },
  'battle-tome': {
    name: { en: 'Battle Tome', de: 'Foliant der Schlacht' },
    kind: 'item',
    act: 1,
    gold: 125,
    traits: ['book', 'magic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
      {
        cost: 2,
        effects: [
          { do: 'add', to: 'damage', n: { per: 'knowledge' } },
          {
            do: 'aimed',
            aim: { who: 'attacker' },
            effects: [
              {
                do: 'last',
                until: 'attack-over',
                effects: [
                  {
                    do: 'on',
                    at: 'attack-done',
                    ability: { at: 'attack-done', must: true, if: { is: 'own-attack' }, effects: [{ do: 'unequip' }] },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'bloodscript-ring': {
    name: { en: 'Bloodscript Ring', de: 'Ring der Blutschrift' },
    kind: 'item',
    act: 1,
    gold: 75,
    traits: ['ring'],
    slot: 'other',
    standing: [
      { do: 'attribute', of: 'willpower', n: -1, least: 1 },
      { do: 'modify', value: 'health', n: 2 },
      { do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'terrified' }] } },
    ],
  },
  'corpsebug-brooch': {
    name: { en: 'Corpsebug Brooch', de: 'Leichenkäferbrosche' },
    kind: 'item',
    act: 1,
    gold: 75,
    traits: ['trinket'],
    slot: 'other',
    standing: [
      { do: 'modify', value: 'health', n: 2 },
      { do: 'permit', rule: 'rests-on-hazard' },
    ],
  },
  'marsh-cloak': {
    name: { en: 'Marsh Cloak', de: 'Sumpfumhang' },
    kind: 'item',
    act: 1,
    gold: 150,
    traits: ['cloak'],
    slot: 'armor',
    dice: ['brown'],
    standing: [
      { do: 'modify', value: 'health', n: 1 },
      { do: 'permit', rule: 'no-swamp' },
    ],
  },
  mistbane: {
    name: { en: 'Mistbane', de: 'Nebelbann' },
    kind: 'item',
    act: 1,
    gold: 100,
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
    anytime: true,
    abilities: [
      {
        at: 'defeated',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
          ],
        },
        cost: { damage: 1 },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  soulstone: {
    name: { en: 'Soulstone', de: 'Seelenstein' },
    kind: 'item',
    act: 1,
    gold: 125,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: { per: 'souls' } }] }],
    anytime: true,
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
          ],
        },
        effects: [{ do: 'token', token: 'soul' }],
      },
      {
        at: 'recovered',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'has-token', token: 'soul' },
          ],
        },
        effects: [{ do: 'lose-token', token: 'soul' }],
      },
    ],
  },
  'witch-hazel-bow': {
    name: { en: 'Witch Hazel Bow', de: 'Zaubernussbogen' },
    kind: 'item',
    act: 1,
    gold: 125,
    traits: ['bow', 'magic'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    standing: [{ do: 'bonus', to: 'range', n: 2 }],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 1 }] },
      { effects: [{ do: 'inflict', condition: 'terrified' }] },
    ],
  },
};
