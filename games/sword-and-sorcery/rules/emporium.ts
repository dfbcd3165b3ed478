import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice, Place } from '../choices.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { BETS, FORGE_PRICE, SALE_PRICE, STAKE } from '../content/buildings.ts';
import { ITEM_IDS, ITEMS, itemOf } from '../content/items/index.ts';
import type { DieSymbol } from '../content/words.ts';
import { type Hero, heroOf, type Item, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { addCoinOffers, type Belonging, belongings, different } from './carrying.ts';
import { crownsOf, gainCrowns, moveCrowns, payCrowns } from './coins.ts';
import { together } from './deciding.ts';
import { rollOne } from './dice.ts';
import { hasRoom, isFree, newItem, placesFor, receive, sideOfCard, takeFrom, turned, upOf } from './equipment.ts';

/** How often the same hero does the same with the same card in one visit, at least (SS-EMP-10). */
const OFTEN = 2;

/** What was done often enough: by hero, then by what is done, the cards it was done with. */
type Spent = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
const NEVER: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** A visit to the Emporium (SS-EMP-02): the heroes act in any order, one thing at a time, until each has left. */
export function* emporiumStep(state: State, io: Io): Flow {
  const there = state.heroes.filter(({ id }) => !state.left.includes(id));
  if (there.length === 0) {
    leaveEmporium(state);
    return;
  }
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'emporium',
    rule: 'SS-EMP-02',
    options: () => offers(state, there),
    always: true,
  });
  remember(state, choice);
  act(state, io, choice);
}

/** The next round begins: its time phase brings the shields of all that is worn now (SS-MSH-03). */
function leaveEmporium(state: State): void {
  state.left = [];
  state.bets = [];
  state.visit = [];
  state.stage = 'time';
}

/** What could go back and forth for ever. */
const BACK_AND_FORTH: readonly Choice['do'][] = ['fetch', 'store', 'hand', 'arrange'];

const keyOf = (choice: Choice): string =>
  `${choice.do}/${'hero' in choice ? choice.hero : ''}/${'item' in choice ? choice.item : ''}`;

function remember(state: State, choice: Choice): void {
  if (BACK_AND_FORTH.includes(choice.do)) state.visit.push(keyOf(choice));
}

/** What was counted of a visit so far. */
interface Counted {
  readonly visit: string[];
  readonly times: Map<string, number>;
  readonly spent: Map<string, Map<string, Set<string>>>;
}

let counted: Counted = { visit: [], times: new Map(), spent: new Map() };

/** What was done as often as it may be: twice, or once with each copy of the card (SS-EMP-10). A visit grows line by line: what was counted of it before need not be counted again. */
function exhausted(visit: readonly string[]): Spent {
  if (counted.visit.length > visit.length || counted.visit.some((key, i) => key !== visit[i]))
    counted = { visit: [], times: new Map(), spent: new Map() };
  for (let i = counted.visit.length; i < visit.length; i++) count(counted, visit[i] ?? '');
  return counted.spent;
}

function count({ visit, times, spent }: Counted, key: string): void {
  const n = (times.get(key) ?? 0) + 1;
  visit.push(key);
  times.set(key, n);
  if (n < OFTEN) return;
  const [what = '', hero = '', item = ''] = key.split('/');
  if (!(item in ITEMS) || n < (itemOf(item as Item['id']).copies ?? 1)) return;
  const ofHero = spent.get(hero) ?? new Map<string, Set<string>>();
  spent.set(hero, ofHero.set(what, (ofHero.get(what) ?? new Set()).add(item)));
}

/** Everything the heroes can do here, one after the other. Nothing is done with the same card over and over. */
function offers(state: State, there: readonly Hero[]): Choice[] {
  const open = adventureOf(state.adventure).emporium === 'open';
  const found: Choice[] = [];
  const stash = different(state.stash);
  const market = open ? different(state.market) : [];
  const spent = exhausted(state.visit);
  const visitors = there.map(hero => newVisitor(state, hero, spent));
  for (const visitor of visitors) {
    const { hero, room } = visitor;
    if (open) {
      purchases(market, visitor, found);
      sales(visitor, found);
      forgings(visitor, found);
      bets(state, hero, found);
    }
    for (const item of stash)
      if (isLeft(visitor, 'fetch', item) && (room || freePlace(hero, item) !== null))
        found.push(turned(item, { do: 'fetch', hero: hero.id, item: item.id }));
    handings(state, visitor, visitors, found);
    arrangements(visitor, found);
    found.push({ do: 'leave', hero: hero.id });
  }
  return found;
}

