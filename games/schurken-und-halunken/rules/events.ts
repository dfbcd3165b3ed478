import { type Reason, reason, type Seat, timingWindow } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { spontaneousEvents } from '../content/events.ts';
import { type InstanceId, supportCard } from '../content/index.ts';
import { carryOut, usable } from '../effects/vocabulary.ts';
import { type GroupId, groupOf, type Io, type Play, type State, seatsInOrder } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';
import { clear, countOf, lay } from './cards.ts';

const NO_EVENT = reason('SH-EVENT-01', { en: 'This card is no event.', de: 'Diese Karte ist kein Ereignis.' });
const ONE_EVENT = reason('SH-EVENT-01', {
  en: 'One event per turn: there has been one.',
  de: 'Nur 1 Ereignis pro Zug: Eines gab es schon.',
});
const NO_USE = reason('SH-END-06', {
  en: 'This card would do nothing now.',
  de: 'Diese Karte würde jetzt nichts bewirken.',
});

/** One event per own turn, outside combat, if it does anything. */
export function mayPlayEvent(state: State, group: GroupId, id: InstanceId): Reason | null {
  const card = supportCard(id);
  if (card.kind !== 'event') return NO_EVENT;
  if (state.eventPlayed) return ONE_EVENT;
  return usable(state, card.effects, { group, self: null, source: id, same: [] }) ? null : NO_USE;
}

/** Announced, perhaps answered, then carried out and discarded (SH-EVENT-01, SH-EVENT-06, SH-EVENT-08). */
export function* playEvent(state: State, io: Io, group: GroupId, card: InstanceId): Play {
  lay(state, io, group, card);
  state.eventPlayed = true;
  io.tell?.({ kind: 'played', group, card, rule: 'SH-EVENT-01' });
  state.announced = card;
  state.announcedCancelled = false;
  yield* spontaneousWindow(state, io, group, 'reply', () => state.announcedCancelled);
  state.announced = null;
  if (!state.announcedCancelled)
    yield* carryOut(state, io, supportCard(card).effects, { group, self: null, source: card, same: [] });
  state.announcedCancelled = false;
  clear(state, card);
}

export function mayPlaySpontaneous(state: State, group: GroupId, id: InstanceId): Reason | null {
  const card = supportCard(id);
  if (card.kind !== 'spontaneous-event') return NO_EVENT;
  return usable(state, card.effects, { group, self: null, source: id, same: [] }) ? null : NO_USE;
}

export function addSpontaneous(state: State, group: GroupId, list: Choice[]): void {
  for (const card of groupOf(state, group).hand)
    if (mayPlaySpontaneous(state, group, card) === null) list.push({ do: 'play', card });
}

export function* playSpontaneous(state: State, io: Io, group: GroupId, card: InstanceId): Play {
  lay(state, io, group, card);
  io.tell?.({ kind: 'played', group, card, rule: 'SH-EVENT-02' });
  yield* carryOut(state, io, supportCard(card).effects, { group, self: null, source: card, same: [] });
  clear(state, card);
}

/** Everybody else who could have something to play is asked (SH-EVENT-07). */
export function* spontaneousWindow(
  state: State,
  io: Io,
  except: GroupId,
  kind: 'reply' | 'event-window',
  closed: () => boolean,
): Play {
  yield* timingWindow<SchurkenUndHalunken>(
    seatsInOrder(state, except).filter(seat => seat !== except),
    seat => (mightReply(state, seat) ? { seat, kind, rule: 'SH-EVENT-07', options: replies(state, seat) } : null),
    function* (seat, choice) {
      if (choice.do === 'play') yield* playSpontaneous(state, io, seat, choice.card);
      return closed();
    },
  );
}

/**
 * By what everybody sees: a green back in the hand (SH-SETUP-19), and a spontaneous event that is not used up and would do
 * something now. So nobody learns from the asking what a hand holds.
 */
export function mightReply(state: State, seat: Seat): boolean {
  const { hand, out } = groupOf(state, seat);
  if (out || countOf(hand, 'tactics') === 0) return false;
  return spontaneousEvents.some(({ id, copies, effects }) => {
    const used = state.discards.tactics.filter(card => supportCard(card).id === id).length;
    return used < copies && usable(state, effects, { group: seat, self: null, source: id, same: [] });
  });
}

function replies(state: State, seat: Seat): Choice[] {
  const options: Choice[] = [];
  addSpontaneous(state, seat, options);
  options.push({ do: 'pass' });
  return options;
}
