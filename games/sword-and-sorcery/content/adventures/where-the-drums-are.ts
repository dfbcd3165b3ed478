import { type Adventure, ON_GUARD_AND_TOUGH } from './adventure.ts';

/** Adventure 4: three drums in the gorge, a portal at each, and the chief who beats the last one. */
export const whereTheDrumsAre: Adventure = {
  number: 4,
  act: 1,
  name: { en: 'Where the Drums Are', de: 'Wo die Trommeln sind' },
  about: {
    en: 'Orcs drum in the gorge, and every drum calls another tribe. Destroy all three and slay the chief.',
    de: 'Orks trommeln in der Schlucht, und jede Trommel ruft einen weiteren Stamm. Zerstört alle drei und besiegt den Häuptling.',
  },
  prologue: {
    en: 'You feel them before you hear them: in the bridge, in the teeth, in the water of your bottles, which trembles in rings. Three drums, three beats, and in between an answer from far away that was not there yesterday. The orcs are not gathering for plunder. They gather like people who have been promised something. When the third drum falls in, birds rise from the whole length of the gorge.',
    de: 'Ihr spürt sie, ehe ihr sie hört: in der Brücke, in den Zähnen, im Wasser eurer Flaschen, das in Ringen zittert. Drei Trommeln, drei Schläge, und dazwischen von fern eine Antwort, die es gestern noch nicht gab. Die Orks sammeln sich nicht zum Plündern. Sie sammeln sich wie Leute, denen man etwas versprochen hat. Als die dritte Trommel einfällt, steigen entlang der ganzen Schlucht die Vögel auf.',
  },
  epilogue: {
    won: {
      en: 'It is so quiet that you hear the river. From the farthest heights horns ask what is the matter, and nobody answers. In the chief’s tent you find no booty, only a bundle of letters with the seal of the hand, written in a language that orcs cannot read. Somebody has read them out to him. Somebody from the town.',
      de: 'Es ist so still, dass ihr den Fluss hört. Von den fernsten Höhen fragen Hörner, was los ist, und niemand gibt Antwort. Im Zelt des Häuptlings findet ihr keine Beute, nur ein Bündel Briefe mit dem Siegel der Hand, in einer Sprache, die Orks nicht lesen können. Jemand hat sie ihm vorgelesen. Jemand aus der Stadt.',
    },
    lost: {
      en: 'The answer comes nearer, and then it needs no drums any more: it has feet. The gorge fills like a bowl. You hold the bridge as long as one can hold a bridge.',
      de: 'Die Antwort kommt näher, und dann braucht sie keine Trommeln mehr: Sie hat Füße. Die Schlucht füllt sich wie eine Schüssel. Ihr haltet die Brücke, solange man eine Brücke halten kann.',
    },
  },
  single: { rank: 2, shards: 5, crowns: 70 },
  minRank: 2,
  emporium: 'open',
  tiles: [
    { tile: '13B', at: [2, 0] },
    { tile: '17B', at: [2, 1] },
    { tile: '6B', at: [0, 2] },
    { tile: '8B', at: [1, 2] },
    { tile: '11B', at: [2, 2] },
    { tile: '3B', at: [3, 2] },
    { tile: '10B', at: [4, 2] },
    { tile: '19B', at: [2, 3] },
  ],
  zones: {
    'gorge-mouth': { at: '6B.a', name: { en: 'Mouth of the gorge', de: 'Schluchtmund' } },
    bridge: { at: '8B.c', name: { en: 'Trembling bridge', de: 'Zitternde Brücke' } },
    'scouts-stone': { at: '11B.o', name: { en: 'Ring of stones', de: 'Steinring' } },
    'pit-drum': { at: '17B.b', name: { en: 'Drum above the pit', de: 'Trommel über der Grube' } },
    'camp-drum': { at: '10B.f', name: { en: 'Drum at the cooking fires', de: 'Trommel an den Kochstellen' } },
    'cave-drum': { at: '19B.e', name: { en: 'Drum in the bear cave', de: 'Trommel in der Bärenhöhle' } },
    ridge: { at: '13B.t', name: { en: 'Ridge with the old altar', de: 'Grat mit dem alten Altar' } },
  },
  start: ['gorge-mouth'],
  chests: [{ at: '10B.t' }, { at: '19B.c' }],
  searches: ['13B.f', '3B.s'],
  shadows: {
    pool: { citizen: 1, single: 5, veteran: 2, double: 2 },
    at: ['11B.d', '17B.c', '13B.r', '3B.r', '19B.a'],
    more: ['10B.g', '17B.a'],
    notForTwo: ['3B.r', '13B.r', '19B.a'],
  },
  // Against three heroes one drum calls nobody, against two it is not there; from three on they are met on the way, five by orcs who are on their guard and bear more.
  sizes: {
    2: [
      { do: 'portal', open: false, symbol: 'block' },
      { do: 'shards', n: 4 },
    ],
    3: [
      { do: 'portal', open: false, symbol: 'block' },
      { do: 'spawn', at: { zone: 'pit-drum' } },
    ],
    4: [{ do: 'spawn', at: { zone: 'scouts-stone' } }],
    5: [
      { do: 'spawn', at: { zone: 'scouts-stone' } },
      { do: 'spawn', at: { zone: 'pit-drum' } },
      ON_GUARD_AND_TOUGH,
      { do: 'shards', n: 5 },
    ],
  },
  portals: [
    { at: 'pit-drum', symbol: 'hit', open: true },
    { at: 'camp-drum', symbol: 'energy', open: true },
    { at: 'cave-drum', symbol: 'block', open: true },
  ],
  altars: [{ at: 'ridge', active: true }],
  waypoints: [{ id: 'scout', at: 'scouts-stone' }],
  things: [
    { kind: 'drum', at: 'pit-drum' },
    { kind: 'drum', at: 'camp-drum' },
    { kind: 'drum', at: 'cave-drum', notForTwo: true },
  ],
  events: {
    deck: ['footsteps', 'they-come', 'horn', 'flood-of-shadows', 'fog', 'heavy-air', 'ground-shakes', 'quiet-hour'],
  },
  story: {
    'story-1': {
      text: {
        en: 'The skin bursts with a sound like a sob. Somewhere on the heights a tribe stops, and you see how the file of torches turns round.',
        de: 'Das Fell reißt mit einem Laut wie ein Schluchzen. Irgendwo auf den Höhen bleibt ein Stamm stehen, und ihr seht, wie die Reihe der Fackeln kehrtmacht.',
      },
      effects: [],
    },
    'story-2': {
      text: {
        en: 'Two drums are silent. The third now beats alone, faster, and whoever beats it has come himself. He has hung the sticks round his neck and taken up the axe.',
        de: 'Zwei Trommeln schweigen. Die dritte schlägt jetzt allein, schneller, und wer sie schlägt, ist selbst gekommen. Er hat sich die Schlägel um den Hals gehängt und die Axt genommen.',
      },
      effects: [],
    },
  },
  flags: { 'scout-freed': { en: 'The scout is free', de: 'Der Späher ist frei' } },
  enemies: [
    'orc-warrior-green-1',
    'orc-warrior-green-2',
    'orc-warrior-blue-1',
    'orc-warrior-blue-2',
    'orc-shaman-green-1',
    'orc-shaman-green-2',
    'gremlin-green-1',
    'gremlin-green-2',
  ],
  aside: ['orc-warrior-red-1'],
  stages: [
    {
      id: 'drums',
      goal: { is: 'destroy', kind: 'drum', n: 2 },
      aim: {
        en: 'Destroy the drums. As long as all three stand, one more enemy comes each time against three heroes or more.',
        de: 'Zerstört die Trommeln. Solange alle drei stehen, kommt gegen drei oder mehr Helden jedes Mal ein Gegner mehr.',
      },
      done: [{ do: 'stage', stage: 'chief' }],
      passiveFor: 'heroes',
      passive: [
        {
          do: 'modify',
          value: 'spawn',
          n: 1,
          if: {
            is: 'all',
            of: [
              { is: 'thing', kind: 'drum', least: 3 },
              { is: 'heroes', least: 3 },
            ],
          },
        },
      ],
    },
    {
      id: 'chief',
      goal: {
        is: 'all',
        of: [
          { is: 'destroy', kind: 'drum', n: 3 },
          { is: 'slay', enemy: 'orc-warrior-red-1' },
        ],
      },
      aim: {
        en: 'Destroy the last drum and slay the chief.',
        de: 'Zerstört die letzte Trommel und besiegt den Häuptling.',
      },
      begins: [
        {
          do: 'when',
          if: { is: 'flag', flag: 'chief-deceived', least: 1 },
          effects: [{ do: 'spawn', card: 'orc-warrior-red-1', at: { zone: 'camp-drum', thing: 'drum' }, wounds: 3 }],
          otherwise: [{ do: 'spawn', card: 'orc-warrior-red-1', at: { zone: 'camp-drum', thing: 'drum' } }],
        },
      ],
    },
  ],
  on: [
    {
      do: 'on',
      at: 'thing-destroyed',
      if: { is: 'card', card: 'drum' },
      effects: [
        { do: 'portal', open: false, which: 'there' },
        {
          do: 'when',
          if: { is: 'thing', kind: 'drum', least: 2 },
          effects: [{ do: 'story-card', event: 'story-1' }],
          otherwise: [
            {
              do: 'when',
              if: { is: 'thing', kind: 'drum', least: 1 },
              effects: [{ do: 'story-card', event: 'story-2' }],
            },
          ],
        },
      ],
    },
    { do: 'on', at: 'waypoint', if: { is: 'card', card: 'scout' }, effects: [{ do: 'decide', decision: 'scout' }] },
  ],
  decisions: [
    {
      id: 'scout',
      text: {
        en: 'Among the stones an orc sits in a noose that is not yours; hunters must have laid it. He is very young and has gnawed at the rope until his mouth bled. He looks at you and lifts his chin, so that you can get at his throat more easily.',
        de: 'Zwischen den Steinen sitzt ein Ork in einer Schlinge, die nicht von euch ist; Jäger müssen sie gelegt haben. Er ist sehr jung und hat am Seil genagt, bis der Mund blutete. Er sieht euch an und hebt das Kinn, damit ihr leichter an seine Kehle kommt.',
      },
      courses: [
        {
          id: 'free-scout',
          name: { en: 'Let him go', de: 'Ihn gehen lassen' },
          natures: ['law', 'neutral'],
          text: {
            en: 'He does not thank you. But at the edge of the ring he turns round and breaks his spear over his knee. That is a word among orcs.',
            de: 'Er dankt nicht. Doch am Rand des Rings dreht er sich um und zerbricht seinen Speer über dem Knie. Das ist unter Orks ein Wort.',
          },
          effects: [{ do: 'flag', flag: 'scout-freed', n: 1 }],
        },
        {
          id: 'trade-scout',
          name: { en: 'Trade him for ransom', de: 'Ihn gegen Lösegeld tauschen' },
          natures: ['neutral', 'chaos'],
          text: {
            en: 'An old orc woman comes across the stream, alone, puts a purse on a stone and takes the boy by the ear.',
            de: 'Eine alte Orkfrau kommt allein über den Bach, legt einen Beutel auf einen Stein und nimmt den Jungen beim Ohr.',
          },
          effects: [{ do: 'crowns', n: 40 }],
        },
        {
          id: 'send-with-lie',
          name: { en: 'Send him back with a lie', de: 'Ihn mit einer Lüge zurückschicken' },
          natures: ['chaos'],
          text: {
            en: 'He believes you that his chief has sold the tribe. In the camp knives are drawn before you arrive.',
            de: 'Er glaubt euch, dass der Häuptling den Stamm verkauft hat. Im Lager werden Messer gezogen, ehe ihr ankommt.',
          },
          effects: [{ do: 'flag', flag: 'chief-deceived', n: 1 }],
        },
      ],
    },
  ],
  reward: { shards: 1.5, treasures: 1, items: ['drum-head'] },
};
