import { choose } from '@tafelrunde/engine';
import type { AskKind, CardUp, Choice, Place } from '../choices.ts';
import { type Hero, heroOf, type Item, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isEngaged } from './aims.ts';
import { canMoveCrowns, coinPortions, crownsOf, gainCrowns, moveCrowns, shiftCoins } from './coins.ts';
import { hasRoom, isFree, placesFor, receive, sideOfCard, takeFrom, turned, upOf } from './equipment.ts';
import { isPermitted } from './in-force.ts';
import { draw } from './supplies.ts';
import { gainTreasures } from './treasures.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';

const PLACES = ['main', 'off', 'armour', 'artefact'] as const;

export interface Belonging {
  readonly item: Item;
  readonly place: Place;
}

/** What a hero has, with its place; equal cards in the same place once. */
export function belongings(hero: Hero): Belonging[] {
  const found: Belonging[] = [];
  for (const place of PLACES) {
    const item = hero[place];
    if (item !== null) found.push({ item, place });
  }
  for (const item of different(hero.pack)) found.push({ item, place: 'pack' });
  return found;
}

/** Of equal cards, with the same side up, only the first. */
export function different(items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items;
  const found: Item[] = [];
  for (const item of items) if (!found.some(({ id, side }) => id === item.id && side === item.side)) found.push(item);
  return found;
}

const hasItems = ({ main, off, armour, artefact, pack }: Hero): boolean =>
  main !== null || off !== null || armour !== null || artefact !== null || pack.length > 0;

const companionsHere = (state: State, hero: Hero): Hero[] =>
  state.heroes.filter(other => other !== hero && !other.ghost && other.zone === hero.zone);

/** Items and coins that change their place: only for heroes who are not engaged (SS-STD-10, -12, SS-FREE-05, -06). */
export const carrying: TurnChapter<'change' | 'exchange' | 'pick-up' | 'drop'> = {
  offers(state, hero, turn) {
    if (isEngaged(state, hero.id)) return [];
    const found: Choice[] = [];
    const freely = isPermitted(state, hero.id, 'change-freely');
    if ((freely || mayAct(turn, 'standard')) && canChange(state, hero)) found.push({ do: 'change' });
    if (mayAct(turn, 'standard'))
      for (const other of companionsHere(state, hero))
        if (canExchange(state, hero, other)) found.push({ do: 'exchange', with: other.id });
    if (findings(state, hero, turn).length > 0) found.push({ do: 'pick-up' });
    if (hasItems(hero) || crownsOf(hero) > 0) found.push({ do: 'drop' });
    return found;
  },
  acts: {
    *change(state, io, hero, turn) {
      if (!isPermitted(state, hero.id, 'change-freely')) takeAction(turn, 'standard');
      io.tell?.({ kind: 'action', hero: hero.id, action: 'change', what: null, rule: 'SS-STD-10' });
      yield* changeEquipment(state, io, hero);
    },
    *exchange(state, io, hero, turn, { with: other }) {
      takeAction(turn, 'standard');
      io.tell?.({ kind: 'action', hero: hero.id, action: 'exchange', what: other, rule: 'SS-STD-12' });
      yield* exchange(state, io, hero, heroOf(state, other));
    },
    'pick-up': function* (state, io, hero, turn) {
      // Who picks up takes something: the first choice is not to leave it.
      for (let first = true; ; first = false) {
        const options = findings(state, hero, turn);
        if (options.length === 0) return;
        const choice = yield* choose<Choice, AskKind>({
          seat: hero.seat,
          kind: 'pick-up',
          rule: 'SS-FREE-06',
          about: hero.id,
          options: first ? options : [...options, { do: 'done' }],
        });
        if (choice.do === 'done') return;
        yield* pickUp(state, io, hero, choice);
      }
    },
    *drop(state, io, hero, turn) {
      for (let first = true; ; first = false) {
        const options = belongings(hero).map(({ item, place }) =>
          turned(item, { do: 'lay', item: item.id, from: place }),
        );
        for (const crowns of coinPortions(hero.coins)) options.push({ do: 'take-coins', crowns });
        if (options.length === 0) return;
        const choice = yield* choose<Choice, AskKind>({
          seat: hero.seat,
          kind: 'drop',
          rule: 'SS-FREE-05',
          about: hero.id,
          options: first ? options : [...options, { do: 'done' }],
        });
        if (choice.do === 'lay') layDown(state, io, hero, turn, choice, choice.from);
        else if (choice.do === 'take-coins') layCoinsDown(state, io, hero, turn, choice.crowns);
        else return;
      }
    },
  },
};

