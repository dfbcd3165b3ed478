import type { Figure } from '../state.ts';
import type { Scene } from './scene.ts';

/** What is kept for later: worth a little less than what it brings at the right moment. */
const FEAT = 5;
const ITEM = 2.5;
const SPELL_QUARTER = 0.6;
const GRANT = 0.7;
/** Cards in the overlord's hand, the best first: he may play one in a turn, so many are worth little more than few. */
const INTERRUPTS = [5, 3.5, 2, 1, 0.5] as const;
const CARDS = [3, 2, 1, 0.5] as const;
/** What cannot be used before time is up is worth nothing. */
const ROUNDS_PER_CARD = 3;
const ROUNDS_PER_FEAT = 8;

/** What the heroes have up their sleeves, less what the overlord has. */
export function means({ heroes, servants, view, roundsLeft }: Scene): number {
  const feat = FEAT * Math.min(1, roundsLeft / ROUNDS_PER_FEAT);
  let sum = 0;
  for (const hero of heroes) sum += sleeves(hero, feat);
  for (const servant of servants) if (servant.kind === 'boss') sum -= sleeves(servant, feat);
  for (const { by } of view.grants) sum += heroes.some(({ id }) => id === by) ? GRANT : -GRANT;
  return sum - hand(view.overlord.hand, view.overlord.handSize) * Math.min(1, roundsLeft / ROUNDS_PER_CARD);
}

function sleeves({ feats, items, spells }: Figure, feat: number): number {
  let sum = items.length * ITEM;
  for (const { used } of feats) if (!used) sum += feat;
  for (const { turned } of spells) sum -= turned * SPELL_QUARTER;
  return sum;
}

function hand(cards: readonly string[] | null, size: number): number {
  if (cards === null) return size * 2;
  let interrupts = 0;
  let others = 0;
  let sum = 0;
  for (const card of cards)
    sum += card.endsWith('interrupt') ? (INTERRUPTS[interrupts++] ?? 0.3) : (CARDS[others++] ?? 0.3);
  return sum;
}
