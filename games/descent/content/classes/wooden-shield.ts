import type { Item } from '../cards.ts';

/** Knight and Disciple begin with one each. Who spares it when it is exhausted may use it again in the same roll (D2C-KNT-08). */
export const woodenShield = (of: string): Item => ({
  name: { en: 'Wooden Shield', de: 'Holzschild' },
  kind: 'item',
  class: of,
  traits: ['shield'],
  slot: 'one-hand',
  abilities: [
    {
      at: 'defence-rolled',
      again: true,
      if: { is: 'about', who: 'self' },
      cost: { exhaust: true },
      effects: [{ do: 'add', to: 'shields', n: 1 }],
    },
  ],
});
