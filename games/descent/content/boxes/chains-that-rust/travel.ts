import type { Effect } from '../../../effects/effect.ts';
import { ONE, type TravelCard } from '../../travel.ts';

const TERRIFIED: Effect = { do: 'condition', condition: 'terrified' };

/** The travel event cards of The Chains that Rust. */
export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'rust-1': {
    road: {
      name: { en: 'Marching soldiers', de: 'Marschierende Soldaten' },
      effects: [
        {
          do: 'test',
          attribute: 'awareness',
          fail: [{ do: 'aimed', aim: { who: 'hero', each: true }, effects: [{ do: 'tire', n: 1 }] }],
        },
      ],
    },
    plain: {
      name: { en: 'Silent vultures', de: 'Schweigende Geier' },
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          fail: [TERRIFIED],
          pass: [{ do: 'aimed', aim: { who: 'monster', chooser: 'heroes' }, effects: [TERRIFIED] }],
        },
      ],
    },
    forest: {
      name: { en: 'Burned cabin', de: 'Niedergebrannte Hütte' },
      effects: [{ do: 'toll', gold: 25, effects: [{ do: 'purge', n: 2 }] }],
    },
  },
  'rust-2': {
    water: {
      name: { en: 'Red mist', de: 'Roter Nebel' },
      effects: [
        {
          do: 'test',
          attribute: 'knowledge',
          fail: [
            { do: 'condition', condition: 'diseased' },
            { do: 'test', attribute: 'willpower', fail: [TERRIFIED] },
          ],
        },
      ],
    },
    mountain: {
      name: { en: 'Great coffin', de: 'Großer Sarg' },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          may: true,
          fail: [{ do: 'suffer', n: 3 }],
          ifPassed: { least: 1, effects: [{ do: 'purse', gold: 25 }] },
        },
      ],
    },
    road: {
      name: { en: 'Twelve roads', de: 'Zwölf Wege' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'test',
              attribute: ['knowledge', 'awareness'],
              fail: [
                {
                  do: 'aimed',
                  aim: { who: 'hero', each: true, downToo: true },
                  effects: [{ do: 'another-event', any: true }],
                },
              ],
            },
          ],
        },
      ],
    },
  },
};
