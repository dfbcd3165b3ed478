import type { Effect } from '../../effects/effect.ts';
import { type Adventure, ON_GUARD } from './adventure.ts';

const HEARD: readonly Effect[] = [
  { do: 'portal', open: true, symbol: 'hit' },
  { do: 'portal', open: true, symbol: 'magic' },
  { do: 'flag', flag: 'alarm', n: 1 },
];

/** Adventure 7: through the camp to the throne, and the king is beaten by the law of the orcs or without it. */
export const theRightOfTheFang: Adventure = {
  number: 7,
  act: 1,
  name: { en: 'The Right of the Fang', de: 'Das Recht des Fangs' },
  about: {
    en: 'Who beats the king of the orcs in single combat may send the host home. Go through the camp before it wakes, and up to the throne.',
    de: 'Wer den König der Orks im Zweikampf besiegt, darf das Heer nach Hause schicken. Geht durch das Lager, ehe es erwacht, und hinauf zum Thron.',
  },
  prologue: {
    en: 'The law of the orcs has one sentence: the fang decides. Whoever takes it from the king in single combat speaks for the host, and be it a human. The envoy tells you the way, and he tells you that nobody will stop you as long as nobody sees you; for it is also law that the camp sleeps when the king does not call. So you lie in the wet grass before the stockade and count fires. Up on the ridge somebody sits on a heap of shields and does not sleep.',
    de: 'Das Gesetz der Orks hat einen Satz: Der Fang entscheidet. Wer ihn dem König im Zweikampf nimmt, spricht für das Heer, und sei es ein Mensch. Der Bote beschreibt euch den Weg, und er sagt, dass niemand euch aufhält, solange niemand euch sieht; denn Gesetz ist auch, dass das Lager schläft, wenn der König nicht ruft. So liegt ihr im nassen Gras vor der Palisade und zählt Feuer. Oben auf dem Grat sitzt einer auf einem Haufen Schilde und schläft nicht.',
  },
  epilogue: {
    won: {
      en: 'The fang lies in the dust, and it is smaller than you thought: a tooth, set in iron. The host stands round the ridge, head by head, and is silent. You could say anything now. You say: go. In the tent of the king, under the shields, is a chest, and in it seven letters in a fine slanting hand. The seal shows a hand without a face. The last one begins: “Should they get so far, then let them come to me.”',
      de: 'Der Fang liegt im Staub, und er ist kleiner, als ihr dachtet: ein Zahn, in Eisen gefasst. Das Heer steht um den Grat, Kopf an Kopf, und schweigt. Ihr könntet jetzt alles sagen. Ihr sagt: Geht. Im Zelt des Königs, unter den Schilden, steht eine Truhe, darin sieben Briefe in feiner schräger Schrift. Das Siegel zeigt eine Hand ohne Gesicht. Der letzte beginnt: „Sollten sie so weit kommen, dann lass sie zu mir.“',
    },
    lost: {
      en: 'He does not gloat. He lays you on shields, as one lays kings, and has the drums beaten for you, once. Then he puts the fang back on and looks towards the town.',
      de: 'Er höhnt nicht. Er legt euch auf Schilde, wie man Könige legt, und lässt für euch die Trommeln schlagen, einmal. Dann hängt er sich den Fang wieder um und sieht zur Stadt hinüber.',
    },
  },
  single: { rank: 3, shards: 0, crowns: 100 },
  minRank: 3,
  emporium: 'open',
  tiles: [
    { tile: '13B', at: [2, 0], turn: 270 },
    { tile: '7B', at: [3, 0], turn: 90 },
    { tile: '4B', at: [2, 1] },
    { tile: '11B', at: [3, 1] },
    { tile: '16B', at: [1, 2] },
    { tile: '17B', at: [2, 2] },
    { tile: '10B', at: [3, 2] },
    { tile: '15B', at: [2, 3], turn: 180 },
    { tile: '2B', at: [2, 4] },
  ],
  zones: {
    'wet-grass': { at: '2B.e', name: { en: 'Wet grass', de: 'Nasses Gras' } },
    stockade: { at: '15B.y', name: { en: 'Yard of the stockade', de: 'Hof der Palisade' } },
    'war-tents': { at: '16B.g', name: { en: 'War tents', de: 'Kriegszelte' } },
    'pit-cages': { at: '17B.c', name: { en: 'Cages at the pit', de: 'Käfige an der Grube' } },
    'pit-rim': { at: '17B.a', name: { en: 'Rim of the pit', de: 'Grubenrand' } },
    'standing-stones': { at: '11B.o', name: { en: 'Standing stones', de: 'Stehende Steine' } },
    'throne-ridge': { at: '13B.r', name: { en: 'Ridge below the throne', de: 'Grat unter dem Thron' } },
    throne: { at: '13B.t', name: { en: 'Throne of shields', de: 'Thron aus Schilden' } },
    'below-the-throne': { at: '13B.f', name: { en: 'Altar of the first king', de: 'Altar des ersten Königs' } },
  },
  start: ['wet-grass'],
  doors: [{ between: ['10B.f', '10B.t'] }, { between: ['10B.g', '10B.u'] }, { between: ['16B.t', 'war-tents'] }],
  chests: [{ at: '10B.t' }, { at: '16B.t' }],
  searches: ['10B.u', '7B.t'],
  shadows: {
    pool: { single: 5, veteran: 2, double: 2, 'special-event': 1 },
    at: ['15B.g', '17B.d', '10B.f', '16B.e', '4B.c', '11B.b'],
    more: ['17B.b', '7B.c'],
    notForTwo: ['16B.e'],
  },
  // The more come, the more they are heard.
  sizes: {
    2: [{ do: 'shards', n: 2 }],
    3: [...HEARD, ON_GUARD, { do: 'shards', n: 3 }],
    4: HEARD,
    5: [...HEARD, ON_GUARD],
  },
  portals: [
    { at: 'war-tents', symbol: 'hit', open: false },
    { at: 'pit-cages', symbol: 'magic', open: false },
    { at: 'stockade', symbol: 'block', open: true },
  ],
  altars: [
    { at: 'standing-stones', active: true },
    { at: 'below-the-throne', active: false },
  ],
  storyCards: [
    { event: 'story-1', at: 'pit-rim' },
    { event: 'story-2', at: 'throne-ridge' },
  ],
  events: {
    deck: [
      'footsteps',
      'they-come',
      'horn',
      'flood-of-shadows',
      'fog',
      'dread-event',
      'battle-fury',
      'ground-shakes',
      'ambush',
    ],
  },
  story: {
    'story-1': {
      text: {
        en: 'In a cage over the pit sit people from the villages, quite still. A woman puts her finger to her lips, points to the sentries and shows with her hands when they look away. She does it as if she had practised it.',
        de: 'In einem Käfig über der Grube sitzen Leute aus den Dörfern, ganz still. Eine Frau legt den Finger an die Lippen, deutet auf die Wachen und zeigt mit den Händen, wann sie wegsehen. Sie tut es, als hätte sie es geübt.',
      },
      effects: [{ do: 'flag', flag: 'alarm', n: -1 }],
    },
    'story-2': {
      text: {
        en: 'A few more paces of stone. He has seen you for a long time. Now he rises from his heap of shields, and it takes a while until he has finished rising. “Say what you are,” says the King of the Orcs, and he says it in your language.',
        de: 'Noch ein paar Schritte Stein. Er hat euch längst gesehen. Jetzt erhebt er sich von seinem Haufen Schilde, und es dauert, bis er damit fertig ist. „Sagt, was ihr seid“, spricht der König der Orks, und er sagt es in eurer Sprache.',
      },
      effects: [],
    },
  },
  texts: {
    'sentry-shouts': {
      en: 'Somewhere a head is raised, a word goes from fire to fire. The camp turns over in its sleep.',
      de: 'Irgendwo hebt sich ein Kopf, ein Wort geht von Feuer zu Feuer. Das Lager dreht sich im Schlaf um.',
    },
    'camp-wakes': {
      en: 'Then the horn sounds. It is no longer a camp that sleeps. It is a host that stands up.',
      de: 'Dann geht das Horn. Es ist kein Lager mehr, das schläft. Es ist ein Heer, das aufsteht.',
    },
    'duel-won': {
      en: 'A sound goes through the host that you have never heard: ten thousand spear butts on the ground, once. It was single combat, and everybody has seen it.',
      de: 'Ein Laut geht durch das Heer, den ihr nie gehört habt: zehntausend Speerschäfte auf den Boden, einmal. Es war ein Zweikampf, und alle haben es gesehen.',
    },
    'king-slain': {
      en: 'The king is dead, and nobody can say by whose hand he died. The host goes, but it goes murmuring, and some look back.',
      de: 'Der König ist tot, und niemand kann sagen, durch wessen Hand. Das Heer geht, doch es geht murrend, und manche sehen sich um.',
    },
    'town-stands': {
      en: 'Down in the valley they ring the bell, by hand this time.',
      de: 'Unten im Tal läuten sie die Glocke, diesmal von Hand.',
    },
    'names-are-read': {
      en: 'In the town they read out names that evening. You do not go there. You know them.',
      de: 'In der Stadt verlesen sie an diesem Abend Namen. Ihr geht nicht hin. Ihr kennt sie.',
    },
  },
  flags: {
    alarm: { en: 'Alarm', de: 'Alarm' },
    'duel-won': { en: 'The duel is won', de: 'Der Zweikampf ist gewonnen' },
  },
  enemies: [
    'orc-warrior-green-1',
    'orc-warrior-green-2',
    'orc-warrior-blue-1',
    'orc-warrior-blue-2',
    'orc-shaman-green-1',
    'orc-shaman-blue-1',
    'orc-shaman-blue-2',
    'gremlin-blue-1',
    'gremlin-blue-2',
  ],
  aside: ['the-orc-king', 'orc-warrior-red-1'],
  special: {
    'special-event': [
      { do: 'read', text: 'sentry-shouts' },
      { do: 'flag', flag: 'alarm', n: 1 },
    ],
  },
  stages: [
    {
      id: 'camp',
      goal: { is: 'reach', zone: 'throne-ridge', heroes: 2 },
      aim: {
        en: 'Reach the ridge below the throne with two heroes. Each round that begins in sight of an enemy raises the alarm; at 2 and 4 the camp answers.',
        de: 'Erreicht mit zwei Helden den Grat unter dem Thron. Jede Runde, die in Sicht eines Gegners beginnt, erhöht den Alarm; bei 2 und bei 4 antwortet das Lager.',
      },
      done: [{ do: 'stage', stage: 'throne' }],
      on: [
        {
          do: 'on',
          at: 'round-begins',
          told: true,
          if: { is: 'enemy-in-sight' },
          effects: [
            { do: 'read', text: 'sentry-shouts' },
            { do: 'flag', flag: 'alarm', n: 1 },
          ],
        },
        {
          do: 'on',
          at: 'round-begins',
          told: true,
          effects: [
            {
              do: 'when',
              if: { is: 'flag', flag: 'alarm', least: 2 },
              effects: [{ do: 'portal', open: true, symbol: 'hit' }],
            },
            {
              do: 'when',
              if: {
                is: 'all',
                of: [
                  { is: 'flag', flag: 'alarm', least: 4 },
                  { is: 'not', of: { is: 'flag', flag: 'camp-awake', least: 1 } },
                ],
              },
              effects: [
                { do: 'flag', flag: 'camp-awake', n: 1 },
                { do: 'read', text: 'camp-wakes' },
                { do: 'portal', open: true, symbol: 'magic' },
                { do: 'spawn', card: 'orc-warrior-red-1', at: { zone: 'pit-cages' } },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'throne',
      goal: {
        is: 'any',
        of: [
          { is: 'slay', enemy: 'the-orc-king' },
          { is: 'flag', flag: 'duel-won', least: 1 },
        ],
      },
      aim: {
        en: 'Slay the Orc King. If the last wound is dealt by the threatening hero at level II, it was a duel.',
        de: 'Besiegt den Orkkönig. Schlägt der bedrohliche Held auf Stufe II die letzte Wunde, war es ein Zweikampf.',
      },
      begins: [
        { do: 'altar', at: 'below-the-throne', active: true },
        { do: 'spawn', card: 'the-orc-king', at: { zone: 'throne' } },
        {
          do: 'when',
          if: { is: 'heroes', least: 3 },
          effects: [{ do: 'spawn', of: ['orc-warrior-blue'], at: { zone: 'throne' } }],
        },
        {
          do: 'when',
          if: { is: 'heroes', least: 4 },
          effects: [{ do: 'spawn', of: ['orc-shaman-blue'], at: { zone: 'throne' } }],
        },
        {
          do: 'when',
          if: { is: 'heroes', least: 5 },
          effects: [{ do: 'spawn', of: ['orc-warrior-blue'], at: { zone: 'throne' } }],
        },
        { do: 'decide', decision: 'before-the-king' },
      ],
      on: [
        {
          do: 'on',
          at: 'killed',
          if: { is: 'enemy-card', card: 'the-orc-king', part: 'figure' },
          effects: [
            {
              do: 'when',
              if: {
                is: 'all',
                of: [
                  { is: 'threatening', part: 'other' },
                  { is: 'threat-level', level: 2 },
                  { is: 'not', of: { is: 'flag', flag: 'feast-poisoned', least: 1 } },
                ],
              },
              effects: [
                { do: 'read', text: 'duel-won' },
                { do: 'flag', flag: 'duel-won', n: 1 },
              ],
              otherwise: [{ do: 'read', text: 'king-slain' }],
            },
            {
              do: 'when',
              if: { is: 'flag', flag: 'gates-held', least: 1 },
              effects: [{ do: 'read', text: 'town-stands' }],
            },
            {
              do: 'when',
              if: { is: 'flag', flag: 'puppets-dead', least: 1 },
              effects: [{ do: 'read', text: 'names-are-read' }],
            },
          ],
        },
      ],
    },
  ],
  decisions: [
    {
      id: 'before-the-king',
      text: {
        en: 'He waits. Behind him, on a spit, turns the ox for the morning’s feast; before him lies the fang on a shield. There are three answers to his question, and he would understand each of them.',
        de: 'Er wartet. Hinter ihm dreht sich am Spieß der Ochse für das Festmahl am Morgen; vor ihm liegt auf einem Schild der Fang. Auf seine Frage gibt es drei Antworten, und er würde jede verstehen.',
      },
      courses: [
        {
          id: 'challenge',
          name: { en: 'Challenge him to single combat', de: 'Ihn zum Zweikampf fordern' },
          natures: ['law', 'neutral'],
          text: {
            en: 'He laughs, and it is not a wicked laugh. Then he takes off the crown, lays aside the axe and takes up the fang.',
            de: 'Er lacht, und es ist kein böses Lachen. Dann nimmt er die Krone ab, legt die Axt beiseite und greift zum Fang.',
          },
          effects: [
            {
              do: 'every-enemy',
              if: { is: 'enemy-card', card: 'the-orc-king' },
              effects: [{ do: 'turn-scroll', to: 1 }],
            },
          ],
        },
        {
          id: 'bargain',
          name: { en: 'Bargain for time', de: 'Um Zeit feilschen' },
          natures: ['neutral', 'chaos'],
          text: {
            en: 'You talk of tribute, and he listens to you to the end, eating. He sends his guards away. He has never been better rested.',
            de: 'Ihr redet von Tribut, und er hört euch bis zum Ende zu und isst dabei. Seine Wachen schickt er fort. Ausgeruhter war er nie.',
          },
          effects: [
            {
              do: 'every-enemy',
              if: { is: 'enemy-card', card: 'the-orc-king' },
              effects: [
                { do: 'set-charges', power: 'muster', n: 0 },
                { do: 'last', until: 'adventure', effects: [{ do: 'modify', value: 'health', n: 5 }] },
              ],
            },
          ],
        },
        {
          id: 'poison-feast',
          name: { en: 'Poison the feast', de: 'Das Festmahl vergiften' },
          natures: ['chaos'],
          text: {
            en: 'One of you keeps talking; another has found the pot. It will never be a duel now, but nobody in this camp feels well.',
            de: 'Einer von euch redet weiter; ein anderer hat den Topf gefunden. Ein Zweikampf wird es nun nie mehr, aber wohl fühlt sich in diesem Lager keiner.',
          },
          effects: [
            { do: 'flag', flag: 'feast-poisoned', n: 1 },
            {
              do: 'every-enemy',
              if: { is: 'kind', kinds: ['orc-warrior', 'orc-shaman', 'orc-king'] },
              effects: [{ do: 'last', until: 'adventure', effects: [{ do: 'modify', value: 'health', n: -1 }] }],
            },
          ],
        },
      ],
    },
  ],
  reward: { items: ['fang-of-kings'], flags: { 'act-1-over': 1 } },
};
