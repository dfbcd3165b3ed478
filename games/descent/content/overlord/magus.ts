import type { OverlordCard } from '../cards.ts';

/** The overlord class Magus: words and rituals. */
export const MAGUS: Readonly<Record<string, OverlordCard>> = {
  'unholy-ritual': {
    name: { en: 'Unholy Ritual', de: 'Teuflisches Ritual' },
    deck: 'magus',
    type: 'magic',
    xp: 1,
    copies: 2,
    at: 'overlord-turn-start',
    effects: [{ do: 'ritual', keep: 2 }],
  },
  'word-of-pain': {
    name: { en: 'Word of Pain', de: 'Wort des Schmerzes' },
    deck: 'magus',
    type: 'magic',
    xp: 1,
    copies: 2,
    at: 'overlord-turn-end',
    aim: { who: 'hero', each: true },
    effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'suffer', n: 1 }] }],
  },
  'rise-again': {
    name: { en: 'Rise Again', de: 'Wiederkehr' },
    deck: 'magus',
    type: 'magic',
    xp: 2,
    copies: 1,
    at: 'defeated',
    if: { is: 'about', who: 'not-lieutenant' },
    aim: { who: 'that' },
    effects: [{ do: 'later', at: 'overlord-turn-start', effects: [{ do: 'return', within: 5 }] }],
  },
  'word-of-despair': {
    name: { en: 'Word of Despair', de: 'Wort der Verzweiflung' },
    deck: 'magus',
    type: 'magic',
    xp: 2,
    copies: 1,
    at: 'overlord-turn-end',
    aim: { who: 'hero', each: true },
    effects: [
      {
        do: 'test',
        attribute: 'willpower',
        fail: [
          {
            do: 'last',
            until: 'turn-end',
            effects: [
              {
                do: 'on',
                at: 'action-done',
                ability: {
                  at: 'action-done',
                  must: true,
                  if: { is: 'about', who: 'self' },
                  effects: [{ do: 'tire', n: 1 }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  'diabolic-power': {
    name: { en: 'Diabolic Power', de: 'Diabolische Macht' },
    deck: 'magus',
    type: 'magic',
    xp: 3,
    copies: 1,
    at: 'overlord-own-turn',
    aim: { who: 'hero', each: true },
    effects: [
      {
        do: 'tutor',
        tests: { event: 'willpower', trap: 'awareness', magic: 'knowledge' },
        fail: [{ do: 'suffer', n: 2 }],
      },
    ],
  },
};
