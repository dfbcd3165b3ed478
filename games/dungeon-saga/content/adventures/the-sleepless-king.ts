import type { Adventure } from './adventure.ts';

/** Adventure 5. An ambush: whoever sets foot on the carpet of the king opens the crypts on both sides of his hall. */
export const theSleeplessKing: Adventure = {
  id: 'the-sleepless-king',
  name: { en: '5: The Sleepless King', de: '5: Der schlaflose König' },
  about: {
    en: 'Grimbur, the dead king, must fall in his throne room. His carpet leads there, but it is an old custom not to step on it.',
    de: 'Grimbur, der tote König, muss in seinem Thronsaal fallen. Sein Teppich führt dorthin, doch nach altem Brauch betritt man ihn nicht.',
  },
  prologue: {
    en: 'King Grimbur swore to guard his people until the mountain sleeps, and nobody told the mountain. He sits behind his hall and listens. In the middle of the hall lies his carpet, red as the day it was spilled, and on both sides the guard sleeps lightly. Defeat the king; wipe your feet first, or better, walk around.',
    de: 'König Grimbur schwor, sein Volk zu hüten, bis der Berg schläft, und dem Berg hat es keiner gesagt. Er sitzt hinter seiner Halle und lauscht. In ihrer Mitte liegt sein Teppich, rot wie am Tag, als er vergossen wurde, und zu beiden Seiten schläft die Wache einen leichten Schlaf. Besiegt den König; tretet euch vorher die Füße ab oder geht besser außen herum.',
  },
  epilogue: {
    heroes: {
      en: 'Rordin closes the eyes of his king, as far as there are any. “Your watch is over, lord.” The crown rolls away into the dark, and it takes suspiciously long to stop.',
      de: 'Rordin schließt seinem König die Augen, soweit vorhanden. „Eure Wache ist zu Ende, Herr.“ Die Krone rollt ins Dunkel davon und braucht verdächtig lange, bis sie liegen bleibt.',
    },
    overlord: {
      en: 'The king thanks you for the visit. It was the first in an age, and he hopes you will stay.',
      de: 'Der König dankt für den Besuch. Es war der erste seit einem Zeitalter, und er hofft, ihr bleibt.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|# # # # # # g . . . . . g # # # # # #|',
    '+-+-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+',
    '|# # # # # # # # # P # # # # # # # # #|',
    '+-+-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+',
    '|O . . . # s . . . . . . . . # . . . X|',
    '+ + + + +-+ + + + + + + + + +-+ + + + +',
    '|R . . . D . . . c c c c . . E . . k .|',
    '+ + + + + + + + + + + + + + +-+ + + + +',
    '|M . . . D . . . c c c c . . # . r . .|',
    '+ + + + +-+ + + + + + + + + +-+ + + + +',
    '|N . . . # s . . . . . . B s # C . r .|',
    '+-+-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+',
    '|# # # # # # # # # P # # # # # # # # #|',
    '+-+-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+',
    '|# # # # # # z . . . z T T # # # # # #|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    D: { is: 'door', piece: 'double-door', lock: 'lock-2' },
    E: { is: 'door', piece: 'single-door', lock: 'lock-3' },
    P: { is: 'door', piece: 'single-door', lock: 'lock-4' },
    X: { is: 'furniture', piece: 'dwarf-throne' },
    T: { is: 'furniture', piece: 'dwarf-crypt' },
    B: { is: 'furniture', piece: 'barrel' },
    k: { is: 'servant', of: 'grimbur', facing: 'W' },
    r: { is: 'servant', of: 'dwarf-revenant', facing: 'W' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W' },
    g: { is: 'servant', of: 'armoured-zombie', facing: 'S' },
    z: { is: 'servant', of: 'zombie', facing: 'N' },
    C: { is: 'chest', lock: 'lock-2', holds: ['warding-scroll', 'healing-potion'] },
    c: { is: 'place', mark: 'carpet' },
  },
  marks: { carpet: { en: "the king's carpet", de: 'der Teppich des Königs' } },
  equipment: { grimbur: { items: ['kings-maul'] }, orlaf: { items: ['dwarf-ale', 'healing-potion'] } },
  overlord: {
    commands: 4,
    deck: {
      size: 20,
      of: { 'additional-command': 6, 'additional-commands': 4, 'raise-the-dead-command': 6, interrupt: 7 },
    },
    raise: { 'skeleton-warrior': 4, 'dwarf-revenant': 2 },
  },
  victory: {
    heroes: [{ is: 'slay', who: 'grimbur', count: 1 }],
    overlord: [{ is: 'crippled', count: 2 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'the-carpet',
      text: {
        en: 'The carpet remembers every foot. North and south a bolt draws back, and the guard steps out. The overlord draws a card.',
        de: 'Der Teppich vergisst keinen Fuß. Im Norden und im Süden fährt ein Riegel zurück, und die Wache tritt heraus. Der Overlord zieht eine Karte.',
      },
      when: { is: 'entered', mark: 'carpet' },
      effects: [
        { do: 'open', sign: 'P' },
        { do: 'draw', cards: 1 },
      ],
    },
    {
      id: 'the-oath',
      text: {
        en: 'The last of his sworn guard has fallen. The king stands up without using his hands: the overlord has one command more from now on.',
        de: 'Der Letzte seiner Eidwache ist gefallen. Der König erhebt sich, ohne die Hände zu benutzen: Der Overlord hat von nun an einen Befehl mehr.',
      },
      when: { is: 'gone', who: 'dwarf-revenant' },
      effects: [{ do: 'commands', add: 1 }],
    },
  ],
  rewards: {
    heroes: { items: { rordin: ['rune-hammer'], anyone: ['lucky-coin'] }, legend: 2 },
    overlord: { legend: 1 },
  },
};
