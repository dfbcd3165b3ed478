import type { OverlordCard } from '../../../cards.ts';
import { BY_A_SERVANT, OF_A_SERVANT, onServant, servantNear, theServant } from '../../servant-cards.ts';

const CARD = { deck: 'unkindness', copies: 1 } as const;

/** The overlord class Unkindness: the Raven Flock and what feeds it. */
export const UNKINDNESS: Readonly<Record<string, OverlordCard>> = {
  'call-of-the-ravens': {
    ...CARD,
    name: { en: 'Call of the Ravens', de: 'Ruf der Raben' },
    summons: true,
    type: 'event',
    xp: 1,
    at: 'overlord-turn-start',
    // The flock cannot be called to itself (D2-SERV-10, D2C-OL-35).
    aim: { who: 'monster', self: true, if: { is: 'not', of: { is: 'servant' } } },
    effects: [
      { do: 'call', servant: 'raven-flock', at: 'beside' },
      { do: 'suffer', n: 4 },
    ],
  },
  'beneath-the-shadow': {
    ...CARD,
    name: { en: 'Beneath the Shadow', de: 'Unter dem Schatten' },
    type: 'magic',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [onServant({ do: 'demand-near', within: 1 })],
  },
  beware: {
    ...CARD,
    name: { en: 'Beware', de: 'Hab acht' },
    type: 'event',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [
      onServant({
        do: 'on',
        at: 'tired-for-move',
        ability: {
          at: 'tired-for-move',
          again: true,
          if: { is: 'all', of: [{ is: 'about', who: 'hero' }, servantNear(3)] },
          aim: theServant(3),
          effects: [{ do: 'move', n: 1 }],
        },
      }),
    ],
  },
  envelop: {
    ...CARD,
    name: { en: 'Envelop', de: 'Einhüllen' },
    type: 'event',
    xp: 3,
    at: 'defeated',
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, BY_A_SERVANT] },
    aim: { who: 'that', downToo: true },
    effects: [
      {
        do: 'last',
        until: 'encounter-end',
        overlord: true,
        effects: [{ do: 'permit', rule: 'never-recovers' }],
      },
      onServant({
        do: 'on',
        at: 'removed',
        ability: { at: 'removed', must: true, if: OF_A_SERVANT, effects: [{ do: 'lift' }] },
      }),
    ],
  },
  feast: {
    ...CARD,
    name: { en: 'Feast', de: 'Schmaus' },
    type: 'event',
    xp: 1,
    at: 'defeated',
    if: { is: 'about', who: 'hero' },
    aim: { who: 'monster', self: true, within: 5, from: 'spaces', if: { is: 'servant' } },
    effects: [{ do: 'heal', n: 'all', anyway: true }, onServant({ do: 'modify', value: 'health', n: 3 })],
  },
  'ill-omen': {
    ...CARD,
    name: { en: 'Ill Omen', de: 'Böses Omen' },
    type: 'magic',
    xp: 1,
    at: 'overlord-own-turn',
    effects: [
      onServant({
        do: 'on',
        at: 'turn-start',
        ability: {
          at: 'turn-start',
          must: true,
          if: { is: 'all', of: [{ is: 'about', who: 'hero' }, servantNear(3)] },
          aim: { who: 'that' },
          effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'doomed' }] }],
        },
      }),
    ],
  },
  'sudden-flurry': {
    ...CARD,
    name: { en: 'Sudden Flurry', de: 'Jähes Flattern' },
    type: 'event',
    xp: 2,
    at: 'activation-start',
    if: OF_A_SERVANT,
    aim: { who: 'that' },
    effects: [
      {
        do: 'attack',
        on: { who: 'hero', within: 2, each: true },
        each: true,
        affects: true,
        ignoresRange: true,
      },
    ],
  },
  imitation: {
    ...CARD,
    name: { en: 'Imitation', de: 'Nachahmung' },
    type: 'trap',
    xp: 2,
    at: 'attack-declared',
    if: {
      is: 'all',
      of: [{ is: 'about', who: 'hero' }, BY_A_SERVANT],
    },
    effects: [{ do: 'imitate' }],
  },
};
