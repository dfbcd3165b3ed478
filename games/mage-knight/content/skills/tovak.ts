import { byDay, motivation, oneOf, skills } from './skill.ts';

/** Skills of Tovak. */
export const TOVAK = skills({
  'double-time': {
    name: { en: 'Double Time', de: 'Eilmarsch' },
    hero: 'tovak',
    type: 'turn',
    effects: [byDay({ do: 'move', n: 2 }, { do: 'move', n: 1 })],
  },
  'night-sharpshooting': {
    name: { en: 'Night Sharpshooting', de: 'Scharfschuss bei Nacht' },
    hero: 'tovak',
    type: 'turn',
    effects: [byDay({ do: 'attack', n: 1, kind: 'ranged' }, { do: 'attack', n: 2, kind: 'ranged' })],
  },
  'cold-swordsmanship': {
    name: { en: 'Cold Swordsmanship', de: 'Eisige Schwertkunst' },
    hero: 'tovak',
    type: 'turn',
    effects: [oneOf({ do: 'attack', n: 2 }, { do: 'attack', n: 2, element: 'ice' })],
  },
  'shield-mastery': {
    name: { en: 'Shield Mastery', de: 'Schildmeister' },
    hero: 'tovak',
    type: 'turn',
    effects: [
      oneOf({ do: 'block', n: 3 }, { do: 'block', n: 2, element: 'fire' }, { do: 'block', n: 2, element: 'ice' }),
    ],
  },
  'resistance-break': {
    name: { en: 'Resistance Break', de: 'Widerstandsbrecher' },
    hero: 'tovak',
    type: 'turn',
    effects: [{ do: 'weaken-by-resistances' }],
  },
  'i-feel-no-pain': {
    name: { en: 'I Feel No Pain', de: 'Ich spüre keinen Schmerz' },
    hero: 'tovak',
    type: 'turn',
    when: 'not-combat',
    effects: [{ do: 'cost', price: { discard: 'wound' }, gives: [{ do: 'draw', n: 1 }] }],
  },
  'i-dont-give-a-damn': {
    name: { en: "I Don't Give a Damn", de: 'Mir doch egal' },
    hero: 'tovak',
    type: 'turn',
    effects: [
      {
        do: 'last',
        until: 'turn-end',
        times: 1,
        effects: [{ do: 'sideways', n: 2, better: { n: 3, types: ['advanced-action', 'spell', 'artifact'] } }],
      },
    ],
  },
  'who-needs-magic': {
    name: { en: 'Who Needs Magic?', de: 'Wer braucht schon Magie?' },
    hero: 'tovak',
    type: 'turn',
    effects: [
      {
        do: 'one-of',
        of: [
          [{ do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'sideways', n: 2 }] }],
          [
            {
              do: 'when',
              if: 'no-die-used',
              effects: [
                { do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'sideways', n: 3 }] },
                { do: 'last', until: 'turn-end', effects: [{ do: 'rule', rule: 'no-dice' }] },
              ],
            },
          ],
        ],
      },
    ],
  },
  'motivation-tovak': motivation('tovak', { do: 'mana', of: 'blue' }),
  'mana-exploit': {
    name: { en: 'Mana Exploit', de: 'Manaausbeutung' },
    hero: 'tovak',
    type: 'interactive',
    mode: 'competitive',
    effects: [
      { do: 'mark', of: 'any-but-gold' },
      { do: 'mana', of: 'marked' },
      { do: 'last', until: 'next-turn', for: 'opponents', effects: [{ do: 'mana-toll' }] },
    ],
  },
  'mana-overload': {
    name: { en: 'Mana Overload', de: 'Manaüberladung' },
    hero: 'tovak',
    type: 'interactive',
    mode: 'cooperative',
    effects: [
      { do: 'mark', of: 'any-but-gold' },
      { do: 'mana', of: 'marked' },
      {
        do: 'last',
        until: 'next-turn',
        for: 'all',
        times: 1,
        effects: [
          { do: 'bonus', to: 'next', giving: { move: 4, influence: 4, attack: 4, block: 4 }, powered: 'marked' },
        ],
      },
    ],
  },
});
