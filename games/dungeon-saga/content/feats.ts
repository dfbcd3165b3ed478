import type { Feat } from './things.ts';

const ofHeroes: readonly Feat[] = [
  {
    kind: 'feat',
    id: 'whirlwind',
    name: { en: 'Whirlwind', de: 'Wirbelwind' },
    flavour: { en: 'Please stand well clear. Too late.', de: 'Bitte Abstand halten. Zu spät.' },
    effects: [
      { do: 'attack', form: 'melee', dice: 'own', aim: { of: 'enemy', range: 'adjacent', sight: false, many: 'each' } },
    ],
  },
  {
    kind: 'feat',
    id: 'unstoppable',
    name: { en: 'Unstoppable', de: 'Unaufhaltsam' },
    flavour: { en: 'There was a wall of shields. Was.', de: 'Da war ein Schildwall. War.' },
    effects: [
      {
        do: 'grant',
        aim: 'you',
        until: 'turn',
        effects: [
          { do: 'roam', despite: 'stopping' },
          { do: 'roam', despite: 'free-strikes' },
          { do: 'modify', stat: 'attack-dice', by: 1, whose: 'own', if: [{ is: 'form', form: 'melee' }] },
        ],
      },
      { do: 'act', aim: 'you', steps: ['move', 'attack'] },
    ],
  },
  {
    kind: 'feat',
    id: 'red-harvest',
    name: { en: 'Red Harvest', de: 'Rote Ernte' },
    flavour: { en: 'They will sing of it, leaving out the details.', de: 'Man wird davon singen. Ohne Einzelheiten.' },
    effects: [{ do: 'act', aim: 'you', steps: ['move', 'attack', 'attack', 'attack'] }],
  },
  {
    kind: 'feat',
    id: 'none-shall-pass',
    name: { en: 'None Shall Pass', de: 'Hier kommt keiner durch' },
    flavour: { en: 'A door with a beard.', de: 'Eine Tür mit Bart.' },
    effects: [
      { do: 'turn', aim: 'you', towards: 'any' },
      {
        do: 'grant',
        aim: 'you',
        until: 'next-turn',
        effects: [
          { do: 'hold' },
          { do: 'modify', stat: 'armour', by: 1, whose: 'own' },
          { do: 'modify', stat: 'attack-dice', by: 2, whose: 'own', if: [{ is: 'free-strike' }] },
        ],
      },
      { do: 'act', aim: 'you', steps: ['attack'] },
    ],
  },
  {
    kind: 'feat',
    id: 'hammer-time',
    name: { en: 'Hammer Time', de: 'Hammerzeit' },
    flavour: { en: 'He spits in his hands. Nobody laughs.', de: 'Er spuckt in die Hände. Keiner lacht.' },
    effects: [
      {
        do: 'grant',
        aim: 'you',
        until: 'turn',
        effects: [
          { do: 'modify', stat: 'attack-dice', by: 2, whose: 'own', if: [{ is: 'form', form: 'melee' }] },
          { do: 'extra-hits', hits: 2, if: [{ is: 'form', form: 'melee' }] },
        ],
      },
      { do: 'act', aim: 'you', steps: ['move', 'attack'] },
    ],
  },
  {
    kind: 'feat',
    id: 'oath-of-the-ancestors',
    name: { en: 'Oath of the Ancestors', de: 'Eid der Ahnen' },
    flavour: { en: 'The stone remembers your name. Stand up.', de: 'Der Stein kennt deinen Namen. Steh auf.' },
    effects: [
      { do: 'heal', aim: { of: 'friend', range: 'short', sight: false, many: 'each' }, wounds: 1 },
      { do: 'act', aim: 'you', steps: ['move', 'attack'] },
    ],
  },
  {
    kind: 'feat',
    id: 'arrow-storm',
    name: { en: 'Arrow Storm', de: 'Pfeilsturm' },
    flavour: { en: 'Three strings sang, and she owns but one.', de: 'Drei Sehnen sangen, dabei hat sie nur eine.' },
    effects: [
      { do: 'turn', aim: 'you', towards: 'any' },
      { do: 'attack', form: 'ranged', dice: 'own', aim: { of: 'enemy', range: 'long', sight: true, many: 3 } },
    ],
  },
  {
    kind: 'feat',
    id: 'wind-step',
    name: { en: 'Wind Step', de: 'Windschritt' },
    flavour: { en: 'Only the candles noticed.', de: 'Nur die Kerzen haben es bemerkt.' },
    effects: [
      {
        do: 'grant',
        aim: 'you',
        until: 'turn',
        effects: [
          { do: 'roam', despite: 'figures' },
          { do: 'roam', despite: 'stopping' },
          { do: 'roam', despite: 'free-strikes' },
        ],
      },
      { do: 'act', aim: 'you', steps: ['move', 'attack', 'move'] },
    ],
  },
  {
    kind: 'feat',
    id: 'heartseeker',
    name: { en: 'Heartseeker', de: 'Herzsucher' },
    flavour: { en: 'Even those who no longer have one.', de: 'Auch bei denen, die keines mehr haben.' },
    effects: [
      {
        do: 'grant',
        aim: 'you',
        until: 'turn',
        effects: [
          { do: 'modify', stat: 'attack-dice', by: 3, whose: 'own', if: [{ is: 'form', form: 'ranged' }] },
          { do: 'modify', stat: 'armour', by: -2, whose: 'target', if: [{ is: 'form', form: 'ranged' }] },
        ],
      },
      { do: 'act', aim: 'you', steps: ['move', 'attack'] },
    ],
  },
  {
    kind: 'feat',
    id: 'surge-of-power',
    name: { en: 'Surge of Power', de: 'Machtschub' },
    flavour: { en: 'His hair will never lie flat again.', de: 'Sein Haar wird nie wieder anliegen.' },
    effects: [
      { do: 'recharge', spells: 'all' },
      { do: 'act', aim: 'you', steps: ['move', 'action', 'action'] },
    ],
  },
  {
    kind: 'feat',
    id: 'arcane-burst',
    name: { en: 'Arcane Burst', de: 'Arkaner Stoß' },
    flavour: { en: 'Personal space, by the book.', de: 'Abstand, ganz nach Lehrbuch.' },
    effects: [
      { do: 'attack', form: 'magical', dice: 4, aim: { of: 'enemy', range: 'adjacent', sight: false, many: 'each' } },
      { do: 'push', aim: 'same', squares: 2 },
      { do: 'act', aim: 'you', steps: ['move'] },
    ],
  },
  {
    kind: 'feat',
    id: 'stolen-moment',
    name: { en: 'Stolen Moment', de: 'Gestohlener Augenblick' },
    flavour: { en: 'Time will want it back. Not today.', de: 'Die Zeit wird ihn zurückfordern. Heute nicht.' },
    effects: [
      { do: 'act', aim: { of: 'other', range: 'long', sight: false, many: 1 }, steps: ['move', 'action'] },
      { do: 'act', aim: 'you', steps: ['move', 'action'] },
    ],
  },
];

