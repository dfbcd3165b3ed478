import type { Adventure } from './adventure.ts';

/** A practice ground with every kind of terrain: nothing at stake, no story, enemies from the start. */
export const sparringYard: Adventure = {
  number: 0,
  act: 1,
  name: { en: 'The Sparring Yard', de: 'Der Übungshof' },
  about: {
    en: 'A practice match: slay everything that comes through the portals.',
    de: 'Ein Übungskampf: Besiegt alles, was durch die Portale kommt.',
  },
  prologue: {
    en: 'Nobody will sing of this fight. That is what makes it a good place to learn.',
    de: 'Von diesem Kampf wird niemand singen. Gerade deshalb lernt man hier gut.',
  },
  epilogue: {
    won: {
      en: 'The yard is quiet. Somebody sweeps up the sawdust.',
      de: 'Der Hof ist still. Jemand kehrt die Späne zusammen.',
    },
    lost: {
      en: 'Bruised, not beaten: here one may try again.',
      de: 'Blaue Flecken, mehr nicht: Hier darf man es noch einmal versuchen.',
    },
  },
  single: { rank: 1, shards: 0, crowns: 15 },
  minRank: 1,
  emporium: 'open',
  tiles: [
    { tile: '1A', at: [0, 0] },
    { tile: '2A', at: [1, 0] },
    { tile: '3A', at: [2, 0] },
    { tile: '4B', at: [1, 1] },
    { tile: '5B', at: [1, 2] },
    { tile: '6A', at: [2, 2] },
    { tile: '1A', at: [0, 2], turn: 180, as: '7A' },
  ],
  zones: {},
  start: ['2A.c'],
  doors: [{ between: ['1A.h', '1A.s'] }, { between: ['1A.g', '1A.k'], locked: true }],
  chests: [{ at: '1A.h' }],
  searches: ['1A.y'],
  portals: [
    { at: '5B.c', symbol: 'hit', open: true },
    { at: '3A.b', symbol: 'magic', open: true },
  ],
  altars: [{ at: '2A.n', active: true }],
  storyCards: [{ event: 'story-1', at: '6A.c' }],
  events: { deck: ['footsteps', 'they-come', 'quiet-hour'] },
  light: { night: [{ do: 'modify', value: 'hits', n: -1 }] },
  story: {
    'story-1': {
      text: {
        en: 'Behind the last post hangs a lantern, and under it a shard that somebody forgot. Whoever walks this far has earned it.',
        de: 'Hinter dem letzten Pfosten hängt eine Laterne, und darunter ein Splitter, den jemand vergaß. Wer so weit geht, hat ihn verdient.',
      },
      effects: [{ do: 'shards', n: 1 }],
    },
  },
  enemies: [
    'gremlin-green-1',
    'gremlin-green-2',
    'gremlin-blue-1',
    'brigand-green-1',
    'brigand-green-2',
    'brigand-blue-1',
    'orc-warrior-green-1',
    'orc-shaman-blue-2',
    'gremlin-pack-1',
    'orc-warrior-red-1',
    'orc-shaman-red-1',
    'brigand-red-1',
    'puppet-mob-1',
    'the-troll',
    'the-orc-king',
    'gremlin-red-1',
  ],
  placed: [
    { card: 'gremlin-green-1', at: '3A.a' },
    { card: 'brigand-green-1', at: '5B.c' },
  ],
  stages: [{ id: 'fight', goal: { is: 'slay-all' }, aim: { en: 'Slay all enemies.', de: 'Besiegt alle Gegner.' } }],
};
