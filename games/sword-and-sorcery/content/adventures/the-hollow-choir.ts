import type { Adventure } from './adventure.ts';

/** Adventure 3: under the guild hall men sing who have no tongues; one of four altars hides their songbook. */
export const theHollowChoir: Adventure = {
  number: 3,
  act: 1,
  name: { en: 'The Hollow Choir', de: 'Der hohle Chor' },
  about: {
    en: 'Four altars under the guild hall, and one of them hides the songbook. Break them until you find it, then carry it to the stair.',
    de: 'Vier Altäre unter dem Gildehaus, und einer verbirgt das Liederbuch. Zerschlagt sie, bis ihr es findet, und bringt es zur Treppe.',
  },
  prologue: {
    en: 'The stair goes down further than the house is high. Somebody has swept it. From below comes singing, four voices, very pure, and it takes you a while to notice what is wrong with it: there are no words. The first singer you meet bows, opens his mouth to greet you and shows you why. Since then you have not been able to collect your thoughts. The song always comes between.',
    de: 'Die Treppe führt weiter hinab, als das Haus hoch ist. Jemand hat sie gefegt. Von unten klingt Gesang, vier Stimmen, sehr rein, und es dauert eine Weile, bis ihr merkt, was daran nicht stimmt: Es gibt keine Worte. Der erste Sänger, dem ihr begegnet, verbeugt sich, öffnet zum Gruß den Mund und zeigt euch, warum. Seither könnt ihr keinen Gedanken fassen. Immer kommt das Lied dazwischen.',
  },
  epilogue: {
    won: {
      en: 'In daylight the songbook is a ledger. Names, sums, and beside every name a verse. The brigands were paid in courage: who sings with Mir does not hear himself being afraid. On the last page stands what the next payment is for. Drums, it says, and a drawing of the gorge. Between the pages lies something wrapped in oilcloth, older than the house, and warm as a hand.',
      de: 'Bei Tageslicht ist das Liederbuch ein Rechnungsbuch. Namen, Beträge, und neben jedem Namen eine Strophe. Bezahlt wurden die Räuber mit Mut: Wer mit Mir singt, hört nicht, wie er sich fürchtet. Auf der letzten Seite steht, wofür die nächste Zahlung ist. Trommeln, steht da, und eine Zeichnung der Schlucht. Zwischen den Seiten liegt etwas in Wachstuch, älter als das Haus und warm wie eine Hand.',
    },
    lost: {
      en: 'It is not bad to sing. One only has to stop looking for the words. The last of you who still could speak wrote on the wall: come sooner.',
      de: 'Es ist nicht schlimm zu singen. Man darf nur nicht mehr nach den Worten suchen. Wer von euch noch sprechen konnte, schrieb an die Wand: Kommt eher.',
    },
  },
  single: { rank: 2, shards: 2, crowns: 60 },
  minRank: 2,
  emporium: 'open',
  tiles: [
    { tile: '12A', at: [1, 0] },
    { tile: '17A', at: [0, 1] },
    { tile: '16A', at: [1, 1] },
    { tile: '10A', at: [2, 1] },
    { tile: '13A', at: [3, 1] },
    { tile: '5A', at: [1, 2] },
    { tile: '11A', at: [1, 3] },
  ],
  zones: {
    stair: { at: '12A.s', name: { en: 'Stair to the daylight', de: 'Treppe zum Tageslicht' } },
    landing: { at: '12A.l', name: { en: 'Swept landing', de: 'Gefegter Absatz' } },
    'guild-seal': { at: '16A.m', name: { en: 'Seal of the guild', de: 'Siegel der Gilde' } },
    'bone-chamber': { at: '17A.k', name: { en: 'Altar of the first voice', de: 'Altar der ersten Stimme' } },
    'founders-tomb': { at: '5A.a', name: { en: 'Altar of the second voice', de: 'Altar der zweiten Stimme' } },
    vestry: { at: '13A.v', name: { en: 'Altar of the third voice', de: 'Altar der dritten Stimme' } },
    vault: { at: '11A.v', name: { en: 'Altar of the fourth voice', de: 'Altar der vierten Stimme' } },
    'old-font': { at: '13A.f', name: { en: 'Old font', de: 'Alter Taufstein' } },
    pews: { at: '13A.p', name: { en: 'Rotten pews', de: 'Morsches Gestühl' } },
    ossuary: { at: '10A.b', name: { en: 'Ossuary', de: 'Beinhaus' } },
    'wine-cellar': { at: '11A.b', name: { en: 'Wine cellar', de: 'Weinkeller' } },
  },
  start: ['landing'],
  doors: [
    { between: ['17A.t', 'bone-chamber'] },
    { between: ['5A.c', 'founders-tomb'] },
    { between: ['5A.b', '5A.c'] },
    { between: ['old-font', 'vestry'], locked: true },
    { between: ['11A.s', 'vault'], locked: true, lock: 'silver' },
  ],
  chests: [{ at: '5A.b' }],
  searches: ['10A.c', '11A.f'],
  keys: [{ at: '10A.d', key: 'silver' }],
  shadows: {
    pool: { citizen: 1, single: 5, veteran: 2, double: 1 },
    at: ['17A.n', '10A.a', '13A.o', '5A.e', '11A.f'],
    more: ['10A.c', 'wine-cellar'],
    notForTwo: ['11A.f'],
  },
  sizes: {
    3: [
      { do: 'spawn', at: { zone: 'guild-seal' } },
      { do: 'spawn', of: ['brigand-green'], at: { zone: 'pews' } },
    ],
    5: [{ do: 'shards', n: 8 }],
  },
  portals: [
    { at: 'ossuary', symbol: 'magic', open: true },
    { at: 'wine-cellar', symbol: 'hit', open: false },
  ],
  altars: [{ at: 'old-font', active: true }],
  waypoints: [{ id: 'font', at: 'old-font' }],
  storyCards: [{ event: 'story-1', at: 'guild-seal' }],
  tokens: [
    { token: 'verse', at: 'bone-chamber' },
    { token: 'verse', at: 'founders-tomb' },
    { token: 'verse', at: 'vestry' },
    { token: 'verse', at: 'vault' },
  ],
  events: {
    deck: ['they-come', 'horn', 'flood-of-shadows', 'heavy-air', 'dread-event', 'battle-fury', 'ambush', 'quiet-hour'],
  },
  story: {
    'story-1': {
      text: {
        en: 'In the middle of the hall the seal of the guild is let into the floor: scales. Somebody has chiselled the beam away, so that both pans lie on the ground. Whoever stands on it hears all four voices at once, and for a moment you know where each comes from.',
        de: 'In der Mitte der Halle ist das Siegel der Gilde in den Boden gelassen: eine Waage. Jemand hat den Balken fortgemeißelt, sodass beide Schalen am Boden liegen. Wer darauf steht, hört alle vier Stimmen zugleich, und einen Augenblick lang wisst ihr, woher jede kommt.',
      },
      effects: [{ do: 'aimed', at: 'all-heroes', effects: [{ do: 'points', n: 1 }] }],
    },
  },
  texts: {
    'verse-ends': {
      en: 'The stone bursts like a jug, and in the song a voice is missing. Nobody seems to notice it but you.',
      de: 'Der Stein birst wie ein Krug, und im Lied fehlt eine Stimme. Außer euch scheint es niemand zu bemerken.',
    },
    'songbook-found': {
      en: 'Under the slab lies a book, bound in something that was not cattle. As soon as you lift it the singing changes: now it is a call, and it comes from the stair.',
      de: 'Unter der Platte liegt ein Buch, gebunden in etwas, das kein Rind war. Sobald ihr es hebt, ändert sich der Gesang: Jetzt ist es ein Ruf, und er kommt von der Treppe.',
    },
    precentor: {
      en: 'On the landing, where you came in, the precentor waits. He alone still has a tongue. “Leave the book,” he says, “and you may keep yours.”',
      de: 'Auf dem Absatz, über den ihr kamt, wartet der Vorsänger. Er allein hat noch eine Zunge. „Lasst das Buch hier“, sagt er, „dann behaltet ihr eure.“',
    },
    'precentor-dead': {
      en: 'His last note hangs in the vault for a long time. Something that was locked in it goes free.',
      de: 'Sein letzter Ton steht lange im Gewölbe. Etwas, das darin eingesperrt war, wird frei.',
    },
  },
  flags: { verses: { en: 'Verses ended', de: 'Verstummte Strophen' } },
  enemies: [
    'brigand-green-1',
    'brigand-green-2',
    'brigand-blue-1',
    'brigand-blue-2',
    'orc-shaman-green-1',
    'orc-shaman-green-2',
    'gremlin-blue-1',
    'gremlin-blue-2',
  ],
  aside: ['brigand-red-1'],
  stages: [
    {
      id: 'verses',
      goal: { is: 'flag', flag: 'songbook-found', least: 1 },
      aim: {
        en: 'Find the songbook: break the four altars of the choir, each as a standard action.',
        de: 'Findet das Liederbuch: Zerschlagt die vier Altäre des Chors, jeden als Standardaktion.',
      },
      done: [{ do: 'stage', stage: 'up-the-stair' }],
      passiveFor: 'heroes',
      passive: [
        { do: 'permit', rule: 'no-hastening', if: { is: 'not', of: { is: 'flag', flag: 'verses', least: 3 } } },
        { do: 'permit', rule: 'saves-twice', if: { is: 'not', of: { is: 'flag', flag: 'verses', least: 4 } } },
      ],
    },
    {
      id: 'up-the-stair',
      goal: { is: 'carry', key: 'songbook', to: 'stair' },
      aim: {
        en: 'Carry the songbook to the stair. Whoever dies leaves it lying.',
        de: 'Tragt das Liederbuch zur Treppe. Wer stirbt, lässt es liegen.',
      },
      begins: [
        { do: 'read', text: 'precentor' },
        { do: 'spawn', card: 'brigand-red-1', at: { zone: 'landing' } },
        { do: 'portal', open: true, symbol: 'hit' },
      ],
      passiveFor: 'heroes',
      passive: [
        { do: 'permit', rule: 'no-hastening', if: { is: 'not', of: { is: 'flag', flag: 'verses', least: 3 } } },
        { do: 'permit', rule: 'saves-twice', if: { is: 'not', of: { is: 'flag', flag: 'verses', least: 4 } } },
      ],
    },
  ],
  on: [
    { do: 'on', at: 'waypoint', if: { is: 'card', card: 'font' }, effects: [{ do: 'decide', decision: 'font' }] },
    {
      do: 'on',
      at: 'killed',
      if: { is: 'enemy-card', card: 'brigand-red-1', part: 'figure' },
      effects: [
        { do: 'read', text: 'precentor-dead' },
        { do: 'shards', n: 3 },
      ],
    },
  ],
  actions: [
    {
      id: 'break-altar',
      name: { en: 'Break the altar of the choir', de: 'Den Altar des Chors zerschlagen' },
      at: 'token',
      token: 'verse',
      effects: [
        { do: 'read', text: 'verse-ends' },
        { do: 'flag', flag: 'verses', n: 1 },
        {
          do: 'find',
          token: 'verse',
          as: 'songbook-found',
          found: [
            { do: 'read', text: 'songbook-found' },
            { do: 'key', key: 'songbook' },
          ],
        },
      ],
    },
  ],
  decisions: [
    {
      id: 'font',
      text: {
        en: 'The water in the font stands higher than its rim and does not run over. The song is loudest here. In the water you see your own faces, and they sing along.',
        de: 'Das Wasser im Taufstein steht höher als sein Rand und läuft nicht über. Hier ist das Lied am lautesten. Im Wasser seht ihr eure eigenen Gesichter, und sie singen mit.',
      },
      courses: [
        {
          id: 'break-font',
          name: { en: 'Break the font', de: 'Den Taufstein zerschlagen' },
          natures: ['law', 'neutral', 'chaos'],
          text: {
            en: 'One blow. The water lies in the room for a breath as if it still had its basin. Then it is quiet, quite quiet.',
            de: 'Ein Schlag. Einen Atemzug lang steht das Wasser im Raum, als hätte es sein Becken noch. Dann ist es still, ganz still.',
          },
          effects: [
            { do: 'altar', at: 'old-font', active: false },
            { do: 'flag', flag: 'verses', n: 4 },
          ],
        },
        {
          id: 'draw-water',
          name: { en: 'Draw water', de: 'Wasser schöpfen' },
          natures: ['neutral'],
          text: {
            en: 'Three flasks, stoppered quickly. If you hold them to your ear it hums in them, but it heals.',
            de: 'Drei Fläschchen, rasch verkorkt. Hält man sie ans Ohr, summt es darin, aber es heilt.',
          },
          effects: [{ do: 'treasure', item: 'healing-potion', n: 3 }],
        },
        {
          id: 'drink',
          name: { en: 'Drink', de: 'Trinken' },
          natures: ['chaos'],
          text: {
            en: 'It tastes of iron and of every song you ever knew. You have never been so strong, and it never leaves you alone for an hour.',
            de: 'Es schmeckt nach Eisen und nach jedem Lied, das du je kanntest. Nie warst du so stark, und keine Stunde lässt es dich in Ruhe.',
          },
          effects: [
            { do: 'lend-rank' },
            {
              do: 'last',
              until: 'adventure',
              effects: [
                {
                  do: 'on',
                  at: 'time-effects',
                  if: { is: 'about', who: 'self' },
                  effects: [{ do: 'draw-critical', colour: 'blue' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  reward: { shards: 1.5, items: ['songbook'], soulWeapon: true },
};
