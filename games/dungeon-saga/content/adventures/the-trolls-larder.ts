import type { Adventure } from './adventure.ts';

/** Adventure 1. A hostage has to be led out past a troll who was saving him for later. */
export const theTrollsLarder: Adventure = {
  id: 'the-trolls-larder',
  name: { en: "1: The Troll's Larder", de: '1: Die Speisekammer des Trolls' },
  about: {
    en: 'A prisoner must be found in the larder and led back to the stairs. Whoever leads him moves two squares less.',
    de: 'Ein Gefangener muss in der Speisekammer gefunden und zur Treppe zurückgeführt werden. Wer ihn führt, bewegt sich zwei Felder weniger.',
  },
  prologue: {
    en: 'Brother Tobin came down here to count the dead, and one of them counted him back. Now he sits in the larder of Hoggar, between the turnips and the other guests. Step onto his square to take him along; he limps, and he tells you about it. Bring him back to the stairs before somebody gets hungry.',
    de: 'Bruder Tobin kam herunter, um die Toten zu zählen, und einer hat zurückgezählt. Nun sitzt er in Hoggars Speisekammer, zwischen den Rüben und den übrigen Gästen. Wer sein Feld betritt, nimmt ihn mit; er hinkt, und er spricht auch darüber. Bringt ihn zur Treppe zurück, ehe jemand Hunger bekommt.',
  },
  epilogue: {
    heroes: {
      en: 'Tobin blesses all of you twice and the stairs once. Then he tells you what he heard through the wall: the king below is not as dead as he should be.',
      de: 'Tobin segnet euch alle zweimal und die Treppe einmal. Dann erzählt er, was er durch die Wand gehört hat: Der König dort unten ist nicht so tot, wie er sein sollte.',
    },
    overlord: {
      en: 'Hoggar lays the table for one more. He has manners; it is only the menu that people object to.',
      de: 'Hoggar deckt für einen mehr. Manieren hat er; nur an der Speisekarte stören sich die Leute.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|x O . . # . . . . # K K . . . B|',
    '+ + + + +-+ + + + +-+ + + + + + +',
    '|x R . . D . z . . # . . . H H .|',
    '+ + + + +-+ + + + +-+ + + + + + +',
    '|x M . . # . T T . E . . . H H .|',
    '+ + + + +-+ + + + + + + + + + + +',
    '|x N . . # b . . z E . . z . . p|',
    '+ + + + +-+ + + + +-+ + + + + + +',
    '|. . B . F . . . . # C . . . . .|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    x: { is: 'place', mark: 'stairs' },
    D: { is: 'door', piece: 'single-door', lock: 'lock-2' },
    F: { is: 'door', piece: 'single-door', lock: 'seal-1' },
    E: { is: 'door', piece: 'double-door', lock: 'lock-2' },
    z: { is: 'servant', of: 'zombie', facing: 'W' },
    H: { is: 'servant', of: 'hoggar', facing: 'W' },
    T: { is: 'furniture', piece: 'table' },
    K: { is: 'furniture', piece: 'bookcase' },
    B: { is: 'furniture', piece: 'barrel' },
    b: { is: 'bones' },
    C: { is: 'chest', lock: 'lock-2', holds: ['healing-potion', 'dwarf-ale'] },
    p: { is: 'place', mark: 'tobin' },
  },
  marks: { stairs: { en: 'the stairs', de: 'die Treppe' }, tobin: { en: 'Brother Tobin', de: 'Bruder Tobin' } },
  finds: { tobin: { burden: 2 } },
  equipment: { rordin: { items: ['healing-potion'] } },
  overlord: {
    commands: 3,
    deck: {
      size: 19,
      of: { 'additional-command': 6, 'additional-commands': 2, 'raise-the-dead-command': 6, interrupt: 6 },
    },
    raise: { zombie: 4 },
  },
  victory: {
    heroes: [{ is: 'bring', find: 'tobin', count: 1, to: 'stairs' }],
    overlord: [{ is: 'crippled', count: 2 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'dinner-is-leaving',
      text: {
        en: 'Tobin cries for joy, rather loudly. Hoggar understands one word of it: food is leaving. The overlord draws a card and has one command more from now on.',
        de: 'Tobin jubelt vor Freude, und zwar laut. Hoggar versteht davon ein Wort: Das Essen geht. Der Overlord zieht eine Karte und hat von nun an einen Befehl mehr.',
      },
      when: { is: 'taken', find: 'tobin', count: 1 },
      effects: [
        { do: 'draw', cards: 1 },
        { do: 'commands', add: 1 },
      ],
    },
  ],
  rewards: {
    heroes: { items: { rordin: ['dwarf-shield'], anyone: ['holy-water'] }, legend: 1 },
    overlord: { legend: 1 },
  },
};
