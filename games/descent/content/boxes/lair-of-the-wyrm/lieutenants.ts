import { answer } from '../../abilities.ts';
import type { LieutenantCard, MonsterAbility } from '../../cards.ts';

/** The ability that only Valyndra has. */
export const LIEUTENANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  hoarder: {
    name: { en: 'Hoarder', de: 'Habsucht' },
    ...answer({
      at: 'searching',
      if: { is: 'about', who: 'hero' },
      effects: [{ do: 'test', attribute: 'awareness', owner: true, pass: [{ do: 'move', n: 2 }] }],
    }),
  },
};

/** The lieutenant of Lair of the Wyrm. */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  valyndra: {
    name: { en: 'Valyndra', de: 'Valyndra' },
    size: [3, 2],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'red'],
        passive: ['hoarder'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'inflict', condition: 'burning' }] },
        ],
        attributes: { might: 5, knowledge: 2, willpower: 1, awareness: 3 },
        by: {
          2: { speed: 3, health: 12, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 14, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 17, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        passive: ['hoarder'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'inflict', condition: 'burning' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        attributes: { might: 5, knowledge: 2, willpower: 1, awareness: 3 },
        by: {
          2: { speed: 3, health: 15, defence: ['gray', 'gray'] },
          3: { speed: 3, health: 17, defence: ['gray', 'gray', 'brown'] },
          4: { speed: 3, health: 22, defence: ['black', 'gray', 'brown'] },
        },
      },
    },
  },
};
