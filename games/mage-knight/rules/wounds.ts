import { insert, type RuleId } from '@tafelrunde/engine';
import { isWound, WOUND } from '../content/cards.ts';
import { levelOf } from '../content/levels.ts';
import type { Doing } from '../effects/word.ts';
import type { Flow } from '../types.ts';
import { announce } from './triggers.ts';

/** Wounds from the pile, which never runs out, into hand or discard pile (MK-WND-01). */
export function* takeWounds(at: Doing, n: number, to: 'hand' | 'discard', rule: RuleId): Flow {
  if (n <= 0) return;
  const { state, io, seat, hero, turn } = at;
  for (let i = 0; i < n; i++) insert(to === 'hand' ? hero.hand : hero.discard, WOUND);
  turn.wounded += n;
  if (to === 'discard') turn.buried += n;
  io.tell?.({ kind: 'wounded', seat, n, to, rule });
  if (to !== 'hand') return;
  if (turn.combat) {
    turn.combat.wounds += n;
    knockOut(at);
  }
  for (let i = 0; i < n; i++) yield* announce(state, io, seat, turn, 'wound-to-hand');
}

/** As many wounds in one combat as the unmodified hand limit: all other cards are lost (MK-DMG-15). */
function knockOut(at: Doing): void {
  const { io, seat, hero, turn } = at;
  const { combat } = turn;
  if (combat === null || combat.wounds < levelOf(hero.level).hand) return;
  if (!combat.knockedOut) io.tell?.({ kind: 'knocked-out', seat, rule: 'MK-DMG-15' });
  combat.knockedOut = true;
  discardAllButWounds(at, 'MK-DMG-15');
}

/** All cards but wounds go from the hand to the discard pile, for all to see (MK-DMG-15, -21). */
export function discardAllButWounds({ io, seat, hero }: Doing, rule: RuleId): void {
  for (const card of hero.hand) {
    if (isWound(card)) continue;
    insert(hero.discard, card);
    io.reveal?.('all', { seat, card }, seat);
    io.tell?.({ kind: 'discarded', seat, card, rule });
  }
  hero.hand = hero.hand.filter(isWound);
  // That nothing else is left is seen too.
  io.reveal?.('all', { seat, hand: hero.hand.slice() }, seat);
}
