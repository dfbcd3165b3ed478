import type { HeroSheet } from '../cards.ts';

/** The healers of the base game. */
export const HEALERS: Readonly<Record<string, HeroSheet>> = {
  ashrian: {
    name: { en: 'Ashrian', de: 'Ashrian' },
    archetype: 'healer',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 2, willpower: 3, awareness: 4 },
    abilities: [
      {
        at: 'activation-start',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'minion' }, { is: 'adjacent' }] },
        aim: { who: 'that' },
        effects: [{ do: 'condition', condition: 'stunned' }],
      },
    ],
    feat: {
      at: 'action',
      aim: { who: 'monster', within: 3 },
      effects: [
        {
          do: 'aimed',
          aim: { who: 'monster', ofGroup: 'on', each: true },
          effects: [{ do: 'condition', condition: 'stunned' }],
        },
      ],
    },
  },
  'avric-albright': {
    name: { en: 'Avric Albright', de: 'Avric Albright' },
    archetype: 'healer',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
    standing: [
      {
        do: 'aura',
        for: 'heroes',
        within: 3,
        self: true,
        effects: [
          {
            do: 'surge',
            surge: { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 1 }] }] },
          },
        ],
      },
    ],
    feat: {
      at: 'action',
      aim: { who: 'hero', within: 3, each: true, self: true, downToo: true },
      effects: [{ do: 'roll', dice: ['red', 'red'], effects: [{ do: 'heal', n: { per: 'hearts' }, may: true }] }],
    },
  },
};
