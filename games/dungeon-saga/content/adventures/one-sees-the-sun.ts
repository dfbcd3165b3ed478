import type { Adventure } from './adventure.ts';

/** Adventure 8, the last. The necromancer must fall, and then only one may leave: the first hero through the gate. */
export const oneSeesTheSun: Adventure = {
  id: 'one-sees-the-sun',
  name: { en: '8: One Sees the Sun', de: '8: Einer sieht die Sonne' },
  about: {
    en: 'Mortibris must fall and one hero must stand at the gate, and only one: it closes behind the first. The overlord must cripple all four or play for time.',
    de: 'Mortibris muss fallen und ein Held am Tor stehen, und nur einer: Es schließt sich hinter dem ersten. Der Overlord muss alle vier kampfunfähig machen oder auf Zeit spielen.',
  },
  prologue: {
    en: 'Here he sits, the man who never dismissed a servant: Mortibris, with all his years in a little box. Slay him, and his halls will not outlive him long. The gate to the upper world opens for exactly one of you, so it is written above it, and dwarfs do not joke in stone. You have shaken hands on it: whoever gets out tells it properly.',
    de: 'Hier sitzt er, der noch keinen Diener entlassen hat: Mortibris, mit all seinen Jahren in einem Kästchen. Erschlagt ihn, und seine Hallen werden ihn nicht lange überleben. Das Tor nach oben öffnet sich für genau einen von euch, so steht es darüber, und Zwerge scherzen nicht in Stein. Ihr habt euch die Hand darauf gegeben: Wer hinauskommt, erzählt es richtig.',
  },
  epilogue: {
    heroes: {
      en: 'The gate falls shut. There is wind, and grass, and a sun that asks no questions. Then, from below, a knocking: slow, stubborn, in a rhythm only one dwarf in the world can get wrong like that.',
      de: 'Das Tor fällt zu. Da sind Wind und Gras und eine Sonne, die keine Fragen stellt. Dann klopft es von unten: langsam, stur und in einem Takt, den so falsch nur ein einziger Zwerg der Welt schlägt.',
    },
    overlord: {
      en: 'Nobody came out to tell it. So it is told here, by the one who is still down there: they were good. They will serve well.',
      de: 'Niemand kam heraus, um es zu erzählen. So erzählt es der, der noch unten ist: Gut waren sie. Sie werden gute Diener sein.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|O . . . # . . . . . . n # w w w w w w w # . . .|',
    '+ + + + +-+ + + + + + + +-+ + + + + + + +-+ + + +',
    '|R . . . # . B . . s a . # w . . h . . w # . t t|',
    '+ + + + +-+ + + + + + + +-+ + + + + + + +-+ + + +',
    '|. . . . D . . . . . . . E . . L . m . . G . t t|',
    '+ + + + + + + + + + + + +-+ + + + + + + +-+ + + +',
    '|. . . . D . . . . . . . # . . . . . . . # . . .|',
    '+ + + + +-+ + + + + + + +-+ + + + + + + +-+ + + +',
    '|M . . . # . B . . s a . # w . . h . . w # . . x|',
    '+ + + + +-+ + + + + + + +-+ + + + + + + +-+ + + +',
    '|N . . . # n . . z . . n # w w w w w w w # . . .|',
    '+-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|# # # # # # # # F # # # # # # # # # # # # # # #|',
    '+-+-+-+-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|# # # # # C . . . . . Q # # # # # # # # # # # #|',
    '+-+-+-+-+-+ + + + + + + +-+-+-+-+-+-+-+-+-+-+-+-+',
    '|# # # # # . . r . r . . # # # # # # # # # # # #|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    D: { is: 'door', piece: 'double-door', lock: 'lock-2' },
    E: { is: 'door', piece: 'single-door', lock: 'seal-2' },
    F: { is: 'door', piece: 'single-door', lock: 'lock-3' },
    G: { is: 'door', piece: 'single-door', lock: 'lock-5' },
    B: { is: 'furniture', piece: 'barrel' },
    L: { is: 'furniture', piece: 'lectern' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W' },
    a: { is: 'servant', of: 'skeleton-archer', facing: 'W' },
    z: { is: 'servant', of: 'armoured-zombie', facing: 'W' },
    r: { is: 'servant', of: 'dwarf-revenant', facing: 'N' },
    h: { is: 'servant', of: 'ghost', facing: 'W' },
    t: { is: 'servant', of: 'zombie-troll', facing: 'W' },
    m: { is: 'servant', of: 'mortibris', facing: 'W' },
    n: { is: 'place', mark: 'niche' },
    w: { is: 'place', mark: 'rim' },
    C: { is: 'chest', lock: 'lock-3', holds: ['rune-of-opening', 'rune-of-opening', 'phoenix-feather'] },
    Q: { is: 'chest', lock: 'seal-1', holds: ['healing-potion', 'mana-phial'] },
    x: { is: 'place', mark: 'gate' },
  },
  marks: {
    niche: { en: 'a burial niche', de: 'eine Grabnische' },
    rim: { en: 'the rim of the sanctum', de: 'der Rand des Allerheiligsten' },
    gate: { en: 'the gate to the upper world', de: 'das Tor zur Oberwelt' },
  },
  equipment: { mortibris: { items: ['phylactery', 'robe-of-mists'] }, danor: { items: ['energy-crystal'] } },
  legendary: 'always',
  overlord: {
    commands: 5,
    deck: { size: 14 },
    raise: { 'skeleton-warrior': 4, zombie: 4, ghost: 2, 'dwarf-revenant': 2 },
  },
  victory: {
    heroes: [
      { is: 'slay', who: 'mortibris', count: 1 },
      { is: 'reach', mark: 'gate', who: 1 },
    ],
    overlord: [{ is: 'crippled', count: 4 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'the-niches',
      text: {
        en: 'The seal of the sanctum breaks, and in the hall behind you the niches empty themselves: a bone pile lies before each.',
        de: 'Das Siegel des Allerheiligsten bricht, und in der Halle hinter euch leeren sich die Nischen: Vor jeder liegt ein Knochenhaufen.',
      },
      when: { is: 'opened', sign: 'E' },
      effects: [{ do: 'bones', mark: 'niche' }],
    },
    {
      id: 'the-master-falls',
      text: {
        en: 'The little box is empty, and so is the man. The rim of the sanctum breaks away: minions on it fall, heroes save themselves with a wound. The last door springs open, and behind it stands the gate: one leaf, one lock, one of you. His servants have one command more from now on, out of sheer habit.',
        de: 'Das Kästchen ist leer und der Mann auch. Der Rand des Allerheiligsten bricht weg: Schergen darauf stürzen ab, Helden retten sich mit einer Wunde. Die letzte Tür springt auf, und dahinter steht das Tor: ein Flügel, ein Schloss, einer von euch. Seine Diener haben von nun an einen Befehl mehr, aus reiner Gewohnheit.',
      },
      when: { is: 'slain', who: 'mortibris', count: 1 },
      effects: [
        { do: 'collapse', mark: 'rim', wounds: 1 },
        { do: 'open', sign: 'G' },
        { do: 'commands', add: 1 },
      ],
    },
  ],
  rewards: { heroes: { items: { escaped: ['horn-of-deeds'] }, legend: 4 }, overlord: { legend: 4 } },
};
