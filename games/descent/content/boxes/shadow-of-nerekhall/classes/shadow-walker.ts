import type { Effect } from '../../../../effects/effect.ts';
import type { Test } from '../../../../effects/tests.ts';
import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const SHADOW_WALKER: HeroClass = {
  name: { en: 'Shadow Walker', de: 'Schattenwandler' },
  archetype: 'scout',
  items: ['feathered-hatchet', 'tribal-cloak'],
  skills: [
    'soul-bound',
    'dark-servant',
    'faithful-friend',
    'through-the-veil',
    'dark-shift',
    'endless-void',
    'otherworldly',
    'shadow-puppet',
    'shadow-step',
  ],
  familiar: 'shadow-soul',
};

export const SHADOW_WALKER_ITEMS: Readonly<Record<string, Item>> = {
  'feathered-hatchet': {
    name: { en: 'Feathered Hatchet', de: 'Gefiedertes Beil' },
    kind: 'item',
    class: 'shadow-walker',
    traits: ['axe', 'exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }, { effects: [{ do: 'inflict', condition: 'bleeding' }] }],
  },
  'tribal-cloak': {
    name: { en: 'Tribal Cloak', de: 'Stammesumhang' },
    kind: 'item',
    class: 'shadow-walker',
    traits: ['cloak'],
    slot: 'armor',
    whileTired: [{ do: 'dice', pool: 'defence', dice: ['brown'] }],
    abilities: [{ at: 'rested', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'exhaust' }] }],
  },
};

/** In the space of the Shadow Soul, or next to it. */
const NEAR_SOUL: Test = { is: 'near-kind', of: 'shadow-soul', within: 1 };
const WITH_SOUL: Test = { is: 'near-kind', of: 'shadow-soul', within: 0 };
/** Words for others, wherever they stand. */
const EVERYWHERE = 99;
const SOUL_GOES: Effect = { do: 'aimed', aim: { who: 'familiar' }, effects: [{ do: 'vanish' }] };

export const SHADOW_WALKER_SKILLS: Readonly<Record<string, Skill>> = {
  'soul-bound': {
    name: { en: 'Soul Bound', de: 'Seelenverwandt' },
    class: 'shadow-walker',
    xp: 0,
    abilities: [
      {
        at: 'not-missed',
        if: { is: 'own-attack' },
        cost: { fatigue: 1 },
        effects: [{ do: 'summon', familiar: 'shadow-soul', by: 'target' }],
      },
    ],
  },
  'dark-servant': {
    name: { en: 'Dark Servant', de: 'Dunkler Diener' },
    class: 'shadow-walker',
    xp: 1,
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { exhaust: true },
        effects: [{ do: 'search', within: 3, from: 'familiar' }, SOUL_GOES],
      },
    ],
  },
  'faithful-friend': {
    name: { en: 'Faithful Friend', de: 'Treuer Freund' },
    class: 'shadow-walker',
    xp: 1,
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'summon', familiar: 'shadow-soul', within: 3 }],
      },
    ],
  },
  'through-the-veil': {
    name: { en: 'Through the Veil', de: 'Durch den Schleier' },
    class: 'shadow-walker',
    xp: 1,
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'target-monster' }, { is: 'target-is', of: NEAR_SOUL }] },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'pool', pool: 'attack', dice: ['green'] }],
      },
    ],
  },
  'dark-shift': {
    name: { en: 'Dark Shift', de: 'Dunkler Wechsel' },
    class: 'shadow-walker',
    xp: 2,
    standing: [{ do: 'modify', value: 'stamina', n: 1 }],
    abilities: [
      {
        at: 'enters',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'that-is', of: WITH_SOUL },
          ],
        },
        aim: { who: 'that' },
        effects: [{ do: 'points', n: 1 }],
      },
    ],
  },
  'endless-void': {
    name: { en: 'Endless Void', de: 'Endlose Leere' },
    class: 'shadow-walker',
    xp: 2,
    standing: [
      {
        do: 'aura',
        for: 'heroes',
        self: true,
        within: EVERYWHERE,
        effects: [{ do: 'demand-against', if: { is: 'all', of: [{ is: 'target' }, WITH_SOUL] } }],
      },
    ],
    abilities: [
      {
        at: 'dismissed',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'card', card: 'shadow-soul' },
          ],
        },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
    ],
  },
  otherworldly: {
    name: { en: 'Otherworldly', de: 'Jenseitig' },
    class: 'shadow-walker',
    xp: 2,
    standing: [
      {
        do: 'aura',
        for: 'friends',
        self: true,
        within: EVERYWHERE,
        effects: [{ do: 'bonus', to: 'pierce', n: 1, if: { is: 'target-is', of: NEAR_SOUL } }],
      },
    ],
    abilities: [
      {
        at: 'surge-fatigue',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'add', to: 'damage', n: 1 }],
      },
    ],
  },
  'shadow-puppet': {
    name: { en: 'Shadow Puppet', de: 'Schattenpuppe' },
    class: 'shadow-walker',
    xp: 3,
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { fatigue: 3, exhaust: true },
        effects: [{ do: 'attack', by: { who: 'familiar' }, like: { who: 'monster', within: 3, from: 'familiar' } }],
      },
    ],
  },
  'shadow-step': {
    name: { en: 'Shadow Step', de: 'Schattenschritt' },
    class: 'shadow-walker',
    xp: 3,
    abilities: [
      {
        at: 'action',
        if: { is: 'familiar-on-map' },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          { do: 'aimed', aim: { who: 'familiar' }, effects: [{ do: 'take-place' }] },
          {
            do: 'may',
            effects: [SOUL_GOES, { do: 'attack', having: [{ do: 'bonus', to: 'surges', n: 1 }] }],
          },
        ],
      },
    ],
  },
};
