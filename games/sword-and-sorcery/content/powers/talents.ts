import type { PowerCard } from './power.ts';

export const TALENTS = {
  'lucky-child': {
    name: { en: 'Lucky Child', de: 'Glückskind' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: [
      {
        level: 1,
        effects: [
          {
            do: 'on',
            at: 'save-rolled',
            may: true,
            if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'save-failed' }] },
            effects: [{ do: 'reroll', n: 1 }],
          },
        ],
      },
    ],
  },
  sorcery: {
    name: { en: 'Sorcery', de: 'Zauberei' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: ([1, 4, 6] as const).map(level => ({
      level,
      effects: [
        {
          do: 'on',
          at: 'attack-rolled',
          may: true,
          if: { is: 'own-attack' },
          limit: 'round',
          effects: [{ do: 'symbols', of: 'magic', n: { 1: 1, 4: 2, 6: 3 }[level] }],
        },
      ],
    })),
  },
  tough: {
    name: { en: 'Tough', de: 'Zäh' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: [
      { level: 1, effects: [{ do: 'modify', value: 'health', n: 1 }] },
      { level: 5, effects: [{ do: 'modify', value: 'health', n: 2 }] },
    ],
  },
  fleet: {
    name: { en: 'Fleet', de: 'Flink' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: [{ level: 1, effects: [{ do: 'modify', value: 'dash', n: 1 }] }],
  },
  'steady-hand': {
    name: { en: 'Steady Hand', de: 'Ruhige Hand' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: [
      {
        level: 1,
        effects: [
          {
            do: 'on',
            at: 'attack-rolled',
            may: true,
            if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'focused' }] },
            effects: [{ do: 'reroll', n: 1 }],
          },
        ],
      },
    ],
  },
  quartermaster: {
    name: { en: 'Quartermaster', de: 'Zeugmeister' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: [
      {
        level: 1,
        effects: [
          { do: 'modify', value: 'capacity', n: 2 },
          { do: 'permit', rule: 'change-freely' },
        ],
      },
    ],
  },
  'iron-will': {
    name: { en: 'Iron Will', de: 'Eiserner Wille' },
    of: 'talent',
    nature: 'neutral',
    action: 'passive',
    levels: ([1, 5] as const).map(level => ({
      level,
      effects: [
        {
          do: 'on',
          at: 'condition-received',
          if: { is: 'about', who: 'self' },
          effects: [{ do: 'save', made: [{ do: 'unaffected' }], fails: [], again: level === 5 }],
        },
      ],
    })),
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
