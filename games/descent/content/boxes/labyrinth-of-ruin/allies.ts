import type { AllyCard, AllySkill } from '../../cards.ts';

/** The allies of Labyrinth of Ruin; as lieutenants they have cards of their own. */
export const ALLIES: Readonly<Record<string, AllyCard>> = {
  'ally-raythen': {
    name: { en: 'Raythen (ally)', de: 'Raythen (Gefährte)' },
    attack: 'ranged',
    dice: ['blue', 'green', 'green'],
    attributes: { might: 3, knowledge: 2, willpower: 1, awareness: 5 },
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'inflict', condition: 'poisoned' }] }],
    by: {
      2: { speed: 5, health: 12, defence: ['gray'] },
      3: { speed: 5, health: 10, defence: ['brown'] },
      4: { speed: 5, health: 8, defence: ['brown'] },
    },
    lieutenant: 'raythen',
    abilities: [{ at: 'action', effects: [{ do: 'investigate' }] }],
  },
  'ally-serena': {
    name: { en: 'Serena (ally)', de: 'Serena (Gefährtin)' },
    attack: 'melee',
    dice: ['blue', 'green', 'green'],
    attributes: { might: 1, knowledge: 3, willpower: 5, awareness: 2 },
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'inflict', condition: 'stunned' }] }],
    by: {
      2: { speed: 3, health: 10, defence: ['gray'] },
      3: { speed: 3, health: 8, defence: ['gray'] },
      4: { speed: 3, health: 8, defence: ['brown'] },
    },
    lieutenant: 'serena',
    abilities: [
      {
        at: 'action',
        aim: { who: 'hero', adjacent: true, each: true, downToo: true },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
    ],
  },
};

export const ALLY_SKILLS: Readonly<Record<string, AllySkill>> = {
  'back-strike': {
    name: { en: 'Back Strike', de: 'Stich in den Rücken' },
    ally: 'ally-raythen',
    standing: [{ do: 'modify', value: 'health', n: 4 }],
    abilities: [
      {
        at: 'action',
        effects: [
          {
            do: 'attack',
            on: { who: 'monster', if: { is: 'near-is', within: 1, of: { is: 'hero' } } },
            damage: 3,
          },
        ],
      },
    ],
  },
  'night-prowler': {
    name: { en: 'Night Prowler', de: 'Nachtschleicher' },
    ally: 'ally-raythen',
    abilities: [
      {
        at: 'activation-start',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'last', until: 'turn-end', effects: [{ do: 'permit', rule: 'sneaks' }] }],
      },
    ],
    whileTired: [
      { do: 'permit', rule: 'untargeted', if: { is: 'not', of: { is: 'surrounded', least: 3 } } },
      { do: 'permit', rule: 'no-overlord-cards', if: { is: 'not', of: { is: 'surrounded', least: 3 } } },
    ],
  },
  'sharp-eyes': {
    name: { en: 'Sharp Eyes', de: 'Scharfe Augen' },
    ally: 'ally-raythen',
    standing: [
      { do: 'modify', value: 'speed', n: 1 },
      { do: 'dice', pool: 'defence', dice: ['brown'] },
      { do: 'extend', card: 'ally-raythen', within: 3 },
    ],
  },
  'aura-of-might': {
    name: { en: 'Aura of Might', de: 'Aura der Macht' },
    ally: 'ally-serena',
    standing: [{ do: 'dice', pool: 'defence', dice: ['gray'] }],
    abilities: [
      {
        at: 'used',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'card', card: 'ally-serena' },
          ],
        },
        aim: { who: 'monster', within: 3, each: true },
        effects: [{ do: 'smite', n: 3 }],
      },
    ],
  },
  'healing-aura': {
    name: { en: 'Healing Aura', de: 'Aura der Heilung' },
    ally: 'ally-serena',
    standing: [
      { do: 'modify', value: 'health', n: 4 },
      { do: 'extend', card: 'ally-serena', within: 3 },
    ],
  },
  'holy-hammer': {
    name: { en: 'Holy Hammer', de: 'Heiliger Hammer' },
    ally: 'ally-serena',
    abilities: [
      {
        at: 'action',
        effects: [
          {
            do: 'attack',
            type: 'ranged',
            dice: ['blue', 'red', 'green'],
            beside: { who: 'monster', within: 3, from: 'other', may: true, if: { is: 'in-sight', part: 'other' } },
          },
        ],
      },
    ],
  },
};
