import type { HeroClass, Item, Skill } from '../cards.ts';

export const THIEF: HeroClass = {
  name: { en: 'Thief', de: 'Dieb' },
  archetype: 'scout',
  items: ['throwing-knives', 'lucky-charm-thief'],
  skills: ['greedy', 'appraisal', 'dirty-tricks', 'sneaky', 'caltrops', 'tumble', 'unseen', 'bushwhack', 'lurk'],
};

export const THIEF_ITEMS: Readonly<Record<string, Item>> = {
  'throwing-knives': {
    name: { en: 'Throwing Knives', de: 'Wurfmesser' },
    kind: 'item',
    class: 'thief',
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }],
    standing: [
      { do: 'bonus', to: 'damage', n: 1, if: { is: 'all', of: [{ is: 'target-adjacent' }, { is: 'target-monster' }] } },
    ],
  },
  'lucky-charm-thief': {
    name: { en: 'Lucky Charm', de: 'Glücksbringer' },
    kind: 'item',
    class: 'thief',
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'test-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'reroll', of: 'test' }],
      },
    ],
  },
};

export const THIEF_SKILLS: Readonly<Record<string, Skill>> = {
  greedy: {
    name: { en: 'Greedy', de: 'Gierig' },
    class: 'thief',
    xp: 0,
    abilities: [{ at: 'action', cost: { fatigue: 1 }, effects: [{ do: 'search', within: 3 }] }],
  },
  appraisal: {
    name: { en: 'Appraisal', de: 'Glückliches Händchen' },
    class: 'thief',
    xp: 1,
    abilities: [{ at: 'search-drawn', if: { is: 'about', who: 'self' }, effects: [{ do: 'find-anew' }] }],
  },
  'dirty-tricks': {
    name: { en: 'Dirty Tricks', de: 'Fiese Tricks' },
    class: 'thief',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [{ do: 'attack', with: ['melee', 'blade'], ifDealt: [{ do: 'condition', condition: 'stunned' }] }],
      },
    ],
  },
  sneaky: {
    name: { en: 'Sneaky', de: 'Anpirschen' },
    class: 'thief',
    xp: 1,
    always: [
      { do: 'bonus', to: 'damage', n: 1, if: { is: 'all', of: [{ is: 'target-unseeing' }, { is: 'target-monster' }] } },
    ],
    abilities: [{ at: 'own-turn', cost: { exhaust: true }, effects: [{ do: 'free-door' }] }],
  },
  caltrops: {
    name: { en: 'Caltrops', de: 'Widerhaken' },
    class: 'thief',
    xp: 2,
    abilities: [
      {
        at: 'enters',
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }, { is: 'space-empty' }] },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [
          {
            do: 'interrupt',
            effects: [
              {
                do: 'test',
                attribute: 'awareness',
                owner: true,
                pass: [
                  { do: 'suffer', n: 1 },
                  { do: 'condition', condition: 'immobilized' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  tumble: {
    name: { en: 'Tumble', de: 'Vorbeischlüpfen' },
    class: 'thief',
    xp: 2,
    abilities: [{ at: 'own-turn', cost: { fatigue: 1, exhaust: true }, effects: [] }],
    whileTired: [{ do: 'permit', rule: 'through-enemies' }],
  },
  unseen: {
    name: { en: 'Unseen', de: 'Gute Tarnung' },
    class: 'thief',
    xp: 2,
    abilities: [{ at: 'own-turn', cost: { fatigue: 2, exhaust: true }, effects: [] }],
    whileTired: [{ do: 'demand-against', if: { is: 'target' } }],
  },
  bushwhack: {
    name: { en: 'Bushwhack', de: 'Auflauern' },
    class: 'thief',
    xp: 3,
    abilities: [
      {
        at: 'own-turn',
        if: { is: 'sees', exactly: 1 },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'attack', on: { who: 'monster', sight: true, each: true } }],
      },
    ],
  },
  lurk: {
    name: { en: 'Lurk', de: 'Schleichen' },
    class: 'thief',
    xp: 3,
    abilities: [
      { at: 'own-turn', cost: { fatigue: 1, exhaust: true }, effects: [{ do: 'search', within: 1, may: true }] },
    ],
    whileTired: [{ do: 'dice', pool: 'defence', dice: ['brown'] }],
  },
};
