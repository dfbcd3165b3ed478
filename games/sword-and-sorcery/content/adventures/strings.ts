import type { Effect } from '../../effects/effect.ts';
import { type Adventure, ON_GUARD_AND_TOUGH } from './adventure.ts';

/** Somebody has talked: a wrong suspect is out. */
const CLUE: readonly Effect[] = [
  { do: 'read', text: 'clue' },
  { do: 'strike-out', token: 'suspect' },
];
const TOO_MANY_DEAD = {
  if: {
    is: 'all',
    of: [
      { is: 'nature', nature: 'law' },
      { is: 'flag-each', flag: 'puppets-dead', least: 2 },
    ],
  },
  text: {
    en: 'You count the dead on the market. They hold spoons, shuttles, a doll. Whatever you came to save, you have not saved it.',
    de: 'Ihr zählt die Toten auf dem Markt. Sie halten Löffel, Weberschiffchen, eine Puppe. Was immer ihr retten wolltet, ihr habt es nicht gerettet.',
  },
} as const;

/** Adventure 5: citizens on strings, four suspects, and a shaman who pulls. */
export const strings: Adventure = {
  number: 5,
  act: 1,
  name: { en: 'Strings', de: 'Fäden' },
  about: {
    en: 'Citizens attack their neighbours and smile. Free them with blunt weapons, find out who among four suspects pulls the strings, and slay the shaman.',
    de: 'Bürger fallen über ihre Nachbarn her und lächeln. Befreit sie mit stumpfen Waffen, findet unter vier Verdächtigen den, der die Fäden zieht, und besiegt den Schamanen.',
  },
  prologue: {
    en: 'The cooper goes for the baker with a mallet, quite calmly, as if he were driving a hoop. When the baker lies on the ground he gets up again, smiles and takes up the peel. Nobody screams. That is the worst of it: a market full of people who murder each other, and you hear only the footsteps. When the sun falls between the houses you see for the blink of an eye that something glitters over their heads, thin as a hair, and leads upwards.',
    de: 'Der Böttcher geht mit dem Schlägel auf den Bäcker los, ganz ruhig, als triebe er einen Reifen auf. Als der Bäcker am Boden liegt, steht er wieder auf, lächelt und greift zum Brotschieber. Niemand schreit. Das ist das Schlimmste: ein Markt voller Menschen, die einander umbringen, und man hört nur die Schritte. Als die Sonne zwischen die Häuser fällt, seht ihr einen Lidschlag lang, dass über ihren Köpfen etwas glitzert, dünn wie ein Haar, und nach oben führt.',
  },
  epilogue: {
    won: {
      en: 'All strings fall at once, and with them the people, like washing. Then the first begin to cry, and it is the loveliest sound you have heard in days. The shaman had a list, the old slanting hand: who of the town is worth a string. At the end stands a date. It is tomorrow, and beside it are three small drawn gates.',
      de: 'Alle Fäden fallen zugleich, und mit ihnen die Menschen, wie Wäsche. Dann fangen die Ersten an zu weinen, und es ist der schönste Laut, den ihr seit Tagen gehört habt. Der Schamane hatte eine Liste, die alte schräge Schrift: wer in der Stadt einen Faden wert ist. Am Ende steht ein Datum. Es ist morgen, und daneben sind drei kleine Tore gezeichnet.',
    },
    lost: {
      en: 'You notice it only when you want to raise your hand and something else does it for you. It does not hurt. You smile.',
      de: 'Ihr merkt es erst, als ihr die Hand heben wollt und etwas anderes es für euch tut. Es tut nicht weh. Ihr lächelt.',
    },
  },
  single: { rank: 3, shards: 0, crowns: 70 },
  minRank: 3,
  emporium: 'open',
  tiles: [
    { tile: '7A', at: [1, 0] },
    { tile: '15A', at: [2, 0] },
    { tile: '14A', at: [3, 0] },
    { tile: '1A', at: [0, 1] },
    { tile: '2A', at: [1, 1] },
    { tile: '8A', at: [2, 1] },
    { tile: '13A', at: [3, 1] },
    { tile: '16A', at: [2, 2] },
  ],
  zones: {
    'tavern-street': { at: '1A.s', name: { en: 'Street of the taverns', de: 'Schenkenstraße' } },
    tavern: { at: '1A.h', name: { en: 'The landlord’s tavern', de: 'Schenke des Wirts' } },
    theatre: { at: '14A.p', name: { en: 'The puppet player’s theatre', de: 'Theater des Puppenspielers' } },
    foyer: { at: '14A.r', name: { en: 'Foyer', de: 'Wandelgang' } },
    backstage: { at: '14A.b', name: { en: 'Backstage', de: 'Hinterbühne' } },
    'guild-hall': { at: '16A.m', name: { en: 'The weaver’s guild hall', de: 'Gildehaus des Webers' } },
    'masters-table': { at: '16A.a', name: { en: 'Masters’ table', de: 'Meistertafel' } },
    chapel: { at: '13A.p', name: { en: 'The sexton’s chapel', de: 'Kapelle des Küsters' } },
    font: { at: '13A.f', name: { en: 'Font', de: 'Taufstein' } },
    well: { at: '15A.s', name: { en: 'Pump yard', de: 'Pumpenhof' } },
    'horse-market': { at: '8A.d', name: { en: 'Horse market', de: 'Rossmarkt' } },
    'grain-market': { at: '8A.c', name: { en: 'Grain market', de: 'Kornmarkt' } },
  },
  // As far from one suspect as from the next.
  start: ['7A.s'],
  doors: [
    { between: ['tavern', 'tavern-street'] },
    { between: ['font', '13A.v'] },
    { between: ['1A.g', '1A.k'], locked: true },
  ],
  chests: [{ at: '1A.g' }],
  searches: ['16A.b', '13A.v'],
  shadows: {
    pool: { citizen: 4, single: 3, double: 1, 'special-enemy': 1, 'special-event': 2 },
    at: ['2A.n', '8A.b', '1A.y', '15A.r', '13A.o', '16A.d'],
    more: ['1A.k', 'backstage'],
    notForTwo: ['8A.b'],
  },
  // The more come, the tighter the strings hold.
  sizes: {
    3: [
      { do: 'portal', open: true, symbol: 'energy' },
      { do: 'spawn', at: { zone: 'horse-market' } },
      ON_GUARD_AND_TOUGH,
    ],
    4: [ON_GUARD_AND_TOUGH],
    5: [
      { do: 'portal', open: true, symbol: 'energy' },
      { do: 'spawn', at: { zone: 'horse-market' } },
      { do: 'spawn', at: { zone: 'grain-market' } },
      ON_GUARD_AND_TOUGH,
    ],
  },
  portals: [
    { at: 'well', symbol: 'magic', open: true },
    { at: 'backstage', symbol: 'energy', open: false },
  ],
  altars: [
    { at: 'font', active: true },
    { at: 'foyer', active: false },
  ],
  waypoints: [{ id: 'apprentice', at: 'foyer' }],
  storyCards: [
    { event: 'story-1', at: 'horse-market' },
    { event: 'story-2', at: 'masters-table' },
  ],
  tokens: [
    { token: 'suspect', at: 'tavern' },
    { token: 'suspect', at: 'theatre' },
    { token: 'suspect', at: 'guild-hall' },
    { token: 'suspect', at: 'chapel' },
  ],
  events: {
    deck: [
      'footsteps',
      'they-come',
      'flood-of-shadows',
      'fog',
      'breath-of-anere',
      'dread-event',
      'battle-fury',
      'ambush',
      'nightfall',
    ],
  },
  story: {
    'story-1': {
      text: {
        en: 'Across the market they come, hand in hand like children on an outing: the farrier, the midwife, a boy with a drum. They smile at you, all three at the same time. If you have something blunt, now is the moment.',
        de: 'Über den Markt kommen sie, Hand in Hand wie Kinder beim Ausflug: der Hufschmied, die Hebamme, ein Junge mit einer Trommel. Sie lächeln euch an, alle drei im selben Augenblick. Wenn ihr etwas Stumpfes habt, dann jetzt.',
      },
      effects: [{ do: 'spawn', of: ['puppet-mob'], at: { zone: 'grain-market' } }],
    },
    'story-2': {
      text: {
        en: 'Under the masters’ table crouches a journeyman who cut himself loose with his own shears. He holds the end of the string in his fist and shows you in which direction it pulled, and in which it did not.',
        de: 'Unter der Meistertafel hockt ein Geselle, der sich mit der eigenen Schere losgeschnitten hat. Das Ende des Fadens hält er in der Faust, und er zeigt euch, in welche Richtung es gezogen hat und in welche nicht.',
      },
      effects: [{ do: 'strike-out', token: 'suspect' }],
    },
  },
  texts: {
    clue: {
      en: 'The string is torn. Whoever hung on it blinks and remembers a hand, a voice, a smell. One name can be struck out.',
      de: 'Der Faden ist gerissen. Wer daran hing, blinzelt und erinnert sich an eine Hand, eine Stimme, einen Geruch. Ein Name kann gestrichen werden.',
    },
    'puppet-dies': {
      en: 'The smile stays. You look at the face longer than you wanted to.',
      de: 'Das Lächeln bleibt. Ihr seht das Gesicht länger an, als ihr wolltet.',
    },
    unmasked: {
      en: 'The face comes off like wet paper. Beneath it is green skin, old and amused.',
      de: 'Das Gesicht löst sich wie nasses Papier. Darunter ist grüne Haut, alt und belustigt.',
    },
    'shaman-rises': {
      en: 'Now you know whose house it is. The strings of the whole quarter run together there, and somebody plucks them like a harp.',
      de: 'Jetzt wisst ihr, wessen Haus es ist. Dort laufen die Fäden des ganzen Viertels zusammen, und jemand zupft sie wie eine Harfe.',
    },
  },
  flags: {
    'puppets-dead': { en: 'Citizens slain', de: 'Getötete Bürger' },
    apprentice: { en: 'The apprentice lives', de: 'Der Lehrling lebt' },
  },
  enemies: [
    'brigand-blue-1',
    'brigand-blue-2',
    'orc-shaman-green-1',
    'orc-shaman-blue-1',
    'orc-shaman-blue-2',
    'gremlin-blue-1',
    'gremlin-blue-2',
    'puppet-mob-1',
  ],
  aside: ['orc-shaman-red-1'],
  special: {
    citizen: [{ do: 'spawn', of: ['puppet-mob'], at: 'here', otherwise: CLUE }],
    'special-enemy': [{ do: 'spawn', of: ['puppet-mob'], at: 'here', otherwise: [{ do: 'spawn', at: 'here' }] }],
    'special-event': CLUE,
  },
  stages: [
    {
      id: 'clues',
      goal: { is: 'left', token: 'suspect', most: 1 },
      aim: {
        en: 'Find out who of the four suspects pulls the strings: every freed citizen strikes one out, and whoever stands before a suspect may pull off the mask.',
        de: 'Findet heraus, wer von den vier Verdächtigen die Fäden zieht: Jeder befreite Bürger streicht einen, und wer vor einem Verdächtigen steht, darf ihm die Maske herunterreißen.',
      },
      done: [{ do: 'stage', stage: 'shaman' }],
      lost: TOO_MANY_DEAD,
    },
    {
      id: 'shaman',
      goal: { is: 'slay', enemy: 'orc-shaman-red-1' },
      aim: { en: 'Slay the shaman who pulls the strings.', de: 'Besiegt den Schamanen, der die Fäden zieht.' },
      begins: [
        { do: 'read', text: 'shaman-rises' },
        { do: 'spawn', card: 'orc-shaman-red-1', at: { zone: 'theatre', token: 'suspect' } },
        // Against three he has a pupil with him, against five all whom he has taught.
        {
          do: 'when',
          if: { is: 'heroes', least: 3 },
          effects: [{ do: 'spawn', of: ['orc-shaman-blue'], at: { zone: 'theatre', token: 'suspect' } }],
        },
        {
          do: 'when',
          if: { is: 'heroes', least: 5 },
          effects: [
            { do: 'spawn', of: ['brigand-blue'], at: { zone: 'theatre', token: 'suspect' } },
            { do: 'spawn', of: ['orc-shaman-blue'], at: { zone: 'theatre', token: 'suspect' } },
            { do: 'spawn', of: ['gremlin-blue'], at: { zone: 'theatre', token: 'suspect' } },
          ],
        },
        { do: 'ground-token', token: 'suspect', gone: true, zones: ['tavern', 'theatre', 'guild-hall', 'chapel'] },
        { do: 'portal', open: true, symbol: 'energy' },
        { do: 'altar', at: 'foyer', active: true },
      ],
      lost: TOO_MANY_DEAD,
    },
  ],
  on: [
    {
      do: 'on',
      at: 'killed',
      told: true,
      if: { is: 'enemy-card', card: 'puppet-mob-1', part: 'figure' },
      effects: [
        {
          do: 'when',
          if: { is: 'damage', damage: 'blunt' },
          effects: CLUE,
          otherwise: [
            { do: 'read', text: 'puppet-dies' },
            { do: 'flag', flag: 'puppets-dead', n: 1 },
          ],
        },
      ],
    },
    {
      do: 'on',
      at: 'waypoint',
      if: { is: 'card', card: 'apprentice' },
      effects: [{ do: 'decide', decision: 'apprentice' }],
    },
  ],
  actions: [
    {
      id: 'unmask',
      name: { en: 'Pull off the suspect’s mask', de: 'Dem Verdächtigen die Maske herunterreißen' },
      at: 'token',
      token: 'suspect',
      effects: [
        { do: 'find', token: 'suspect', as: 'unmasked', alone: true, found: [{ do: 'read', text: 'unmasked' }] },
      ],
    },
  ],
  decisions: [
    {
      id: 'apprentice',
      text: {
        en: 'In the foyer sits a boy with a staff that is too long for him, and winds up threads on a spool. He is the shaman’s apprentice; he does not deny it. “I only hold the ends,” he says. “He says one must not ask what hangs on them.”',
        de: 'Im Wandelgang sitzt ein Junge mit einem Stab, der zu lang für ihn ist, und wickelt Fäden auf eine Spule. Er ist der Lehrling des Schamanen; er streitet es nicht ab. „Ich halte nur die Enden“, sagt er. „Er sagt, man darf nicht fragen, was daran hängt.“',
      },
      courses: [
        {
          id: 'spare-apprentice',
          name: { en: 'Spare him', de: 'Ihn verschonen' },
          natures: ['law', 'neutral'],
          text: {
            en: 'He puts the spool into your hand and asks to whom he should go now. You name the captain of the militia.',
            de: 'Er legt euch die Spule in die Hand und fragt, zu wem er jetzt gehen soll. Ihr nennt ihm den Hauptmann der Bürgerwehr.',
          },
          effects: [{ do: 'flag', flag: 'apprentice', n: 1 }],
        },
        {
          id: 'take-staff',
          name: { en: 'Take his staff', de: 'Ihm den Stab nehmen' },
          natures: ['neutral', 'chaos'],
          text: {
            en: 'Without the staff he is just a child. He runs, and the staff looks after him; so it seems to you.',
            de: 'Ohne den Stab ist er nur ein Kind. Er läuft davon, und der Stab sieht ihm nach; so kommt es euch vor.',
          },
          effects: [{ do: 'treasure', item: 'apprentice-staff' }],
        },
        {
          id: 'kill-apprentice',
          name: { en: 'Kill him', de: 'Ihn töten' },
          natures: ['chaos'],
          text: {
            en: 'It is quickly done. Three lights rise from the spool and come to you, because they have nobody else.',
            de: 'Es ist rasch getan. Drei Lichter steigen von der Spule auf und kommen zu euch, weil sie sonst niemanden haben.',
          },
          effects: [{ do: 'shards', n: 3 }],
        },
      ],
    },
  ],
  reward: {
    unless: { is: 'flag-each', flag: 'puppets-dead', least: 2 },
    shards: 2,
    items: ['puppet-strings'],
    soulWeapon: true,
  },
};
