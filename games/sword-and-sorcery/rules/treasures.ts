import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type ItemId, itemOf } from '../content/items/index.ts';
import type { Hero, State } from '../state.ts';
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
    const choice = yield* choose<Choice, AskKind>({ seat: hero.seat, kind: 'card', rule: 'SS-PUSE-EX1', options });
    if (choice.do !== 'card') return;
    drawn.splice(drawn.indexOf(choice.item), 1);
    state.supplies.treasure.out.push(...drawn);
    yield* gainItem(state, io, hero, choice.item);
  }
}

/** A hero receives a card: money at once in coins, an item into the inventory, or into the zone if there is no room (SS-COIN-03, SS-ITEM-03). */
export function* gainItem(state: State, io: Io, hero: Hero, id: ItemId): Flow {
  const { crowns, deck } = itemOf(id);
  if (crowns !== undefined) {
    gainCrowns(state, io, hero, crowns, 'found');
    if (deck === 'treasure') state.supplies.treasure.out.push(id);
    return;
  }
  receive(state, io, hero, newItem(id), 'gained');
}
