import type { Adventure } from './adventure.ts';

/** Adventure 2. The hall comes down behind the heroes, one strip after the other. */
export const theFallingHall: Adventure = {
  id: 'the-falling-hall',
  name: { en: '2: The Falling Hall', de: '2: Die stürzende Halle' },
  about: {
    en: 'The pillared hall gives way from west to east. Three heroes must reach the ledge behind the far door.',
    de: 'Die Säulenhalle bricht von Westen nach Osten ein. Drei Helden müssen den Sims hinter der letzten Tür erreichen.',
  },
  prologue: {
    en: 'The dwarfs built this hall to last a thousand years. That was a thousand and one years ago. At the start of rounds 2, 4, 6 and 8 the next strip falls into the dark: minions go down with it, you save yourselves with one wound. Do not stop to admire the pillars.',
    de: 'Die Zwerge bauten diese Halle für tausend Jahre. Das war vor tausendundeinem. Zu Beginn der Runden 2, 4, 6 und 8 stürzt der nächste Streifen ins Dunkel: Schergen fallen mit, ihr rettet euch mit einer Wunde. Bewundert die Säulen im Gehen.',
  },
  epilogue: {
    heroes: {
      en: 'Behind you a thousand years go down in one long breath. Rordin takes off his helmet. Then he spits after it, for luck.',
      de: 'Hinter euch gehen tausend Jahre in einem langen Atemzug hinab. Rordin nimmt den Helm ab. Dann spuckt er hinterher, das bringt Glück.',
    },
    overlord: {
      en: 'Dust settles. Somewhere below, very far below, the dead make room for new neighbours.',
      de: 'Der Staub legt sich. Irgendwo unten, sehr weit unten, rücken die Toten für neue Nachbarn zusammen.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|1 1 1 2 2 2 B 3 3 3 K 4 4 4 . # . . . x|',
    '+ + + + + + + + + + + + + + + +-+ + + + +',
    '|O 1 1 2 2 2 3 3 s 3 K 4 4 4 . # . C . x|',
    '+ + + + + + + + + + + + + + + +-+ + + + +',
    '|R 1 1 2 2 i 3 3 3 s 4 4 a 4 . D . . r x|',
    '+ + + + + + + + + + + + + + + + + + + + +',
    '|M 1 1 2 2 2 3 3 s 3 K 4 4 4 . D . . r x|',
    '+ + + + + + + + + + + + + + + +-+ + + + +',
    '|N 1 1 2 2 2 3 3 3 3 K 4 a 4 . # . . . x|',
    '+ + + + + + + + + + + + + + + +-+ + + + +',
    '|1 1 1 2 2 2 B 3 3 b 3 4 4 4 S # . . . x|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E', mark: 'first-strip' },
    R: { is: 'start', hero: 'rordin', facing: 'E', mark: 'first-strip' },
    M: { is: 'start', hero: 'madriga', facing: 'E', mark: 'first-strip' },
    N: { is: 'start', hero: 'danor', facing: 'E', mark: 'first-strip' },
    1: { is: 'place', mark: 'first-strip' },
    2: { is: 'place', mark: 'second-strip' },
    3: { is: 'place', mark: 'third-strip' },
    4: { is: 'place', mark: 'last-strip' },
    D: { is: 'door', piece: 'double-door', lock: 'lock-5' },
    B: { is: 'furniture', piece: 'barrel' },
    K: { is: 'furniture', piece: 'bookcase' },
    i: { is: 'servant', of: 'skeleton-warrior', facing: 'W', mark: 'second-strip' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W', mark: 'third-strip' },
    a: { is: 'servant', of: 'skeleton-archer', facing: 'W', mark: 'last-strip' },
    r: { is: 'servant', of: 'dwarf-revenant', facing: 'W' },
    b: { is: 'bones', mark: 'third-strip' },
    S: { is: 'chest', lock: 'lock-1', holds: ['swiftness-draught', 'smoke-vial'] },
    C: { is: 'chest', lock: 'lock-2', holds: ['bear-belt'] },
    x: { is: 'place', mark: 'ledge' },
  },
  marks: {
    'first-strip': { en: 'the first strip', de: 'der erste Streifen' },
    'second-strip': { en: 'the second strip', de: 'der zweite Streifen' },
    'third-strip': { en: 'the third strip', de: 'der dritte Streifen' },
    'last-strip': { en: 'the last strip', de: 'der letzte Streifen' },
    ledge: { en: 'the ledge', de: 'der Sims' },
  },
  equipment: { orlaf: { items: ['weapon-oil'] } },
  overlord: {
    commands: 5,
    deck: {
      size: 16,
      of: { 'additional-command': 6, 'additional-commands': 2, 'raise-the-dead-command': 5, interrupt: 6 },
    },
    raise: { 'skeleton-warrior': 4, 'skeleton-archer': 2 },
  },
  victory: {
    heroes: [{ is: 'reach', mark: 'ledge', who: 3 }],
    overlord: [{ is: 'crippled', count: 1 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'first-strip-falls',
      text: {
        en: 'A pebble. A crack. Then the entrance is gone, with everything that was still thinking about it. Whoever saves himself takes a wound.',
        de: 'Ein Steinchen. Ein Riss. Dann ist der Eingang fort, samt allem, was noch überlegte. Wer sich rettet, erleidet eine Wunde.',
      },
      when: { is: 'round', number: 2 },
      effects: [{ do: 'collapse', mark: 'first-strip', wounds: 1 }],
    },
    {
      id: 'second-strip-falls',
      text: {
        en: 'The second row of pillars bows, politely, and leaves. The price of staying is a wound.',
        de: 'Die zweite Säulenreihe verneigt sich höflich und geht. Wer blieb, zahlt mit einer Wunde.',
      },
      when: { is: 'round', number: 4 },
      effects: [{ do: 'collapse', mark: 'second-strip', wounds: 1 }],
    },
    {
      id: 'third-strip-falls',
      text: {
        en: 'The middle of the hall follows the beginning, and a wound follows whoever stood there.',
        de: 'Die Mitte der Halle folgt dem Anfang, und wer dort stand, rettet sich mit einer Wunde.',
      },
      when: { is: 'round', number: 6 },
      effects: [{ do: 'collapse', mark: 'third-strip', wounds: 1 }],
    },
    {
      id: 'last-strip-falls',
      text: {
        en: 'What is left of the hall is one row of flagstones before the door, and they have begun to hum. Whoever jumped there did so with a wound.',
        de: 'Von der Halle bleibt eine Reihe Platten vor der Tür, und die fangen an zu summen. Wer sich dorthin rettete, tat es mit einer Wunde.',
      },
      when: { is: 'round', number: 8 },
      effects: [{ do: 'collapse', mark: 'last-strip', wounds: 1 }],
    },
  ],
  rewards: { heroes: { items: { orlaf: ['dragon-axe'] }, legend: 1 }, overlord: { legend: 1 } },
};
