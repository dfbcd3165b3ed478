import type { Effect } from '../../effects/effect.ts';
import type { HeroClass, Item, Skill } from '../cards.ts';

export const WILDLANDER: HeroClass = {
  name: { en: 'Wildlander', de: 'Waldläufer' },
  archetype: 'scout',
  items: ['yew-shortbow'],
  skills: [
    'nimble',
    'accurate',
    'danger-sense',
    'eagle-eyes',
    'bow-mastery',
    'first-strike',
    'fleet-of-foot',
    'black-arrow',
    'running-shot',
  ],
};

export const WILDLANDER_ITEMS: Readonly<Record<string, Item>> = {
  'yew-shortbow': {
    name: { en: 'Yew Shortbow', de: 'Eiben-Kurzbogen' },
    kind: 'item',
    class: 'wildlander',
    traits: ['bow'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
  },
};

const OWN_BOW = { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'bow' }] } as const;

/** 2 spaces, in heavy armor 1. */
const RUN: readonly Effect[] = [
  {
    do: 'when',
    if: { is: 'wears', trait: 'heavy-armor' },
    effects: [{ do: 'move', n: 1 }],
    otherwise: [{ do: 'move', n: 2 }],
  },
];

export const WILDLANDER_SKILLS: Readonly<Record<string, Skill>> = {
  nimble: {
    name: { en: 'Nimble', de: 'Flink' },
    class: 'wildlander',
    xp: 0,
    abilities: [
      {
        at: 'enters',
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }, { is: 'space-empty' }] },
        cost: { fatigue: 1 },
        effects: [{ do: 'interrupt', effects: [{ do: 'move', n: 1 }] }],
      },
    ],
  },
  accurate: {
    name: { en: 'Accurate', de: 'Zielsicher' },
    class: 'wildlander',
    xp: 1,
    standing: [{ do: 'permit', rule: 'faces-matter', with: 'bow' }],
    abilities: [{ at: 'rolled', if: OWN_BOW, limit: 'attack', effects: [{ do: 'reroll', of: 'power' }] }],
  },
  'danger-sense': {
    name: { en: 'Danger Sense', de: 'Gespür' },
    class: 'wildlander',
    xp: 1,
    abilities: [{ at: 'action', versus: true, cost: { fatigue: 2, exhaust: true }, effects: [{ do: 'draw', n: -1 }] }],
  },
  'eagle-eyes': {
    name: { en: 'Eagle Eyes', de: 'Adlerauge' },
    class: 'wildlander',
    xp: 1,
    standing: [{ do: 'permit', rule: 'sees-past-friends', with: 'bow' }],
  },
  'bow-mastery': {
    name: { en: 'Bow Mastery', de: 'Meisterschütze' },
    class: 'wildlander',
    xp: 2,
    abilities: [{ at: 'rolled', if: OWN_BOW, cost: { exhaust: true }, effects: [{ do: 'add', to: 'surges', n: 1 }] }],
  },
  'first-strike': {
    name: { en: 'First Strike', de: 'Erstschlag' },
    class: 'wildlander',
    xp: 2,
    abilities: [
      {
        at: 'monster-chosen',
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'that' },
        effects: [{ do: 'attack', with: ['bow'], on: { who: 'that' } }],
      },
    ],
  },
  'fleet-of-foot': {
    name: { en: 'Fleet of Foot', de: 'Leichtfüßig' },
    class: 'wildlander',
    xp: 2,
    standing: [
      { do: 'permit', rule: 'two-points-for-fatigue' },
      { do: 'farther', card: 'nimble', upTo: 2 },
    ],
  },
  'black-arrow': {
    name: { en: 'Black Arrow', de: 'Schwarzer Pfeil' },
    class: 'wildlander',
    xp: 3,
    abilities: [{ at: 'action', cost: { fatigue: 1 }, effects: [{ do: 'attack', with: ['bow'], range: 2, least: 3 }] }],
  },
  'running-shot': {
    name: { en: 'Running Shot', de: 'Schuss aus dem Lauf' },
    class: 'wildlander',
    xp: 3,
    abilities: [
      {
        at: 'attack-done',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'weapon', trait: 'bow' },
          ],
        },
        limit: 'attack',
        effects: RUN,
      },
      // Before the attack: he runs and shoots with one action, and does not run again after it.
      { at: 'action', if: { is: 'wears', trait: 'bow' }, effects: [...RUN, { do: 'attack', with: ['bow'] }] },
    ],
  },
};
