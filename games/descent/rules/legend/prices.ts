import { itemOf } from '../../content/index.ts';
import type { City } from '../../content/legend/road.ts';
import type { CardId } from '../../state.ts';
import { saleOf } from '../campaign/shop.ts';

/** Everything costs a multiple of this. */
const COIN = 25;

/** What a city asks and pays for a thing, which need not be what its card says (D2-RTLC-11, -14); null: nobody buys it. */
export function priceIn({ prices }: City, id: CardId): number | null {
  const { slot, gold, class: own, kind } = itemOf(id);
  if (kind !== 'item') return null;
  if (own !== undefined) return saleOf(id);
  return Math.max(COIN, Math.round((((gold ?? 0) / COIN) * (prices[slot] ?? 100)) / 100) * COIN);
}
