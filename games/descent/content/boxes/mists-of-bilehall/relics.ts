import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;

/** Relics of Mists of Bilehall. "You" on the overlord's side is the lieutenant who bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'fear-eater': {
    ...RELIC,
    name: { en: 'Fear Eater', de: 'Furchtfresser' },
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'inflict', condition: 'terrified' }] }],
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [
            { do: 'add', to: 'damage', n: 2 },
            { do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 2 }] },
          ],
        },
        if: { is: 'target-condition', condition: 'terrified' },
      },
    ],
  },
  'blade-of-brivala': {
    ...RELIC,
    name: { en: 'Blade of Brivala', de: 'Klinge von Brivala' },
    traits: [],
    slot: 'none',
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [
            {
              do: 'if-dealt',
              effects: [
                {
                  do: 'aimed',
                  aim: { who: 'hero', from: 'target', within: 3, self: true },
                  effects: [{ do: 'condition', condition: 'terrified' }],
                },
              ],
            },
          ],
        },
      },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = { 'fear-eater': 'blade-of-brivala' };
