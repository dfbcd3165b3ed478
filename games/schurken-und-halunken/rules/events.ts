import { type Reason, reason, type Seat, timingWindow } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type InstanceId, supportCard } from '../content/index.ts';
import { type GroupId, groupOf, type Play, type State, seatsInOrder, type TableIo } from '../state.ts';
import { clear, countOf, lay } from './cards.ts';
import { carryOut, usable } from './effects/index.ts';

const NO_EVENT = reason('SH-EVENT-01', { en: 'This card is no event.', de: 'Diese Karte ist kein Ereignis.' });
const ONE_EVENT = reason('SH-EVENT-01', {
  en: 'One event per turn: there has been one.',
  de: 'Nur 1 Ereignis pro Zug: Eines gab es schon.',
});
const NO_USE = reason('SH-END-03', {
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
export function* playEvent(state: State, io: TableIo, group: GroupId, card: InstanceId): Play {
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

export function* playSpontaneous(state: State, io: TableIo, group: GroupId, card: InstanceId): Play {
  lay(state, io, group, card);
  io.tell?.({ kind: 'played', group, card, rule: 'SH-EVENT-02' });
  yield* carryOut(state, io, supportCard(card).effects, { group, self: null, source: card, same: [] });
  clear(state, card);
}

/** Everybody else with a green card is asked (SH-EVENT-07): from the backs of the cards nobody learns more. */
export function* spontaneousWindow(
  state: State,
  io: TableIo,
  except: GroupId,
  kind: 'reply' | 'turn-end',
  closed: () => boolean,
): Play {
  yield* timingWindow<Choice>(
    seatsInOrder(state, except).filter(seat => seat !== except),
    seat => (mayReply(state, seat) ? { seat, kind, rule: 'SH-EVENT-07', options: replies(state, seat) } : null),
    function* (seat, choice) {
      if (choice.do === 'play') yield* playSpontaneous(state, io, seat, choice.card);
      return closed();
    },
  );
}

const mayReply = (state: State, seat: Seat): boolean => {
  const { hand, out } = groupOf(state, seat);
  return !out && countOf(hand, 'tactics') > 0;
};

function replies(state: State, seat: Seat): Choice[] {
  const options: Choice[] = [];
  addSpontaneous(state, seat, options);
  options.push({ do: 'pass' });
  return options;
}
