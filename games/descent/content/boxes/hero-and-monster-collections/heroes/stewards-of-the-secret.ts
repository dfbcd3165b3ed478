import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Stewards of the Secret. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'nanok-of-the-blade': {
    name: { en: 'Nanok of the Blade', de: 'Nanok von der Klinge' },
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['black'],
    attributes: { might: 4, knowledge: 2, willpower: 2, awareness: 3 },
    standing: [{ do: 'permit', rule: 'no-armor' }],
    abilities: [
      {
        at: 'own-turn',
        cost: { damage: 1 },
        limit: 'turn',
        aim: { who: 'monster', adjacent: true, if: { is: 'small' } },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
    feat: {
      at: 'attack-done',
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'about', who: 'not-self' },
        ],
      },
      effects: [
        {
          do: 'attack',
          with: ['melee'],
          on: { who: 'target' },
          after: [{ do: 'attack', by: { who: 'that' }, on: { who: 'on' }, may: true }],
        },
      ],
    },
  },
  'okaluk-and-rakash': {
    name: { en: 'Okaluk and Rakash', de: 'Okaluk und Rakash' },
    archetype: 'healer',
    speed: 2,
    health: 8,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 3, awareness: 3 },
    abilities: [{ at: 'turn-start', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'points', n: 4 }] }],
    // Themselves, standing or not; others only if they are knocked out (D2C-HERO-39, -40).
    feat: {
      at: 'own-turn',
      fallen: true,
      aim: {
        who: 'hero',
        within: 3,
        each: true,
        self: true,
        downToo: true,
        if: { is: 'any', of: [{ is: 'down' }, { is: 'itself' }] },
      },
      effects: [{ do: 'roll', dice: ['red', 'red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
    },
  },
  tatianna: {
    name: { en: 'Tatianna', de: 'Tatianna' },
    archetype: 'scout',
    speed: 5,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 2, willpower: 2, awareness: 5 },
    standing: [
      { do: 'bonus', to: 'range', n: 1 },
      {
        do: 'bonus-against',
        to: 'range',
        n: -1,
        if: { is: 'all', of: [{ is: 'target' }, { is: 'attack', type: 'ranged' }] },
      },
      { do: 'permit', rule: 'faces-matter' },
    ],
    feat: {
      at: 'rolled',
      if: { is: 'own-attack' },
      aim: { who: 'target' },
      effects: [{ do: 'turn-dice', of: 'defence' }],
    },
  },
  'seer-kel': {
    name: { en: 'Seer Kel', de: 'Seherin Kel' },
    archetype: 'mage',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 4, willpower: 2, awareness: 4 },
    standing: [{ do: 'permit', rule: 'sees-through' }],
    // There is no deck of an overlord in Road to Legend (D2C-HERO-55).
    feat: { at: 'own-turn', versus: true, effects: [{ do: 'foresee', n: 5 }] },
  },
};
