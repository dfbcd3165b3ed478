import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { BETS, FORGE_PRICE, SALE_PRICE, STAKE } from '../content/buildings.ts';
import { itemOf } from '../content/items/index.ts';
import type { DieSymbol } from '../content/words.ts';
import { type Hero, heroOf, type Item, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { belongings, coinOffers } from './carrying.ts';
import { crownsOf, gainCrowns, moveCrowns, payCrowns } from './coins.ts';
import { together } from './deciding.ts';
import { rollOne } from './dice.ts';
import { hasRoom, isFree, newItem, placesFor, receive, takeFrom } from './equipment.ts';
import { fullShields } from './values.ts';

/** How often the same hero does the same with the same card in one visit: two copies are the most there are to carry. */
const OFTEN = 2;

/** A visit to the Emporium (SS-EMP-02): the heroes act in any order, one thing at a time, until each has left. */
export function* emporiumStep(state: State, io: Io): Flow {
  const there = state.heroes.filter(({ id }) => !state.left.includes(id));
  if (there.length === 0) {
    leaveEmporium(state);
    return;
  }
  const options = there.flatMap(hero => [...offers(state, hero), { do: 'leave', hero: hero.id } as const]);
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'emporium',
    rule: 'SS-EMP-02',
    options,
    always: true,
  });
  if ('hero' in choice) remember(state, choice);
  act(state, io, choice);
}

/** The next round begins; what was bought is worn with all its shields. */
function leaveEmporium(state: State): void {
  state.left = [];
  state.bets = [];
  state.visit = [];
  for (const hero of state.heroes) hero.shields = fullShields(state, hero.id);
  state.stage = 'time';
}

const keyOf = (choice: Choice): string =>
  `${choice.do}/${'hero' in choice ? choice.hero : ''}/${'item' in choice ? choice.item : ''}`;

function remember(state: State, choice: Choice): void {
  state.visit.push(keyOf(choice));
}

/** Everything one hero can do here. Nothing is done with the same card over and over. */
function offers(state: State, hero: Hero): Choice[] {
  const open = adventureOf(state.adventure).emporium === 'open';
  const found = [
    ...(open ? [...purchases(state, hero), ...sales(hero), ...forgings(hero), ...bets(state, hero)] : []),
    ...fetches(state, hero),
    ...handings(state, hero),
    ...arrangements(state, hero),
  ];
  return found.filter(choice => state.visit.filter(key => key === keyOf(choice)).length < OFTEN);
}

const different = (items: readonly Item[]): Item[] =>
  items.filter((item, i) => items.findIndex(one => one.id === item.id) === i);

/** Front or back, each for its price; once bought the card is not turned (SS-EMP-04, -06). */
function purchases(state: State, hero: Hero): Choice[] {
  if (!hasRoom(state, hero)) return [];
  return different(state.market).flatMap(({ id }) =>
    ([0, 1] as const).flatMap((side): Choice[] => {
      const { faces } = itemOf(id);
      const price = faces[side]?.price;
      return price !== undefined && price <= crownsOf(hero)
        ? [{ do: 'buy', hero: hero.id, item: id, side, cost: price }]
        : [];
    }),
  );
}

/** Treasures are sold for 25 crowns and act (SS-EMP-09). */
const sales = (hero: Hero): Choice[] =>
  belongings(hero).flatMap(({ item }): Choice[] => {
    const { deck, act = 1 } = itemOf(item.id);
    return deck === 'treasure' ? [{ do: 'sell', hero: hero.id, item: item.id, price: SALE_PRICE * act }] : [];
  });

/** A weapon or armour whose back is the same item, improved, until the end of the adventure (SS-BLDG-02, -03). */
const forgings = (hero: Hero): Choice[] =>
  crownsOf(hero) < FORGE_PRICE
    ? []
    : belongings(hero).flatMap(({ item }): Choice[] =>
        itemOf(item.id).improves && item.side === 0 ? [{ do: 'forge', hero: hero.id, item: item.id }] : [],
      );

/** One bet for each hero and visit (SS-BLDG-06, -07). */
const bets = (state: State, hero: Hero): Choice[] =>
  crownsOf(hero) < STAKE || state.bets.includes(hero.id)
    ? []
    : (Object.keys(BETS) as DieSymbol[]).map(on => ({ do: 'bet', hero: hero.id, on }));

/** Stash cards are free; any own item may be put there (SS-STASH-03, -05). */
function fetches(state: State, hero: Hero): Choice[] {
  const taken = hasRoom(state, hero)
    ? different(state.stash).map(({ id }): Choice => ({ do: 'fetch', hero: hero.id, item: id }))
    : [];
  return [...taken, ...belongings(hero).map(({ item }): Choice => ({ do: 'store', hero: hero.id, item: item.id }))];
}

