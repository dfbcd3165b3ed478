import { itemOf } from '../content/items/index.ts';
import type { FigureId, Item, State } from '../state.ts';
import { heroOf } from '../state.ts';
import type { Io } from '../types.ts';

/** A used or lost card goes home: stash cards to the stash, treasures to their discard pile, the rest to the Emporium (SS-STASH-04, SS-INV-04). */
export function discardItem(state: State, io: Io, hero: FigureId, item: Item): void {
  const { deck } = itemOf(item.id);
  io.tell?.({ kind: 'item', hero: heroOf(state, hero).id, item: item.id, how: 'discarded', rule: 'SS-INV-04' });
  const fresh: Item = { id: item.id, side: 0, forged: false, charges: itemOf(item.id).charges ?? 0 };
  if (deck === 'stash') state.stash.push(fresh);
  else if (deck === 'emporium') state.market.push(fresh);
  else if (deck === 'treasure') state.supplies.treasure.out.push(item.id);
}

export const newItem = (id: Item['id']): Item => ({ id, side: 0, forged: false, charges: itemOf(id).charges ?? 0 });
