import { artifacts } from '../card-tables.ts';

/** Banners are assigned to units instead of being played for their basic side (MK-BANN-01). */
export const BANNERS = artifacts({
  'banner-of-glory': {
    name: { en: 'Banner of Glory', de: 'Banner des Ruhms' },
    box: 'base',
    number: 113,
    basic: { effects: [] },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [
            { do: 'units-get', who: 'all', armor: 1, attack: 1, block: 1 },
            { do: 'on', at: 'unit-fights', oncePer: 'unit', effects: [{ do: 'fame', n: 1 }] },
          ],
        },
      ],
    },
    borne: [
      { do: 'units-get', who: 'bearer', armor: 1, attack: 1, block: 1 },
      { do: 'on', at: 'unit-fights', effects: [{ do: 'fame', n: 1 }] },
    ],
  },
  'banner-of-fear': {
    name: { en: 'Banner of Fear', de: 'Banner der Furcht' },
    box: 'base',
    number: 114,
    basic: { effects: [] },
    strong: { effects: [{ do: 'disarm', who: { upTo: 3 } }] },
    borne: [
      {
        do: 'use',
        in: 'block',
        effects: [
          {
            do: 'cost',
            price: { bearer: 'spent' },
            gives: [
              { do: 'disarm', who: 'one-attack' },
              { do: 'fame', n: 1 },
            ],
          },
        ],
      },
    ],
  },
  'banner-of-protection': {
    name: { en: 'Banner of Protection', de: 'Banner des Schutzes' },
    box: 'base',
    number: 115,
    basic: { effects: [] },
    strong: {
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          effects: [{ do: 'on', at: 'turn-end', may: true, effects: [{ do: 'throw-away-wound', n: 'received' }] }],
        },
      ],
    },
    borne: [{ do: 'units-get', who: 'bearer', armor: 1, resists: ['fire', 'ice'] }],
  },
  'banner-of-courage': {
    name: { en: 'Banner of Courage', de: 'Banner des Mutes' },
    box: 'base',
    number: 116,
    basic: { effects: [] },
    strong: { effects: [{ do: 'ready', who: 'all' }], when: 'not-combat' },
    borne: [
      {
        do: 'use',
        outside: true,
        effects: [{ do: 'cost', price: { bearer: 'banner-down' }, gives: [{ do: 'ready', who: 'bearer' }] }],
      },
    ],
  },
  'banner-of-command': {
    name: { en: 'Banner of Command', de: 'Banner des Befehls' },
    box: 'lost-legion',
    number: 304,
    basic: {
      effects: [
        { do: 'influence', n: 4 },
        { do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'rule', rule: 'spare-command' }] },
      ],
    },
    strong: { effects: [{ do: 'fame', n: 2 }, { do: 'recruit' }] },
    commands: true,
  },
  'banner-of-fortitude': {
    name: { en: 'Banner of Fortitude', de: 'Banner der Standhaftigkeit' },
    box: 'lost-legion',
    number: 305,
    basic: { effects: [] },
    strong: { effects: [{ do: 'heal-units' }], when: 'not-combat' },
    borne: [{ do: 'ward' }],
  },
});
