import type { OverlordCard } from '../cards.ts';

const BASIC_CARD = { deck: 'basic', xp: 0 } as const;
/** A monster attacks a hero. */
const ON_A_HERO = {
  is: 'all',
  of: [
    { is: 'about', who: 'monster' },
    { is: 'about', who: 'hero', part: 'other' },
  ],
} as const;

/** The basic deck of the base game: 15 cards (D2-OLGEN-04). */
export const BASIC: Readonly<Record<string, OverlordCard>> = {
  'critical-blow': {
    ...BASIC_CARD,
    name: { en: 'Critical Blow', de: 'Kritischer Schlag' },
    type: 'event',
    copies: 1,
    at: 'rolled',
    if: ON_A_HERO,
    effects: [{ do: 'grant', surge: { effects: [{ do: 'add', to: 'damage', n: 3 }] } }],
  },
  'dark-charm': {
    ...BASIC_CARD,
    name: { en: 'Dark Charm', de: 'Dunkle Bezauberung' },
    type: 'magic',
    copies: 1,
    at: 'overlord-turn-start',
    aim: { who: 'hero' },
    effects: [{ do: 'test', attribute: 'willpower', pass: [{ do: 'draw', n: 1 }], fail: [{ do: 'charm' }] }],
  },
  'dark-fortune': {
    ...BASIC_CARD,
    name: { en: 'Dark Fortune', de: 'Dunkles Schicksal' },
    type: 'event',
    copies: 2,
    at: ['rolled', 'defence-rolled', 'test-rolled'],
    if: { is: 'about', who: 'monster' },
    effects: [{ do: 'reroll', of: 'own' }],
  },
  'dark-might': {
    ...BASIC_CARD,
    name: { en: 'Dark Might', de: 'Dunkle Macht' },
    type: 'magic',
    copies: 2,
    at: 'rolled',
    if: { is: 'about', who: 'monster' },
    effects: [{ do: 'add', to: 'surges', n: 1 }],
  },
  dash: {
    ...BASIC_CARD,
    name: { en: 'Dash', de: 'Rennen' },
    type: 'event',
    copies: 2,
    at: 'activating',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'that' },
    effects: [{ do: 'action', kind: 'move' }],
  },
  frenzy: {
    ...BASIC_CARD,
    name: { en: 'Frenzy', de: 'Wutausbruch' },
    type: 'event',
    copies: 2,
    at: 'activating',
    if: { is: 'about', who: 'monster' },
    aim: { who: 'that' },
    effects: [{ do: 'action', kind: 'attack' }],
  },
  'pit-trap': {
    ...BASIC_CARD,
    name: { en: 'Pit Trap', de: 'Fallgrube' },
    type: 'trap',
    copies: 1,
    at: 'enters',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'space-empty' }] },
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'awareness',
        fail: [
          { do: 'suffer', n: 1 },
          { do: 'points', n: -1, otherwise: [{ do: 'condition', condition: 'stunned' }] },
        ],
      },
    ],
  },
  'poison-dart': {
    ...BASIC_CARD,
    name: { en: 'Poison Dart', de: 'Giftpfeil' },
    type: 'trap',
    copies: 1,
    at: ['door-opened', 'searching'],
    if: { is: 'about', who: 'hero' },
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: ['awareness', 'might'],
        chooser: 'overlord',
        pass: [{ do: 'draw', n: 1 }],
        fail: [
          { do: 'suffer', n: 1 },
          { do: 'tire', n: 1 },
          { do: 'condition', condition: 'poisoned' },
        ],
      },
    ],
  },
  tripwire: {
    ...BASIC_CARD,
    name: { en: 'Tripwire', de: 'Stolperdraht' },
    type: 'trap',
    copies: 2,
    at: 'enters',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'space-empty' }, { is: 'move-action' }] },
    aim: { who: 'that' },
    effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'points', n: 'lose-all' }] }],
  },
  'word-of-misery': {
    ...BASIC_CARD,
    name: { en: 'Word of Misery', de: 'Worte der Qual' },
    type: 'magic',
    copies: 1,
    at: 'overlord-turn-start',
    effects: [
      {
        do: 'last',
        until: 'overlord-turn-end',
        for: 'heroes',
        effects: [
          {
            do: 'on',
            at: 'suffered',
            ability: {
              at: 'suffered',
              must: true,
              if: { is: 'about', who: 'hero' },
              aim: { who: 'that' },
              effects: [{ do: 'tire', n: 1 }],
            },
          },
        ],
      },
    ],
  },
};
