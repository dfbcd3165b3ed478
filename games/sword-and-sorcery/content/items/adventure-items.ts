import type { ItemCard } from './item.ts';

/** Treasures marked "Adventure": they lie aside until an adventure calls for them, and nobody buys them (SS-DECK-12). */
export const ADVENTURE_ITEMS = {
  'bell-clapper': {
    name: { en: 'Bell Clapper', de: 'Glockenklöppel' },
    deck: 'adventure',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'blunt',
    range: 0,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [{ cost: { energy: 2 }, effects: [{ do: 'condition', condition: 'stunned' }] }],
      },
    ],
  },
  'torch-of-arson': {
    name: { en: 'Torch of Arson', de: 'Brandfackel' },
    deck: 'adventure',
    kind: 'weapon',
    slot: 'off',
    runes: 'all',
    damage: 'magical',
    range: 0,
    faces: [{ attack: { blue: 2 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'fire', n: 1 }] }] }],
  },
  songbook: {
    name: { en: 'Songbook of the Hollow Choir', de: 'Liederbuch des hohlen Chors' },
    deck: 'adventure',
    kind: 'permanent',
    slot: 'pack',
    runes: 'all',
    faces: [
      {
        passive: [
          {
            do: 'on',
            at: 'save-rolled',
            may: true,
            limit: 'round',
            if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'save-failed' }] },
            effects: [{ do: 'reroll', n: 1 }],
          },
        ],
      },
    ],
  },
  'drum-head': {
    name: { en: 'Drumhead', de: 'Trommelfell' },
    deck: 'adventure',
    kind: 'weapon',
    slot: 'off',
    runes: ['might', 'speed'],
    damage: 'blunt',
    range: 0,
    faces: [
      {
        attack: { blue: 1 },
        properties: [{ cost: {}, effects: [{ do: 'push' }] }],
        passive: [
          { do: 'modify', value: 'defence-dice', n: 1 },
          { do: 'modify', value: 'shields', n: 1 },
        ],
      },
    ],
  },
  'puppet-strings': {
    name: { en: 'Puppet Strings', de: 'Puppenfäden' },
    deck: 'adventure',
    kind: 'artefact',
    slot: 'artefact',
    runes: ['magic', 'speed'],
    charges: 2,
    perUse: 1,
    faces: [
      {
        ability: {
          name: { en: 'Puppet Strings', de: 'Puppenfäden' },
          action: 'standard',
          aim: { who: 'enemy', range: 2 },
          levels: [{ level: 1, effects: [{ do: 'command', level: 'green' }] }],
        },
      },
    ],
  },
  'gate-key': {
    name: { en: 'Key of the Three Gates', de: 'Schlüssel der drei Tore' },
    deck: 'adventure',
    kind: 'permanent',
    slot: 'pack',
    runes: 'all',
    faces: [{ passive: [{ do: 'permit', rule: 'break-open-freely' }] }],
  },
  'fang-of-kings': {
    name: { en: 'Fang of Kings', de: 'Königsfang' },
    deck: 'adventure',
    kind: 'weapon',
    slot: 'main',
    runes: 'all',
    damage: 'sharp',
    range: 0,
    faces: [
      {
        attack: { auto: 2, red: 1, blue: 1 },
        properties: [{ cost: { energy: 2 }, effects: [{ do: 'critical' }] }],
      },
    ],
  },
  'apprentice-staff': {
    name: { en: 'Apprentice’s Staff', de: 'Lehrlingsstab' },
    deck: 'adventure',
    kind: 'artefact',
    slot: 'artefact',
    runes: ['magic', 'faith'],
    faces: [{}],
    grants: 'sorcery',
  },
} as const satisfies Readonly<Record<string, ItemCard>>;
