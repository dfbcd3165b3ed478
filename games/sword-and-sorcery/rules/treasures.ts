import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type ItemId, itemOf } from '../content/items/index.ts';
import type { Hero, Item, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { gainCrowns } from './coins.ts';
import { newItem, receive } from './equipment.ts';
import { draw } from './supplies.ts';
import { numberOf } from './values.ts';

/** A hero draws treasures, one after the other; whoever draws more cards keeps one of them (SS-PUSE-EX1). */
export function* gainTreasures(state: State, io: Io, hero: Hero, n: number): Flow {
  for (let i = 0; i < n; i++) {
    const drawn: ItemId[] = [];
    for (let left = numberOf(state, hero.id, 'treasure-cards', 1); left > 0; left--) {
      const card = draw(state.supplies.treasure, io);
      if (card === null) break;
      io.reveal?.('all', { drawn: card });
      drawn.push(card);
    }
    const options = [...new Set(drawn)].map((item): Choice => ({ do: 'card', item }));
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'card',
      about: hero.id,
      rule: 'SS-PUSE-EX1',
      options,
    });
    if (choice.do !== 'card') return;
    drawn.splice(drawn.indexOf(choice.item), 1);
    state.supplies.treasure.out.push(...drawn);
    gainItem(state, io, hero, newItem(choice.item));
  }
}

/** A hero receives a card: money at once in coins, an item into the inventory, or into the zone if there is no room (SS-COIN-03, SS-ITEM-03). */
function gainItem(state: State, io: Io, hero: Hero, item: Item): void {
  const { crowns } = itemOf(item.id);
  if (crowns === undefined) {
    receive(state, io, hero, item, 'gained');
    return;
  }
  gainCrowns(state, io, hero, crowns, 'found');
  state.supplies.treasure.out.push(item.id);
}

/** A hero receives a card by its name, from the deck it belongs to. Where none is left there nothing is found: the cards of the game are all there are. */
export function gainNamed(state: State, io: Io, hero: Hero, id: ItemId): void {
  const item = takeNamed(state, id);
  if (item !== null) gainItem(state, io, hero, item);
}

function takeNamed(state: State, id: ItemId): Item | null {
  for (const pile of [state.stash, state.market]) {
    const at = pile.findIndex(item => item.id === id);
    if (at >= 0) return pile.splice(at, 1)[0] ?? null;
  }
  const { pile, out } = state.supplies.treasure;
  for (const cards of [out, pile.rest, pile.top, pile.bottom, state.soulWeapons]) {
    const at = cards.indexOf(id);
    if (at < 0) continue;
    cards.splice(at, 1);
    return newItem(id);
  }
  // What belongs to adventures lies aside until one calls for it.
  return itemOf(id).deck === 'adventure' ? newItem(id) : null;
}
