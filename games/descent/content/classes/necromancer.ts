import type { HeroClass, Item, Skill } from '../cards.ts';

export const NECROMANCER: HeroClass = {
  name: { en: 'Necromancer', de: 'Nekromant' },
  archetype: 'mage',
  items: ['reapers-scythe'],
  skills: [
    'raise-dead',
    'corpse-blast',
    'deathly-haste',
    'fury-of-undeath',
    'dark-pact',
    'undead-might',
    'vampiric-blood',
    'army-of-death',
    'dying-command',
  ],
  familiar: 'reanimate',
};

export const NECROMANCER_ITEMS: Readonly<Record<string, Item>> = {
  'reapers-scythe': {
    name: { en: "Reaper's Scythe", de: 'Schnittersense' },
    kind: 'item',
    class: 'necromancer',
    traits: ['magic', 'staff'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }],
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'with-this' }] },
        effects: [{ do: 'heal', n: 1 }],
      },
    ],
  },
};

/** The Necromancer or the Reanimate has defeated a monster. */
const BY_THEM = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'about', who: 'self-or-familiar', part: 'other' },
  ],
} as const;

export const NECROMANCER_SKILLS: Readonly<Record<string, Skill>> = {
  'raise-dead': {
    name: { en: 'Raise Dead', de: 'Totenbeschwörung' },
    class: 'necromancer',
    xp: 0,
    abilities: [
      {
        at: 'action',
        if: { is: 'not', of: { is: 'familiar-on-map' } },
        cost: { fatigue: 1 },
        effects: [{ do: 'summon', familiar: 'reanimate' }],
      },
      { at: 'own-turn', if: { is: 'familiar-on-map' }, aim: { who: 'familiar' }, effects: [{ do: 'vanish' }] },
    ],
  },
  'corpse-blast': {
    name: { en: 'Corpse Blast', de: 'Leichenexplosion' },
    class: 'necromancer',
    xp: 1,
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { fatigue: 1 },
        aim: { who: 'familiar' },
        effects: [
          {
            do: 'attack',
            with: ['magic'],
            on: { who: 'familiar', each: true },
            each: true,
            blast: true,
            ignoresRange: true,
            ignoresSight: true,
          },
          { do: 'defeat' },
        ],
      },
    ],
  },
  'deathly-haste': {
    name: { en: 'Deathly Haste', de: 'Todeshast' },
    class: 'necromancer',
    xp: 1,
    abilities: [
      {
        at: 'tired-for-move',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'familiar-on-map' }] },
        aim: { who: 'familiar' },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
  },
  'fury-of-undeath': {
    name: { en: 'Fury of Undeath', de: 'Zorn der Untoten' },
    class: 'necromancer',
    xp: 1,
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'familiar' },
        effects: [{ do: 'activate' }],
      },
    ],
  },
  'dark-pact': {
    name: { en: 'Dark Pact', de: 'Dunkler Pakt' },
    class: 'necromancer',
    xp: 2,
    standing: [{ do: 'for-familiar', effects: [{ do: 'dice', pool: 'defence', dice: ['brown'] }] }],
    abilities: [
      {
        at: 'suffering',
        if: { is: 'all', of: [{ is: 'about', who: 'self-or-familiar' }, { is: 'familiar-on-map' }] },
        effects: [{ do: 'shift-damage' }],
      },
    ],
  },
  'undead-might': {
    name: { en: 'Undead Might', de: 'Macht der Untoten' },
    class: 'necromancer',
    xp: 2,
    always: [{ do: 'for-familiar', effects: [{ do: 'modify', value: 'health', n: 2 }] }],
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'about', who: 'familiar' }, { is: 'target-monster' }] },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'add', to: 'damage', n: 1 }],
      },
    ],
  },
  'vampiric-blood': {
    name: { en: 'Vampiric Blood', de: 'Vampirblut' },
    class: 'necromancer',
    xp: 2,
    standing: [{ do: 'for-familiar', effects: [{ do: 'dice', pool: 'attack', dice: ['yellow'] }] }],
    abilities: [{ at: 'defeated', must: true, if: BY_THEM, effects: [{ do: 'rest', n: 1 }] }],
  },
  'army-of-death': {
    name: { en: 'Army of Death', de: 'Armee des Todes' },
    class: 'necromancer',
    xp: 3,
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { fatigue: 2 },
        effects: [
          {
            do: 'attack',
            by: { who: 'familiar' },
            on: { who: 'monster', sight: true, each: true },
            each: true,
            ignoresRange: true,
            ignoresSight: true,
          },
        ],
      },
    ],
  },
  'dying-command': {
    name: { en: 'Dying Command', de: 'Letzter Befehl' },
    class: 'necromancer',
    xp: 3,
    abilities: [
      {
        at: 'defeated',
        if: BY_THEM,
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'that' },
        effects: [
          {
            do: 'test',
            attribute: 'knowledge',
            owner: true,
            pass: [{ do: 'command' }],
            fail: [{ do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'rest', n: 1 }] }],
          },
        ],
      },
    ],
  },
};
