import type { Aim } from '../../../effects/aim.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { Test } from '../../../effects/tests.ts';
import { ONE, type TravelCard } from '../../travel.ts';
import type { Archetype } from '../../words.ts';

const VICTIM: Aim = { who: 'hero', chooser: 'overlord' };
const SELF: Test = { is: 'about', who: 'self' };
const DISCARD = { discard: true } as const;
/** A hero of this archetype, as the heroes like, keeps the card. */
const kept = (of: Archetype, card: string): readonly Effect[] => [
  { do: 'aimed', aim: { ...ONE, if: { is: 'archetype', of } }, effects: [{ do: 'keep-event', card }] },
];
const A_WARE: readonly Effect[] = [{ do: 'aimed', aim: ONE, effects: [{ do: 'ware' }] }];
const EVERYBODY_HURT: readonly Effect[] = [{ do: 'suffer', n: 1 }];

/** The travel event cards of Labyrinth of Ruin. */
export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'labyrinth-1': {
    water: {
      name: { en: 'Invigorating spring', de: 'Belebende Quelle' },
      effects: kept('warrior', 'invigorating-spring'),
      kept: {
        id: 'invigorating-spring',
        abilities: [
          {
            at: 'turn-start',
            if: SELF,
            cost: DISCARD,
            effects: [{ do: 'last', until: 'turn-end', effects: [{ do: 'permit', rule: 'tireless' }] }],
          },
        ],
      },
    },
    plain: {
      name: { en: 'Blessing', de: 'Segen' },
      effects: kept('healer', 'blessing-of-the-road'),
      kept: {
        id: 'blessing-of-the-road',
        abilities: [
          {
            at: 'revived',
            if: { ...SELF, part: 'other' },
            cost: DISCARD,
            aim: { who: 'that' },
            effects: [{ do: 'heal', n: 'all' }],
          },
        ],
      },
    },
    forest: {
      name: { en: 'Tiring fog', de: 'Ermüdender Nebel' },
      effects: [
        {
          do: 'test',
          attribute: 'knowledge',
          fail: [{ do: 'last', until: 'turn-end', effects: [{ do: 'modify', value: 'speed', set: 2 }] }],
        },
      ],
    },
  },
  'labyrinth-2': {
    road: {
      name: { en: 'Dropped scroll', de: 'Verlorene Schriftrolle' },
      effects: kept('mage', 'dropped-scroll'),
      kept: {
        id: 'dropped-scroll',
        abilities: [
          {
            at: 'defence-rolled',
            if: SELF,
            cost: DISCARD,
            effects: [{ do: 'add', to: 'shields', n: { per: 'knowledge' } }],
          },
        ],
      },
    },
    plain: {
      name: { en: 'Strange cure', de: 'Seltsame Heilung' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            { do: 'suffer', n: 2 },
            {
              do: 'aimed',
              aim: { ...ONE, another: true },
              effects: [
                { do: 'heal', n: 'all' },
                { do: 'cure', all: true },
              ],
            },
          ],
        },
      ],
    },
    forest: {
      name: { en: 'Bandits', de: 'Räuber' },
      effects: [
        {
          do: 'test',
          attribute: ['willpower', 'knowledge'],
          fail: [
            { do: 'suffer', n: 1 },
            { do: 'tire', n: 1 },
          ],
          allPass: A_WARE,
        },
      ],
    },
  },
  'labyrinth-3': {
    plain: {
      name: { en: 'A sensed ambush', de: 'Ein geahnter Hinterhalt' },
      effects: [
        {
          do: 'by-overlord',
          effects: [
            {
              do: 'may',
              effects: [
                {
                  do: 'aimed',
                  aim: { ...VICTIM, upTo: 3 },
                  effects: [
                    { do: 'suffer', n: 1 },
                    {
                      do: 'head-count',
                      effects: [
                        {
                          do: 'aimed',
                          aim: { who: 'monster', chooser: 'overlord' },
                          effects: [{ do: 'suffer', n: { per: 'that-many' } }],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    forest: {
      name: { en: 'A lost merchant', de: 'Ein verirrter Händler' },
      effects: [
        {
          do: 'test',
          attribute: 'knowledge',
          pass: [{ do: 'purse', gold: 25 }],
          // Instead of the gold they have just got they may take a card.
          allPass: [{ do: 'toll', gold: 25, perHero: true, effects: A_WARE }],
        },
      ],
    },
    mountain: {
      name: { en: 'Dreams of riches', de: 'Träume von Reichtum' },
      effects: [{ do: 'survey', n: 3, secret: true }],
    },
  },
  'labyrinth-4': {
    mountain: {
      name: { en: 'Gruelling path', de: 'Zermürbender Pfad' },
      effects: [
        {
          do: 'aimed',
          aim: VICTIM,
          effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'keep-event', card: 'gruelling-path' }] }],
        },
      ],
      kept: {
        id: 'gruelling-path',
        standing: [{ do: 'modify', value: 'speed', n: -1 }],
        abilities: [{ at: 'rested', must: true, if: SELF, cost: DISCARD, effects: [] }],
      },
    },
    forest: {
      name: { en: 'Gold key', de: 'Goldener Schlüssel' },
      effects: kept('scout', 'gold-key'),
      kept: {
        id: 'gold-key',
        abilities: [{ at: 'market-laid', gone: true, cost: DISCARD, effects: [{ do: 'lay-wares', n: 3 }] }],
      },
    },
    road: {
      name: { en: 'Messenger', de: 'Bote' },
      effects: [
        {
          do: 'toll',
          gold: 25,
          effects: [{ do: 'aimed', aim: ONE, effects: [{ do: 'spy', replaced: true }] }],
        },
      ],
    },
  },
  'labyrinth-5': {
    forest: {
      name: { en: 'Wild beast', de: 'Wildes Tier' },
      effects: [
        {
          do: 'aimed',
          aim: VICTIM,
          effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'suffer', n: { per: 'tested' } }] }],
        },
      ],
    },
    mountain: {
      name: { en: 'Rune chest', de: 'Runentruhe' },
      effects: [
        {
          do: 'test',
          attribute: 'knowledge',
          ifPassed: {
            least: 2,
            effects: [{ do: 'aimed', aim: ONE, effects: [{ do: 'fetch', card: 'health-potion' }] }],
          },
        },
      ],
    },
    water: {
      name: { en: 'Whispering woman', de: 'Flüsternde Frau' },
      effects: [{ do: 'test', attribute: 'knowledge', fail: [{ do: 'condition', condition: 'cursed' }] }],
    },
  },
  'labyrinth-6': {
    plain: {
      name: { en: 'A warning', de: 'Eine Warnung' },
      effects: [{ do: 'divine', price: EVERYBODY_HURT }],
    },
    mountain: {
      name: { en: 'Rockfall', de: 'Steinschlag' },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [{ do: 'condition', condition: 'stunned' }],
          allFail: EVERYBODY_HURT,
        },
      ],
    },
    water: {
      name: { en: 'Dark fog', de: 'Dunkler Nebel' },
      effects: [{ do: 'when', if: { is: 'hand-fits' }, effects: [{ do: 'draw', n: 1 }] }],
    },
  },
  'labyrinth-7': {
    road: {
      name: { en: 'Lookout tree', de: 'Aussichtsbaum' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'in-turn',
              aim: { who: 'on' },
              effects: [
                {
                  do: 'in-person',
                  effects: [
                    { do: 'tire', n: 1 },
                    { do: 'test', attribute: 'awareness', pass: [{ do: 'foresee', n: 3, ordered: true }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    mountain: {
      name: { en: 'Spy hunt', de: 'Jagd auf Spitzel' },
      effects: [
        {
          do: 'by-overlord',
          effects: [{ do: 'may', effects: [{ do: 'inspect' }, { do: 'tire', n: 2 }] }],
        },
      ],
    },
    water: {
      name: { en: 'Foul pool', de: 'Fauliger Tümpel' },
      effects: [
        {
          do: 'aimed',
          aim: { ...VICTIM, if: { is: 'not', of: { is: 'has-conditions' } } },
          effects: [
            {
              do: 'test',
              attribute: ['might', 'knowledge', 'willpower', 'awareness'],
              chooser: 'overlord',
              fail: [{ do: 'condition', condition: 'cursed' }],
            },
          ],
        },
      ],
    },
  },
  'labyrinth-8': {
    plain: {
      name: { en: 'Unseen energy', de: 'Unsichtbare Kräfte' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'cursed' }] }],
    },
    mountain: {
      name: { en: 'Gathering strength', de: 'Wachsende Stärke' },
      effects: [{ do: 'keep-event', card: 'gathering-strength', overlord: true }],
      kept: {
        id: 'gathering-strength',
        abilities: [
          {
            at: 'activation-start',
            if: { is: 'about', who: 'monster' },
            cost: DISCARD,
            aim: { who: 'that' },
            effects: [{ do: 'points', n: 2 }],
          },
        ],
      },
    },
    water: {
      name: { en: 'Haggling', de: 'Feilschen' },
      effects: [{ do: 'may', effects: [...A_WARE, { do: 'draw', n: 2 }] }],
    },
  },
};
