import type { Item } from '../../cards.ts';

export const SHOP: Readonly<Record<string, Item>> = {
  'soulbound-sword': {
    name: { en: 'Soulbound Sword', de: 'Seelengebundenes Schwert' },
    kind: 'item',
    act: 1,
    gold: 100,
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
      { effects: [{ do: 'add', to: 'pierce', n: 4 }] },
      { effects: [{ do: 'inflict', condition: 'terrified' }] },
    ],
    // It asks for its price outside attacks too (D2C-ITEM-31).
    anytime: true,
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'terrified' }] }],
      },
    ],
  },
};
