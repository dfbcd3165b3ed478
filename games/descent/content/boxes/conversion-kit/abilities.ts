import { action, answer } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';
import { OF_BOTH } from '../shared-abilities.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  ...OF_BOTH,
  bash: {
    name: { en: 'Bash', de: 'Hieb' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'suffer', n: 3 }] }],
    }),
  },
  'dark-prayer-ck': {
    name: { en: 'Dark Prayer', de: 'Dunkles Gebet' },
    ...action({
      aim: { who: 'hero', within: 3, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 1 }] }],
    }),
  },
  'leap-attack-ck': {
    name: { en: 'Leap Attack', de: 'Sprungangriff' },
    ...action({ limit: 'turn', effects: [{ do: 'leap', targets: true }] }),
  },
  leech: {
    name: { en: 'Leech', de: 'Blutegel' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [
            {
              do: 'roll',
              dice: ['yellow'],
              effects: [
                { do: 'tire', n: { per: 'hearts' } },
                { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: { per: 'hearts' } }] },
              ],
            },
          ],
        },
      ],
    }),
  },
  split: {
    name: { en: 'Split', de: 'Teilung' },
    ...answer({
      at: 'defeated',
      must: true,
      gone: true,
      if: { is: 'about', who: 'self' },
      effects: [{ do: 'spawn', n: 2, nearest: true }],
    }),
  },
  swallow: {
    name: { en: 'Swallow', de: 'Verschlingen' },
    kind: 'passive',
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'that-is', of: { is: 'hero' } },
            { is: 'about', who: 'self', part: 'other' },
          ],
        },
        aim: { who: 'that' },
        effects: [{ do: 'swallow' }],
      },
      { at: 'defeated', must: true, gone: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'disgorge' }] },
    ],
  },
  undying: {
    name: { en: 'Undying', de: 'Untot' },
    ...answer({
      at: 'defeated',
      must: true,
      gone: true,
      if: { is: 'about', who: 'self' },
      effects: [{ do: 'spawn', nearest: true }],
    }),
  },
};
