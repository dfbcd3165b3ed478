import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: a lieutenant bears it, and nobody equips it. */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** Relics of Lair of the Wyrm. "You" on the overlord's side is the lieutenant who bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'aurium-mail': {
    ...RELIC,
    name: { en: 'Aurium Mail', de: 'Auriumrüstung' },
    traits: ['heavy-armor'],
    slot: 'armor',
    dice: ['black'],
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'affected' },
        cost: { exhaust: true },
        effects: [{ do: 'pool', pool: 'defence', dice: ['brown'] }],
      },
    ],
  },
  'valyndras-gift': {
    ...DARK,
    name: { en: "Valyndra's Gift", de: 'Valyndras Gabe' },
    abilities: [
      {
        at: 'before-roll',
        cost: { exhaust: true },
        aim: { who: 'figure', adjacent: true, self: true, if: { is: 'affected' } },
        effects: [{ do: 'pool', pool: 'defence', dice: ['gray'] }],
      },
    ],
  },
  'valyndras-bane': {
    ...RELIC,
    name: { en: "Valyndra's Bane", de: 'Valyndras Fluch' },
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 3 }] }],
    standing: [
      {
        do: 'dice',
        pool: 'attack',
        dice: ['yellow'],
        if: { is: 'target-is', of: { is: 'all', of: [{ is: 'monster' }, { is: 'large' }] } },
      },
    ],
  },
  'her-majestys-malice': {
    ...DARK,
    name: { en: "Her Majesty's Malice", de: 'Die Bosheit Ihrer Majestät' },
    standing: [
      {
        do: 'surge',
        surge: {
          cost: 2,
          effects: [
            {
              do: 'aimed',
              aim: { who: 'attacker' },
              effects: [
                {
                  do: 'last',
                  until: 'attack-over',
                  effects: [
                    {
                      do: 'on',
                      at: 'attack-done',
                      ability: {
                        at: 'attack-done',
                        must: true,
                        if: { is: 'own-attack' },
                        limit: 'turn',
                        effects: [{ do: 'attack', on: { who: 'target' } }],
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = {
  'aurium-mail': 'valyndras-gift',
  'valyndras-bane': 'her-majestys-malice',
};
