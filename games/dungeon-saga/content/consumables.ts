import type { Item } from './things.ts';

/** Used once and discarded (DS-ITEM-10). The rulebook names healing potion and energy crystal; their numbers are ours. */
export const consumables: readonly Item[] = [
  {
    kind: 'item',
    id: 'healing-potion',
    name: { en: 'Healing Potion', de: 'Heiltrank' },
    flavour: { en: 'Tastes of socks. Works like a charm.', de: 'Schmeckt nach Socke. Wirkt wie ein Wunder.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'heal', aim: 'you', wounds: 2 }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'energy-crystal',
    name: { en: 'Energy Crystal', de: 'Energiekristall' },
    flavour: { en: 'Hums. Louder near bad ideas.', de: 'Summt. Bei schlechten Einfällen lauter.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'attacking',
        may: true,
        limit: 'consumed',
        if: [{ is: 'form', form: 'magical' }],
        effects: [
          {
            do: 'grant',
            aim: 'you',
            until: 'attack',
            effects: [{ do: 'modify', stat: 'attack-dice', by: 2, whose: 'own' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'weapon-oil',
    name: { en: 'Weapon Oil', de: 'Waffenöl' },
    flavour: { en: 'For external use on others.', de: 'Zur äußerlichen Anwendung an anderen.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'attacking',
        may: true,
        limit: 'consumed',
        if: [{ is: 'form', form: 'melee' }],
        effects: [
          {
            do: 'grant',
            aim: 'you',
            until: 'attack',
            effects: [{ do: 'modify', stat: 'attack-dice', by: 2, whose: 'own' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'warding-scroll',
    name: { en: 'Warding Scroll', de: 'Schutzrolle' },
    flavour: { en: 'Read aloud, quickly.', de: 'Laut vorzulesen. Zügig.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'defending',
        may: true,
        limit: 'consumed',
        effects: [
          {
            do: 'grant',
            aim: 'you',
            until: 'attack',
            effects: [{ do: 'modify', stat: 'armour', by: 2, whose: 'own' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'smoke-vial',
    name: { en: 'Smoke Vial', de: 'Rauchphiole' },
    flavour: {
      en: 'The exit is wherever they are coughing least.',
      de: 'Der Ausgang ist dort, wo am wenigsten gehustet wird.',
    },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'grant', aim: 'you', until: 'turn', effects: [{ do: 'roam', despite: 'free-strikes' }] }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'swiftness-draught',
    name: { en: 'Swiftness Draught', de: 'Eiltrunk' },
    flavour: { en: 'Your stomach arrives a little later.', de: 'Der Magen kommt ein wenig später nach.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [
          {
            do: 'grant',
            aim: 'you',
            until: 'turn',
            effects: [{ do: 'modify', stat: 'move', by: 4, whose: 'own' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'dwarf-ale',
    name: { en: 'Dwarf Ale', de: 'Zwergenbier' },
    flavour: { en: 'Officially medicine.', de: 'Gilt amtlich als Medizin.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [
          {
            do: 'grant',
            aim: 'you',
            until: 'next-turn',
            effects: [
              { do: 'ignore', penalty: 'injured' },
              { do: 'ignore', penalty: 'outnumbered' },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'holy-water',
    name: { en: 'Holy Water', de: 'Weihwasser' },
    flavour: { en: 'Rest in peace. That was an order.', de: 'Ruhe in Frieden. Das war ein Befehl.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'shatter', aim: { of: 'bones', range: 'adjacent', sight: false, many: 'each' } }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'skeleton-key',
    name: { en: 'Skeleton Key', de: 'Dietrich' },
    flavour: {
      en: 'From an actual skeleton. He was not using it.',
      de: 'Von einem echten Skelett. Es brauchte ihn nicht mehr.',
    },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'open', what: 'lock', aim: { of: 'lock', range: 'front', sight: false, many: 1 } }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'rune-of-opening',
    name: { en: 'Rune of Opening', de: 'Öffnungsrune' },
    flavour: { en: 'Sticky on one side, like a hint.', de: 'Auf einer Seite klebrig, wie ein Wink.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'open', what: 'seal', by: 1, aim: { of: 'seal', range: 'front', sight: false, many: 1 } }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'last-bolt',
    name: { en: 'Last Bolt', de: 'Letzter Bolzen' },
    flavour: { en: 'A crossbow with exactly one opinion.', de: 'Eine Armbrust mit genau einer Meinung.' },
    form: 'consumable',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'attack', form: 'ranged', dice: 3, aim: { of: 'enemy', range: 'long', sight: true, many: 1 } }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'mana-phial',
    name: { en: 'Mana Phial', de: 'Manaphiole' },
    flavour: { en: 'Blue tongue for three days.', de: 'Drei Tage blaue Zunge.' },
    form: 'consumable',
    tradable: true,
    bearers: ['danor', 'mortibris', 'elshara', 'hoggar'],
    effects: [
      {
        do: 'at',
        moment: 'own-turn',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'recharge', spells: 1 }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'phoenix-feather',
    name: { en: 'Phoenix Feather', de: 'Phönixfeder' },
    flavour: { en: 'Warm to the touch, like a second chance.', de: 'Warm wie eine zweite Gelegenheit.' },
    form: 'consumable',
    tradable: false,
    effects: [{ do: 'at', moment: 'crippling', may: true, limit: 'consumed', effects: [{ do: 'prevent' }] }],
  },
  {
    kind: 'item',
    id: 'horn-of-deeds',
    name: { en: 'Horn of Deeds', de: 'Horn der Taten' },
    flavour: { en: 'Once more, with feeling.', de: 'Das Ganze noch einmal, mit Gefühl.' },
    form: 'consumable',
    tradable: true,
    effects: [{ do: 'at', moment: 'own-turn', may: true, limit: 'consumed', effects: [{ do: 'renew-feat' }] }],
  },
];
