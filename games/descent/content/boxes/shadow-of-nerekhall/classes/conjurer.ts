import type { Effect } from '../../../../effects/effect.ts';
import type { Test } from '../../../../effects/tests.ts';
import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const CONJURER: HeroClass = {
  name: { en: 'Conjurer', de: 'Beschwörer' },
  archetype: 'mage',
  items: ['prismatic-staff'],
  skills: [
    'channeling',
    'mirror-image',
    'illusory-path',
    'many-friends',
    'refraction',
    'blinding-light',
    'focus-fire',
    'sleight-of-mind',
    'prismatic-assault',
    'vortex',
  ],
};

export const CONJURER_ITEMS: Readonly<Record<string, Item>> = {
  'prismatic-staff': {
    name: { en: 'Prismatic Staff', de: 'Prismatischer Stab' },
    kind: 'item',
    class: 'conjurer',
    traits: ['magic', 'staff'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'green'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 1 }] },
      { effects: [{ do: 'add', to: 'damage', n: 1 }] },
      { effects: [{ do: 'inflict', condition: 'stunned' }] },
    ],
  },
};

const BESIDE_IMAGE: Test = { is: 'near-kind', of: 'image', within: 1 };
const asIfThere = (from: 'image' | 'on'): Effect => ({ do: 'attack', with: ['magic'], from: { who: from } });

export const CONJURER_SKILLS: Readonly<Record<string, Skill>> = {
  channeling: {
    name: { en: 'Channeling', de: 'Kanalisieren' },
    class: 'conjurer',
    xp: 0,
    abilities: [
      { at: 'action', effects: [asIfThere('image')] },
      {
        at: 'own-turn',
        cost: { points: 1 },
        aim: { who: 'image' },
        effects: [{ do: 'move', n: 1, must: true }],
      },
      { at: 'own-turn', aim: { who: 'image' }, effects: [{ do: 'vanish' }] },
    ],
  },
  'mirror-image': {
    name: { en: 'Mirror Image', de: 'Spiegelbild' },
    class: 'conjurer',
    xp: 0,
    abilities: [{ at: 'own-turn', cost: { fatigue: { per: 'images' } }, effects: [{ do: 'image', within: 2 }] }],
  },
  'illusory-path': {
    name: { en: 'Illusory Path', de: 'Täuschender Pfad' },
    class: 'conjurer',
    xp: 1,
    standing: [{ do: 'dear-spaces' }],
    abilities: [
      {
        at: 'tired-for-move',
        if: { is: 'about', who: 'self' },
        aim: { who: 'image' },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
  },
  'many-friends': {
    name: { en: 'Many Friends', de: 'Viele Freunde' },
    class: 'conjurer',
    xp: 1,
    standing: [
      { do: 'dice', pool: 'defence', dice: ['brown'], if: BESIDE_IMAGE },
      { do: 'dice', pool: 'attack', dice: ['green'], if: { is: 'images', least: 3 } },
    ],
  },
  refraction: {
    name: { en: 'Refraction', de: 'Brechung' },
    class: 'conjurer',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        effects: [
          {
            do: 'image',
            within: 3,
            of: 'image',
            after: [{ do: 'attack', with: ['magic'], from: { who: 'on' }, may: true }],
          },
        ],
      },
    ],
  },
  'blinding-light': {
    name: { en: 'Blinding Light', de: 'Blendendes Licht' },
    class: 'conjurer',
    xp: 2,
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'affected' },
        cost: { fatigue: 2, exhaust: true },
        effects: [
          { do: 'add', to: 'shields', n: 2 },
          {
            do: 'afterwards',
            missed: true,
            effects: [
              { do: 'image', within: 1 },
              {
                do: 'when',
                if: { is: 'unhurt' },
                effects: [{ do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'move', n: 2 }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  'focus-fire': {
    name: { en: 'Focus Fire', de: 'Feuer bündeln' },
    class: 'conjurer',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            with: ['magic'],
            before: [{ do: 'add', to: 'damage', n: { per: 'images-near-target' } }],
          },
        ],
      },
    ],
  },
  'sleight-of-mind': {
    name: { en: 'Sleight of Mind', de: 'Geistertrick' },
    class: 'conjurer',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        aim: { who: 'image', if: { is: 'near-holder', within: 5 } },
        effects: [
          { do: 'take-place', gone: true },
          {
            do: 'aimed',
            aim: { who: 'monster', adjacent: true, each: true },
            effects: [{ do: 'condition', condition: 'stunned' }],
          },
        ],
      },
    ],
  },
  'prismatic-assault': {
    name: { en: 'Prismatic Assault', de: 'Prismatischer Sturm' },
    class: 'conjurer',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 3, exhaust: true },
        aim: { who: 'image', each: true },
        effects: [
          {
            do: 'one-by-one',
            effects: [{ do: 'one-of', of: [[{ do: 'move', n: { per: 'speed' } }], [asIfThere('on')]] }],
          },
        ],
      },
    ],
  },
  vortex: {
    name: { en: 'Vortex', de: 'Strudel' },
    class: 'conjurer',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'image' },
        effects: [{ do: 'whirl', within: 3, spaces: 2, damage: 2 }],
      },
    ],
  },
};
