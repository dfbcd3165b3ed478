import type { RuleId } from '@tafelrunde/engine';
import type { InstanceId, Pile } from '../content/index.ts';
import type { GroupId, Io, Play, State } from '../state.ts';
import { intoHand, PILES } from './cards.ts';
import { decide } from './decide.ts';

/** Cards that can still be drawn from a pile, its discard pile included (SH-SETUP-11). */
export const stock = (state: State, pile: Pile): number => state.piles[pile].length + state.discards[pile].length;

export const drawable = (state: State): Pile[] => PILES.filter(pile => stock(state, pile) > 0);

/** A pile is named for every card before the first is looked at (SH-SETUP-16). */
export function* choosePiles(state: State, group: GroupId, count: number, rule: RuleId): Play<Pile[]> {
  const piles: Pile[] = [];
  while (piles.length < count) {
    const options = PILES.filter(pile => stock(state, pile) > piles.filter(p => p === pile).length);
    if (options.length === 0) break;
    const choice = yield* decide(
      state,
      group,
      'pile',
      rule,
      options.map(pile => ({ do: 'pile', pile }) as const),
      { number: piles.length + 1, of: count },
    );
    piles.push(choice.pile);
  }
  return piles;
}

export function* drawCards(state: State, io: Io, group: GroupId, count: number, rule: RuleId): Play {
  drawFrom(state, io, group, yield* choosePiles(state, group, count, rule), rule);
}

export function drawFrom(state: State, io: Io, group: GroupId, piles: readonly Pile[], rule: RuleId): void {
  for (const pile of piles) {
    const card = top(state, io, pile);
    if (card === null) continue;
    intoHand(state, group, card, []);
    io.reveal?.([group], { card });
    io.tell?.({ kind: 'drew', group, pile, card, rule }, [group], { kind: 'drew', group, pile, card: null, rule });
  }
}

function top(state: State, io: Io, pile: Pile): InstanceId | null {
  refill(state, io, pile);
  return state.piles[pile].pop() ?? null;
}

/** An empty pile is made anew from its discard pile (SH-SETUP-11). */
function refill(state: State, io: Io, pile: Pile): void {
  const cards = state.piles[pile];
  if (cards.length > 0 || state.discards[pile].length === 0) return;
  cards.push(...state.discards[pile].splice(0));
  io.chance.shuffle(cards);
  io.tell?.({ kind: 'reshuffled', pile, rule: 'SH-SETUP-11' });
}

/** After every deed: no pile stays empty while its discard pile has cards (SH-SETUP-21). */
export function refillPiles(state: State, io: Io): void {
  for (const pile of PILES) refill(state, io, pile);
}
