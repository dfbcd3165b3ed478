import { gameContract } from '@tafelrunde/testing/contract';
import type { Adventure } from '../content/adventures/index.ts';
import { adventures } from '../content/adventures/index.ts';
import { items } from '../content/index.ts';
import { gameWith } from '../game.ts';

const words = { en: 'Arena', de: 'Arena' };
const carry = (...forms: string[]): string[] => items.filter(item => forms.includes(item.form)).map(item => item.id);

/** Everything of the box in one room: bosses, large figures, legendary heroes with all items and spells, an action and every kind of twist. */
const arena: Adventure = {
  ...(adventures[0] as Adventure),
  id: 'arena',
  name: words,
  map: [
    '+-+-+-+-+-+-+-+-+-+-+',
    '|O . . . . . s 1 2 z|',
    '+ + + + + + + + + + +',
    '|R . v H H . a 1 d 2|',
    '+ + + + + + + + +-+ +',
    '|M . f H H . c r . .|',
    '+ + + + + + + + + + +',
    '|N . b . . . B . . g|',
    '+ + + + + + + + + + +',
    '|. . m k e . . h t t|',
    '+ + + + + + + + + + +',
    '|C . . . Q . p . t t|',
    '+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W' },
    z: { is: 'servant', of: 'zombie', facing: 'W' },
    a: { is: 'servant', of: 'skeleton-archer', facing: 'W' },
    r: { is: 'servant', of: 'dwarf-revenant', facing: 'W' },
    g: { is: 'servant', of: 'armoured-zombie', facing: 'W' },
    h: { is: 'servant', of: 'ghost', facing: 'W' },
    t: { is: 'servant', of: 'zombie-troll', facing: 'W' },
    H: { is: 'servant', of: 'hoggar', facing: 'W' },
    m: { is: 'servant', of: 'mortibris', facing: 'W' },
    k: { is: 'servant', of: 'grimbur', facing: 'W' },
    e: { is: 'servant', of: 'elshara', facing: 'W' },
    b: { is: 'bones', piles: 2 },
    B: { is: 'furniture', piece: 'barrel' },
    C: { is: 'chest', lock: 'lock-1', holds: ['weapon-oil'] },
    Q: { is: 'chest', lock: 'seal-1', holds: ['mana-phial'] },
    d: { is: 'door', piece: 'single-door', lock: 'lock-2' },
    p: { is: 'place', mark: 'altar' },
    1: { is: 'place', mark: 'before' },
    2: { is: 'place', mark: 'after' },
    c: { is: 'place', mark: 'crack' },
    v: { is: 'place', mark: 'shard' },
    f: { is: 'place', mark: 'shard' },
  },
  marks: { altar: words, before: words, after: words, crack: words, shard: words },
  finds: { shard: { burden: 1 } },
  warded: { elshara: { find: 'shard', count: 2 } },
  legendary: 'always',
  equipment: {
    orlaf: { items: carry('consumable', 'weapon', 'armour', 'trinket') },
    rordin: { items: carry('weapon', 'armour') },
    madriga: { items: carry('trinket', 'armour') },
    danor: {
      items: carry('consumable', 'weapon'),
      spells: [
        'burn',
        'chain-lightning',
        'gust',
        'corrode',
        'steelskin',
        'break-ward',
        'brisk-work',
        'blink',
        'mend',
        'lay-to-rest',
        'crystallise',
      ],
    },
    mortibris: {
      items: carry('trinket'),
      spells: [
        'raise-the-dead',
        'faithful-in-death',
        'blood-sacrifice',
        'soul-lance',
        'bone-shell',
        'dark-command',
        'whispers',
      ],
    },
    grimbur: { items: ['kings-maul'] },
  },
  overlord: {
    commands: 5,
    deck: { size: 20 },
    raise: { 'skeleton-warrior': 4, zombie: 3, 'dwarf-revenant': 3, ghost: 2, 'zombie-troll': 2 },
  },
  victory: {
    heroes: [{ is: 'slay', who: 'mortibris', count: 2 }],
    overlord: [{ is: 'crippled', count: 4 }, { is: 'deck-empty' }],
  },
  actions: [
    {
      id: 'pray',
      name: words,
      mark: 'altar',
      side: 'heroes',
      once: false,
      effects: [
        {
          do: 'grant',
          aim: 'you',
          until: 'next-turn',
          effects: [{ do: 'modify', stat: 'armour', by: 1, whose: 'own' }],
        },
      ],
    },
  ],
  twists: [
    {
      id: 'bell',
      text: words,
      when: { is: 'round', number: 2 },
      effects: [
        { do: 'bones', mark: 'altar' },
        { do: 'commands', add: 1 },
      ],
    },
    {
      id: 'lid',
      text: words,
      when: { is: 'opened', sign: 'C' },
      effects: [
        { do: 'appear', of: 'ghost', mark: 'altar', facing: 'N' },
        { do: 'draw', cards: 1 },
      ],
    },
    { id: 'grief', text: words, when: { is: 'slain', who: 'zombie', count: 1 }, effects: [{ do: 'open', sign: 'Q' }] },
    {
      id: 'wheel',
      text: words,
      when: { is: 'every', rounds: 2 },
      effects: [{ do: 'turn', marks: ['before', 'after'] }],
    },
    {
      id: 'shard',
      text: words,
      when: { is: 'taken', find: 'shard', count: 1 },
      effects: [{ do: 'collapse', mark: 'crack', wounds: 1 }],
    },
    {
      id: 'step',
      text: words,
      when: { is: 'entered', mark: 'altar' },
      effects: [{ do: 'appear', of: 'zombie', mark: 'altar', facing: 'N' }],
    },
  ],
};

gameContract(gameWith([arena]), { budget: 1_200 });
