import type { Ability } from './things.ts';

const ofHeroes: readonly Ability[] = [
  {
    kind: 'ability',
    id: 'frenzy',
    name: { en: 'Frenzy', de: 'Raserei' },
    flavour: { en: 'The swing was not over yet.', de: 'Der Schwung war noch nicht zu Ende.' },
    effects: [
      {
        do: 'at',
        moment: 'kill',
        may: true,
        limit: 'turn',
        if: [{ is: 'form', form: 'melee' }],
        effects: [
          { do: 'attack', form: 'melee', dice: 3, aim: { of: 'enemy', range: 'front', sight: false, many: 1 } },
        ],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'blood-rage',
    name: { en: 'Blood Rage', de: 'Blutrausch' },
    flavour: { en: 'Pain is only loud advice.', de: 'Schmerz ist bloß ein lauter Rat.' },
    effects: [
      { do: 'ignore', penalty: 'injured' },
      { do: 'modify', stat: 'move', by: 1, whose: 'own', if: [{ is: 'injured' }] },
    ],
  },
  {
    kind: 'ability',
    id: 'tough',
    name: { en: 'Tough', de: 'Zäh' },
    flavour: { en: 'It closes. It always closes.', de: 'Das wächst zu. Das wächst immer zu.' },
    effects: [
      {
        do: 'at',
        moment: 'end-of-round',
        may: false,
        effects: [{ do: 'roll', atLeast: 5, effects: [{ do: 'heal', aim: 'you', wounds: 1 }] }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'door-breaker',
    name: { en: 'Door Breaker', de: 'Türenbrecher' },
    flavour: { en: 'Dwarf-made? Then he knows where it is weak.', de: 'Zwergenarbeit? Dann weiß er, wo sie nachgibt.' },
    effects: [{ do: 'modify', stat: 'attack-dice', by: 1, whose: 'own', if: [{ is: 'against', foe: 'lock' }] }],
  },
  {
    kind: 'ability',
    id: 'stalwart',
    name: { en: 'Stalwart', de: 'Standhaft' },
    flavour: { en: 'Two of them? Good. Shorter walk.', de: 'Zu zweit? Gut. Spart den Weg.' },
    effects: [{ do: 'ignore', penalty: 'outnumbered' }],
  },
  {
    kind: 'ability',
    id: 'challenge',
    name: { en: 'Challenge', de: 'Herausforderung' },
    flavour: { en: 'Some insults reach even the dead.', de: 'Manche Beleidigung trifft selbst die Toten.' },
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'turn',
        effects: [{ do: 'turn', aim: { of: 'enemy', range: 'short', sight: true, many: 1 }, towards: 'you' }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'sure-shot',
    name: { en: 'Sure Shot', de: 'Sicherer Schuss' },
    flavour: { en: 'The arrow knows. She only lets go.', de: 'Der Pfeil weiß es. Sie lässt nur los.' },
    effects: [
      {
        do: 'at',
        moment: 'attack-rolled',
        may: true,
        if: [{ is: 'form', form: 'ranged' }],
        effects: [{ do: 'reroll', dice: 1 }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'nimble',
    name: { en: 'Nimble', de: 'Flink' },
    flavour: { en: 'She was never quite where the blade went.', de: 'Sie war nie ganz dort, wo die Klinge hinging.' },
    effects: [{ do: 'modify', stat: 'defence-dice', by: 1, whose: 'own', if: [{ is: 'free-strike' }] }],
  },
  {
    kind: 'ability',
    id: 'keen-eye',
    name: { en: 'Keen Eye', de: 'Scharfes Auge' },
    flavour: {
      en: 'Between the barrel and the chest there is plenty of room.',
      de: 'Zwischen Fass und Truhe ist reichlich Platz.',
    },
    effects: [{ do: 'ignore', penalty: 'furnishing' }],
  },
  {
    kind: 'ability',
    id: 'steady-hand',
    name: { en: 'Steady Hand', de: 'Ruhige Hand' },
    flavour: { en: 'Breathe in. Breathe out. Next.', de: 'Einatmen. Ausatmen. Der Nächste.' },
    effects: [
      {
        do: 'modify',
        stat: 'attack-dice',
        by: 1,
        whose: 'own',
        if: [{ is: 'form', form: 'ranged' }, { is: 'unmoved' }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'magical-defence',
    name: { en: 'Magical Defence', de: 'Magische Abwehr' },
    flavour: {
      en: 'First lesson: do not be there. Second lesson: this.',
      de: 'Erste Lektion: nicht da sein. Zweite Lektion: das hier.',
    },
    effects: [{ do: 'modify', stat: 'defence-dice', by: 1, whose: 'own', if: [{ is: 'form', form: 'magical' }] }],
  },
  {
    kind: 'ability',
    id: 'quick-study',
    name: { en: 'Quick Study', de: 'Schneller Lerner' },
    flavour: { en: 'He reads ahead.', de: 'Er liest immer schon die nächste Seite.' },
    effects: [
      {
        do: 'at',
        moment: 'end-of-round',
        may: false,
        effects: [{ do: 'roll', atLeast: 5, effects: [{ do: 'recharge', spells: 1 }] }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'archmage',
    name: { en: 'Archmage', de: 'Erzmagier' },
    flavour: { en: 'The nodding has stopped.', de: 'Mit dem Nicken ist es vorbei.' },
    effects: [{ do: 'modify', stat: 'attack-dice', by: 1, whose: 'own', if: [{ is: 'form', form: 'magical' }] }],
  },
];

const ofServants: readonly Ability[] = [
  {
    kind: 'ability',
    id: 'clinging',
    name: { en: 'Clinging', de: 'Klammernd' },
    flavour: { en: 'Cold fingers, patient grip.', de: 'Kalte Finger, geduldiger Griff.' },
    effects: [{ do: 'modify', stat: 'attack-dice', by: 1, whose: 'own', if: [{ is: 'free-strike' }] }],
  },
  {
    kind: 'ability',
    id: 'ethereal',
    name: { en: 'Ethereal', de: 'Körperlos' },
    flavour: { en: 'A draught where nobody has moved.', de: 'Ein Luftzug, wo sich niemand gerührt hat.' },
    effects: [
      { do: 'roam', despite: 'figures' },
      { do: 'roam', despite: 'furnishing' },
    ],
  },
  {
    kind: 'ability',
    id: 'chill-touch',
    name: { en: 'Chill Touch', de: 'Eisige Berührung' },
    flavour: { en: 'Steel keeps out steel. Not this.', de: 'Stahl hält Stahl ab. Das hier nicht.' },
    effects: [
      {
        do: 'modify',
        stat: 'armour',
        by: -1,
        whose: 'target',
        if: [
          { is: 'form', form: 'melee' },
          { is: 'against', foe: 'hero' },
        ],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'sweeping-blow',
    name: { en: 'Sweeping Blow', de: 'Rundumschlag' },
    flavour: { en: 'Why choose?', de: 'Warum sich entscheiden?' },
    effects: [
      {
        do: 'at',
        moment: 'action',
        may: true,
        effects: [
          { do: 'attack', form: 'melee', dice: 3, aim: { of: 'enemy', range: 'front', sight: false, many: 'each' } },
        ],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'lord-of-bones',
    name: { en: 'Lord of Bones', de: 'Herr der Gebeine' },
    flavour: { en: 'He only clears his throat.', de: 'Er räuspert sich nur.' },
    effects: [
      {
        do: 'at',
        moment: 'turn-start',
        may: true,
        limit: 'round',
        effects: [{ do: 'raise', aim: { of: 'bones', range: 'short', sight: false, many: 1 } }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'skeletal-lord',
    name: { en: 'Skeletal Lord', de: 'Skelettfürst' },
    flavour: { en: 'Even bones stand up straight before a king.', de: 'Vor einem König stehen selbst Knochen stramm.' },
    effects: [
      {
        do: 'aura',
        whom: 'friends',
        range: 'short',
        kinds: ['skeleton-warrior', 'skeleton-archer', 'dwarf-revenant'],
        effects: [{ do: 'modify', stat: 'attack-dice', by: 1, whose: 'own' }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'iron-grip',
    name: { en: 'Iron Grip', de: 'Eiserner Griff' },
    flavour: { en: 'An audience ends when the king says so.', de: 'Eine Audienz endet, wenn der König es sagt.' },
    effects: [{ do: 'hold' }],
  },
  {
    kind: 'ability',
    id: 'dread',
    name: { en: 'Dread', de: 'Grauen' },
    flavour: { en: 'The hand shakes before the mind knows why.', de: 'Die Hand zittert, ehe der Kopf weiß, warum.' },
    effects: [
      {
        do: 'aura',
        whom: 'enemies',
        range: 'adjacent',
        effects: [{ do: 'modify', stat: 'attack-dice', by: -1, whose: 'own', if: [{ is: 'form', form: 'melee' }] }],
      },
    ],
  },
  {
    kind: 'ability',
    id: 'life-drain',
    name: { en: 'Life Drain', de: 'Lebensraub' },
    flavour: {
      en: 'She remembers warmth. It tastes of you.',
      de: 'Sie erinnert sich an Wärme. Sie schmeckt nach dir.',
    },
    effects: [
      {
        do: 'at',
        moment: 'hit',
        may: false,
        limit: 'turn',
        if: [{ is: 'form', form: 'melee' }],
        effects: [{ do: 'heal', aim: 'you', wounds: 1 }],
      },
    ],
  },
];

export const abilities: readonly Ability[] = [...ofHeroes, ...ofServants];