/** Any number of cards between inventory and equipment, each once (SS-STD-10, -11). What has no room there stays. */
export function* changeEquipment(state: State, io: Io, hero: Hero): Flow {
  const moved: Item[] = [];
  for (;;) {
    const options = changes(state, hero, moved);
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'change',
      rule: 'SS-STD-10',
      about: hero.id,
      options: [...options, { do: 'done' }],
    });
    if (choice.do === 'wear') {
      const item = takeFrom(state, hero, choice.from ?? 'pack', choice);
      if (item === null || choice.as === 'pack') return;
      hero[choice.as] = item;
      moved.push(item);
      io.tell?.({ kind: 'item', hero: hero.id, item: item.id, ...upOf(item), how: 'worn', rule: 'SS-STD-10' });
    } else if (choice.do === 'stow') {
      const item = takeFrom(state, hero, choice.from, choice);
      if (item === null) return;
      hero.pack.push(item);
      moved.push(item);
      io.tell?.({ kind: 'item', hero: hero.id, item: item.id, ...upOf(item), how: 'stowed', rule: 'SS-STD-10' });
    } else return;
  }
}

function changes(state: State, hero: Hero, moved: readonly Item[]): Choice[] {
  const found: Choice[] = [];
  for (const one of belongings(hero)) if (!moved.includes(one.item)) addChanges(state, hero, one, found);
  return found;
}

/** Whether there is a change: the first card that can go somewhere says so. */
function canChange(state: State, hero: Hero): boolean {
  const found: Choice[] = [];
  for (const one of belongings(hero)) {
    addChanges(state, hero, one, found);
    if (found.length > 0) return true;
  }
  return false;
}

function addChanges(state: State, hero: Hero, { item, place }: Belonging, found: Choice[]): void {
  for (const as of placesFor(hero, item))
    if (as !== place && isFree(hero, as, item, place))
      found.push(turned(item, { do: 'wear', item: item.id, as, ...(place !== 'pack' && { from: place }) }));
  if (place !== 'pack' && hasRoom(state, hero)) found.push(turned(item, { do: 'stow', item: item.id, from: place }));
}

function exchanges(state: State, hero: Hero, other: Hero): Choice[] {
  const given = hasRoom(state, other)
    ? belongings(hero).map(({ item, place }) => turned(item, { do: 'give', item: item.id, from: place }))
    : [];
  const got = hasRoom(state, hero)
    ? belongings(other).map(({ item, place }) => turned(item, { do: 'get', item: item.id, from: place }))
    : [];
  const found = [...given, ...got];
  addCoinOffers(state, hero, other, found);
  addCoinOffers(state, other, hero, found);
  return found;
}

/** Whether there is anything to exchange, without a list of it. */
const canExchange = (state: State, hero: Hero, other: Hero): boolean =>
  (hasItems(hero) && hasRoom(state, other)) ||
  (hasItems(other) && hasRoom(state, hero)) ||
  hasCoinOffer(state, hero, other) ||
  hasCoinOffer(state, other, hero);

/** Amounts one hero could hand to another: in steps of the smallest coin. */
export function addCoinOffers(state: State, giver: Hero, taker: Hero, found: Choice[]): void {
  const most = crownsOf(giver);
  for (let crowns = 5; crowns <= most; crowns += 5)
    if (canMoveCrowns(state, giver, taker, crowns)) found.push({ do: 'coins', from: giver.id, to: taker.id, crowns });
}

/** Is there any such amount? */
function hasCoinOffer(state: State, giver: Hero, taker: Hero): boolean {
  const most = crownsOf(giver);
  for (let crowns = 5; crowns <= most; crowns += 5) if (canMoveCrowns(state, giver, taker, crowns)) return true;
  return false;
}

/** One item from one to the other, who may equip it at once; and coins in any number (SS-STD-12 to -14). */
function* exchange(state: State, io: Io, hero: Hero, other: Hero): Flow {
  let item = false;
  let coins = false;
  while (!item || !coins) {
    const options = exchanges(state, hero, other).filter(({ do: what }) => (what === 'coins' ? !coins : !item));
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'exchange',
      rule: 'SS-STD-12',
      about: hero.id,
      options: [...options, { do: 'done' }],
    });
    if (choice.do === 'coins') {
      coins = true;
      moveCrowns(state, io, heroOf(state, choice.from), heroOf(state, choice.to), choice.crowns);
    } else if (choice.do === 'give' || choice.do === 'get') {
      item = true;
      const [giver, taker] = choice.do === 'give' ? [hero, other] : [other, hero];
      const card = takeFrom(state, giver, choice.from, choice);
      if (card === null) return;
      receive(state, io, taker, card, 'taken');
      yield* equipAtOnce(state, io, taker, card);
    } else return;
  }
}

