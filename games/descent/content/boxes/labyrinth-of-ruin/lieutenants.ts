import { action, answer, passive } from '../../abilities.ts';
import type { Surge } from '../../card.ts';
import type { LieutenantCard, MonsterAbility } from '../../cards.ts';

/** Abilities that only the lieutenants of Labyrinth of Ruin have. */
export const LIEUTENANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  'ancient-curse': {
    name: { en: 'Ancient Curse', de: 'Uralter Fluch' },
    ...action({
      aim: { who: 'hero', within: 3, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'cursed' }] }],
    }),
  },
  corrupted: {
    name: { en: 'Corrupted', de: 'Verdorben' },
    ...answer({
      at: 'before-roll',
      must: true,
      if: { is: 'own-attack' },
      effects: [
        {
          do: 'times',
          n: { per: 'cursed-targets' },
          effects: [{ do: 'pool', pool: 'attack', dice: ['yellow'] }],
        },
      ],
    }),
  },
  'cursed-blast': {
    name: { en: 'Cursed Blast', de: 'Verfluchter Strahl' },
    ...action({
      effects: [
        {
          do: 'attack',
          on: { who: 'hero', sight: true, each: true, if: { is: 'condition', condition: 'cursed' } },
          each: true,
        },
      ],
    }),
  },
  opportunist: {
    name: { en: 'Opportunist', de: 'Opportunist' },
    ...answer({
      at: 'rolled',
      must: true,
      if: { is: 'own-attack' },
      effects: [
        { do: 'add', to: 'surges', n: { per: 'immobilized-beside' } },
        { do: 'add', to: 'surges', n: { per: 'stunned-beside', times: 2 } },
      ],
    }),
  },
  pilfer: {
    name: { en: 'Pilfer', de: 'Stibitzen' },
    ...action({ if: { is: 'beside-token', kind: 'search' }, effects: [{ do: 'rummage' }] }),
  },
  'strong-spirit': {
    name: { en: 'Strong Spirit', de: 'Starker Geist' },
    ...passive({ do: 'proof', condition: 'cursed' }, { do: 'proof', condition: 'poisoned' }),
  },
  miasma: {
    name: { en: 'Miasma', de: 'Miasma' },
    ...action({
      aim: { who: 'hero', within: 3, each: true },
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          fail: [
            { do: 'suffer', n: 1 },
            { do: 'tire', n: 1 },
          ],
        },
      ],
    }),
  },
};

const hearts = (n: number, cost = 1): Surge => ({ cost, effects: [{ do: 'add', to: 'damage', n }] });

/** The lieutenants of Labyrinth of Ruin; the queen, Raythen and Serena come in act II only. */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  ariad: {
    name: { en: 'Ariad', de: 'Ariad' },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'green'],
        passive: ['corrupted'],
        actions: ['ancient-curse'],
        surges: [hearts(3, 2)],
        attributes: { might: 2, knowledge: 4, willpower: 2, awareness: 4 },
        by: {
          2: { speed: 4, health: 12, defence: ['gray'] },
          3: { speed: 4, health: 14, defence: ['gray', 'brown'] },
          4: { speed: 4, health: 16, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'green', 'green'],
        passive: ['corrupted'],
        actions: ['ancient-curse', 'cursed-blast'],
        surges: [hearts(3, 2)],
        attributes: { might: 2, knowledge: 4, willpower: 2, awareness: 4 },
        by: {
          2: { speed: 4, health: 20, defence: ['black', 'gray'] },
          3: { speed: 4, health: 24, defence: ['black', 'black'] },
          4: { speed: 4, health: 28, defence: ['black', 'gray', 'gray'] },
        },
      },
    },
  },
  'queen-ariad': {
    name: { en: 'Queen Ariad', de: 'Königin Ariad' },
    size: [2, 2],
    attack: 'melee',
    acts: {
      2: {
        dice: ['blue', 'red', 'green'],
        passive: ['corrupted'],
        actions: ['ancient-curse', 'pincer-attack'],
        surges: [hearts(3)],
        attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 3, health: 20, defence: ['black', 'gray'] },
          3: { speed: 3, health: 24, defence: ['black', 'black'] },
          4: { speed: 3, health: 28, defence: ['black', 'gray', 'gray'] },
        },
      },
    },
  },
  serena: {
    name: { en: 'Serena', de: 'Serena' },
    size: [1, 1],
    attack: 'melee',
    acts: {
      2: {
        dice: ['blue', 'red', 'green'],
        passive: ['strong-spirit'],
        actions: ['miasma'],
        surges: [
          {
            effects: [
              { do: 'add', to: 'damage', n: 2 },
              { do: 'inflict', condition: 'cursed' },
            ],
          },
          {
            effects: [
              { do: 'add', to: 'damage', n: 2 },
              { do: 'inflict', condition: 'diseased' },
            ],
          },
        ],
        attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 3, health: 8, defence: ['brown'] },
          3: { speed: 3, health: 8, defence: ['gray'] },
          4: { speed: 3, health: 10, defence: ['gray'] },
        },
      },
    },
  },
  raythen: {
    name: { en: 'Raythen', de: 'Raythen' },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      2: {
        dice: ['blue', 'red', 'green'],
        passive: ['opportunist'],
        actions: ['pilfer'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 5, health: 8, defence: ['brown'] },
          3: { speed: 5, health: 10, defence: ['gray'] },
          4: { speed: 5, health: 12, defence: ['gray'] },
        },
      },
    },
  },
};
