import type { HeroSheet } from '../../cards.ts';

/** The heroes of Conversion Kit. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'brother-glyr-ck': {
    name: { en: 'Brother Glyr', de: 'Bruder Glyr' },
    archetype: 'healer',
    speed: 2,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 1, willpower: 3, awareness: 3 },
    abilities: [{ at: 'turn-start', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'points', n: 2 }] }],
    feat: {
      at: 'turn-start',
      if: { is: 'about', who: 'self' },
      effects: [
        { do: 'rest', n: 'all' },
        {
          do: 'last',
          until: 'turn-start',
          effects: [
            {
              do: 'on',
              at: 'suffering',
              ability: {
                at: 'suffering',
                must: true,
                if: { is: 'about', who: 'self' },
                effects: [{ do: 'lessen', n: 1 }],
              },
            },
          ],
        },
      ],
    },
  },
  'landrec-the-wise-ck': {
    name: { en: 'Landrec the Wise', de: 'Landrec der Weise' },
    archetype: 'mage',
    speed: 3,
    health: 10,
    stamina: 4,
    defence: ['brown'],
    attributes: { might: 1, knowledge: 5, willpower: 3, awareness: 2 },
    abilities: [
      {
        at: 'rolled',
        must: true,
        if: {
          is: 'all',
          of: [{ is: 'own-attack' }, { is: 'not', of: { is: 'rolled', of: 'surge', least: 1 } }],
        },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
    feat: {
      at: 'before-roll',
      if: { is: 'own-attack' },
      effects: [{ do: 'grant', surge: { cost: 2, effects: [{ do: 'add', to: 'damage', n: 5 }] } }],
    },
  },
  'bogran-the-shadow-ck': {
    name: { en: 'Bogran the Shadow', de: 'Bogran der Schatten' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 2, willpower: 3, awareness: 4 },
    standing: [
      {
        do: 'bonus',
        to: 'damage',
        n: 1,
        if: { is: 'all', of: [{ is: 'target-monster' }, { is: 'target-guarded' }] },
      },
    ],
    feat: {
      at: 'action',
      effects: [
        { do: 'attack' },
        { do: 'later', at: 'turn-start', effects: [{ do: 'place', within: 0, of: 'cell' }] },
        { do: 'vanish' },
      ],
    },
  },
  'red-scorpion-ck': {
    name: { en: 'Red Scorpion', de: 'Roter Skorpion' },
    archetype: 'scout',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
    abilities: [
      {
        at: 'turn-end',
        if: { is: 'about', who: 'self' },
        effects: [
          {
            do: 'one-of',
            of: [
              [
                { do: 'tire', n: 1 },
                { do: 'heal', n: 1 },
              ],
              [
                { do: 'suffer', n: 1 },
                { do: 'rest', n: 1 },
              ],
            ],
          },
        ],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    feat: {
      at: 'rolled',
      if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'target' }] },
      effects: [{ do: 'reroll', of: 'attack', n: 'any' }],
    },
  },
  'tobin-farslayer-ck': {
    name: { en: 'Tobin Farslayer', de: 'Tobin Ferntöter' },
    archetype: 'scout',
    speed: 4,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 2, awareness: 4 },
    standing: [
      {
        do: 'surge',
        surge: { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        if: { is: 'all', of: [{ is: 'target-monster' }, { is: 'target-far', least: 3 }] },
      },
    ],
    feat: {
      at: 'rolled',
      if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'target-monster' }, { is: 'target-far', least: 5 }] },
      effects: [{ do: 'add', to: 'damage', n: 3 }],
    },
  },
  'eliam-ck': {
    name: { en: 'Eliam', de: 'Eliam' },
    archetype: 'warrior',
    speed: 5,
    health: 12,
    stamina: 5,
    defence: ['brown'],
    attributes: { might: 3, knowledge: 2, willpower: 3, awareness: 3 },
    abilities: [
      {
        at: 'rolled',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'own-attack' },
            { is: 'weapon', trait: 'two-weapons' },
            { is: 'target-monster' },
            { is: 'target-adjacent' },
            { is: 'not', of: { is: 'rolled', of: 'miss', least: 1 } },
          ],
        },
        aim: { who: 'monster', adjacent: true, if: { is: 'not', of: { is: 'target' } } },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
    feat: {
      at: 'turn-start',
      if: { is: 'about', who: 'self' },
      effects: [
        {
          do: 'last',
          until: 'turn-start',
          effects: [
            {
              do: 'on',
              at: 'before-roll',
              ability: {
                at: 'before-roll',
                if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }, { is: 'target' }] },
                cost: { fatigue: 1 },
                effects: [{ do: 'attack', on: { who: 'that' } }],
              },
            },
          ],
        },
      ],
    },
  },
  'hugo-the-glorious-ck': {
    name: { en: 'Hugo the Glorious', de: 'Hugo der Glorreiche' },
    archetype: 'warrior',
    speed: 3,
    health: 12,
    stamina: 3,
    defence: ['black'],
    attributes: { might: 4, knowledge: 1, willpower: 4, awareness: 2 },
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'steady' }] },
        effects: [{ do: 'reroll', of: 'defence' }],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    feat: {
      at: 'turn-start',
      if: { is: 'about', who: 'self' },
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            {
              do: 'on',
              at: 'rolled',
              // Before anything else changes the result (D2C-HERO-22).
              ability: {
                at: 'rolled',
                must: true,
                if: { is: 'own-attack' },
                effects: [{ do: 'add', to: 'damage', n: { per: 'hearts-rolled' } }],
              },
            },
          ],
        },
      ],
    },
  },
  'varikas-the-dead-ck': {
    name: { en: 'Varikas the Dead', de: 'Varikas der Tote' },
    archetype: 'warrior',
    speed: 3,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 2, willpower: 3, awareness: 2 },
    abilities: [{ at: 'turn-start', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'rest', n: 1 }] }],
    feat: {
      at: 'turn-start',
      fallen: true,
      if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'down' }] },
      effects: [{ do: 'rise', how: 'stood-up', whole: true }],
    },
  },
  'kirga-ck': {
    name: { en: 'Kirga', de: 'Kirga' },
    archetype: 'scout',
    speed: 4,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 1, awareness: 5 },
    standing: [{ do: 'permit', rule: 'hides-behind-heroes' }],
    feat: {
      at: ['activation-start', 'enters', 'activation-end'],
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'not-self' },
          { is: 'any', of: [{ is: 'move-action' }, { is: 'not', of: { is: 'stepping' } }] },
        ],
      },
      effects: [{ do: 'interrupt', effects: [{ do: 'action', kind: 'move', now: true }] }],
    },
  },
  'aurim-ck': {
    name: { en: 'Aurim', de: 'Aurim' },
    archetype: 'healer',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 2 },
    abilities: [
      {
        at: 'used',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'card-trait', trait: 'potion' },
          ],
        },
        aim: { who: 'hero', adjacent: true, each: true, downToo: true },
        effects: [{ do: 'share-use' }],
      },
    ],
    feat: { at: 'turn-start', if: { is: 'about', who: 'self' }, effects: [{ do: 'find' }] },
  },
  'mad-carthos-ck': {
    name: { en: 'Mad Carthos', de: 'Carthos der Verrückte' },
    archetype: 'mage',
    speed: 4,
    health: 8,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 4, willpower: 4, awareness: 2 },
    standing: [{ do: 'permit', rule: 'free-skill' }],
    feat: { at: 'action', effects: [{ do: 'attack', with: ['magic'], damage: 3 }] },
  },
  'laughin-buldar-ck': {
    name: { en: "Laughin' Buldar", de: 'Lachender Buldar' },
    archetype: 'warrior',
    speed: 3,
    health: 14,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 2, willpower: 2, awareness: 3 },
    standing: [{ do: 'permit', rule: 'light-arms' }],
    // In place of all actions, and no action itself: who is stunned may use it (D2C-HERO-31).
    feat: {
      at: 'own-turn',
      if: { is: 'actions-whole' },
      effects: [{ do: 'forgo' }, { do: 'attack', may: true }, { do: 'attack', may: true }, { do: 'attack', may: true }],
    },
  },
};
