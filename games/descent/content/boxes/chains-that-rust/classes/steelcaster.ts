import type { HeroClass, Skill } from '../../../cards.ts';

export const STEELCASTER: HeroClass = {
  name: { en: 'Steelcaster', de: 'Stahlmagier' },
  archetype: 'warrior',
  items: [],
  skills: ['runeguard', 'rune-grafting', 'shield-mage', 'iron-blooded'],
};

export const STEELCASTER_SKILLS: Readonly<Record<string, Skill>> = {
  runeguard: {
    name: { en: 'Runeguard', de: 'Runenwache' },
    class: 'steelcaster',
    xp: 0,
    standing: [{ do: 'hybrid', archetype: 'mage' }],
  },
  'rune-grafting': {
    name: { en: 'Rune Grafting', de: 'Runenpfropfung' },
    class: 'steelcaster',
    xp: 1,
    standing: [
      { do: 'attribute', of: 'knowledge', n: 1 },
      { do: 'permit', rule: 'runes-anyway' },
      {
        do: 'surge',
        if: {
          is: 'all',
          of: [
            { is: 'weapon', trait: 'rune' },
            { is: 'wears', trait: 'heavy-armor' },
          ],
        },
        surge: {
          effects: [
            {
              do: 'aimed',
              aim: { who: 'attacker' },
              effects: [
                { do: 'heal', n: 2 },
                { do: 'rest', n: 1 },
              ],
            },
          ],
        },
      },
    ],
  },
  'shield-mage': {
    name: { en: 'Shield Mage', de: 'Schildmagier' },
    class: 'steelcaster',
    xp: 2,
    always: [{ do: 'permit', rule: 'free-shield' }],
    abilities: [
      {
        at: 'before-roll',
        cost: { exhaust: true },
        aim: { who: 'affected', if: { is: 'all', of: [{ is: 'hero' }, { is: 'near-holder', within: 3 }] } },
        effects: [{ do: 'lend-shield' }, { do: 'afterwards', effects: [{ do: 'may', effects: [{ do: 'reclaim' }] }] }],
      },
    ],
  },
  'iron-blooded': {
    name: { en: 'Iron Blooded', de: 'Eisernes Blut' },
    class: 'steelcaster',
    xp: 3,
    standing: [
      { do: 'modify', value: 'speed', n: -1 },
      { do: 'modify', value: 'health', n: 4 },
      { do: 'modify', value: 'stamina', n: 1 },
    ],
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'rolled', least: 1, of: 'blank' },
          ],
        },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
      {
        at: 'condition-gained',
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1 },
        effects: [{ do: 'cure', that: true }],
      },
    ],
  },
};
