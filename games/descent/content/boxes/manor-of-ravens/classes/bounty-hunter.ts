import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const BOUNTY_HUNTER: HeroClass = {
  name: { en: 'Bounty Hunter', de: 'Kopfgeldjäger' },
  archetype: 'scout',
  items: ['double-crossbow'],
  skills: [
    'chosen-target',
    'lie-in-wait',
    'longshot',
    'not-so-fast',
    'dark-iron-chains',
    'evil-eye',
    'undercover',
    'payday',
    'rapid-fire',
  ],
};

export const BOUNTY_HUNTER_ITEMS: Readonly<Record<string, Item>> = {
  'double-crossbow': {
    name: { en: 'Double Crossbow', de: 'Doppelarmbrust' },
    kind: 'item',
    class: 'bounty-hunter',
    traits: ['bow', 'exotic'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }, { effects: [{ do: 'add', to: 'range', n: 1 }] }],
  },
};

const TRACKED = { is: 'has-token', token: 'tracking' } as const;
const THAT_TRACKED = { is: 'that-is', of: TRACKED } as const;
const refreshed = (card: string) =>
  ({
    is: 'all',
    of: [
      { is: 'about', who: 'self' },
      { is: 'card', card },
    ],
  }) as const;
const BY_HIM = { is: 'about', who: 'self', part: 'other' } as const;

export const BOUNTY_HUNTER_SKILLS: Readonly<Record<string, Skill>> = {
  'chosen-target': {
    name: { en: 'Chosen Target', de: 'Auserwähltes Ziel' },
    class: 'bounty-hunter',
    xp: 0,
    always: [{ do: 'bonus', to: 'damage', n: 1, if: { is: 'target-is', of: TRACKED } }],
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'monster', sight: true },
        effects: [{ do: 'token', token: 'tracking' }],
      },
    ],
  },
  'lie-in-wait': {
    name: { en: 'Lie in Wait', de: 'Auf der Lauer' },
    class: 'bounty-hunter',
    xp: 1,
    whileTired: [{ do: 'permit', rule: 'waits' }],
    abilities: [
      { at: 'action', cost: { exhaust: true }, effects: [] },
      {
        at: 'refreshed',
        if: refreshed('lie-in-wait'),
        effects: [{ do: 'attack', before: [{ do: 'pool', pool: 'attack', dice: ['yellow'] }] }],
      },
    ],
  },
  longshot: {
    name: { en: 'Longshot', de: 'Weitschuss' },
    class: 'bounty-hunter',
    xp: 1,
    abilities: [
      {
        at: 'before-roll',
        if: {
          is: 'all',
          of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'bow' }, { is: 'target-far', least: 5 }],
        },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          { do: 'add', to: 'range', n: 3 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
    ],
  },
  'not-so-fast': {
    name: { en: 'Not So Fast', de: 'Nicht so schnell' },
    class: 'bounty-hunter',
    xp: 1,
    abilities: [
      {
        at: 'move-declared',
        if: { is: 'all', of: [THAT_TRACKED, { is: 'in-sight' }] },
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'aimed',
            aim: { who: 'that', if: { is: 'speed-least', least: 2 } },
            effects: [{ do: 'last', until: 'move-begun', effects: [{ do: 'modify', value: 'speed', n: -1 }] }],
          },
          { do: 'move', n: 2 },
        ],
      },
    ],
  },
  'dark-iron-chains': {
    name: { en: 'Dark Iron Chains', de: 'Ketten aus Dunkeleisen' },
    class: 'bounty-hunter',
    xp: 2,
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [THAT_TRACKED, { is: 'in-sight' }, { is: 'rolled', least: 1, of: 'surge' }] },
        cost: { fatigue: { per: 'surges-rolled' } },
        aim: { who: 'that' },
        effects: [
          {
            do: 'test',
            attribute: 'awareness',
            owner: true,
            pass: [{ do: 'last', until: 'attack-end', effects: [{ do: 'permit', rule: 'no-surges' }] }],
          },
        ],
      },
    ],
  },
  'evil-eye': {
    name: { en: 'Evil Eye', de: 'Böser Blick' },
    class: 'bounty-hunter',
    xp: 2,
    abilities: [
      {
        at: 'turn-end',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        aim: { who: 'monster', if: TRACKED },
        effects: [
          {
            do: 'aimed',
            aim: { who: 'on', if: { is: 'condition', condition: 'doomed' } },
            effects: [{ do: 'suffer', n: 1 }],
          },
          { do: 'condition', condition: 'doomed' },
        ],
      },
    ],
  },
  undercover: {
    name: { en: 'Undercover', de: 'Verdeckt' },
    class: 'bounty-hunter',
    xp: 2,
    whileTired: [{ do: 'dice', pool: 'defence', dice: ['gray'] }],
    abilities: [
      {
        at: 'turn-end',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'not', of: { is: 'struck-before' } },
          ],
        },
        cost: { exhaust: true },
        effects: [],
      },
      { at: 'refreshed', must: true, if: refreshed('undercover'), effects: [{ do: 'points', n: 3 }] },
    ],
  },
  payday: {
    name: { en: 'Payday', de: 'Zahltag' },
    class: 'bounty-hunter',
    xp: 3,
    abilities: [
      {
        at: 'defeated',
        if: { is: 'all', of: [{ is: 'about', who: 'master' }, BY_HIM] },
        limit: 'encounter',
        perGroup: true,
        cost: { exhaust: true },
        effects: [{ do: 'search', chooser: 'overlord' }],
      },
    ],
  },
  'rapid-fire': {
    name: { en: 'Rapid Fire', de: 'Schnellfeuer' },
    class: 'bounty-hunter',
    xp: 3,
    abilities: [
      {
        at: 'defeated',
        if: { is: 'all', of: [THAT_TRACKED, BY_HIM, { is: 'own-attack' }, { is: 'weapon', trait: 'bow' }] },
        cost: { fatigue: 1 },
        effects: [
          { do: 'move', n: 2 },
          {
            do: 'attack',
            on: { who: 'monster', sight: true },
            after: [
              {
                do: 'aimed',
                aim: { who: 'on', if: { is: 'on-map' } },
                effects: [{ do: 'token', token: 'tracking' }],
              },
            ],
          },
        ],
      },
    ],
  },
};
