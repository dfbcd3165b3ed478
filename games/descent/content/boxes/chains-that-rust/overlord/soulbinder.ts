import type { OverlordCard } from '../../../cards.ts';
import { OF_A_SERVANT, onServant, servantNear, theServant } from '../../servant-cards.ts';

const CARD = { deck: 'soulbinder', copies: 1 } as const;

/** The overlord class Soulbinder: the Scourge and what it binds. */
export const SOULBINDER: Readonly<Record<string, OverlordCard>> = {
  'ties-that-bind': {
    ...CARD,
    name: { en: 'Ties That Bind', de: 'Fesselnde Bande' },
    summons: true,
    type: 'event',
    xp: 1,
    at: 'defeated',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'monster' },
        { is: 'not', of: OF_A_SERVANT },
      ],
    },
    effects: [{ do: 'call', servant: 'scourge', at: 'there' }],
  },
  'dark-silhouette': {
    ...CARD,
    name: { en: 'Dark Silhouette', de: 'Dunkle Gestalt' },
    type: 'trap',
    xp: 1,
    at: 'attack-declared',
    if: {
      is: 'target-is',
      of: { is: 'all', of: [{ is: 'side', side: 'overlord' }, { is: 'small' }, { is: 'not', of: { is: 'servant' } }] },
    },
    aim: { who: 'monster', self: true, within: 3, from: 'target', if: { is: 'servant' } },
    effects: [{ do: 'stand-in' }],
  },
  grotesque: {
    ...CARD,
    name: { en: 'Grotesque', de: 'Grotesk' },
    type: 'magic',
    xp: 1,
    at: 'attack-declared',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, servantNear(1)] },
    aim: { who: 'that' },
    effects: [
      {
        do: 'test',
        attribute: 'willpower',
        pass: [{ do: 'tire', n: 2 }],
        fail: [{ do: 'condition', condition: 'terrified' }],
      },
    ],
  },
  'haunted-steps': {
    ...CARD,
    name: { en: 'Haunted Steps', de: 'Verfolgte Schritte' },
    type: 'trap',
    xp: 2,
    at: 'overlord-own-turn',
    effects: [
      onServant({
        do: 'on',
        at: 'leaves',
        ability: {
          at: 'leaves',
          if: { is: 'all', of: [{ is: 'about', who: 'hero' }, servantNear(1)] },
          aim: theServant(1),
          effects: [{ do: 'move', n: 1 }],
        },
      }),
    ],
  },
  possessive: {
    ...CARD,
    name: { en: 'Possessive', de: 'Besitzergreifend' },
    type: 'trap',
    xp: 1,
    at: 'defeated',
    if: { is: 'all', of: [OF_A_SERVANT, { is: 'about', who: 'hero', part: 'other' }] },
    aim: { who: 'other' },
    effects: [
      { do: 'suffer', n: 2 },
      { do: 'charm', only: 'attack' },
    ],
  },
  'restless-spirit': {
    ...CARD,
    name: { en: 'Restless Spirit', de: 'Ruheloser Geist' },
    type: 'event',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [onServant({ do: 'modify', value: 'speed', n: 2 })],
  },
  unblinking: {
    ...CARD,
    name: { en: 'Unblinking', de: 'Ohne zu blinzeln' },
    type: 'event',
    xp: 2,
    at: 'activation-end',
    if: OF_A_SERVANT,
    effects: [
      {
        do: 'in-turn',
        aim: { who: 'hero', sight: true },
        effects: [{ do: 'one-of', of: [[{ do: 'tire', n: 2 }], [{ do: 'suffer', n: 4 }], [{ do: 'draw', n: 1 }]] }],
      },
    ],
  },
  'danse-macabre': {
    ...CARD,
    name: { en: 'Danse Macabre', de: 'Totentanz' },
    type: 'magic',
    xp: 3,
    at: 'activation-start',
    if: OF_A_SERVANT,
    effects: [
      { do: 'rift', n: 4, heroes: true, effects: [{ do: 'wear-out' }, { do: 'move', n: 3 }] },
      { do: 'aimed', aim: { who: 'that' }, effects: [{ do: 'move', n: 3 }] },
    ],
  },
};
