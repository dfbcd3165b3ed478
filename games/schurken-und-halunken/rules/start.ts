import type { Choice } from '../choices.ts';
import { supportCard } from '../content/index.ts';
import { LATE_CARDS, LATE_PLACE, REDRAW_CARDS, START_CARDS } from '../content/numbers.ts';
import { type GroupId, groupOf, type Io, type Play, type State } from '../state.ts';
import { countOf, discardFromHand } from './cards.ts';
import { decideOpenly } from './decide.ts';
import { choosePiles, drawFrom } from './draw.ts';
import { equipAtStart } from './equip.ts';
import { weaponProfile } from './hands.ts';

/** Before play each player draws 4 support cards from piles of choice (SH-SETUP-12, SH-SETUP-13). */
export function* startDraw(state: State, io: Io): Play {
  if (state.active === state.first) announceStart(state, io);
  state.drawn = yield* choosePiles(state, state.active, startCards(state), 'SH-SETUP-12');
  drawFrom(state, io, state.active, state.drawn, 'SH-SETUP-12');
  state.phase = 'start-redraw';
}

/** What differs from the rulebook is said before the first card (SH-TURN-06, SH-SETUP-20). */
function announceStart({ evenStart, first, seats }: State, io: Io): void {
  if (evenStart) io.tell?.({ kind: 'even-start', first, late: seats >= LATE_PLACE, rule: 'SH-TURN-06' });
}

/** For an even start those who come late get more (SH-SETUP-20). */
function startCards({ evenStart, active, first, seats }: State): number {
  const place = ((active - first + seats) % seats) + 1;
  return START_CARDS + (evenStart && place >= LATE_PLACE ? LATE_CARDS : 0);
}

/** As an optional rule a hand without weapon and attack spell may be drawn anew, again and again (SH-SETUP-17). */
export function* startRedraw(state: State, io: Io): Play {
  const { active } = state;
  state.phase = 'start-equip';
  if (!state.redraw || !mightRedraw(state, active)) return;
  const options: Choice[] = [{ do: 'keep' }];
  if (!isArmed(state, active)) options.push({ do: 'redraw' });
  const choice = yield* decideOpenly(state, active, 'redraw', 'SH-SETUP-17', options);
  if (choice.do === 'keep') return;
  const cards = groupOf(state, active).hand.slice();
  io.tell?.({ kind: 'redrew', group: active, cards, rule: 'SH-SETUP-17' });
  for (const card of cards) discardFromHand(state, io, active, card, 'SH-SETUP-17');
  drawFrom(state, io, active, state.drawn, 'SH-SETUP-17');
  state.phase = 'start-redraw';
}

/** Seen from the backs of the cards (SH-SETUP-19). */
function mightRedraw(state: State, group: GroupId): boolean {
  const { hand } = groupOf(state, group);
  return countOf(hand, 'equipment') >= REDRAW_CARDS || countOf(hand, 'magic') >= REDRAW_CARDS;
}

/** An artefact to be used as a weapon arms as well (SH-EQUIP-16). */
const isArmed = (state: State, group: GroupId): boolean =>
  groupOf(state, group).hand.some(id => {
    const card = supportCard(id);
    return weaponProfile(card) !== null || card.kind === 'attack-spell';
  });

/** Heroes may be equipped with the start cards at once (SH-SETUP-14); then the next player, then the first turn. */
export function* startEquip(state: State, io: Io): Play {
  yield* equipAtStart(state, io, state.active);
  state.drawn = [];
  state.active = (state.active + 1) % state.seats;
  state.phase = state.active === state.first ? 'begin' : 'start-draw';
}
