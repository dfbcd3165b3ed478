import { choose, insert, type Reason, reason, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type CardId, isWound, WOUND } from '../content/cards.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { EXPLORED } from './exploring.ts';
import { hasOnlookers } from './onlookers.ts';
import { restTurnsBack } from './skills.ts';

const MOVED = reason('MK-REST-01', {
  en: 'Whoever has moved, explored or acted cannot rest.',
  de: 'Wer sich bewegt, erkundet oder gehandelt hat, kann nicht rasten.',
});
const EMPTY_HAND = reason('MK-REST-07', {
  en: 'One cannot rest with an empty hand.',
  de: 'Mit leerer Hand kann man nicht rasten.',
});

export function mayRest(state: State, turn: Turn): Reason | null {
  if (turn.acted || turn.path.length > 1 || turn.used.includes(EXPLORED) || turn.rested) return MOVED;
  return heroOf(state, turn.seat).hand.length === 0 ? EMPTY_HAND : null;
}

/** One card that is no wound and any number of wounds; with wounds alone one of them (MK-REST-02..06). */
export function* rest(state: State, io: Io, turn: Turn): Flow {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  turn.rested = true;
  turn.stage = 'after';
  io.tell?.({ kind: 'rested', seat, rule: 'MK-REST-01' });
  restTurnsBack(state, io, turn);
  const others = hero.hand.filter((card, i) => !isWound(card) && card !== hero.hand[i - 1]);
  const slow = others.length === 0;
  const options: Choice[] = (slow ? [WOUND as CardId] : others).map(card => ({ do: 'discard', card }));
  // Whether there is anything to choose would tell what is held before it is shown.
  const always = !slow || hasOnlookers(state);
  const chosen = yield* choose({ seat, kind: 'rest', rule: 'MK-REST-04', options, always });
  if (slow) {
    io.reveal?.('all', { seat, hand: hero.hand.slice() }, seat);
    return discard(state, io, turn, WOUND, 'MK-REST-06');
  }
  if (chosen.do === 'discard') discard(state, io, turn, chosen.card, 'MK-REST-04');
  for (;;) {
    const wounds: Choice[] = hero.hand.includes(WOUND) ? [{ do: 'discard', card: WOUND }] : [];
    if (wounds.length === 0 && !hasOnlookers(state)) return;
    const options: Choice[] = [...wounds, { do: 'done' }];
    const more = yield* choose({ seat, kind: 'rest', rule: 'MK-REST-04', options, always: true });
    if (more.do !== 'discard') return;
    discard(state, io, turn, WOUND, 'MK-REST-04');
  }
}

/** From the hand to the discard pile, for all to see. */
export function discard(
  state: State,
  io: Io,
  turn: Turn,
  card: CardId,
  rule: 'MK-REST-04' | 'MK-REST-06' | 'MK-DRAW-01',
): void {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  takeOut(hero.hand, card);
  insert(hero.discard, card);
  turn.cards++;
  io.reveal?.('all', { seat, card }, seat);
  io.tell?.({ kind: 'discarded', seat, card, rule });
}
