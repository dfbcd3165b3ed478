import { action, answer } from '../../abilities.ts';
import type { LieutenantCard, MonsterAbility } from '../../cards.ts';

/** Damage of its attacks on heroes may be suffered as fatigue. */
const energyDrain = (most: number): MonsterAbility => ({
  name: { en: `Energy Drain ${most}`, de: `Kraftentzug ${most}` },
  ...answer({
    at: 'suffering',
    if: {
      is: 'all',
      of: [{ is: 'about', who: 'self', part: 'other' }, { is: 'about', who: 'hero' }, { is: 'by-attack' }],
    },
    aim: { who: 'that' },
    effects: [{ do: 'wear-down', most }],
  }),
});

/** Abilities that only Skarn has. */
export const LIEUTENANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  'energy-drain-3': energyDrain(3),
  'energy-drain-4': energyDrain(4),
  thrash: {
    name: { en: 'Thrash', de: 'Um sich schlagen' },
    ...action({
      effects: [
        {
          do: 'attack',
          on: { who: 'figure', adjacent: true, each: true },
          each: true,
          affects: true,
          ignoresRange: true,
        },
      ],
    }),
  },
};

/** The lieutenant of Manor of Ravens. */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  skarn: {
    name: { en: 'Skarn', de: 'Skarn' },
    size: [2, 2],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        passive: ['flail', 'energy-drain-3'],
        surges: [{ effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 3 }] }] }],
        attributes: { might: 4, knowledge: 3, willpower: 4, awareness: 1 },
        by: {
          2: { speed: 3, health: 10, defence: ['black'] },
          3: { speed: 3, health: 13, defence: ['gray', 'gray'] },
          4: { speed: 3, health: 18, defence: ['gray', 'gray'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        passive: ['energy-drain-4'],
        actions: ['thrash'],
        surges: [
          { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 4 }] }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        attributes: { might: 4, knowledge: 3, willpower: 4, awareness: 1 },
        by: {
          2: { speed: 3, health: 16, defence: ['gray', 'gray'] },
          3: { speed: 3, health: 19, defence: ['black', 'gray'] },
          4: { speed: 3, health: 24, defence: ['black', 'gray'] },
        },
      },
    },
  },
};
