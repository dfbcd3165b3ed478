import type { Adventure } from './adventure.ts';

/** Second introductory adventure: shooting and cover, magic and its recharge, doors, chests, locks and seals. */
export const theSealedShrine: Adventure = {
  id: 'the-sealed-shrine',
  name: { en: 'B: The Sealed Shrine', de: 'B: Der versiegelte Schrein' },
  about: {
    en: 'Doors, bows and spells. The heroes must open the shrine chest behind a magic seal.',
    de: 'Türen, Bögen und Zauber. Die Helden müssen die Truhe im Schrein hinter einem magischen Siegel öffnen.',
  },
  prologue: {
    en: 'A guard room, a locked door, and behind it the shrine with the seal of the old wardens. What you need lies in the chest in there. Strings hum in the dark: you are expected.',
    de: 'Eine Wachstube, eine verschlossene Tür und dahinter der Schrein mit dem Siegel der alten Wächter. Was ihr braucht, liegt dort in der Truhe. Im Dunkeln summen Sehnen: Man erwartet euch.',
  },
  epilogue: {
    heroes: {
      en: 'The lid gives way. Under dust and prayers lies the map of the deep halls.',
      de: 'Der Deckel gibt nach. Unter Staub und Gebeten liegt die Karte der tiefen Hallen.',
    },
    overlord: {
      en: 'The seal holds. It has outlasted better ones than you.',
      de: 'Das Siegel hält. Es hat schon Bessere als euch überdauert.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|O . . . # . . . a|C . . K K|',
    '+ + + + +-+ + + + + + + + + +',
    '|R . . . D . B . .|. . . . .|',
    '+ + + + + + + + + + + + + + +',
    '|M . . . D . . . .|. . . . S|',
    '+ + + + +-+ + + + +-+ + + + +',
    '|N . . . # z . . a W . . g .|',
    '+-+-+-+-+-+ + + + +-+ + + + +',
    '|# # # # # . . T T|. . . . .|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    D: { is: 'door', piece: 'double-door', lock: 'lock-1' },
    W: { is: 'door', piece: 'single-door', lock: 'seal-3' },
    a: { is: 'servant', of: 'skeleton-archer', facing: 'W' },
    z: { is: 'servant', of: 'zombie', facing: 'N' },
    g: { is: 'servant', of: 'armoured-zombie', facing: 'W' },
    B: { is: 'furniture', piece: 'barrel' },
    T: { is: 'furniture', piece: 'table' },
    K: { is: 'furniture', piece: 'bookcase' },
    C: { is: 'chest', lock: 'lock-2', holds: ['energy-crystal', 'weapon-oil'] },
    S: { is: 'chest', lock: 'lock-4', holds: ['elven-boots'] },
  },
  equipment: { orlaf: { items: ['healing-potion'] }, madriga: { items: ['spider-silk-armour'] } },
  overlord: {
    commands: 3,
    deck: {
      size: 8,
      of: { 'additional-command': 6, 'additional-commands': 2, 'raise-the-dead-command': 5, interrupt: 6 },
    },
    raise: { 'skeleton-archer': 2, zombie: 2 },
  },
  victory: {
    heroes: [{ is: 'open', sign: 'S' }],
    overlord: [{ is: 'crippled', count: 1 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'the-alarm',
      text: {
        en: 'The seal breaks with a sound like a bell. Everything that lies about here has heard it: the overlord has one command more from now on.',
        de: 'Das Siegel zerspringt mit einem Klang wie von einer Glocke. Alles, was hier herumliegt, hat ihn gehört: Der Overlord hat von nun an einen Befehl mehr.',
      },
      when: { is: 'opened', sign: 'W' },
      effects: [{ do: 'commands', add: 1 }],
    },
  ],
  rewards: { heroes: { items: { danor: ['energy-crystal'] }, legend: 1 }, overlord: { legend: 1 } },
};
