import type { Adventure } from './adventure.ts';

/** Adventure 1: out of the crypt, through the plundered lower town, to the Gremlin King in the cathedral. */
export const theBellWithoutAHand: Adventure = {
  number: 1,
  act: 1,
  name: { en: 'The Bell Without a Hand', de: 'Die Glocke ohne Hand' },
  about: {
    en: 'A bell rings that nobody pulls, and the dead rise. Reach the cathedral through the night and slay the Gremlin King.',
    de: 'Eine Glocke läutet, die niemand zieht, und die Toten stehen auf. Erreicht durch die Nacht die Kathedrale und besiegt den Gremlinkönig.',
  },
  prologue: {
    en: 'A bell rings. You had no ears to hear it with, and heard it. Stone moves above you, and there are your hands again, cold, with the old scars on them. Somebody has called your souls back into the crypt of the founders, and whoever it was is dying for it. Outside glass breaks, and something small laughs. The bell rings once more. Nobody pulls the rope.',
    de: 'Eine Glocke läutet. Ihr hattet keine Ohren, sie zu hören, und hörtet sie doch. Über euch rückt ein Stein, und da sind eure Hände wieder, kalt, mit den alten Narben. Jemand hat eure Seelen zurückgerufen, in die Gruft der Gründer, und er stirbt daran. Draußen splittert Glas, und etwas Kleines lacht. Noch einmal schlägt die Glocke. Niemand zieht am Seil.',
  },
  epilogue: {
    won: {
      en: 'The crown is a barrel hoop and rolls a long way over the tiles. Where the Gremlin King sat, you find the rope of the bell, cut through, and beside it a seal that no gremlin can have made: a hand without a face. The old priest lives just long enough to see it. “Not plunder,” he says. “They were paid.” Then the first light falls through the windows, and you notice that it warms you.',
      de: 'Die Krone ist ein Fassreifen und rollt weit über die Fliesen. Wo der Gremlinkönig saß, findet ihr das Seil der Glocke, durchgeschnitten, und daneben ein Siegel, das kein Gremlin gemacht haben kann: eine Hand ohne Gesicht. Der alte Priester lebt gerade lang genug, um es zu sehen. „Keine Plünderer“, sagt er. „Man hat sie bezahlt.“ Dann fällt das erste Licht durch die Fenster, und ihr merkt, dass es euch wärmt.',
    },
    lost: {
      en: 'The bell falls silent, and with it what held you. The last you hear is little feet running up the stairs of the tower. But a soul that was called once hears a second call more easily.',
      de: 'Die Glocke verstummt, und mit ihr, was euch hielt. Das Letzte, was ihr hört, sind kleine Füße auf der Treppe des Turms. Doch eine Seele, die einmal gerufen wurde, hört den zweiten Ruf leichter.',
    },
  },
  single: { rank: 1, shards: 0, crowns: 15 },
  minRank: 1,
  emporium: 'stash',
  tiles: [
    { tile: '18A', at: [1, 0] },
    { tile: '4A', at: [2, 0] },
    { tile: '1A', at: [0, 1] },
    { tile: '2A', at: [1, 1] },
    { tile: '19A', at: [2, 1], turn: 90 },
    { tile: '5A', at: [1, 2] },
  ],
  zones: {
    crypt: { at: '5A.d', name: { en: 'The open grave', de: 'Das offene Grab' } },
    crossing: { at: '2A.c', name: { en: 'Beggars’ crossing', de: 'Bettlerkreuz' } },
    'looted-lane': { at: '2A.w', name: { en: 'The looted lane', de: 'Die geplünderte Gasse' } },
    lanterns: { at: '2A.n', name: { en: 'Lane of dead lanterns', de: 'Gasse der toten Laternen' } },
    bell: { at: '18A.l', name: { en: 'Under the bell', de: 'Unter der Glocke' } },
    'cathedral-yard': { at: '18A.y', name: { en: 'Cathedral yard', de: 'Domhof' } },
    graves: { at: '18A.g', name: { en: 'The upturned graves', de: 'Die aufgewühlten Gräber' } },
    nave: { at: '4A.n', name: { en: 'Nave', de: 'Langhaus' } },
    choir: { at: '4A.c', name: { en: 'High altar', de: 'Hochaltar' } },
    'river-gate': { at: '19A.n', name: { en: 'River gate', de: 'Flusspforte' } },
  },
  start: ['crypt'],
  doors: [
    { between: ['1A.h', '1A.s'] },
    { between: ['5A.b', '5A.c'] },
    { between: ['18A.b', 'graves'] },
    { between: ['1A.g', '1A.k'], locked: true },
  ],
  chests: [{ at: 'looted-lane' }],
  searches: ['5A.b'],
  shadows: {
    pool: { citizen: 2, single: 4, veteran: 1, double: 1, 'special-event': 1 },
    at: ['1A.t', '1A.y', '19A.b', 'graves', '4A.l'],
    more: ['4A.r'],
    notForTwo: ['1A.y', '19A.b', '4A.l'],
  },
  // Two heroes have nobody else to wait for them: the altar is lit from the start, but somebody stands in the way.
  sizes: {
    2: [
      { do: 'altar', at: 'choir', active: true },
      { do: 'spawn', of: ['gremlin-green'], at: { zone: 'lanterns' } },
    ],
  },
  portals: [
    { at: 'river-gate', symbol: 'hit', open: true },
    { at: 'graves', symbol: 'magic', open: false },
  ],
  altars: [{ at: 'choir', active: false }],
  waypoints: [{ id: 'looters', at: 'crossing' }],
  storyCards: [
    { event: 'story-1', at: 'lanterns' },
    { event: 'story-2', at: 'cathedral-yard' },
  ],
  events: {
    deck: ['footsteps', 'they-come', 'horn', 'breath-of-anere', 'battle-fury', 'ambush', 'quiet-hour', 'first-light'],
    day: 'nightfall',
  },
  light: { night: [{ do: 'modify', value: 'hits', n: -1 }] },
  story: {
    'story-1': {
      text: {
        en: 'Under a lantern that has gone out sits the priest who called you. He holds his side and something else, a flask. “I had to ring without touching it,” he says. “My hands… they know my hands.” He gives you the flask: he has no use for it any more.',
        de: 'Unter einer erloschenen Laterne sitzt der Priester, der euch rief. Er hält sich die Seite und noch etwas, ein Fläschchen. „Ich musste läuten, ohne sie zu berühren“, sagt er. „Meine Hände … sie kennen meine Hände.“ Er gibt euch das Fläschchen: Er braucht es nicht mehr.',
      },
      effects: [{ do: 'treasure', item: 'healing-potion' }],
    },
    'story-2': {
      text: {
        en: 'The doors of the cathedral stand open. Candlelight, and on the altar steps a heap of silver with somebody sitting on it. He wears a barrel hoop on his head and beats time with a candlestick, and with each beat the bell answers high above.',
        de: 'Die Türen der Kathedrale stehen offen. Kerzenlicht, und auf den Altarstufen ein Haufen Silber, auf dem jemand sitzt. Er trägt einen Fassreifen auf dem Kopf und schlägt mit einem Leuchter den Takt, und auf jeden Schlag antwortet hoch oben die Glocke.',
      },
      effects: [{ do: 'stage', stage: 'gremlin-king' }],
    },
  },
  enemies: [
    'gremlin-green-1',
    'gremlin-green-2',
    'gremlin-blue-1',
    'brigand-green-1',
    'brigand-green-2',
    'brigand-blue-1',
  ],
  aside: ['gremlin-red-1', 'gremlin-pack-1'],
  special: { 'special-event': [{ do: 'read', text: 'bell-rope' }, { do: 'draw-activation' }] },
  texts: {
    'bell-rope': {
      en: 'A gremlin no bigger than a cat hangs on a drainpipe and whistles through its fingers. In the lanes something answers.',
      de: 'Ein Gremlin, nicht größer als eine Katze, hängt an einer Regenrinne und pfeift durch die Finger. In den Gassen antwortet etwas.',
    },
    'bell-rung': {
      en: 'Little hands on a rope: the bell of the cathedral strikes, and an hour is gone that nobody has lived.',
      de: 'Kleine Hände an einem Seil: Die Domglocke schlägt, und eine Stunde ist fort, die niemand erlebt hat.',
    },
  },
  stages: [
    {
      id: 'streets',
      goal: { is: 'reach', zone: 'cathedral-yard', heroes: 1 },
      aim: { en: 'Reach the cathedral yard.', de: 'Erreicht den Domhof.' },
      done: [{ do: 'stage', stage: 'gremlin-king' }],
    },
    {
      id: 'gremlin-king',
      goal: { is: 'slay', enemy: 'gremlin-red-1' },
      aim: { en: 'Slay the Gremlin King.', de: 'Besiegt den Gremlinkönig.' },
      begins: [
        { do: 'altar', at: 'choir', active: true },
        { do: 'portal', open: true, symbol: 'magic' },
        // Three meet him with a trick more, four with one of his people besides, five with a whole pack, who have had to drag him there.
        {
          do: 'when',
          if: { is: 'heroes', least: 5 },
          effects: [
            { do: 'spawn', card: 'gremlin-red-1', at: { zone: 'nave' }, wounds: 2 },
            { do: 'spawn', card: 'gremlin-pack-1', at: { zone: 'nave' } },
          ],
          otherwise: [
            {
              do: 'when',
              if: { is: 'heroes', least: 4 },
              effects: [
                { do: 'spawn', card: 'gremlin-red-1', at: { zone: 'nave' }, powers: 1 },
                { do: 'spawn', of: ['gremlin-green', 'gremlin-blue'], at: { zone: 'nave' } },
              ],
              otherwise: [
                {
                  do: 'when',
                  if: { is: 'heroes', least: 3 },
                  effects: [{ do: 'spawn', card: 'gremlin-red-1', at: { zone: 'nave' }, powers: 1 }],
                  otherwise: [{ do: 'spawn', card: 'gremlin-red-1', at: { zone: 'nave' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  on: [
    {
      do: 'on',
      at: 'activated',
      limit: 'round',
      if: {
        is: 'all',
        of: [
          { is: 'kind', kinds: ['gremlin'], part: 'figure' },
          { is: 'in', zones: ['bell'], part: 'figure' },
        ],
      },
      effects: [{ do: 'read', text: 'bell-rung' }, { do: 'lose-event' }],
    },
    { do: 'on', at: 'waypoint', if: { is: 'card', card: 'looters' }, effects: [{ do: 'decide', decision: 'looters' }] },
  ],
  decisions: [
    {
      id: 'looters',
      text: {
        en: 'Under the sign of the tannery four men kneel round a chest, and they are no gremlins. One of them sees you and grins with all the teeth he has left. “Plenty for everybody,” he says.',
        de: 'Unter dem Schild der Gerberei knien vier Männer um eine Truhe, und sie sind keine Gremlins. Einer sieht euch und grinst mit allen Zähnen, die er noch hat. „Es reicht für alle“, sagt er.',
      },
      courses: [
        {
          id: 'drive-off',
          name: { en: 'Drive the looters off', de: 'Die Plünderer vertreiben' },
          natures: ['law', 'neutral'],
          text: {
            en: 'Two run, two draw. But from the cathedral comes a glimmer, as if somebody had lit a lamp there for you.',
            de: 'Zwei laufen, zwei ziehen blank. Doch von der Kathedrale kommt ein Schimmer, als hätte dort jemand für euch ein Licht entzündet.',
          },
          effects: [
            { do: 'spawn', of: ['brigand-blue'], at: { zone: 'looted-lane' } },
            { do: 'spawn', of: ['brigand-green'], at: { zone: 'looted-lane' } },
            { do: 'altar', at: 'choir', active: true },
          ],
        },
        {
          id: 'walk-on',
          name: { en: 'Walk on', de: 'Weitergehen' },
          natures: ['neutral'],
          text: {
            en: 'There is no time for thieves tonight. You lower your heads and go faster.',
            de: 'Für Diebe ist heute Nacht keine Zeit. Ihr senkt die Köpfe und geht schneller.',
          },
          effects: [{ do: 'aimed', at: 'all-heroes', effects: [{ do: 'points', n: 1 }] }],
        },
        {
          id: 'loot',
          name: { en: 'Join the looting', de: 'Mitplündern' },
          natures: ['chaos'],
          text: {
            en: 'The man makes room. Your hand closes round something heavy; behind you, among the graves, the earth gives way.',
            de: 'Der Mann rückt beiseite. Deine Hand schließt sich um etwas Schweres; hinter euch, zwischen den Gräbern, gibt die Erde nach.',
          },
          effects: [{ do: 'treasure' }, { do: 'portal', open: true, symbol: 'magic' }],
        },
      ],
    },
  ],
  reward: { shards: 1, crowns: 10, items: ['bell-clapper'] },
};