/** Items and coins change hands without actions (SS-EMP-08, SS-COIN-07). */
const handings = (state: State, hero: Hero): Choice[] =>
  state.heroes.flatMap((other): Choice[] => {
    if (other === hero) return [];
    const items = hasRoom(state, other)
      ? belongings(hero).map(({ item }): Choice => ({ do: 'hand', hero: hero.id, item: item.id, to: other.id }))
      : [];
    // One gift of coins to each other hero and visit, of any size.
    const key = `coins/${hero.id}/${other.id}`;
    return [...items, ...(state.visit.includes(key) ? [] : coinOffers(hero, other))];
  });

/** Equipment and inventory are arranged freely (SS-EMP-07). */
const arrangements = (state: State, hero: Hero): Choice[] =>
  belongings(hero).flatMap(({ item, place }): Choice[] => {
    const worn = placesFor(hero, item).filter(
      one => one !== place && isFree(place === 'pack' ? hero : { ...hero, [place]: null }, one, item),
    );
    const found: Choice[] = worn.map(as => ({ do: 'arrange', hero: hero.id, item: item.id, as }));
    if (place !== 'pack' && hasRoom(state, hero))
      found.push({ do: 'arrange', hero: hero.id, item: item.id, as: 'pack' });
    return found;
  });

/** Takes a card from wherever the hero has it: the inventory first. */
function takeAnywhere(hero: Hero, id: Item['id']): Item | null {
  for (const { item, place } of belongings(hero).toReversed()) if (item.id === id) return takeFrom(hero, place, id);
  return null;
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
      const item = takeAnywhere(hero, choice.item);
      if (item === null) return;
      state.supplies.treasure.out.push(item.id);
      io.tell?.({ kind: 'item', hero: hero.id, item: item.id, how: 'sold', rule: 'SS-EMP-09' });
      gainCrowns(state, io, hero, choice.price, 'won');
      return;
    }
    case 'fetch': {
      const at = state.stash.findIndex(({ id }) => id === choice.item);
      const [item] = at < 0 ? [] : state.stash.splice(at, 1);
      if (item !== undefined) receive(state, io, heroOf(state, choice.hero), item, 'fetched');
      return;
    }
    case 'store': {
      const item = takeAnywhere(heroOf(state, choice.hero), choice.item);
      if (item === null) return;
      state.stash.push(item);
      io.tell?.({ kind: 'item', hero: choice.hero, item: item.id, how: 'stored', rule: 'SS-STASH-05' });
      return;
    }
    case 'forge': {
      const hero = heroOf(state, choice.hero);
      const found = belongings(hero).find(({ item }) => item.id === choice.item && item.side === 0);
      if (found === undefined) return;
      payCrowns(state, hero, FORGE_PRICE);
      found.item.side = 1;
      found.item.forged = true;
      io.tell?.({ kind: 'item', hero: hero.id, item: choice.item, how: 'forged', rule: 'SS-BLDG-02' });
      return;
    }
    case 'bet':
      bet(state, io, choice.hero, choice.on);
      return;
    case 'hand': {
      const item = takeAnywhere(heroOf(state, choice.hero), choice.item);
      if (item !== null) receive(state, io, heroOf(state, choice.to), item, 'taken');
      return;
    }
    case 'coins':
      state.visit.push(`coins/${choice.from}/${choice.to}`);
      moveCrowns(state, io, heroOf(state, choice.from), heroOf(state, choice.to), choice.crowns);
      return;
    case 'arrange': {
      const hero = heroOf(state, choice.hero);
      const item = takeAnywhere(hero, choice.item);
      if (item === null) return;
      if (choice.as === 'pack') hero.pack.push(item);
      else hero[choice.as] = item;
      io.tell?.({
        kind: 'item',
        hero: hero.id,
        item: item.id,
        how: choice.as === 'pack' ? 'stowed' : 'worn',
        rule: 'SS-EMP-07',
      });
    }
  }
}

function buy(state: State, io: Io, { hero: id, item, side, cost }: Extract<Choice, { do: 'buy' }>): void {
  const hero = heroOf(state, id);
  const at = state.market.findIndex(one => one.id === item);
  if (at < 0) return;
  state.market.splice(at, 1);
  payCrowns(state, hero, cost);
  io.tell?.({ kind: 'coins', hero: hero.id, crowns: cost, why: 'paid', rule: 'SS-EMP-05' });
  receive(state, io, hero, { ...newItem(item), side }, 'bought');
}

/** The Shying Pony: five crowns on a symbol of the blue die (SS-BLDG-06). */
function bet(state: State, io: Io, id: Hero['id'], on: DieSymbol): void {
  const hero = heroOf(state, id);
  state.bets.push(id);
  payCrowns(state, hero, STAKE);
  const face = rollOne(io.chance, 'blue');
  io.tell?.({ kind: 'rolled', what: 'bet', by: id, dice: [{ die: 'blue', face }], rule: 'SS-BLDG-06' });
  if (face.includes(on)) gainCrowns(state, io, hero, BETS[on] ?? 0, 'won');
}
