import { byDay, forAnybody, motivation, oneOf, skills } from './skill.ts';

/** Skills of Norowas. */
export const NOROWAS = skills({
  'forward-march': {
    name: { en: 'Forward March', de: 'Vormarsch' },
    hero: 'norowas',
    type: 'turn',
    effects: [{ do: 'move', n: { per: 'ready-unit', most: 3 } }],
  },
  'day-sharpshooting': {
    name: { en: 'Day Sharpshooting', de: 'Scharfschuss bei Tag' },
    hero: 'norowas',
    type: 'turn',
    effects: [byDay({ do: 'attack', n: 2, kind: 'ranged' }, { do: 'attack', n: 1, kind: 'ranged' })],
  },
  inspiration: {
    name: { en: 'Inspiration', de: 'Inspiration' },
    hero: 'norowas',
    type: 'round',
    when: 'not-combat',
    effects: [oneOf({ do: 'ready', upTo: 4 }, { do: 'heal-unit' })],
  },
  'bright-negotiation': {
    name: { en: 'Bright Negotiation', de: 'Lichte Verhandlung' },
    hero: 'norowas',
    type: 'turn',
    effects: [byDay({ do: 'influence', n: 3 }, { do: 'influence', n: 2 })],
  },
  'leaves-in-the-wind': {
    name: { en: 'Leaves in the Wind', de: 'Blätter im Wind' },
    hero: 'norowas',
    type: 'round',
    effects: [
      { do: 'crystal', of: 'green' },
      { do: 'mana', of: 'white' },
    ],
  },
  'whispers-in-the-treetops': {
    name: { en: 'Whispers in the Treetops', de: 'Flüstern in den Wipfeln' },
    hero: 'norowas',
    type: 'round',
    effects: [
      { do: 'crystal', of: 'white' },
      { do: 'mana', of: 'green' },
    ],
  },
  leadership: {
    name: { en: 'Leadership', de: 'Führungskraft' },
    hero: 'norowas',
    type: 'turn',
    effects: [
      {
        do: 'last',
        until: 'turn-end',
        times: 1,
        effects: [{ do: 'bonus', to: 'next-unit', giving: { block: 3, attack: 2, ranged: 1 } }],
      },
    ],
  },
  'bonds-of-loyalty': {
    name: { en: 'Bonds of Loyalty', de: 'Bande der Treue' },
    hero: 'norowas',
    type: 'passive',
    command: true,
    effects: [],
    gained: [{ do: 'offer-units', n: 2 }],
  },
  'motivation-norowas': motivation('norowas', { do: 'mana', of: 'white' }),
  'prayer-of-weather': {
    name: { en: 'Prayer of Weather', de: 'Wettergebet' },
    hero: 'norowas',
    type: 'interactive',
    mode: 'competitive',
    effects: [
      { do: 'last', until: 'turn-end', effects: [{ do: 'terrain', of: 'all', by: -2, least: 1 }] },
      {
        do: 'last',
        until: 'next-turn',
        for: 'opponents',
        effects: [{ do: 'terrain', of: 'all', by: 1, most: 5 }],
      },
    ],
  },
  'calming-the-weather': {
    name: { en: 'Calming the Weather', de: 'Wetterberuhigung' },
    hero: 'norowas',
    type: 'interactive',
    mode: 'cooperative',
    effects: [
      { do: 'last', until: 'turn-end', effects: [{ do: 'terrain', of: 'all', by: -2, least: 1 }] },
      forAnybody({ do: 'last', until: 'turn-end', effects: [{ do: 'terrain', of: 'all', by: -1 }] }),
    ],
  },
});
