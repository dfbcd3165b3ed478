import { action, answer, surge } from '../../abilities.ts';
import type { LieutenantCard, MonsterAbility } from '../../cards.ts';
import { sorcery } from '../shared-abilities.ts';

/** Abilities that only the three lieutenants of this story have; their cards of both acts lie in two boxes. */
export const LIEUTENANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  flanking: {
    name: { en: 'Flanking', de: 'In die Zange nehmen' },
    ...answer({
      at: 'attack-declared',
      if: { is: 'own-attack' },
      aim: { who: 'monster', adjacent: true, from: 'target', if: { is: 'monster-trait', trait: 'cursed' } },
      effects: [{ do: 'borrow-surges' }],
    }),
  },
  fury: {
    name: { en: 'Fury', de: 'Raserei' },
    ...answer({
      at: 'rolled',
      if: { is: 'own-attack' },
      limit: 'attack',
      effects: [
        {
          do: 'test',
          attribute: 'might',
          owner: true,
          pass: [{ do: 'add', to: 'surges', n: 1 }],
          fail: [{ do: 'miss' }],
        },
      ],
    }),
  },
  rally: {
    name: { en: 'Rally', de: 'Sammeln' },
    ...action({
      aim: { who: 'monster', within: 3, self: true, each: true, if: { is: 'has-conditions' } },
      effects: [{ do: 'cure' }],
    }),
  },
  bloodlines: {
    name: { en: 'Bloodlines', de: 'Blutlinien' },
    ...answer({
      at: 'defence-rolled',
      must: true,
      if: { is: 'about', who: 'self' },
      effects: [{ do: 'add', to: 'shields', n: { per: 'fallen' } }],
    }),
  },
  'bone-splinter': {
    name: { en: 'Bone Splinter', de: 'Knochensplitter' },
    ...surge({
      effects: [
        {
          do: 'aimed',
          aim: {
            who: 'figure',
            adjacent: true,
            from: 'target',
            self: true,
            each: true,
            if: { is: 'not', of: { is: 'target' } },
          },
          effects: [{ do: 'suffer', n: 2 }],
        },
      ],
    }),
  },
  enthrall: {
    name: { en: 'Enthrall', de: 'Bezaubern' },
    ...answer({
      at: 'activation-start',
      if: { is: 'about', who: 'self' },
      aim: { who: 'hero', sight: true, upTo: 4 },
      effects: [{ do: 'test', attribute: 'willpower', allFail: [{ do: 'charm', only: 'attack' }] }],
    }),
  },
  'soul-mastery': {
    name: { en: 'Soul Mastery', de: 'Seelenherrschaft' },
    ...answer({
      at: 'defeating',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'near', within: 3 },
        ],
      },
      aim: { who: 'that' },
      effects: [{ do: 'test', attribute: 'knowledge', owner: true, pass: [{ do: 'charm', only: 'attack' }] }],
    }),
  },
  tormentress: {
    name: { en: 'Tormentress', de: 'Peinigerin' },
    ...answer({
      at: ['turn-start', 'enters'],
      must: true,
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'near', within: 3 },
        ],
      },
      aim: { who: 'that' },
      effects: [{ do: 'condition', condition: 'terrified' }],
    }),
  },
  'exploit-fear': {
    name: { en: 'Exploit Fear', de: 'Furcht ausnutzen' },
    ...action({
      aim: { who: 'hero', within: 3, each: true, if: { is: 'condition', condition: 'terrified' } },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'stunned' }] }],
    }),
  },
  'sorcery-3': sorcery(3),
  'sorcery-4': sorcery(4),
};

/** The lieutenants of Mists of Bilehall and The Chains that Rust. */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  'ardus-ixerebus': {
    name: { en: "Ardus Ix'Erebus", de: "Ardus Ix'Erebus" },
    size: [1, 1],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'red'],
        passive: ['flanking', 'fury'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        attributes: { might: 5, knowledge: 2, willpower: 1, awareness: 4 },
        by: {
          2: { speed: 4, health: 12, defence: ['black'] },
          3: { speed: 4, health: 14, defence: ['black', 'brown'] },
          4: { speed: 4, health: 17, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        passive: ['flanking', 'fury'],
        actions: ['rally'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        attributes: { might: 5, knowledge: 2, willpower: 1, awareness: 4 },
        by: {
          2: { speed: 4, health: 13, defence: ['black', 'brown'] },
          3: { speed: 4, health: 16, defence: ['black', 'gray'] },
          4: { speed: 4, health: 19, defence: ['black', 'gray'] },
        },
      },
    },
  },
  kyndrithul: {
    name: { en: 'Kyndrithul', de: 'Kyndrithul' },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        passive: ['bloodlines', 'sorcery-3'],
        surges: [{ effects: [{ do: 'ability', ability: 'bone-splinter' }] }],
        attributes: { might: 3, knowledge: 4, willpower: 4, awareness: 1 },
        by: {
          2: { speed: 4, health: 11, defence: ['gray'] },
          3: { speed: 4, health: 13, defence: ['black'] },
          4: { speed: 4, health: 16, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        passive: ['bloodlines', 'enthrall', 'sorcery-4'],
        surges: [{ effects: [{ do: 'ability', ability: 'bone-splinter' }] }],
        attributes: { might: 3, knowledge: 4, willpower: 4, awareness: 1 },
        by: {
          2: { speed: 4, health: 13, defence: ['black'] },
          3: { speed: 4, health: 15, defence: ['black', 'brown'] },
          4: { speed: 4, health: 19, defence: ['black', 'brown'] },
        },
      },
    },
  },
  zarihell: {
    name: { en: 'Zarihell', de: 'Zarihell' },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'red'],
        passive: ['soul-mastery', 'tormentress'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 5, health: 9, defence: ['gray'] },
          3: { speed: 5, health: 12, defence: ['gray'] },
          4: { speed: 5, health: 15, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        passive: ['soul-mastery', 'tormentress'],
        actions: ['exploit-fear'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 3 },
        by: {
          2: { speed: 5, health: 11, defence: ['black'] },
          3: { speed: 5, health: 14, defence: ['gray', 'gray'] },
          4: { speed: 5, health: 17, defence: ['gray', 'gray'] },
        },
      },
    },
  },
};
