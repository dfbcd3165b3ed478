import { action, answer, passive, surge } from '../../abilities.ts';
import type { LieutenantCard, MonsterAbility } from '../../cards.ts';
import { aura, RAVAGE, STEALTHY, sorcery } from '../shared-abilities.ts';

/** Abilities that only the lieutenants of Nerekhall have. */
export const LIEUTENANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  'aura-1': aura(1),
  'aura-2': aura(2),
  'sorcery-3': sorcery(3),
  ravage: RAVAGE,
  stealthy: STEALTHY,
  'split-earth': {
    name: { en: 'Split Earth', de: 'Erdspalte' },
    ...action({
      limit: 'round',
      effects: [
        {
          do: 'rift',
          n: 4,
          effects: [
            { do: 'suffer', n: 1 },
            { do: 'move', n: 1, must: true },
          ],
        },
      ],
    }),
  },
  influence: {
    name: { en: 'Influence', de: 'Einfluss' },
    ...action({ limit: 'round', aim: { who: 'figure', adjacent: true }, effects: [{ do: 'let-act' }] }),
  },
  precise: {
    name: { en: 'Precise', de: 'Zielgenau' },
    ...passive({ do: 'permit', rule: 'sees-past-adjacent' }),
  },
  'chaotic-energy': {
    name: { en: 'Chaotic Energy', de: 'Chaotische Kraft' },
    ...answer({ at: 'before-roll', if: { is: 'own-attack' }, effects: [{ do: 'overexert', most: 3 }] }),
  },
  'soul-siphon': {
    name: { en: 'Soul Siphon', de: 'Seelensog' },
    ...answer({
      at: 'suffering',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'self' },
          { is: 'not', of: { is: 'by-attack' } },
        ],
      },
      aim: { who: 'monster', adjacent: true },
      effects: [{ do: 'pass-on' }],
    }),
  },
  scheme: { name: { en: 'Scheme', de: 'Ränkespiel' }, ...surge({ effects: [{ do: 'cycle' }] }) },
  'master-plan': {
    name: { en: 'Master Plan', de: 'Meisterplan' },
    ...answer({
      at: 'card-played',
      must: true,
      aim: { who: 'hero', within: 3 },
      effects: [{ do: 'suffer', n: 1 }],
    }),
  },
};

/** The lieutenants of Shadow of Nerekhall. */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  mirklace: {
    name: { en: 'Mirklace', de: 'Sinistrael' },
    size: [2, 2],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'red', 'green'],
        passive: ['aura-1'],
        actions: ['split-earth'],
        surges: [{ cost: 2, effects: [{ do: 'blast' }] }],
        attributes: { might: 3, knowledge: 5, willpower: 3, awareness: 2 },
        by: {
          2: { speed: 3, health: 13, defence: ['black'] },
          3: { speed: 3, health: 16, defence: ['black'] },
          4: { speed: 3, health: 19, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow', 'green'],
        passive: ['aura-2', 'sorcery-3'],
        actions: ['split-earth'],
        surges: [{ cost: 2, effects: [{ do: 'blast' }] }],
        attributes: { might: 3, knowledge: 5, willpower: 3, awareness: 2 },
        by: {
          2: { speed: 3, health: 18, defence: ['black', 'brown'] },
          3: { speed: 3, health: 21, defence: ['black', 'brown'] },
          4: { speed: 3, health: 24, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'rylan-olliven': {
    name: { en: 'Rylan Olliven', de: 'Rylan Olliven' },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'green', 'green'],
        actions: ['influence'],
        surges: [
          { cost: 2, effects: [{ do: 'ability', ability: 'subdue' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        attributes: { might: 1, knowledge: 4, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 3, health: 8, defence: ['gray'] },
          3: { speed: 3, health: 10, defence: ['gray'] },
          4: { speed: 3, health: 12, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'green', 'green'],
        passive: ['precise'],
        actions: ['influence'],
        surges: [
          { cost: 2, effects: [{ do: 'ability', ability: 'subdue' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        attributes: { might: 1, knowledge: 4, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 3, health: 12, defence: ['black'] },
          3: { speed: 3, health: 14, defence: ['gray', 'gray'] },
          4: { speed: 3, health: 17, defence: ['gray', 'gray'] },
        },
      },
    },
  },
  'tristayne-olliven': {
    name: { en: 'Tristayne Olliven', de: 'Tristayne Olliven' },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'red'],
        passive: ['ravage', 'chaotic-energy'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        attributes: { might: 2, knowledge: 4, willpower: 4, awareness: 2 },
        by: {
          2: { speed: 4, health: 10, defence: ['gray'] },
          3: { speed: 4, health: 12, defence: ['gray'] },
          4: { speed: 4, health: 14, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        passive: ['ravage', 'soul-siphon', 'chaotic-energy'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 3 }] }],
        attributes: { might: 2, knowledge: 4, willpower: 4, awareness: 2 },
        by: {
          2: { speed: 4, health: 12, defence: ['black'] },
          3: { speed: 4, health: 15, defence: ['gray', 'gray'] },
          4: { speed: 4, health: 18, defence: ['black', 'gray'] },
        },
      },
    },
  },
  verminous: {
    name: { en: 'Verminous', de: 'Der Rattenkönig' },
    size: [2, 1],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'yellow', 'green'],
        passive: ['stealthy'],
        surges: [
          { effects: [{ do: 'ability', ability: 'scheme' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 5 },
        by: {
          2: { speed: 3, health: 8, defence: ['gray'] },
          3: { speed: 3, health: 10, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 13, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'green', 'green'],
        passive: ['master-plan', 'stealthy'],
        surges: [
          { effects: [{ do: 'ability', ability: 'scheme' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 5 },
        by: {
          2: { speed: 3, health: 11, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 13, defence: ['black', 'brown'] },
          4: { speed: 3, health: 17, defence: ['black', 'gray'] },
        },
      },
    },
  },
};
