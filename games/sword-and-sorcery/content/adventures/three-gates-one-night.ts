import { type Adventure, ON_GUARD } from './adventure.ts';

const NO_GATE = {
  if: { is: 'not', of: { is: 'thing', kind: 'gate', least: 1 } },
  text: {
    en: 'The third gate lies in the dust like the other two. Through three openings at once they come, and the square is only a square.',
    de: 'Das dritte Tor liegt im Staub wie die beiden anderen. Durch drei Öffnungen zugleich kommen sie, und der Platz ist nur ein Platz.',
  },
} as const;
const GATES = ['before-north', 'before-east', 'before-west'] as const;

/** Adventure 6: three gates are held until dawn, and the Troll comes to the weakest. */
export const threeGatesOneNight: Adventure = {
  number: 6,
  act: 1,
  name: { en: 'Three Gates, One Night', de: 'Drei Tore, eine Nacht' },
  about: {
    en: 'The orc host stands before the town. Hold at least one gate until dawn, and slay the Troll or wound him so badly that the light drives him off.',
    de: 'Das Orkheer steht vor der Stadt. Haltet bis zum Morgen wenigstens ein Tor, und besiegt den Troll oder verwundet ihn so schwer, dass das Licht ihn vertreibt.',
  },
  prologue: {
    en: 'The sun goes down behind more spears than there are trees in the valley. In the square the captain counts out the militia: bakers, weavers, a boy with a staff. Three gates, he says. Oak, four fingers thick. He does not say how long four fingers last. Somebody has drawn a chalk line on the church tower where the first light will fall in the morning. Everybody looks at it, and nobody looks at anybody.',
    de: 'Die Sonne sinkt hinter mehr Speeren, als im Tal Bäume stehen. Auf dem Platz zählt der Hauptmann die Bürgerwehr ab: Bäcker, Weber, ein Junge mit einem Stab. Drei Tore, sagt er. Eiche, vier Finger dick. Wie lange vier Finger halten, sagt er nicht. Jemand hat einen Kreidestrich an den Kirchturm gezogen, wo am Morgen das erste Licht hinfällt. Alle sehen dorthin, und keiner sieht den anderen an.',
  },
  epilogue: {
    won: {
      en: 'The light touches the chalk line. There is no cheering; people sit down where they stand. Outside the host draws back, not beaten, but astonished, like somebody who has leaned on a door that was not supposed to hold. By the gate you find an envoy with a white rag. He has no message. He has a law: who beats the king with his own fang in single combat may send the host home.',
      de: 'Das Licht berührt den Kreidestrich. Niemand jubelt; die Leute setzen sich hin, wo sie stehen. Draußen weicht das Heer zurück, nicht geschlagen, aber erstaunt, wie einer, der sich an eine Tür gelehnt hat, die nicht halten sollte. Am Tor findet ihr einen Boten mit einem weißen Lappen. Er bringt keine Nachricht. Er bringt ein Gesetz: Wer den König im Zweikampf mit dessen eigenem Fang besiegt, darf das Heer nach Hause schicken.',
    },
    lost: {
      en: 'When the light comes to the chalk line, nobody is there any more who could look. But in the cellars they have heard you fight, and they will tell of it.',
      de: 'Als das Licht den Kreidestrich erreicht, ist niemand mehr da, der hinsieht. Doch in den Kellern haben sie euch kämpfen hören, und sie werden davon erzählen.',
    },
  },
  single: { rank: 3, shards: 6, crowns: 60 },
  minRank: 3,
  emporium: 'open',
  tiles: [
    { tile: '2B', at: [2, 0] },
    { tile: '9A', at: [2, 1], as: '9N' },
    { tile: '18B', at: [0, 2] },
    { tile: '9A', at: [1, 2], turn: 270, as: '9W' },
    { tile: '8A', at: [2, 2] },
    { tile: '9A', at: [3, 2], turn: 90, as: '9E' },
    { tile: '1B', at: [4, 2] },
    { tile: '16A', at: [2, 3] },
    { tile: '13A', at: [3, 3] },
  ],
  zones: {
    square: { at: '8A.d', name: { en: 'Muster square', de: 'Sammelplatz' } },
    'north-field': { at: '2B.a', name: { en: 'Northern host', de: 'Nördliches Heer' } },
    'before-north': { at: '9N.a', name: { en: 'Ditch before the north gate', de: 'Graben vor dem Nordtor' } },
    'north-arch': { at: '9N.g', name: { en: 'North gate', de: 'Nordtor' } },
    'north-yard': { at: '9N.i', name: { en: 'Yard of the north gate', de: 'Hof am Nordtor' } },
    'east-field': { at: '1B.q', name: { en: 'Eastern host', de: 'Östliches Heer' } },
    'before-east': { at: '9E.a', name: { en: 'Ditch before the east gate', de: 'Graben vor dem Osttor' } },
    'east-arch': { at: '9E.g', name: { en: 'East gate', de: 'Osttor' } },
    'east-yard': { at: '9E.i', name: { en: 'Yard of the east gate', de: 'Hof am Osttor' } },
    'west-field': { at: '18B.a', name: { en: 'Western host', de: 'Westliches Heer' } },
    'before-west': { at: '9W.a', name: { en: 'Ditch before the west gate', de: 'Graben vor dem Westtor' } },
    'west-arch': { at: '9W.g', name: { en: 'West gate', de: 'Westtor' } },
    'west-yard': { at: '9W.i', name: { en: 'Yard of the west gate', de: 'Hof am Westtor' } },
  },
  start: ['square'],
  doors: [
    { between: ['before-north', 'north-arch'], locked: true, lock: 'gate' },
    { between: ['before-east', 'east-arch'], locked: true, lock: 'gate' },
    { between: ['before-west', 'west-arch'], locked: true, lock: 'gate' },
  ],
  shadows: {
    pool: { citizen: 4, single: 4, veteran: 2 },
    at: ['9N.t', '9E.t', '9W.t', '13A.o'],
    more: ['16A.c', '13A.f'],
  },
  sizes: {
    2: [{ do: 'spawn', at: { zone: 'north-field' } }, { do: 'spawn', at: { zone: 'east-field' } }, ON_GUARD],
    3: [
      { do: 'spawn', at: { zone: 'north-field' } },
      { do: 'spawn', at: { zone: 'east-field' } },
      { do: 'spawn', at: { zone: 'west-field' } },
    ],
    4: [{ do: 'spawn', of: ['orc-warrior-green'], at: { zone: 'north-field' } }],
    5: [
      { do: 'portal', open: false, symbol: 'block' },
      { do: 'spawn', at: { zone: 'north-field' } },
      { do: 'spawn', of: ['orc-shaman-green'], at: { zone: 'east-field' } },
    ],
  },
  portals: [
    { at: 'north-field', symbol: 'hit', open: true },
    { at: 'east-field', symbol: 'energy', open: true },
    { at: 'west-field', symbol: 'block', open: true },
  ],
  altars: [{ at: 'square', active: true }],
  waypoints: [{ id: 'east-gate', at: 'east-yard' }],
  things: [
    { kind: 'gate', at: 'before-north' },
    { kind: 'gate', at: 'before-east' },
    { kind: 'gate', at: 'before-west' },
  ],
  tokens: [
    { token: 'citizen', at: '16A.m' },
    { token: 'citizen', at: '13A.p' },
  ],
  events: {
    deck: ['they-come', 'horn', 'flood-of-shadows', 'battle-fury', 'ambush', 'witching-hour'],
    bottom: ['first-light'],
  },
  texts: {
    'gate-falls': {
      en: 'A crack, a second one, and then daylight where there should be none: torches. The gate is down.',
      de: 'Ein Krachen, ein zweites, und dann Helligkeit, wo keine sein dürfte: Fackeln. Das Tor ist gefallen.',
    },
    'troll-comes': {
      en: 'The host opens like a curtain. What comes through the gap is as high as the gate and sniffs at it, almost tenderly. The Troll of Fangrock is hungry.',
      de: 'Das Heer öffnet sich wie ein Vorhang. Was durch die Lücke kommt, ist so hoch wie das Tor und schnuppert daran, beinahe zärtlich. Der Troll vom Fangfels hat Hunger.',
    },
    'citizen-safe': {
      en: 'Down into the cellar, the child first. On the stairs a hand reaches back and presses yours.',
      de: 'Hinunter in den Keller, das Kind zuerst. Auf der Treppe greift eine Hand zurück und drückt eure.',
    },
    'troll-at-dawn': {
      en: 'The light comes, and he stands in the breach as if he were made of it. Too much of him is left.',
      de: 'Das Licht kommt, und er steht in der Bresche, als wäre er daraus gemacht. Zu viel von ihm ist übrig.',
    },
  },
  flags: {
    militia: { en: 'Militia', de: 'Bürgerwehr' },
    'gates-held': { en: 'Gates held', de: 'Gehaltene Tore' },
  },
  enemies: [
    'orc-warrior-green-1',
    'orc-warrior-green-2',
    'orc-warrior-blue-1',
    'orc-warrior-blue-2',
    'orc-shaman-green-1',
    'orc-shaman-green-2',
    'orc-shaman-blue-1',
    'orc-shaman-blue-2',
  ],
  aside: ['the-troll'],
  special: { citizen: [{ do: 'ground-token', token: 'citizen' }] },
  stages: [
    {
      id: 'night',
      goal: { is: 'flag', flag: 'hours', least: 3 },
      aim: {
        en: 'Hold the gates. With the third event something worse comes.',
        de: 'Haltet die Tore. Mit dem dritten Ereignis kommt Schlimmeres.',
      },
      begins: [
        { do: 'flag', flag: 'militia', n: 1 },
        { do: 'flag', flag: 'militia', n: 1, from: 'mills-saved' },
        { do: 'flag', flag: 'militia', n: 1, from: 'apprentice' },
        {
          do: 'when',
          if: { is: 'flag', flag: 'scout-freed', least: 1 },
          effects: [{ do: 'portal', open: false, symbol: 'block' }],
        },
      ],
      done: [{ do: 'stage', stage: 'troll' }],
      lost: NO_GATE,
    },
    {
      id: 'troll',
      goal: { is: 'flag', flag: 'dawn', least: 1 },
      aim: {
        en: 'Hold a gate until dawn. By then the Troll must be slain, or have lost two thirds of his health.',
        de: 'Haltet ein Tor bis zum Morgen. Bis dahin muss der Troll besiegt sein oder zwei Drittel seiner Lebenskraft verloren haben.',
      },
      begins: [
        { do: 'read', text: 'troll-comes' },
        { do: 'spawn', card: 'the-troll', at: { zone: 'before-north', thing: 'gate' } },
      ],
      lost: NO_GATE,
    },
  ],
  on: [
    { do: 'on', at: 'event-drawn', told: true, effects: [{ do: 'flag', flag: 'hours', n: 1 }] },
    {
      do: 'on',
      at: 'event-drawn',
      told: true,
      if: { is: 'card', card: 'first-light' },
      effects: [
        {
          do: 'when',
          if: { is: 'thing', kind: 'gate', least: 3 },
          effects: [{ do: 'flag', flag: 'gates-held', n: 3 }],
          otherwise: [
            {
              do: 'when',
              if: { is: 'thing', kind: 'gate', least: 2 },
              effects: [{ do: 'flag', flag: 'gates-held', n: 2 }],
              otherwise: [{ do: 'flag', flag: 'gates-held', n: 1 }],
            },
          ],
        },
        {
          do: 'when',
          if: {
            is: 'any',
            of: [
              { is: 'flag', flag: 'slain/the-troll', least: 1 },
              { is: 'nearly-dead', card: 'the-troll' },
            ],
          },
          effects: [{ do: 'flag', flag: 'dawn', n: 1 }],
          otherwise: [{ do: 'read', text: 'troll-at-dawn' }, { do: 'lose' }],
        },
      ],
    },
    // Who stands before a gate and sees no hero strikes it; who can reach nobody goes there.
    { do: 'on', at: 'activating', told: true, effects: [{ do: 'storm', thing: 'gate', n: 0, instead: true }] },
    { do: 'on', at: 'idle', told: true, effects: [{ do: 'storm', thing: 'gate', n: 2 }] },
    {
      do: 'on',
      at: 'thing-destroyed',
      told: true,
      if: { is: 'card', card: 'gate' },
      effects: [{ do: 'read', text: 'gate-falls' }, { do: 'breach' }],
    },
    {
      do: 'on',
      at: 'entered',
      told: true,
      if: {
        is: 'all',
        of: [
          { is: 'flag', flag: 'flooded', least: 1 },
          { is: 'about', who: 'enemy' },
          { is: 'in', zones: GATES, part: 'figure' },
        ],
      },
      effects: [{ do: 'aimed', at: 'that', effects: [{ do: 'condition', condition: 'slowed' }] }],
    },
    {
      do: 'on',
      at: 'waypoint',
      if: { is: 'card', card: 'east-gate' },
      effects: [{ do: 'decide', decision: 'east-gate' }],
    },
  ],
  actions: [
    {
      id: 'wicket',
      name: { en: 'Slip through the wicket', de: 'Durch die Schlupfpforte' },
      at: [...GATES, 'north-arch', 'east-arch', 'west-arch'],
      effects: [{ do: 'cross', lock: 'gate' }],
    },
    {
      id: 'lead-citizen',
      name: { en: 'Lead the citizen to safety', de: 'Den Bürger in Sicherheit bringen' },
      at: 'token',
      token: 'citizen',
      if: { is: 'flag', flag: 'evacuation', least: 1 },
      effects: [
        { do: 'read', text: 'citizen-safe' },
        { do: 'ground-token', token: 'citizen', gone: true },
        { do: 'shards', n: 1 },
      ],
    },
  ],
  decisions: [
    {
      id: 'east-gate',
      text: {
        en: 'At the east gate a mason meets you. He has looked at the hinges. “It will hold until midnight,” he says, “or it will not. The sluice of the ditch still works. And the houses behind are full of people. Say what you want.”',
        de: 'Am Osttor kommt euch ein Maurer entgegen. Er hat sich die Angeln angesehen. „Bis Mitternacht hält es“, sagt er, „oder auch nicht. Die Schleuse vom Graben geht noch. Und die Häuser dahinter sind voller Leute. Sagt, was ihr wollt.“',
      },
      courses: [
        {
          id: 'evacuate',
          name: { en: 'Bring the people to safety', de: 'Die Leute in Sicherheit bringen' },
          natures: ['law', 'neutral'],
          text: {
            en: 'Door after door you knock. Whoever is led to the cellars will remember it.',
            de: 'Tür um Tür klopft ihr. Wer in die Keller gebracht wird, vergisst es nicht.',
          },
          effects: [{ do: 'flag', flag: 'evacuation', n: 1 }],
        },
        {
          id: 'flood-ditch',
          name: { en: 'Flood the ditch', de: 'Den Graben fluten' },
          natures: ['neutral', 'chaos'],
          text: {
            en: 'The sluice groans like an animal. Then black water stands before all three gates, up to the knee of an orc.',
            de: 'Die Schleuse stöhnt wie ein Tier. Dann steht schwarzes Wasser vor allen drei Toren, einem Ork bis ans Knie.',
          },
          effects: [
            { do: 'flag', flag: 'flooded', n: 1 },
            { do: 'ground-token', token: 'flood', zones: GATES },
          ],
        },
        {
          id: 'open-trap',
          name: { en: 'Open the gate as a trap', de: 'Das Tor als Falle öffnen' },
          natures: ['chaos'],
          text: {
            en: 'The bar goes up, the wings fly open, and whoever leaned against them falls into the yard, where you are waiting.',
            de: 'Der Balken geht hoch, die Flügel fliegen auf, und wer sich dagegen gestemmt hat, fällt in den Hof, wo ihr wartet.',
          },
          effects: [
            { do: 'wreck', at: 'before-east' },
            {
              do: 'every-enemy',
              zones: ['before-east', 'east-arch', 'east-yard'],
              effects: [{ do: 'suffer', n: 1 }],
            },
            {
              do: 'last',
              until: 'time',
              zones: ['before-east', 'east-arch', 'east-yard'],
              effects: [{ do: 'permit', rule: 'dominates' }],
            },
          ],
        },
      ],
    },
  ],
  reward: { shards: 2, treasures: 1, items: ['gate-key'] },
};
