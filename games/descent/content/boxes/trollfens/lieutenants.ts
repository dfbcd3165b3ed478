import { action, answer } from '../../abilities.ts';
import type { LieutenantCard, MonsterAbility } from '../../cards.ts';

/** Abilities that only Bol'Goreth has. */
export const LIEUTENANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  rampage: {
    name: { en: 'Rampage', de: 'Tobsucht' },
    ...action({
      effects: [
        { do: 'rampage', within: 2 },
        { do: 'condition', condition: 'stunned' },
        { do: 'condition', condition: 'weakened' },
      ],
    }),
  },
  resilient: {
    name: { en: 'Resilient', de: 'Zäh' },
    ...answer({
      at: 'overlord-turn-start',
      must: true,
      if: { is: 'has-conditions' },
      effects: [{ do: 'cure' }],
    }),
  },
};

/** The lieutenant of The Trollfens. */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  bolgoreth: {
    name: { en: "Bol'Goreth", de: "Bol'Goreth" },
    size: [2, 2],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'red'],
        passive: ['reach'],
        actions: ['rampage'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        attributes: { might: 6, knowledge: 1, willpower: 2, awareness: 2 },
        by: {
          2: { speed: 3, health: 12, defence: ['gray'] },
          3: { speed: 3, health: 14, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 18, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        passive: ['reach', 'resilient'],
        actions: ['rampage'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        attributes: { might: 6, knowledge: 1, willpower: 2, awareness: 2 },
        by: {
          2: { speed: 3, health: 16, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 19, defence: ['gray', 'gray'] },
          4: { speed: 3, health: 23, defence: ['gray', 'gray'] },
        },
      },
    },
  },
};
