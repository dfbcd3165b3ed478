import type { PowerCard } from './power.ts';

export const THORGAR_POWERS = {
  'heal-wounds': {
    name: { en: 'Heal Wounds', de: 'Wunden heilen' },
    of: 'thorgar',
    nature: 'neutral',
    action: 'standard',
    aim: { who: 'hero', range: 1 },
    levels: [
      { level: 1, cooldown: 1, effects: [{ do: 'heal', n: 2 }] },
      { level: 3, cooldown: 2, effects: [{ do: 'heal', n: 3 }] },
      { level: 5, cooldown: 3, effects: [{ do: 'heal', n: 5 }] },
    ],
  },
  'lightning-strike': {
    name: { en: 'Lightning Strike', de: 'Blitzschlag' },
    of: 'thorgar',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 2 },
    damage: 'magical',
    properties: [
      { cost: { magic: 1 }, effects: [{ do: 'area', n: 0 }] },
      { cost: { energy: 1, magic: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] },
    ],
    levels: [
      { level: 3, cooldown: 3, attack: { auto: 1, red: 2, blue: 2 } },
      {
        level: 5,
        cooldown: 4,
        attack: { auto: 1, red: 3, blue: 3 },
        properties: [{ cost: { sorcery: 1 }, effects: [{ do: 'lethal', n: 3 }] }],
      },
    ],
  },
  blessing: {
    name: { en: 'Blessing', de: 'Segen' },
    of: 'thorgar',
    nature: 'neutral',
    action: 'free',
    aim: { who: 'hero', range: 2 },
    levels: [
      {
        level: 1,
        cooldown: 2,
        effects: [
          {
            do: 'last',
            until: 'time',
            next: 'roll',
            effects: [
              { do: 'modify', value: 'blue', n: 1 },
              { do: 'modify', value: 'defence-dice', n: 1 },
            ],
          },
        ],
      },
      {
        level: 4,
        cooldown: 2,
        effects: [{ do: 'last', until: 'time', next: 'attack', effects: [{ do: 'modify', value: 'red', n: 1 }] }],
      },
    ],
  },
  'hammer-of-faith': {
    name: { en: 'Hammer of Faith', de: 'Hammer des Glaubens' },
    of: 'thorgar',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 0 },
    levels: ([1, 4] as const).map(level => ({
      level,
      cooldown: 2,
      effects: [
        {
          do: 'strike',
          with: ['main'],
          effects: [{ do: 'hits', n: level === 1 ? 1 : 2 }],
          properties: [
            {
              cost: { magic: 1 },
              effects: [{ do: 'aimed', at: 'self', effects: [{ do: 'heal', n: level === 1 ? 1 : 2 }] }],
            },
          ],
        },
      ],
    })),
  },
  command: {
    name: { en: 'Command', de: 'Befehl' },
    of: 'thorgar',
    nature: 'law',
    action: 'standard',
    aim: { who: 'enemy', range: 2 },
    levels: [
      { level: 1, cooldown: 3, effects: [{ do: 'command', level: 'green' }] },
      { level: 5, cooldown: 3, effects: [{ do: 'command', level: 'blue' }] },
    ],
  },
  sanctuary: {
    name: { en: 'Sanctuary', de: 'Zuflucht' },
    of: 'thorgar',
    nature: 'law',
    action: 'standard',
    aim: { who: 'heroes-here' },
    levels: [
      {
        level: 1,
        cooldown: 3,
        effects: [{ do: 'last', until: 'time', effects: [{ do: 'modify', value: 'armour', n: 1 }] }],
      },
      {
        level: 5,
        cooldown: 3,
        effects: [
          { do: 'last', until: 'time', effects: [{ do: 'modify', value: 'armour', n: 1 }] },
          { do: 'shields', n: 1 },
        ],
      },
    ],
  },
  'rune-of-attack': {
    name: { en: 'Rune of Attack', de: 'Angriffsrune' },
    of: 'thorgar',
    nature: 'chaos',
    action: 'standard',
    aim: { who: 'hero', range: 2 },
    levels: [
      {
        level: 1,
        cooldown: 2,
        effects: [
          {
            do: 'token',
            token: 'attack-rune',
            n: 1,
            with: [
              {
                do: 'last',
                until: 'time',
                effects: [{ do: 'modify', value: 'hits', n: 1, if: { is: 'token', token: 'attack-rune' } }],
              },
            ],
          },
        ],
      },
      {
        level: 5,
        cooldown: 2,
        effects: [
          {
            do: 'token',
            token: 'attack-rune',
            n: 1,
            with: [
              {
                do: 'last',
                until: 'time',
                effects: [
                  { do: 'modify', value: 'hits', n: 1, if: { is: 'token', token: 'attack-rune' } },
                  {
                    do: 'on',
                    at: 'attack-rolled',
                    if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'token', token: 'attack-rune' }] },
                    effects: [{ do: 'pierce', n: 1 }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'rune-of-ward': {
    name: { en: 'Rune of Ward', de: 'Schutzrune' },
    of: 'thorgar',
    nature: 'chaos',
    action: 'standard',
    aim: { who: 'hero', range: 2 },
    levels: [
      {
        level: 1,
        cooldown: 2,
        effects: [
          {
            do: 'token',
            token: 'ward-rune',
            n: 1,
            with: [
              {
                do: 'last',
                until: 'time',
                effects: [{ do: 'modify', value: 'armour', n: 1, if: { is: 'token', token: 'ward-rune' } }],
              },
            ],
          },
        ],
      },
      {
        level: 3,
        cooldown: 2,
        effects: [
          {
            do: 'token',
            token: 'ward-rune',
            n: 1,
            with: [
              {
                do: 'last',
                until: 'time',
                effects: [{ do: 'modify', value: 'armour', n: 1, if: { is: 'token', token: 'ward-rune' } }],
              },
              { do: 'shields', n: 1 },
            ],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
