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
} as const satisfies Readonly<Record<string, PowerCard>>;
