import { consumables } from './consumables.ts';
import type { Item } from './things.ts';

const weapons: readonly Item[] = [
  {
    kind: 'item',
    id: 'dragon-axe',
    name: { en: 'Dragon Axe', de: 'Drachenaxt' },
    flavour: { en: 'Made for big necks.', de: 'Für dicke Hälse gemacht.' },
    form: 'weapon',
    tradable: false,
    bearers: ['orlaf'],
    effects: [
      {
        do: 'modify',
        stat: 'attack-dice',
        by: 2,
        whose: 'own',
        if: [
          { is: 'form', form: 'melee' },
          { is: 'against', foe: 'large' },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'rune-hammer',
    name: { en: 'Rune Hammer', de: 'Runenhammer' },
    flavour: { en: 'The runes say: other end.', de: 'Die Runen besagen: anderes Ende.' },
    form: 'weapon',
    tradable: false,
    bearers: ['rordin'],
    effects: [{ do: 'extra-hits', hits: 1, if: [{ is: 'form', form: 'melee' }] }],
  },
  {
    kind: 'item',
    id: 'moon-bow',
    name: { en: 'Moon Bow', de: 'Mondbogen' },
    flavour: { en: 'Strung with something that was never a thread.', de: 'Bespannt mit etwas, das nie ein Faden war.' },
    form: 'weapon',
    tradable: false,
    bearers: ['madriga'],
    effects: [
      {
        do: 'modify',
        stat: 'armour',
        by: -1,
        whose: 'target',
        if: [
          { is: 'form', form: 'ranged' },
          { is: 'against', foe: 'minion' },
        ],
      },
    ],
  },
  {
    kind: 'item',
    id: 'ember-staff',
    name: { en: 'Ember Staff', de: 'Glutstab' },
    flavour: { en: 'Do not lean on the warm end.', de: 'Nicht am warmen Ende abstützen.' },
    form: 'weapon',
    tradable: false,
    bearers: ['danor'],
    effects: [
      {
        do: 'at',
        moment: 'attack-rolled',
        may: true,
        if: [{ is: 'form', form: 'magical' }],
        effects: [{ do: 'reroll', dice: 1 }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'shadow-dagger',
    name: { en: 'Shadow Dagger', de: 'Schattendolch' },
    flavour: { en: 'Good manners would be wasted on the dead.', de: 'Gute Manieren wären an Toten verschwendet.' },
    form: 'weapon',
    tradable: true,
    effects: [
      {
        do: 'modify',
        stat: 'attack-dice',
        by: 1,
        whose: 'own',
        if: [{ is: 'form', form: 'melee' }, { is: 'from-behind' }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'crowbar',
    name: { en: 'Crowbar', de: 'Brechstange' },
    flavour: { en: 'The key to the city.', de: 'Der Schlüssel zur Stadt.' },
    form: 'weapon',
    tradable: true,
    effects: [{ do: 'modify', stat: 'attack-dice', by: 2, whose: 'own', if: [{ is: 'against', foe: 'lock' }] }],
  },
  {
    kind: 'item',
    id: 'kings-maul',
    name: { en: "King's Maul", de: 'Königskeule' },
    flavour: { en: 'The sceptre is for ceremonies.', de: 'Das Zepter ist für Feierlichkeiten.' },
    form: 'weapon',
    tradable: false,
    bearers: ['grimbur'],
    effects: [
      {
        do: 'at',
        moment: 'hit',
        may: true,
        if: [{ is: 'form', form: 'melee' }],
        effects: [{ do: 'push', aim: 'foe', squares: 1 }],
      },
    ],
  },
];

const worn: readonly Item[] = [
  {
    kind: 'item',
    id: 'spider-silk-armour',
    name: { en: 'Spider Silk Armour', de: 'Spinnenseidenrüstung' },
    flavour: { en: 'Lighter than a secret, and kept better.', de: 'Leichter als ein Geheimnis und besser gehütet.' },
    form: 'armour',
    tradable: false,
    bearers: ['madriga'],
    effects: [{ do: 'modify', stat: 'armour', by: 1, whose: 'own' }],
  },
  {
    kind: 'item',
    id: 'dwarf-shield',
    name: { en: 'Dwarf Shield', de: 'Zwergenschild' },
    flavour: {
      en: 'Third generation. Two owners dead of old age.',
      de: 'Dritte Generation. Zwei Besitzer starben an Altersschwäche.',
    },
    form: 'armour',
    tradable: false,
    bearers: ['rordin'],
    effects: [
      {
        do: 'at',
        moment: 'defence-rolled',
        may: true,
        limit: 'round',
        effects: [{ do: 'reroll', dice: 2 }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'robe-of-mists',
    name: { en: 'Robe of Mists', de: 'Nebelrobe' },
    flavour: { en: 'Never quite dry.', de: 'Wird nie ganz trocken.' },
    form: 'armour',
    tradable: false,
    bearers: ['danor', 'mortibris'],
    effects: [{ do: 'modify', stat: 'defence-dice', by: 1, whose: 'own', if: [{ is: 'form', form: 'ranged' }] }],
  },
  {
    kind: 'item',
    id: 'cloak-of-eyes',
    name: { en: 'Cloak of Eyes', de: 'Augenmantel' },
    flavour: { en: 'They blink when someone creeps up.', de: 'Sie blinzeln, wenn sich jemand anschleicht.' },
    form: 'armour',
    tradable: true,
    effects: [{ do: 'ignore', penalty: 'behind' }],
  },
  {
    kind: 'item',
    id: 'elven-boots',
    name: { en: 'Elven Boots', de: 'Elfenstiefel' },
    flavour: { en: 'One size fits all elves.', de: 'Eine Größe für alle Elfen.' },
    form: 'armour',
    tradable: true,
    effects: [{ do: 'modify', stat: 'move', by: 1, whose: 'own' }],
  },
  {
    kind: 'item',
    id: 'bear-belt',
    name: { en: 'Bear Belt', de: 'Bärengürtel' },
    flavour: { en: 'The bear fought alone as well.', de: 'Auch der Bär kämpfte allein.' },
    form: 'trinket',
    tradable: true,
    effects: [{ do: 'modify', stat: 'armour', by: 1, whose: 'own', if: [{ is: 'outnumbered' }] }],
  },
  {
    kind: 'item',
    id: 'lucky-coin',
    name: { en: 'Lucky Coin', de: 'Glücksmünze' },
    flavour: { en: 'Two heads are better than one.', de: 'Zwei Köpfe sind besser als einer.' },
    form: 'trinket',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'attack-rolled',
        may: true,
        limit: 'adventure',
        effects: [{ do: 'reroll', dice: 5 }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'amulet-of-dawn',
    name: { en: 'Amulet of Dawn', de: 'Amulett der Dämmerung' },
    flavour: { en: 'A little morning, even down here.', de: 'Ein wenig Morgen, selbst hier unten.' },
    form: 'trinket',
    tradable: true,
    effects: [
      {
        do: 'at',
        moment: 'wounding',
        may: true,
        limit: 'adventure',
        effects: [{ do: 'prevent' }],
      },
    ],
  },
  {
    kind: 'item',
    id: 'phylactery',
    name: { en: 'Phylactery', de: 'Seelenkästchen' },
    flavour: { en: 'He keeps himself in a safe place.', de: 'Er bewahrt sich an einem sicheren Ort auf.' },
    form: 'trinket',
    tradable: false,
    bearers: ['mortibris'],
    effects: [
      {
        do: 'at',
        moment: 'crippling',
        may: true,
        limit: 'consumed',
        effects: [{ do: 'prevent' }, { do: 'heal', aim: 'you', wounds: 1 }],
      },
    ],
  },
];

export const items: readonly Item[] = [...consumables, ...weapons, ...worn];

/** DS-ITEM-10: used once and then discarded. */
export const isConsumable = (item: Item): boolean =>
  item.effects.some(effect => effect.do === 'at' && effect.limit === 'consumed');

/** DS-ITEM-06: has the activation symbol. */
export const isActivated = (item: Item): boolean => item.effects.some(effect => effect.do === 'at' && effect.may);
