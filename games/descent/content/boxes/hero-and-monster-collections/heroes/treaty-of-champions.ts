import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Treaty of Champions. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  krutzbeck: {
    name: { en: 'Krutzbeck', de: 'Krutzbeck' },
    archetype: 'warrior',
    speed: 3,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 2, willpower: 3, awareness: 2 },
    // Looked at when the attack has not missed, so that the damage of his feat counts (D2C-HERO-29).
    abilities: [
      {
        at: 'not-missed',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'battered', least: 6 }] },
        effects: [{ do: 'add', to: 'damage', n: 2 }],
      },
    ],
    feat: {
      at: 'rolled',
      if: { is: 'own-attack' },
      cost: { damage: 3 },
      effects: [{ do: 'new-roll', dice: ['red', 'red', 'red'] }],
    },
  },
  'grey-ker': {
    name: { en: 'Grey Ker', de: 'Ker der Graue' },
    archetype: 'scout',
    speed: 4,
    health: 12,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 3, awareness: 4 },
    abilities: [
      { at: 'own-turn', if: { is: 'actions-count', exactly: 1 }, limit: 'round', effects: [{ do: 'suspend' }] },
    ],
    feat: { at: 'turn-start', if: { is: 'about', who: 'self' }, effects: [{ do: 'action', kind: 'any' }] },
  },
  'jonas-the-kind': {
    name: { en: 'Jonas the Kind', de: 'Jonas der Gütige' },
    archetype: 'healer',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'near', within: 3, self: true },
            { is: 'that-is', of: { is: 'not', of: { is: 'attacked-this-round' } } },
          ],
        },
        aim: { who: 'that' },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
    feat: {
      at: 'action',
      aim: { who: 'minion', within: 3, each: true },
      effects: [
        {
          do: 'one-by-one',
          effects: [
            {
              do: 'test',
              attribute: 'willpower',
              owner: true,
              pass: [{ do: 'attack', by: { who: 'on' }, on: { who: 'on' }, each: true }],
            },
          ],
        },
      ],
    },
  },
  zyla: {
    name: { en: 'Zyla', de: 'Zyla' },
    archetype: 'mage',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 4, willpower: 3, awareness: 3 },
    // What harms whoever stands somewhere harms her too: only entering a space does nothing to her (D2C-HERO-70 to -72).
    standing: [{ do: 'permit', rule: 'fly' }],
    feat: {
      at: 'activation-start',
      if: { is: 'about', who: 'monster' },
      effects: [{ do: 'later', at: 'turn-start', effects: [{ do: 'place', within: 0, of: 'cell' }] }, { do: 'vanish' }],
    },
  },
};
