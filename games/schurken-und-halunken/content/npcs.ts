import type { Npc } from './cards.ts';
import { anyDefence, anyMagic, weaponAttack, weaponDefence } from './rolls.ts';

export const npcs: readonly Npc[] = [
  {
    kind: 'npc',
    id: 'quack',
    name: { en: 'Quack', de: 'Quacksalber' },
    flavour: { en: 'Amputates first, asks later.', de: 'Amputiert erst, fragt später.' },
    copies: 2,
    life: 4,
    armour: 0,
    effects: [{ do: 'ability', window: { at: 'own-turn' }, effects: [{ do: 'heal', target: 'own', amount: 2 }] }],
  },
  {
    kind: 'npc',
    id: 'toadying-bard',
    name: { en: 'Toadying Bard', de: 'Schleimbarde' },
    flavour: { en: 'Rhymes “villain” with “brilliant”. Nearly.', de: 'Reimt „Schurke“ auf „Gurke“. Immer.' },
    copies: 2,
    life: 4,
    armour: 0,
    effects: [
      {
        do: 'ability',
        window: { at: 'before-roll', rolls: weaponAttack },
        effects: [{ do: 'boost', target: 'self', stat: 'attack', by: 2, until: 'combat' }],
      },
    ],
  },
  {
    kind: 'npc',
    id: 'trembling-squire',
    name: { en: 'Trembling Squire', de: 'Schlotternder Knappe' },
    flavour: { en: 'Holds the shield. With his eyes shut.', de: 'Hält den Schild. Mit Augen zu.' },
    copies: 2,
    life: 5,
    armour: 1,
    effects: [
      {
        do: 'ability',
        window: { at: 'before-roll', rolls: weaponDefence },
        effects: [{ do: 'boost', target: 'self', stat: 'parry', by: 2, until: 'combat' }],
      },
    ],
  },
  {
    kind: 'npc',
    id: 'know-it-all-raven',
    name: { en: 'Know-it-all Raven', de: 'Neunmalkluger Rabe' },
    flavour: { en: 'Corrects your spells. And your grammar.', de: 'Verbessert deine Sprüche. Und die Grammatik.' },
    copies: 2,
    life: 3,
    armour: 0,
    effects: [
      {
        do: 'ability',
        window: { at: 'before-roll', rolls: anyMagic },
        effects: [{ do: 'boost', target: 'self', stat: 'magic', by: 2, until: 'combat' }],
      },
    ],
  },
  {
    kind: 'npc',
    id: 'fence',
    name: { en: 'Fence', de: 'Hehler' },
    flavour: { en: 'Fell off a dragon, honest.', de: 'Vom Drachen gefallen, ehrlich.' },
    copies: 1,
    life: 3,
    armour: 0,
    effects: [
      {
        do: 'ability',
        window: { at: 'own-turn' },
        cost: { pay: 'hand-cards', amount: 1 },
        effects: [{ do: 'draw', count: 2, pile: 'equipment' }],
      },
    ],
  },
  {
    kind: 'npc',
    id: 'double-agent',
    name: { en: 'Double Agent', de: 'Doppelagentin' },
    flavour: { en: 'Works for you too.', de: 'Arbeitet auch für dich.' },
    copies: 1,
    life: 3,
    armour: 0,
    effects: [{ do: 'ability', window: { at: 'own-turn' }, effects: [{ do: 'swap' }] }],
  },
  {
    kind: 'npc',
    id: 'moonlighting-smith',
    name: { en: 'Moonlighting Smith', de: 'Schwarzarbeitender Schmied' },
    flavour: { en: 'Cash only, no questions, no receipt.', de: 'Nur bar, keine Fragen, keine Quittung.' },
    copies: 1,
    life: 5,
    armour: 1,
    effects: [
      {
        do: 'ability',
        window: { at: 'own-turn' },
        effects: [{ do: 'ready', target: 'own-hero', what: 'action', only: 'equip' }],
      },
    ],
  },
  {
    kind: 'npc',
    id: 'canteen-cook',
    name: { en: 'Canteen Cook', de: 'Kantinenköchin' },
    flavour: { en: 'She does not poison. She simply cooks.', de: 'Sie vergiftet nicht. Sie kocht einfach so.' },
    copies: 1,
    life: 3,
    armour: 0,
    effects: [
      { do: 'ability', window: { at: 'own-turn' }, effects: [{ do: 'damage', target: 'opponent', amount: 1 }] },
    ],
  },
  {
    kind: 'npc',
    id: 'strict-librarian',
    name: { en: 'Strict Librarian', de: 'Strenge Bibliothekarin' },
    flavour: { en: 'Your grimoire is 90 years overdue.', de: 'Ihr Zauberbuch ist 90 Jahre überfällig.' },
    copies: 1,
    life: 4,
    armour: 0,
    effects: [{ do: 'ability', window: { at: 'own-turn' }, effects: [{ do: 'refresh' }] }],
  },
  {
    kind: 'npc',
    id: 'bouncer',
    name: { en: 'Bouncer', de: 'Türsteher' },
    flavour: { en: 'Not in those boots.', de: 'Mit den Stiefeln nicht.' },
    copies: 1,
    life: 6,
    armour: 1,
    effects: [
      {
        do: 'ability',
        window: { at: 'before-roll', rolls: anyDefence },
        effects: [{ do: 'boost', target: 'self', stat: 'armour', by: 2, until: 'combat' }],
      },
    ],
  },
];
