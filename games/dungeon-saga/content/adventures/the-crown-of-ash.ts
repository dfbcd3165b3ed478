import type { Adventure } from './adventure.ts';

/** Adventure 7. The way back is not the way there: the bridge falls when the crown is lifted, and another way opens. */
export const theCrownOfAsh: Adventure = {
  id: 'the-crown-of-ash',
  name: { en: '7: The Crown of Ash', de: '7: Die Aschenkrone' },
  about: {
    en: "The king's crown must be fetched from the tomb beyond the bridge and brought to the pyre. Whoever carries it moves one square less.",
    de: 'Die Krone des Königs muss aus dem Grab hinter der Brücke geholt und zum Scheiterhaufen gebracht werden. Wer sie trägt, bewegt sich ein Feld weniger.',
  },
  prologue: {
    en: 'The king fell, but his crown did not: it calls, and he has got up again to answer. Fetch it from the tomb beyond the bridge and carry it to the pyre you have piled up. Step onto its square to take it; it is heavy, and it makes suggestions. The bridge looks as if it had been waiting for exactly this.',
    de: 'Der König fiel, seine Krone nicht: Sie ruft, und er ist noch einmal aufgestanden, um zu antworten. Holt sie aus dem Grab hinter der Brücke und tragt sie zu dem Scheiterhaufen, den ihr geschichtet habt. Wer ihr Feld betritt, nimmt sie auf; sie ist schwer, und sie macht Vorschläge. Die Brücke sieht aus, als hätte sie genau darauf gewartet.',
  },
  epilogue: {
    heroes: {
      en: 'Gold does not burn, they say. This gold does, and it screams in a language only Rordin understands. He does not translate.',
      de: 'Gold brennt nicht, heißt es. Dieses schon, und es schreit in einer Sprache, die nur Rordin versteht. Er übersetzt nicht.',
    },
    overlord: {
      en: 'The crown has chosen a new head. It did not mind that nobody was using it any more.',
      de: 'Die Krone hat sich einen neuen Kopf gesucht. Dass ihn niemand mehr benutzte, störte sie nicht.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|O . . y y # # # # . . . . # . . . .|',
    '+ + + + + +-+-+-+-+ + + + +-+ + + + +',
    '|R . . y y # # # # . s . . A . r . .|',
    '+ + + + + +-+-+-+-+ + + + + + + + + +',
    '|M . . . . u u u u . . . . A . . K k|',
    '+ + + + + + + + + + + + + +-+ + + + +',
    '|N . . . . u u u u . . s . # . T T .|',
    '+ + + + + +-+-+-+-+ + + + +-+ + + + +',
    '|. . . . B # # # # . . . . # . . . C|',
    '+-+-+ +-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+',
    '|# # G # # # # # # # # G # # # # # #|',
    '+-+-+ +-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+',
    '|. . . . . . . b . . . . . . . H H .|',
    '+ + + + + + + + + + + + + + + + + + +',
    '|. Q . . z . . . z . b . . . . H H .|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    y: { is: 'place', mark: 'pyre' },
    u: { is: 'place', mark: 'bridge' },
    A: { is: 'door', piece: 'double-door', lock: 'lock-3' },
    G: { is: 'door', piece: 'single-door', lock: 'seal-3' },
    B: { is: 'furniture', piece: 'barrel' },
    T: { is: 'furniture', piece: 'dwarf-crypt' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W' },
    r: { is: 'servant', of: 'dwarf-revenant', facing: 'W' },
    K: { is: 'servant', of: 'grimbur', facing: 'W' },
    z: { is: 'servant', of: 'zombie', facing: 'E' },
    H: { is: 'servant', of: 'zombie-troll', facing: 'W' },
    b: { is: 'bones', piles: 2 },
    C: { is: 'chest', lock: 'lock-3', holds: ['cloak-of-eyes', 'healing-potion'] },
    Q: { is: 'chest', lock: 'lock-2', holds: ['swiftness-draught'] },
    k: { is: 'place', mark: 'crown' },
  },
  marks: {
    pyre: { en: 'the pyre', de: 'der Scheiterhaufen' },
    bridge: { en: 'the bridge', de: 'die Brücke' },
    crown: { en: 'the crown', de: 'die Krone' },
  },
  finds: { crown: { burden: 1 } },
  legendary: 'always',
  overlord: {
    commands: 4,
    deck: { size: 24 },
    raise: { 'skeleton-warrior': 4, zombie: 4, 'dwarf-revenant': 2 },
  },
  victory: {
    heroes: [{ is: 'bring', find: 'crown', count: 1, to: 'pyre' }],
    overlord: [{ is: 'crippled', count: 2 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'the-bridge-falls',
      text: {
        en: 'The crown leaves its cushion, and the bridge leaves its pillars: minions on it fall, heroes and bosses save themselves with a wound. In the south two old seals give way: a tunnel leads back, and something large is sleeping in it. Was sleeping.',
        de: 'Die Krone verlässt ihr Kissen, und die Brücke verlässt ihre Pfeiler: Schergen auf ihr stürzen ab, Helden und Anführer retten sich mit einer Wunde. Im Süden brechen zwei alte Siegel: Ein Stollen führt zurück, und darin schläft etwas Großes. Schlief.',
      },
      when: { is: 'taken', find: 'crown', count: 1 },
      effects: [
        { do: 'collapse', mark: 'bridge', wounds: 1 },
        { do: 'open', sign: 'G' },
      ],
    },
  ],
  rewards: { heroes: { items: { anyone: ['phoenix-feather', 'amulet-of-dawn'] }, legend: 2 }, overlord: { legend: 2 } },
};