const ofBosses: readonly Feat[] = [
  {
    kind: 'feat',
    id: 'in-my-thrall',
    name: { en: 'In My Thrall', de: 'In meinem Bann' },
    flavour: { en: 'You always wanted to, whispers the voice.', de: 'Du wolltest es doch immer, flüstert die Stimme.' },
    effects: [
      { do: 'act', aim: 'you', steps: ['move'] },
      { do: 'turn', aim: { of: 'enemy', range: 'long', sight: true, many: 1 }, towards: 'any' },
      { do: 'betray', aim: 'same' },
    ],
  },
  {
    kind: 'feat',
    id: 'great-awakening',
    name: { en: 'The Great Awakening', de: 'Das große Erwachen' },
    flavour: { en: 'All shifts report for duty.', de: 'Alle Schichten zum Dienst.' },
    effects: [{ do: 'raise', aim: { of: 'bones', range: 'board', sight: false, many: 3 } }],
  },
  {
    kind: 'feat',
    id: 'kings-wrath',
    name: { en: "King's Wrath", de: 'Zorn des Königs' },
    flavour: { en: 'Kneel. It saves time.', de: 'Kniet nieder. Das spart Zeit.' },
    effects: [
      {
        do: 'grant',
        aim: 'you',
        until: 'turn',
        effects: [{ do: 'modify', stat: 'move', by: 2, whose: 'own' }],
      },
      { do: 'act', aim: 'you', steps: ['move', 'attack', 'attack'] },
    ],
  },
  {
    kind: 'feat',
    id: 'call-of-the-halls',
    name: { en: 'Call of the Halls', de: 'Ruf der Hallen' },
    flavour: { en: 'The honour guard was only resting.', de: 'Die Ehrengarde hat nur geruht.' },
    effects: [{ do: 'summon', minion: 'dwarf-revenant', aim: { of: 'square', range: 'short', sight: false, many: 2 } }],
  },
  {
    kind: 'feat',
    id: 'death-wail',
    name: { en: 'Death Wail', de: 'Totenschrei' },
    flavour: { en: 'Afterwards it is very quiet.', de: 'Danach ist es sehr still.' },
    effects: [
      { do: 'act', aim: 'you', steps: ['move'] },
      { do: 'attack', form: 'magical', dice: 4, aim: { of: 'enemy', range: 'short', sight: false, many: 'each' } },
    ],
  },
  {
    kind: 'feat',
    id: 'fade',
    name: { en: 'Fade', de: 'Verblassen' },
    flavour: {
      en: 'She was a trick of the light. Now she is behind you.',
      de: 'Sie war nur ein Lichtspiel. Jetzt steht sie hinter dir.',
    },
    effects: [
      { do: 'heal', aim: 'you', wounds: 2 },
      { do: 'place', aim: { of: 'square', range: 'long', sight: false, many: 1 } },
    ],
  },
  {
    kind: 'feat',
    id: 'earthshaker',
    name: { en: 'Earthshaker', de: 'Erderschütterer' },
    flavour: { en: 'The dungeon has one pillar fewer.', de: 'Das Verlies hat jetzt eine Säule weniger.' },
    effects: [
      { do: 'attack', form: 'magical', dice: 3, aim: { of: 'enemy', range: 'short', sight: false, many: 'each' } },
      { do: 'push', aim: 'same', squares: 1 },
    ],
  },
  {
    kind: 'feat',
    id: 'rotten-rage',
    name: { en: 'Rotten Rage', de: 'Faule Wut' },
    flavour: { en: 'Something in there still minds.', de: 'Irgendwas da drin nimmt es noch übel.' },
    effects: [
      { do: 'heal', aim: 'you', wounds: 1 },
      {
        do: 'grant',
        aim: 'you',
        until: 'next-turn',
        effects: [{ do: 'modify', stat: 'attack-dice', by: 1, whose: 'own', if: [{ is: 'form', form: 'melee' }] }],
      },
      { do: 'act', aim: 'you', steps: ['move', 'action'] },
    ],
  },
];

export const feats: readonly Feat[] = [...ofHeroes, ...ofBosses];
