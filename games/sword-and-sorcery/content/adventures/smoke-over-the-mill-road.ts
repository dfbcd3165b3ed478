import type { Effect } from '../../effects/effect.ts';
import type { Adventure } from './adventure.ts';

/** Against many he has learned a trick more, and before five he does not walk alone; where few hunt him, the smoke has hurt him. */
const torchBearer = (zone: string): readonly Effect[] => [
  {
    do: 'when',
    if: { is: 'heroes', least: 4 },
    effects: [{ do: 'spawn', card: 'brigand-blue-2', at: { zone }, powers: 1 }],
    otherwise: [
      {
        do: 'when',
        if: { is: 'heroes', least: 3 },
        effects: [{ do: 'spawn', card: 'brigand-blue-2', at: { zone }, wounds: 1 }],
        otherwise: [{ do: 'spawn', card: 'brigand-blue-2', at: { zone }, wounds: 3 }],
      },
    ],
  },
  {
    do: 'when',
    if: { is: 'heroes', least: 5 },
    effects: [
      {
        do: 'spawn',
        of: ['brigand-blue', 'brigand-green'],
        at: { zone },
        otherwise: [{ do: 'spawn', at: { zone } }],
      },
    ],
  },
];

/** Adventure 2: three buildings burn, and whoever carries the torch must not get away. */
export const smokeOverTheMillRoad: Adventure = {
  number: 2,
  act: 1,
  name: { en: 'Smoke over the Mill Road', de: 'Rauch über der Mühlenstraße' },
  about: {
    en: 'Somebody burns the granaries and leaves the gold. Put out three fires, then catch whoever carries the torch.',
    de: 'Jemand brennt die Kornspeicher nieder und lässt das Gold liegen. Löscht drei Brände und stellt dann den, der die Fackel trägt.',
  },
  prologue: {
    en: 'Three columns of smoke stand over the mill road, straight as candles, because no wind blows. A miller’s wife runs towards you with a bucket in each hand and nothing in them. “They did not take a thing,” she says. “The money box stands open on the table. They only want the flour.” A town can live without gold over the winter. You think of the seal with the hand and begin to run.',
    de: 'Drei Rauchsäulen stehen über der Mühlenstraße, kerzengerade, denn es geht kein Wind. Eine Müllerin läuft euch entgegen, in jeder Hand einen Eimer, und in keinem etwas. „Sie haben nichts mitgenommen“, sagt sie. „Die Geldkassette steht offen auf dem Tisch. Sie wollen nur das Mehl.“ Ohne Gold kommt eine Stadt über den Winter. Ihr denkt an das Siegel mit der Hand und fangt an zu laufen.',
  },
  epilogue: {
    won: {
      en: 'He has burnt his own fingers to the bone and does not seem to feel it. In his sleeve a piece of paper, quite unburnt: the names of all granaries of the valley, in a fine slanting hand, the last three not yet struck out. Below them one line more: “Let them sing when they are hungry.” From the guild hall comes, very softly, a choir.',
      de: 'Er hat sich die Finger bis auf die Knochen verbrannt und scheint es nicht zu spüren. In seinem Ärmel steckt ein Zettel, ganz unversehrt: die Namen aller Speicher des Tals in feiner schräger Schrift, die letzten drei noch nicht gestrichen. Darunter eine Zeile: „Lasst sie singen, wenn sie hungern.“ Vom Gildehaus her klingt, sehr leise, ein Chor.',
    },
    lost: {
      en: 'Behind the last field the torch dances between the trees, grows small and goes out. It will burn elsewhere. You smell of smoke for days.',
      de: 'Hinter dem letzten Feld tanzt die Fackel zwischen den Bäumen, wird klein und verlischt. Sie wird anderswo brennen. Noch tagelang riecht ihr nach Rauch.',
    },
  },
  single: { rank: 1, shards: 3, crowns: 40 },
  minRank: 1,
  emporium: 'open',
  tiles: [
    { tile: '4B', at: [1, 0] },
    { tile: '7B', at: [0, 1] },
    { tile: '2B', at: [1, 1] },
    { tile: '9B', at: [2, 1] },
    { tile: '18B', at: [3, 1] },
    { tile: '14B', at: [2, 2] },
    { tile: '1A', at: [2, 3], turn: 90 },
  ],
  zones: {
    shrine: { at: '7B.c', name: { en: 'Roadside shrine', de: 'Bildstock am Weg' } },
    fork: { at: '2B.c', name: { en: 'Fork before the mill', de: 'Gabelung vor der Mühle' } },
    'charcoal-path': { at: '2B.b', name: { en: 'Charcoal burners’ path', de: 'Köhlerpfad' } },
    'mill-road': { at: '9B.r', name: { en: 'Mill road', de: 'Mühlenstraße' } },
    mill: { at: '9B.m', name: { en: 'The old mill', de: 'Die alte Mühle' } },
    'flour-store': { at: '9B.k', name: { en: 'Flour store', de: 'Mehlkammer' } },
    'mill-yard': { at: '9B.y', name: { en: 'Mill yard', de: 'Mühlhof' } },
    'wood-edge': { at: '4B.a', name: { en: 'Edge of the wood', de: 'Waldrand' } },
    ford: { at: '14B.f', name: { en: 'Ford', de: 'Furt' } },
    'upper-bank': { at: '14B.n', name: { en: 'Upper bank', de: 'Oberes Ufer' } },
    granary: { at: '1A.g', name: { en: 'Tithe granary', de: 'Zehntspeicher' } },
    bakery: { at: '1A.k', name: { en: 'Bakery', de: 'Backhaus' } },
    'bakers-street': { at: '1A.t', name: { en: 'Baker’s street', de: 'Bäckergasse' } },
    stubble: { at: '18B.b', name: { en: 'Ricks on the stubble', de: 'Schober im Stoppelfeld' } },
    barn: { at: '18B.a', name: { en: 'Barn on the pasture', de: 'Weidescheune' } },
    orchard: { at: '18B.d', name: { en: 'Orchard at the edge of the valley', de: 'Obstgarten am Talrand' } },
  },
  start: ['shrine'],
  doors: [
    { between: ['mill', 'mill-yard'] },
    { between: ['1A.h', '1A.s'] },
    { between: ['mill', 'flour-store'], locked: true },
    { between: ['granary', 'bakery'], locked: true },
  ],
  chests: [{ at: 'flour-store' }, { at: 'granary' }],
  searches: ['4B.c'],
  shadows: {
    pool: { citizen: 3, single: 4, veteran: 1, double: 1 },
    at: ['4B.d', 'mill', '14B.b', '18B.c', '1A.y'],
    more: ['4B.c', '1A.s'],
    notForTwo: ['18B.c'],
  },
  sizes: {
    2: [{ do: 'spawn', of: ['gremlin-green'], at: { zone: 'ford' } }],
    4: [{ do: 'spawn', at: { zone: 'ford' } }],
    5: [
      { do: 'spawn', at: { zone: 'ford' } },
      { do: 'spawn', at: { zone: 'barn' } },
    ],
  },
  portals: [
    { at: 'wood-edge', symbol: 'block', open: true },
    { at: 'ford', symbol: 'energy', open: true },
  ],
  altars: [{ at: 'shrine', active: true }],
  waypoints: [{ id: 'wounded-brigand', at: 'fork' }],
  storyCards: [{ event: 'story-1', at: 'upper-bank' }],
  tokens: [
    { token: 'blaze', at: 'mill' },
    { token: 'blaze', at: 'bakery' },
    { token: 'blaze', at: 'stubble' },
  ],
  blazes: {
    token: 'blaze',
    areas: [
      ['mill', 'flour-store', 'mill-yard'],
      ['bakery', 'granary', 'bakers-street'],
      ['stubble', 'barn', 'orchard'],
    ],
    saved: [
      { do: 'read', text: 'fire-out' },
      { do: 'flag', flag: 'mills-saved', n: 1 },
      { do: 'flag', flag: 'fires-over', n: 1 },
    ],
    lost: [
      { do: 'read', text: 'mill-falls' },
      { do: 'flag', flag: 'mill-lost', n: 1 },
      { do: 'lose-ware' },
      { do: 'flag', flag: 'fires-over', n: 1 },
    ],
  },
  events: {
    deck: ['footsteps', 'they-come', 'fog', 'breath-of-anere', 'heavy-air', 'dread-event', 'quiet-hour', 'noon'],
  },
  story: {
    'story-1': {
      text: {
        en: 'On the bank the people of the mill have made a chain: children, an old man, a girl with a cat under her arm. Nobody commands it. When they see you they hand the next bucket to you instead of emptying it, and the water is so cold that it makes you laugh.',
        de: 'Am Ufer haben die Leute der Mühle eine Kette gebildet: Kinder, ein alter Mann, ein Mädchen mit einer Katze unterm Arm. Niemand führt den Befehl. Als sie euch sehen, reichen sie euch den nächsten Eimer, statt ihn auszugießen, und das Wasser ist so kalt, dass ihr lachen müsst.',
      },
      effects: [{ do: 'aimed', at: 'all-heroes', effects: [{ do: 'heal', n: 1 }] }],
    },
  },
  texts: {
    'fire-out': {
      en: 'It hisses, it stinks, it is out. Behind you somebody begins to cry, and it does not sound like grief.',
      de: 'Es zischt, es stinkt, es ist aus. Hinter euch fängt jemand an zu weinen, und es klingt nicht nach Kummer.',
    },
    'mill-falls': {
      en: 'The roof goes down on its knees, then on its face. What was bread for a hundred people is now a glow that can be seen from the town.',
      de: 'Das Dach geht in die Knie, dann aufs Gesicht. Was Brot für hundert Menschen war, ist nun ein Schein, den man bis in die Stadt sieht.',
    },
    'fire-spreads': {
      en: 'A spark goes over the yard as if it knew the way.',
      de: 'Ein Funke geht über den Hof, als kennte er den Weg.',
    },
    'torch-bearer': {
      en: 'Out of the smoke steps a man with a torch that burns with a steady, greenish flame. He looks at you like somebody who counts. Then he turns to the orchard, where the valley ends.',
      de: 'Aus dem Rauch tritt ein Mann mit einer Fackel, die ruhig und grünlich brennt. Er sieht euch an wie einer, der zählt. Dann wendet er sich zum Obstgarten, wo das Tal endet.',
    },
  },
  flags: {
    'mills-saved': { en: 'Granaries saved', de: 'Gerettete Speicher' },
    'mill-lost': { en: 'Granaries lost', de: 'Verlorene Speicher' },
  },
  enemies: [
    'brigand-green-1',
    'brigand-green-2',
    'brigand-blue-1',
    'gremlin-green-1',
    'gremlin-green-2',
    'gremlin-blue-1',
    'gremlin-blue-2',
  ],
  aside: ['brigand-blue-2'],
  stages: [
    {
      id: 'fires',
      goal: { is: 'flag', flag: 'fires-over', least: 2 },
      aim: {
        en: 'Put out the fires: where one burns, as a standard action.',
        de: 'Löscht die Brände: wo einer brennt, als Standardaktion.',
      },
      done: [{ do: 'stage', stage: 'torch' }],
    },
    {
      id: 'torch',
      goal: {
        is: 'all',
        of: [
          { is: 'flag', flag: 'fires-over', least: 3 },
          { is: 'slay', enemy: 'brigand-blue-2' },
        ],
      },
      aim: {
        en: 'Slay the torch-bearer before he leaves the valley, and put out the last fire.',
        de: 'Besiegt den Fackelträger, bevor er das Tal verlässt, und löscht den letzten Brand.',
      },
      begins: [
        { do: 'read', text: 'torch-bearer' },
        {
          do: 'when',
          if: { is: 'flag', flag: 'way-known', least: 1 },
          effects: torchBearer('fork'),
          otherwise: torchBearer('mill-yard'),
        },
      ],
      on: [
        {
          do: 'on',
          at: 'activated',
          told: true,
          if: { is: 'enemy-card', card: 'brigand-blue-2', part: 'figure' },
          effects: [{ do: 'flee', to: 'orchard', n: 1, gone: [{ do: 'lose' }] }],
        },
      ],
    },
  ],
  on: [
    {
      do: 'on',
      at: 'event-drawn',
      effects: [
        { do: 'flag', flag: 'embers', n: 1 },
        {
          do: 'when',
          if: { is: 'flag', flag: 'embers', least: 2 },
          effects: [{ do: 'flag', flag: 'embers', n: -2 }, { do: 'read', text: 'fire-spreads' }, { do: 'spread-fire' }],
        },
      ],
    },
    {
      do: 'on',
      at: 'waypoint',
      if: { is: 'card', card: 'wounded-brigand' },
      effects: [{ do: 'decide', decision: 'wounded-brigand' }],
    },
  ],
  actions: [
    {
      id: 'douse-fire',
      name: { en: 'Put out the blaze', de: 'Den Brand löschen' },
      at: 'token',
      token: 'blaze',
      effects: [{ do: 'douse' }],
    },
  ],
  decisions: [
    {
      id: 'wounded-brigand',
      text: {
        en: 'At the fork a brigand sits against the signpost, both hands on his belly. He is perhaps sixteen. “He ran me through,” he says, astonished. “I wanted to take the money. He said it is not about that.”',
        de: 'An der Gabelung lehnt ein Räuber am Wegweiser, beide Hände auf dem Bauch. Er ist vielleicht sechzehn. „Er hat mich abgestochen“, sagt er erstaunt. „Ich wollte das Geld mitnehmen. Er sagt, darum geht es nicht.“',
      },
      courses: [
        {
          id: 'bind-wounds',
          name: {
            en: 'Bind his wounds (a standard action)',
            de: 'Seine Wunden verbinden (eine Standardaktion)',
          },
          natures: ['law', 'neutral'],
          if: { is: 'action-left' },
          text: {
            en: 'He holds still, and then he tells you by which path the man with the torch will come.',
            de: 'Er hält still, und dann sagt er euch, auf welchem Pfad der Mann mit der Fackel kommen wird.',
          },
          effects: [{ do: 'spend-action' }, { do: 'flag', flag: 'way-known', n: 1 }],
        },
        {
          id: 'question',
          name: { en: 'Question him', de: 'Ihn ausfragen' },
          natures: ['neutral'],
          text: {
            en: 'He names the places where the others wait. One of them you can bar.',
            de: 'Er nennt die Stellen, an denen die anderen warten. Eine davon könnt ihr sperren.',
          },
          effects: [{ do: 'portal', open: false, which: 'chosen' }],
        },
        {
          id: 'rob',
          name: { en: 'Take his purse', de: 'Ihm den Beutel abnehmen' },
          natures: ['chaos'],
          text: {
            en: 'He screams longer than one would think him able to. In the wood heads are raised.',
            de: 'Er schreit länger, als man ihm zutraut. Im Wald heben sich Köpfe.',
          },
          effects: [{ do: 'crowns', n: 15 }, { do: 'draw-activation' }],
        },
      ],
    },
  ],
  reward: { shards: 1.5, items: ['thieves-tools', 'torch-of-arson'] },
};
