import { Cache } from '@tafelrunde/engine';
import { ABILITIES as BASE_ABILITIES } from './abilities.ts';
import type { BoxContent, BoxId } from './boxes/box.ts';
import type { Card } from './card.ts';
import type { Item } from './cards.ts';
import { CLASS_ITEMS as BASE_CLASS_ITEMS, CLASSES as BASE_CLASSES, SKILLS as BASE_SKILLS } from './classes/index.ts';
import { CONDITIONS } from './conditions.ts';
import { FAMILIARS as BASE_FAMILIARS } from './familiars.ts';
import { HEROES as BASE_HEROES } from './heroes.ts';
import { SHOP as BASE_SHOP } from './items/index.ts';
import { LIEUTENANTS as BASE_LIEUTENANTS } from './lieutenants.ts';
import { MONSTERS as BASE_MONSTERS } from './monsters/index.ts';
import { OVERLORD_CARDS as BASE_OVERLORD_CARDS } from './overlord/index.ts';
import { RELICS as BASE_RELICS, RELIC_SIDES } from './relics.ts';
import { SEARCH as BASE_SEARCH } from './search.ts';
import { FACE_DOWN, FACE_DOWN_CARD } from './tainted.ts';
import type { TravelCard } from './travel.ts';

/** All components by kind: those of the base game, and of every box that was unpacked. An id means the same thing in all of them. */
type Tables = { readonly [K in keyof Required<BoxContent>]: Record<string, NonNullable<BoxContent[K]>[string]> };

const tables: Tables = {
  heroes: { ...BASE_HEROES },
  classes: { ...BASE_CLASSES },
  skills: { ...BASE_SKILLS },
  classItems: { ...BASE_CLASS_ITEMS },
  shop: { ...BASE_SHOP },
  relics: { ...BASE_RELICS },
  relicSides: RELIC_SIDES,
  search: { ...BASE_SEARCH },
  familiars: { ...BASE_FAMILIARS },
  allies: {},
  allySkills: {},
  monsters: { ...BASE_MONSTERS },
  abilities: { ...BASE_ABILITIES },
  lieutenants: { ...BASE_LIEUTENANTS },
  overlord: { ...BASE_OVERLORD_CARDS },
  // Those of the base game come with the first campaign.
  travel: {},
  tainted: {},
  city: {},
  citizens: {},
  // The base game has none of these.
  rumors: {},
  advanced: {},
  plots: {},
  plotDecks: {},
  agents: {},
  rooms: {},
};

/** Which travel card somebody keeps, by the name of what it does for him. */
export const KEPT = new Map<string, string>();

/** In which boxes a component lies; it is in play with any of them. What is missing here belongs to the base game. */
const boxesOf = new Map<string, BoxId[]>();

/** Items of all kinds by id. */
export const ITEMS: Record<string, Item> = { ...BASE_CLASS_ITEMS, ...BASE_SHOP, ...BASE_RELICS, ...BASE_SEARCH };

/** Relics by the kind of tokens that stands for them. */
export const STONES = new Map<string, string>();

function noteStones(relics: Readonly<Record<string, Item>>): void {
  for (const [id, { stone }] of Object.entries(relics))
    if (stone?.token !== undefined && !STONES.has(stone.token)) STONES.set(stone.token, id);
}
noteStones(BASE_RELICS);

const KINDS_OF_ITEMS = ['classItems', 'shop', 'relics', 'search'] as const;

/** Everything with rules on it that lies with a figure, by id. */
export const CARDS: Record<string, Card> = {
  ...BASE_SKILLS,
  ...ITEMS,
  ...CONDITIONS,
  ...BASE_ABILITIES,
  ...BASE_FAMILIARS,
  [FACE_DOWN]: FACE_DOWN_CARD,
};
const KINDS_OF_CARDS = [
  ...KINDS_OF_ITEMS,
  'skills',
  'abilities',
  'familiars',
  'tainted',
  'allies',
  'allySkills',
  'citizens',
  'plots',
] as const;

const MOST_KNOWN = 256;
/** What is in play with which boxes, until another box is unpacked. */
let known = new Cache<string, readonly string[]>(MOST_KNOWN);

/** The components of a box can be looked up from now on. Which of them are in play, the boxes of a match say (`isInPlay`). */
export function unpack(box: BoxId, content: BoxContent): void {
  known = new Cache(MOST_KNOWN);
  for (const kind of Object.keys(content) as (keyof BoxContent)[]) {
    const part = content[kind] ?? {};
    for (const id of Object.keys(part)) {
      const known = boxesOf.get(`${kind}/${id}`);
      if (known !== undefined) known.push(box);
      else if (Object.hasOwn(tables[kind], id))
        throw new RangeError(`"${id}" of box ${box} is in the base game already.`);
      else boxesOf.set(`${kind}/${id}`, [box]);
    }
    Object.assign(tables[kind], part);
  }
  for (const kind of KINDS_OF_ITEMS) Object.assign(ITEMS, content[kind] ?? {});
  noteStones(content.relics ?? {});
  for (const kind of KINDS_OF_CARDS) Object.assign(CARDS, content[kind] ?? {});
  // As whoever keeps it has it.
  for (const [id, { name, kept }] of Object.entries(content.rooms ?? {})) CARDS[id] = { name, ...kept };
  for (const [id, events] of Object.entries(content.travel ?? {}))
    for (const { name, kept } of Object.values(events)) {
      if (kept === undefined) continue;
      KEPT.set(kept.id, id);
      CARDS[kept.id] = { name, ...kept };
    }
}

/** The travel cards of the base game: nobody travels but in a campaign. */
export function unpackTravel(cards: Readonly<Record<string, TravelCard>>): void {
  known = new Cache(MOST_KNOWN);
  Object.assign(tables.travel, cards);
}

/** The ids of a kind that are in play with these boxes: all of the base game, and what lies in one of them. */
export function inPlay(kind: keyof BoxContent, boxes: readonly BoxId[]): string[] {
  const key = `${kind} ${boxes.join()}`;
  let ids = known.get(key);
  if (ids === undefined) {
    ids = Object.keys(tables[kind]).filter(id => {
      const found = boxesOf.get(`${kind}/${id}`);
      return found === undefined || found.some(box => boxes.includes(box));
    });
    known.set(key, ids);
  }
  return ids.slice();
}

export const HEROES = tables.heroes;
export const CLASSES = tables.classes;
export const SKILLS = tables.skills;
export const CLASS_ITEMS = tables.classItems;
export const SHOP = tables.shop;
export const RELICS = tables.relics;
export const SEARCH = tables.search;
export const FAMILIARS = tables.familiars;
export const ALLIES = tables.allies;
export const ALLY_SKILLS = tables.allySkills;
export const MONSTERS = tables.monsters;
export const ABILITIES = tables.abilities;
export const LIEUTENANTS = tables.lieutenants;
export const OVERLORD_CARDS = tables.overlord;
export const TRAVEL = tables.travel;
export const TAINTED = tables.tainted;
export const CITY = tables.city;
export const CITIZENS = tables.citizens;
export const RUMORS = tables.rumors;
export const ADVANCED = tables.advanced;
export const PLOTS = tables.plots;
export const PLOT_DECKS = tables.plotDecks;
export const AGENTS = tables.agents;
export const ROOMS = tables.rooms;
