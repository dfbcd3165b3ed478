import { byDay, forAnybody, motivation, oneOf, skills } from './skill.ts';

/** Skills of Arythea. */
export const ARYTHEA = skills({
  'dark-paths': {
    name: { en: 'Dark Paths', de: 'Dunkle Pfade' },
    hero: 'arythea',
    type: 'turn',
    effects: [byDay({ do: 'move', n: 1 }, { do: 'move', n: 2 })],
  },
  'burning-power': {
    name: { en: 'Burning Power', de: 'Brennende Macht' },
    hero: 'arythea',
    type: 'turn',
    effects: [oneOf({ do: 'attack', n: 1, kind: 'siege' }, { do: 'attack', n: 1, kind: 'siege', element: 'fire' })],
  },
  'hot-swordsmanship': {
    name: { en: 'Hot Swordsmanship', de: 'Feurige Schwertkunst' },
    hero: 'arythea',
    type: 'turn',
    effects: [oneOf({ do: 'attack', n: 2 }, { do: 'attack', n: 2, element: 'fire' })],
  },
  'dark-negotiation': {
    name: { en: 'Dark Negotiation', de: 'Dunkle Verhandlung' },
    hero: 'arythea',
    type: 'turn',
    effects: [byDay({ do: 'influence', n: 2 }, { do: 'influence', n: 3 })],
  },
  'dark-fire-magic': {
    name: { en: 'Dark Fire Magic', de: 'Dunkle Feuermagie' },
    hero: 'arythea',
    type: 'round',
    effects: [
      { do: 'crystal', of: 'red' },
      { do: 'mana', of: ['red', 'black'] },
    ],
  },
  'power-of-pain': {
    name: { en: 'Power of Pain', de: 'Macht des Schmerzes' },
    hero: 'arythea',
    type: 'turn',
    effects: [{ do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'sideways', n: 2, wound: true }] }],
  },
  invocation: {
    name: { en: 'Invocation', de: 'Anrufung' },
    hero: 'arythea',
    type: 'turn',
    effects: [
      oneOf(
        { do: 'cost', price: { discard: 'wound' }, gives: [{ do: 'mana', of: ['red', 'black'], now: true }] },
        { do: 'cost', price: { discard: 'non-wound' }, gives: [{ do: 'mana', of: ['white', 'green'], now: true }] },
      ),
    ],
  },
  polarization: {
    name: { en: 'Polarization', de: 'Polarisierung' },
    hero: 'arythea',
    type: 'turn',
    effects: [{ do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'polarize' }] }],
  },
  'motivation-arythea': motivation('arythea', { do: 'mana', of: 'red' }),
  'healing-ritual': {
    name: { en: 'Healing Ritual', de: 'Heilritual' },
    hero: 'arythea',
    type: 'round',
    mode: 'competitive',
    when: 'not-combat',
    effects: [
      { do: 'throw-away-wound', n: 1 },
      { do: 'may', effects: [{ do: 'give-wound' }] },
    ],
  },
  'ritual-of-pain': {
    name: { en: 'Ritual of Pain', de: 'Schmerzritual' },
    hero: 'arythea',
    type: 'interactive',
    mode: 'cooperative',
    when: 'not-combat',
    effects: [
      { do: 'throw-away-wound', n: 2, upTo: true },
      forAnybody({ do: 'last', until: 'turn-end', times: 1, effects: [{ do: 'sideways', n: 3, wound: true }] }),
    ],
  },
});
