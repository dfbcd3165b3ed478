import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const TREASURE_HUNTER: HeroClass = {
  name: { en: 'Treasure Hunter', de: 'Schatzjäger' },
  archetype: 'scout',
  items: ['leather-whip', 'the-dead-mans-compass'],
  skills: [
    'delver',
    'dungeoneer',
    'gold-rush',
    'survey',
    'guard-the-spoils',
    'lure-of-fortune',
    'sleight-of-hand',
    'finders-keepers',
    'trail-of-riches',
  ],
};

export const TREASURE_HUNTER_ITEMS: Readonly<Record<string, Item>> = {
  'leather-whip': {
    name: { en: 'Leather Whip', de: 'Lederpeitsche' },
    kind: 'item',
    class: 'treasure-hunter',
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    reach: true,
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }, { effects: [{ do: 'move', n: 1 }] }],
  },
  'the-dead-mans-compass': {
    name: { en: "The Dead Man's Compass", de: 'Kompass des Toten' },
    kind: 'item',
    class: 'treasure-hunter',
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'own-turn',
        if: { is: 'near-token', kind: 'search', within: 3 },
        cost: { exhaust: true },
        effects: [{ do: 'points', n: 1 }],
      },
    ],
  },
};

export const TREASURE_HUNTER_SKILLS: Readonly<Record<string, Skill>> = {
  delver: {
    name: { en: 'Delver', de: 'Gräber' },
    class: 'treasure-hunter',
    xp: 0,
    standing: [
      { do: 'bonus', to: 'damage', n: 1, if: { is: 'beside', who: 'hero-figure', alone: true } },
      { do: 'sift', n: 2 },
    ],
  },
  dungeoneer: {
    name: { en: 'Dungeoneer', de: 'Kerkerkundiger' },
    class: 'treasure-hunter',
    xp: 1,
    abilities: [
      { at: 'action', cost: { fatigue: 1, exhaust: true }, effects: [{ do: 'search', within: 1 }] },
      { at: 'own-turn', tired: true, if: { is: 'card-tired' }, limit: 'turn', effects: [{ do: 'attack' }] },
    ],
  },
  'gold-rush': {
    name: { en: 'Gold Rush', de: 'Goldrausch' },
    class: 'treasure-hunter',
    xp: 1,
    whileTired: [{ do: 'permit', rule: 'through-enemies' }],
    abilities: [
      {
        at: 'searched',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'own-turn' }] },
        cost: { exhaust: true },
        effects: [{ do: 'points', n: { per: 'search-cards', most: 5 } }],
      },
      // Outside his turn only where an ally has made him search (D2C-HERO-41).
      {
        at: 'searched',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'that-is', part: 'other', of: { is: 'kind', of: ['ally-raythen'] } },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'points', n: { per: 'search-cards', most: 5 }, now: true }],
      },
    ],
  },
  survey: {
    name: { en: 'Survey', de: 'Erkundung' },
    class: 'treasure-hunter',
    xp: 1,
    always: [{ do: 'modify', value: 'stamina', n: 1 }],
    abilities: [{ at: 'own-turn', cost: { fatigue: 1, exhaust: true }, effects: [{ do: 'survey', n: 3 }] }],
  },
  'guard-the-spoils': {
    name: { en: 'Guard the Spoils', de: 'Beute bewachen' },
    class: 'treasure-hunter',
    xp: 2,
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'target' },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          {
            do: 'when',
            if: { is: 'search-cards', least: 3 },
            effects: [{ do: 'pool', pool: 'defence', dice: ['black'] }],
            otherwise: [
              {
                do: 'when',
                if: { is: 'search-cards', least: 2 },
                effects: [{ do: 'pool', pool: 'defence', dice: ['gray'] }],
                otherwise: [{ do: 'pool', pool: 'defence', dice: ['brown'] }],
              },
            ],
          },
        ],
      },
    ],
  },
  'lure-of-fortune': {
    name: { en: 'Lure of Fortune', de: 'Lockruf des Glücks' },
    class: 'treasure-hunter',
    xp: 2,
    abilities: [
      {
        at: 'searched',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
      {
        at: 'defeated',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
          ],
        },
        effects: [{ do: 'bury' }],
      },
    ],
  },
  'sleight-of-hand': {
    name: { en: 'Sleight of Hand', de: 'Kunstgriff' },
    class: 'treasure-hunter',
    xp: 2,
    // D2C-TRES-02: whichever weapon he attacks with.
    always: [
      {
        do: 'bonus',
        to: 'pierce',
        n: 2,
        if: {
          is: 'any',
          of: [
            { is: 'wears', trait: 'exotic' },
            { is: 'wears', trait: 'bow' },
          ],
        },
      },
    ],
    abilities: [
      {
        at: 'search-drawn',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'about', who: 'not-self' },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'receive' }],
      },
    ],
  },
  'finders-keepers': {
    name: { en: "Finder's Keeper's", de: 'Wer es findet, behält es' },
    class: 'treasure-hunter',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            with: ['exotic'],
            before: [{ do: 'pool', pool: 'attack', dice: ['green'] }],
            surges: [{ effects: [{ do: 'add', to: 'damage', n: { per: 'search-cards', most: 4 } }] }],
          },
        ],
      },
    ],
  },
  'trail-of-riches': {
    name: { en: 'Trail of Riches', de: 'Spur der Reichtümer' },
    class: 'treasure-hunter',
    xp: 3,
    abilities: [
      {
        at: 'own-turn',
        if: { is: 'search-cards', least: 2 },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'search', within: 3 }],
      },
    ],
  },
};