/** What is received by exchange may be equipped at once in a free place (SS-STD-13). */
function* equipAtOnce(_state: State, io: Io, hero: Hero, card: Item): Flow {
  const places = placesFor(hero, card).filter(place => isFree(hero, place, card));
  if (places.length === 0 || !hero.pack.includes(card)) return;
  const options = places.map(as => turned(card, { do: 'wear', item: card.id, as }));
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'equip',
    rule: 'SS-STD-13',
    about: hero.id,
    options: [...options, { do: 'no' }],
  });
  if (choice.do !== 'wear' || choice.as === 'pack') return;
  hero.pack = hero.pack.filter(one => one !== card);
  hero[choice.as] = card;
  io.tell?.({ kind: 'item', hero: hero.id, item: card.id, ...upOf(card), how: 'worn', rule: 'SS-STD-13' });
}

/** What lies in the zone and can be taken: nothing that the hero laid there in this turn; items only where there is room (SS-FREE-06, -07). */
function findings(state: State, hero: Hero, turn: Turn): Choice[] {
  const ground = state.ground[hero.zone];
  if (ground === undefined) return [];
  const found: Choice[] = [];
  if (ground.items.length > 0 && hasRoom(state, hero))
    for (const item of different(ground.items))
      if (!turn.dropped.includes(item.id)) found.push(turned(item, { do: 'take', item: item.id }));
  if (!turn.droppedCoins) for (const crowns of coinPortions(ground.coins)) found.push({ do: 'take-coins', crowns });
  if (ground.loot + ground.treasure > 0) found.push({ do: 'take-loot' });
  for (const key of new Set(ground.keys)) found.push({ do: 'take-key', key });
  return found;
}

function* pickUp(state: State, io: Io, hero: Hero, choice: Choice): Flow {
  const ground = state.ground[hero.zone];
  if (ground === undefined) return;
  switch (choice.do) {
    case 'take': {
      const at = ground.items.findIndex(({ id, side }) => id === choice.item && side === sideOfCard(choice));
      const [item] = at < 0 ? [] : ground.items.splice(at, 1);
      if (item !== undefined) receive(state, io, hero, item, 'taken');
      return;
    }
    case 'take-coins':
      shiftCoins(ground.coins, hero.coins, choice.crowns);
      io.tell?.({ kind: 'coins', hero: hero.id, crowns: choice.crowns, why: 'taken', rule: 'SS-FREE-06' });
      return;
    case 'take-key':
      ground.keys.splice(ground.keys.indexOf(choice.key), 1);
      hero.keys.push(choice.key);
      io.tell?.({ kind: 'key', hero: hero.id, key: choice.key, how: 'taken', rule: 'SS-ELEM-16' });
      return;
    case 'take-loot':
      yield* turnOverLoot(state, io, hero);
  }
}

/** Face-down loot and treasures are turned over and taken (SS-EDTH-11, SS-COIN-03). */
function* turnOverLoot(state: State, io: Io, hero: Hero): Flow {
  const ground = state.ground[hero.zone];
  if (ground === undefined) return;
  const { loot, treasure } = ground;
  ground.loot = 0;
  ground.treasure = 0;
  for (let i = 0; i < loot; i++) {
    const token = draw(state.supplies.loot, io);
    if (token === null) break;
    io.reveal?.('all', { drawn: token });
    state.supplies.loot.out.push(token);
    gainCrowns(state, io, hero, Number(token), 'found');
  }
  yield* gainTreasures(state, io, hero, treasure);
}

function layDown(state: State, io: Io, hero: Hero, turn: Turn, card: CardUp, place: Place): void {
  const item = takeFrom(state, hero, place, card);
  if (item === null) return;
  state.ground[hero.zone]?.items.push(item);
  turn.dropped.push(item.id);
  io.tell?.({ kind: 'item', hero: hero.id, item: item.id, ...upOf(item), how: 'laid', rule: 'SS-FREE-05' });
}

function layCoinsDown(state: State, io: Io, hero: Hero, turn: Turn, crowns: number): void {
  const ground = state.ground[hero.zone];
  if (ground === undefined) return;
  shiftCoins(hero.coins, ground.coins, crowns);
  turn.droppedCoins = true;
  io.tell?.({ kind: 'coins', hero: hero.id, crowns, why: 'dropped', rule: 'SS-FREE-05' });
}
