import type { Adventure } from './adventure.ts';

/** First introductory adventure: movement, facing, breaking away, melee and raising the dead. */
export const theBrokenGate: Adventure = {
  id: 'the-broken-gate',
  name: { en: 'A: The Broken Gate', de: 'A: Das zerbrochene Tor' },
  about: {
    en: 'First steps: move, face, fight and break away. All four heroes must stand on the stairs behind the gate hall.',
    de: 'Erste Schritte: bewegen, wenden, kämpfen, sich lösen. Alle vier Helden müssen auf der Treppe hinter der Torhalle stehen.',
  },
  prologue: {
    en: 'The gate of the dwarf halls hangs in its hinges. Behind it something scrapes over stone, patient and without breath. The stairs lead down at the far end of the hall. Get there, all of you, and quickly: the dead have time, you do not.',
    de: 'Das Tor der Zwergenhallen hängt in den Angeln. Dahinter scharrt etwas über den Stein, geduldig und ohne Atem. Am anderen Ende der Halle führt die Treppe hinab. Kommt alle dorthin, und schnell: Die Toten haben Zeit, ihr nicht.',
  },
  epilogue: {
    heroes: {
      en: 'The scraping stays behind you. Below, somebody has lit the torches.',
      de: 'Das Scharren bleibt zurück. Unten hat jemand die Fackeln entzündet.',
    },
    overlord: {
      en: 'The gate has new guards, and they knew its old enemies well.',
      de: 'Das Tor hat neue Wächter, und sie kannten seine alten Feinde gut.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|O . . . # # # . . . . .|',
    '+ + + + +-+-+-+ + + + + +',
    '|R . . . . . s . . b T x|',
    '+ + + + + + + + + + + + +',
    '|M . . . . b . . . . T x|',
    '+ + + + +-+-+-+ + + + + +',
    '|N . . . # # # B s . . x|',
    '+-+-+-+-+-+-+-+ + + + + +',
    '|# # # # # # # . . s s x|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W' },
    T: { is: 'furniture', piece: 'dwarf-crypt' },
    B: { is: 'furniture', piece: 'barrel' },
    b: { is: 'bones' },
    x: { is: 'place', mark: 'stairs' },
  },
  marks: { stairs: { en: 'the stairs', de: 'die Treppe' } },
  overlord: {
    commands: 3,
    deck: { size: 7, of: { 'additional-command': 6, 'raise-the-dead-command': 5, interrupt: 5 } },
    raise: { 'skeleton-warrior': 4 },
  },
  victory: {
    heroes: [{ is: 'reach', mark: 'stairs', who: 'all' }],
    overlord: [{ is: 'crippled', count: 1 }, { is: 'deck-empty' }],
  },
  rewards: { heroes: { items: { anyone: ['healing-potion', 'healing-potion'] }, legend: 1 }, overlord: { legend: 1 } },
};