/** A hero who has not left yet, and what all the offers ask about: what the hero has, room for more, what was done often enough. */
interface Visitor {
  readonly hero: Hero;
  readonly own: readonly Belonging[];
  readonly room: boolean;
  readonly crowns: number;
  readonly spent: ReadonlyMap<string, ReadonlySet<string>>;
}

const newVisitor = (state: State, hero: Hero, spent: Spent): Visitor => ({
  hero,
  own: belongings(hero),
  room: hasRoom(state, hero),
  crowns: crownsOf(hero),
  spent: spent.get(hero.id) ?? NEVER,
});

const isLeft = ({ spent }: Visitor, what: string, { id }: Item): boolean =>
  spent.size === 0 || !spent.get(what)?.has(id);

/** Where a hero could wear a card at once (SS-EMP-07). */
function freePlace(hero: Hero, item: Item): Exclude<Place, 'pack'> | null {
  for (const place of placesFor(hero, item)) if (isFree(hero, place, item)) return place;
  return null;
}

/** Front or back, each for its price; once bought the card is not turned (SS-EMP-04, -06). */
function purchases(market: readonly Item[], { hero, room, crowns }: Visitor, found: Choice[]): void {
  for (const item of market)
    for (const { side, cost } of PRICES.get(item.id) ?? [])
      if (cost <= crowns && (room || freePlace(hero, item) !== null))
        found.push({ do: 'buy', hero: hero.id, item: item.id, side, cost });
}

/** A side of a card that is for sale. */
interface Price {
  readonly side: 0 | 1;
  readonly cost: number;
}

const PRICES: ReadonlyMap<Item['id'], readonly Price[]> = new Map(
  ITEM_IDS.map(id => [
    id,
    ([0, 1] as const).flatMap((side): Price[] => {
      const cost = itemOf(id).faces[side]?.price;
      return cost === undefined ? [] : [{ side, cost }];
    }),
  ]),
);

/** What a treasure of an act brings (SS-EMP-EX2). */
export const salePriceOf = (act = 1): number => SALE_PRICE * act;

/** Treasures are sold for 25 crowns and act (SS-EMP-09). */
function sales({ hero, own }: Visitor, found: Choice[]): void {
  for (const { item, place } of own) {
    const { deck, act } = itemOf(item.id);
    if (deck === 'treasure')
      found.push(turned(item, { do: 'sell', hero: hero.id, item: item.id, from: place, price: salePriceOf(act) }));
  }
}

/** A weapon or armour whose back is the same item, improved, until the end of the adventure (SS-BLDG-02, -03, -08). */
function forgings({ hero, own, crowns }: Visitor, found: Choice[]): void {
  if (crowns < FORGE_PRICE) return;
  for (const { item, place } of own)
    if (itemOf(item.id).improves && item.side === 0)
      found.push({ do: 'forge', hero: hero.id, item: item.id, from: place });
}

const SYMBOLS = Object.keys(BETS) as DieSymbol[];

/** One bet for each hero and visit (SS-BLDG-06, -07). */
function bets(state: State, hero: Hero, found: Choice[]): void {
  if (crownsOf(hero) < STAKE || state.bets.includes(hero.id)) return;
  for (const on of SYMBOLS) found.push({ do: 'bet', hero: hero.id, on });
}

/** Items and coins change hands without actions among those who are here, and any own item may be put into the stash (SS-EMP-08, SS-COIN-07, SS-STASH-05). */
function handings(state: State, visitor: Visitor, visitors: readonly Visitor[], found: Choice[]): void {
  const { hero, own } = visitor;
  for (const { item, place } of own)
    if (isLeft(visitor, 'store', item))
      found.push(turned(item, { do: 'store', hero: hero.id, item: item.id, from: place }));
  const gifts = visitor.spent.size === 0 ? own : own.filter(({ item }) => isLeft(visitor, 'hand', item));
  for (const { hero: other, room } of visitors) {
    if (other === hero) continue;
    for (const { item, place } of gifts)
      if (room || freePlace(other, item) !== null)
        found.push(turned(item, { do: 'hand', hero: hero.id, item: item.id, to: other.id, from: place }));
    // One gift of coins to each other hero and visit, of any size (SS-EMP-10).
    if (!state.visit.includes(giftKey(hero.id, other.id))) addCoinOffers(state, hero, other, found);
  }
}

const giftKey = (from: Hero['id'], to: Hero['id']): string => `coins/${from}/${to}`;

/** Equipment and inventory are arranged freely (SS-EMP-07). */
function arrangements(visitor: Visitor, found: Choice[]): void {
  const { hero, own, room } = visitor;
  for (const { item, place } of own) {
    if (!isLeft(visitor, 'arrange', item)) continue;
    const arrange = (as: Place): void => {
      found.push(turned(item, { do: 'arrange', hero: hero.id, item: item.id, as, from: place }));
    };
    for (const as of placesFor(hero, item)) if (as !== place && isFree(hero, as, item, place)) arrange(as);
    if (place !== 'pack' && room) arrange('pack');
  }
}

