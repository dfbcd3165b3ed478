import type { Choice, Place } from '../choices.ts';
import { itemOf } from '../content/items/index.ts';
import type { ItemCard } from '../content/items/item.ts';
import type { Hero, Item, State } from '../state.ts';
import type { Io } from '../types.ts';
import { mayUse } from './runes.ts';
import { capacityOf, fullShields } from './values.ts';

/** What tells a card with its back up from the same card with its front up. */
export const upOf = ({ side }: Pick<Item, 'side'>): { readonly up?: 'back' } => (side === 1 ? { up: 'back' } : {});
/** A choice about this card: it says so where the back lies up. Mostly the front does, and nothing need be put together. */
export const turned = ({ side }: Pick<Item, 'side'>, choice: Choice): Choice =>
  side === 1 ? ({ ...choice, up: 'back' } as Choice) : choice;
export const sideOfCard = ({ up }: { readonly up?: 'back' }): 0 | 1 => (up === 'back' ? 1 : 0);

export const newItem = (id: Item['id']): Item => ({ id, side: 0, forged: false, charges: itemOf(id).charges ?? 0 });

/** A used or lost card goes home: stash cards to the stash, treasures to their discard pile, wares to the Emporium, soul weapons to their deck; what belongs to the adventure alone lies aside (SS-STASH-04, SS-INV-04). */
export function discardItem(state: State, io: Io, hero: Hero['id'], item: Item): void {
  io.tell?.({ kind: 'item', hero, item: item.id, ...upOf(item), how: 'discarded', rule: 'SS-INV-04' });
  const { deck } = itemOf(item.id);
  if (deck === 'stash') state.stash.push(newItem(item.id));
  else if (deck === 'emporium') state.market.push(newItem(item.id));
  else if (deck === 'treasure') state.supplies.treasure.out.push(item.id);
  else if (deck === 'soul') state.soulWeapons.push(item.id);
}

/** Where an item could be equipped: only where its symbols allow it, and only by whom its runes do (SS-WEAP-03 to -06, SS-ARM-01, SS-ART-03). */
export function placesFor(hero: Hero, item: Pick<Item, 'id'>): readonly Exclude<Place, 'pack'>[] {
  return mayUse(hero, item) ? PLACES_OF[itemOf(item.id).slot] : PLACES_OF.pack;
}

const PLACES_OF: Readonly<Record<ItemCard['slot'], readonly Exclude<Place, 'pack'>[]>> = {
  main: ['main'],
  'two-handed': ['main'],
  off: ['off'],
  either: ['main', 'off'],
  armour: ['armour'],
  artefact: ['artefact'],
  pack: [],
};

const isTwoHanded = (item: Item | null): boolean => item !== null && itemOf(item.id).slot === 'two-handed';

/** Is the place free for it, once it has left the place `from`? A two-handed weapon needs both hands (SS-WEAP-06). */
export function isFree(hero: Hero, place: Exclude<Place, 'pack'>, item: Item, from: Place = 'pack'): boolean {
  if (place !== from && hero[place] !== null) return false;
  if (place === 'main' && isTwoHanded(item)) return from === 'off' || hero.off === null;
  return place !== 'off' || from === 'main' || !isTwoHanded(hero.main);
}

export const hasRoom = (state: State, hero: Hero): boolean => hero.pack.length < capacityOf(state, hero);

/** An item comes into a hero's inventory; without room it lies in the zone (SS-ITEM-03, SS-VAL-03). */
export function receive(
  state: State,
  io: Io,
  hero: Hero,
  item: Item,
  how: 'gained' | 'taken' | 'bought' | 'fetched',
): void {
  io.tell?.({ kind: 'item', hero: hero.id, item: item.id, ...upOf(item), how, rule: 'SS-ITEM-03' });
  if (hasRoom(state, hero)) hero.pack.push(item);
  else {
    state.ground[hero.zone]?.items.push(item);
    io.tell?.({ kind: 'item', hero: hero.id, item: item.id, ...upOf(item), how: 'laid', rule: 'SS-ITEM-03' });
  }
}

/** Takes a card from where a hero has it. Magic shields of equipment that is taken off go with it (SS-ARM-02). */
export function takeFrom(
  state: State,
  hero: Hero,
  place: Place,
  card: { readonly item: Item['id']; readonly up?: 'back' },
): Item | null {
  const isIt = (item: Item): boolean => item.id === card.item && item.side === sideOfCard(card);
  if (place === 'pack') {
    const at = hero.pack.findIndex(isIt);
    return at < 0 ? null : (hero.pack.splice(at, 1)[0] ?? null);
  }
  const item = hero[place];
  if (item === null || !isIt(item)) return null;
  if (hero.shields === 0) {
    hero[place] = null;
    return turnedBack(item);
  }
  const before = fullShields(state, hero.id);
  hero[place] = null;
  hero.shields = Math.max(0, hero.shields - (before - fullShields(state, hero.id)));
  return turnedBack(item);
}

/** A soul weapon that leaves its slot lies with its front up (SS-SWEAP-07). */
const turnedBack = (item: Item): Item => (itemOf(item.id).deck === 'soul' ? { ...item, side: 0 } : item);
