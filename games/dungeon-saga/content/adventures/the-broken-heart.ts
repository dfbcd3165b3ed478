import type { Adventure } from './adventure.ts';

/** Adventure 3. A banshee whose heart lies in pieces: until the heroes have all three, nothing can harm her. */
export const theBrokenHeart: Adventure = {
  id: 'the-broken-heart',
  name: { en: '3: The Broken Heart', de: '3: Das gebrochene Herz' },
  about: {
    en: 'The banshee Elshara cannot be harmed until the heroes have gathered the three shards of her heart.',
    de: 'Die Banshee Elshara ist unverwundbar, bis die Helden die drei Splitter ihres Herzens gesammelt haben.',
  },
  prologue: {
    en: 'She waited for a man who was two hundred years late, and then she stopped waiting and began to sing. Her heart broke into three shards, and they lie where she wept: in the bedchamber, the library and the chapel. Step onto a shard to take it. Until all three are with you, blade and flame go through her like a bad excuse.',
    de: 'Sie wartete auf einen, der sich um zweihundert Jahre verspätete; dann hörte sie auf zu warten und begann zu singen. Ihr Herz zersprang in drei Splitter, und die liegen, wo sie weinte: in der Kammer, in der Bibliothek und in der Kapelle. Wer das Feld eines Splitters betritt, nimmt ihn an sich. Ehe ihr nicht alle drei habt, geht Klinge wie Flamme durch sie hindurch wie eine faule Ausrede.',
  },
  epilogue: {
    heroes: {
      en: 'The shards fit. For one moment she is only a girl at a window; then there is only the window. Madriga lays the heart on the sill and does not say a word for the rest of the day.',
      de: 'Die Splitter passen zusammen. Einen Augenblick lang ist sie nur ein Mädchen am Fenster; dann ist da nur noch das Fenster. Madriga legt das Herz auf den Sims und spricht an diesem Tag kein Wort mehr.',
    },
    overlord: {
      en: 'The song has four new voices. She does not like them any better than the old ones.',
      de: 'Das Lied hat vier neue Stimmen. Sie gefallen ihr nicht besser als die alten.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|K K . h . # . . . . . . . # . . . . v|',
    '+ + + + + +-+ + + + + + + +-+ + + + + +',
    '|. . . . . A . b . . . . . C . z . . .|',
    '+ + + + + + + + + + + + + + + + + + + +',
    '|v . K K . A . . . e . . . C . . T T .|',
    '+-+-+-+-+-+-+ + + + + + + +-+-+-+-+-+-+',
    '|# # # # # # . . . . . . . # # # # # #|',
    '+-+-+-+-+-+-+ + + + + + + +-+-+-+-+-+-+',
    '|O . . . . # B . . . . . B # Q . . . .|',
    '+ + + + + +-+ + + + + + + +-+ + + + + +',
    '|R . . . . D . . . . . . . E . . g . v|',
    '+ + + + + + + + + + + + + + + + + + + +',
    '|M N . . . D . . . . z . . E . . . L .|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    D: { is: 'door', piece: 'double-door', lock: 'lock-1' },
    A: { is: 'door', piece: 'double-door', lock: 'lock-1' },
    C: { is: 'door', piece: 'double-door', lock: 'lock-1' },
    E: { is: 'door', piece: 'double-door', lock: 'lock-2' },
    e: { is: 'servant', of: 'elshara', facing: 'S' },
    z: { is: 'servant', of: 'zombie', facing: 'W' },
    h: { is: 'servant', of: 'ghost', facing: 'S' },
    g: { is: 'servant', of: 'armoured-zombie', facing: 'W' },
    K: { is: 'furniture', piece: 'bookcase' },
    T: { is: 'furniture', piece: 'table' },
    L: { is: 'furniture', piece: 'lectern' },
    B: { is: 'furniture', piece: 'barrel' },
    b: { is: 'bones', piles: 2 },
    Q: { is: 'chest', lock: 'seal-1', holds: ['mana-phial', 'amulet-of-dawn'] },
    v: { is: 'place', mark: 'shard' },
  },
  marks: { shard: { en: 'a shard of the heart', de: 'ein Splitter des Herzens' } },
  finds: { shard: {} },
  warded: { elshara: { find: 'shard', count: 3 } },
  equipment: {
    orlaf: { items: ['healing-potion'] },
    rordin: { items: ['healing-potion'] },
    madriga: { items: ['healing-potion'] },
    danor: { items: ['energy-crystal', 'holy-water'] },
  },
  overlord: {
    commands: 2,
    deck: {
      size: 24,
      of: {
        'additional-command': 6,
        'additional-commands': 4,
        'double-commands': 3,
        'raise-the-dead-command': 7,
        interrupt: 4,
      },
    },
    raise: { zombie: 1 },
  },
  victory: {
    heroes: [{ is: 'slay', who: 'elshara', count: 1 }],
    overlord: [{ is: 'crippled', count: 3 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'the-first-shard',
      text: {
        en: 'The shard is cold and beats, once. In the hall the song breaks off in the middle of a word. The overlord draws a card.',
        de: 'Der Splitter ist kalt und schlägt, einmal. In der Halle bricht das Lied mitten im Wort ab. Der Overlord zieht eine Karte.',
      },
      when: { is: 'taken', find: 'shard', count: 1 },
      effects: [{ do: 'draw', cards: 1 }],
    },
    {
      id: 'the-whole-heart',
      text: {
        en: 'Three shards, one heart. Now she can be harmed, and she knows it: the overlord has one command more from now on.',
        de: 'Drei Splitter, ein Herz. Nun ist sie verwundbar, und sie weiß es: Der Overlord hat von nun an einen Befehl mehr.',
      },
      when: { is: 'taken', find: 'shard', count: 3 },
      effects: [{ do: 'commands', add: 1 }],
    },
  ],
  rewards: { heroes: { items: { madriga: ['moon-bow'] }, legend: 2 }, overlord: { legend: 1 } },
};