function act(state: State, io: Io, choice: Choice): void {
  switch (choice.do) {
    case 'leave':
      state.left.push(choice.hero);
      return;
    case 'buy':
      buy(state, io, choice);
      return;
    case 'sell': {
      const hero = heroOf(state, choice.hero);
      const item = takeFrom(state, hero, choice.from, choice);
      if (item === null) return;
      state.supplies.treasure.out.push(item.id);
      io.tell?.({ kind: 'item', hero: hero.id, item: item.id, how: 'sold', rule: 'SS-EMP-09' });
      gainCrowns(state, io, hero, choice.price, 'won');
      return;
    }
    case 'fetch': {
      const at = state.stash.findIndex(({ id, side }) => id === choice.item && side === sideOfCard(choice));
      const [item] = at < 0 ? [] : state.stash.splice(at, 1);
      if (item !== undefined) bringHome(state, io, heroOf(state, choice.hero), item, 'fetched');
      return;
    }
    case 'store': {
      const item = takeFrom(state, heroOf(state, choice.hero), choice.from, choice);
      if (item === null) return;
      state.stash.push(item);
      io.tell?.({
        kind: 'item',
        hero: choice.hero,
        item: item.id,
        ...upOf(item),
        how: 'stored',
        rule: 'SS-STASH-05',
      });
      return;
    }
    case 'forge':
      forge(state, io, choice);
      return;
    case 'bet':
      bet(state, io, choice.hero, choice.on);
      return;
    case 'hand': {
      const item = takeFrom(state, heroOf(state, choice.hero), choice.from, choice);
      if (item !== null) bringHome(state, io, heroOf(state, choice.to), item, 'taken');
      return;
    }
    case 'coins':
      state.visit.push(giftKey(choice.from, choice.to));
      moveCrowns(state, io, heroOf(state, choice.from), heroOf(state, choice.to), choice.crowns);
      return;
    case 'arrange': {
      const hero = heroOf(state, choice.hero);
      const item = takeFrom(state, hero, choice.from, choice);
      if (item !== null) put(io, hero, choice.as, item);
    }
  }
}

function put(io: Io, hero: Hero, place: Place, item: Item): void {
  if (place === 'pack') hero.pack.push(item);
  else hero[place] = item;
  io.tell?.({
    kind: 'item',
    hero: hero.id,
    item: item.id,
    ...upOf(item),
    how: place === 'pack' ? 'stowed' : 'worn',
    rule: 'SS-EMP-07',
  });
}

/** Into the inventory; whoever has no room there wears it at once. */
function bringHome(state: State, io: Io, hero: Hero, item: Item, how: 'taken' | 'bought' | 'fetched'): void {
  const place = hasRoom(state, hero) ? null : freePlace(hero, item);
  if (place === null) receive(state, io, hero, item, how);
  else put(io, hero, place, item);
}

function buy(state: State, io: Io, { hero: id, item, side, cost }: Extract<Choice, { do: 'buy' }>): void {
  const hero = heroOf(state, id);
  const at = state.market.findIndex(one => one.id === item);
  if (at < 0) return;
  state.market.splice(at, 1);
  payCrowns(state, io, hero, cost);
  bringHome(state, io, hero, { ...newItem(item), side }, 'bought');
}

/** The Magic Forge: the card lies with its better side up (SS-BLDG-02). */
function forge(state: State, io: Io, { hero: id, item: name, from }: Extract<Choice, { do: 'forge' }>): void {
  const hero = heroOf(state, id);
  const found = belongings(hero).find(({ item, place }) => place === from && item.id === name && item.side === 0);
  if (found === undefined) return;
  payCrowns(state, io, hero, FORGE_PRICE);
  found.item.side = 1;
  found.item.forged = true;
  io.tell?.({ kind: 'item', hero: hero.id, item: name, how: 'forged', rule: 'SS-BLDG-02' });
}

/** The Shying Pony: five crowns on a symbol of the blue die (SS-BLDG-06). */
function bet(state: State, io: Io, id: Hero['id'], on: DieSymbol): void {
  const hero = heroOf(state, id);
  state.bets.push(id);
  payCrowns(state, io, hero, STAKE);
  const face = rollOne(io.chance, 'blue');
  io.tell?.({ kind: 'rolled', what: 'bet', by: id, dice: [{ die: 'blue', face }], rule: 'SS-BLDG-06' });
  if (face.includes(on)) gainCrowns(state, io, hero, BETS[on] ?? 0, 'won');
}
