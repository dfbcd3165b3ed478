import type { HeroClass, Skill } from '../../../cards.ts';

export const BATTLEMAGE: HeroClass = {
  name: { en: 'Battlemage', de: 'Kampfmagier' },
  archetype: 'mage',
  items: [],
  skills: ['arcane-veteran', 'planar-weapon', 'runic-weave', 'death-siphon'],
};

export const BATTLEMAGE_SKILLS: Readonly<Record<string, Skill>> = {
  'arcane-veteran': {
    name: { en: 'Arcane Veteran', de: 'Arkaner Veteran' },
    class: 'battlemage',
    xp: 0,
    standing: [{ do: 'hybrid', archetype: 'warrior' }],
  },
  'planar-weapon': {
    name: { en: 'Planar Weapon', de: 'Planare Waffe' },
    class: 'battlemage',
    xp: 1,
    always: [{ do: 'permit', rule: 'planar-runes' }],
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'rune' }] },
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
  'runic-weave': {
    name: { en: 'Runic Weave', de: 'Runengewebe' },
    class: 'battlemage',
    xp: 2,
    always: [{ do: 'modify', value: 'health', n: { per: 'runes', times: 2 } }],
    abilities: [
      {
        at: 'exhausting',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            {
              is: 'any',
              of: [
                { is: 'card-trait', trait: 'cloak' },
                { is: 'card-trait', trait: 'shield' },
              ],
            },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'spare' }],
      },
    ],
  },
  'death-siphon': {
    name: { en: 'Death Siphon', de: 'Todessog' },
    class: 'battlemage',
    xp: 3,
    abilities: [
      {
        at: 'defeated',
        if: { is: 'about', who: 'monster' },
        aim: { who: 'self', from: 'spaces' },
        effects: [{ do: 'one-of', of: [[{ do: 'heal', n: 1 }], [{ do: 'rest', n: 1 }]] }],
      },
      {
        at: 'defeating',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'attack', ifDefeated: [{ do: 'heal', n: 1 }] }],
      },
    ],
  },
};
