import { drawFrom, endAt, pileSize } from '@tafelrunde/engine';
import { adventureOf } from '../content/adventures/index.ts';
import { EVENTS, type EventId, type SpawnForm } from '../content/events.ts';
import type { State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { companionOf } from './companions.ts';
import { spawnAtPortals } from './portals.ts';
import { turnsPage } from './secrets.ts';
import { carryOutStory, checkStory } from './story.ts';
import { announce } from './triggers.ts';
import { numberOf } from './values.ts';

/** The event phase: a face-down card is drawn and resolved, a face-up one discarded (SS-EVNT-01 to -04). */
export function* eventPhase(state: State, io: Io): Flow {
  yield* announce(state, io, 'event-phase', {});
  endAt(state.lasting, 'event');
  for (const portal of state.portals)
    if (portal.turns) {
      delete portal.turns;
      portal.open = !portal.open;
      io.tell?.({ kind: 'portal', zone: portal.zone, open: portal.open, rule: 'SS-PORT-02' });
    }
  const { events } = state;
  const up = events.up.pop();
  if (up !== undefined) return yield* discardEvent(state, io, up);
  const event = drawFrom(events.deck, io.chance);
  if (event === null) {
    // Day or night was the last card: it lies beside the deck, and there is nothing left to draw (SS-END-06).
    state.over ??= { kind: 'deck', by: null };
    return;
  }
  io.reveal?.('all', { drawn: event });
  yield* resolveEvent(state, io, event);
}

/** A card of the event deck is discarded. With the last one the adventure is lost, unless it is won just now (SS-END-02, -03, -06). */
export function* discardEvent(state: State, io: Io, event: EventId): Flow {
  const { events } = state;
  events.out.push(event);
  io.tell?.({ kind: 'event-discarded', event, rule: 'SS-EVNT-04' });
  yield* checkStory(state, io);
  if (state.over === null && pileSize(events.deck) + events.up.length === 0) state.over = { kind: 'deck', by: null };
}

/** An event in the order of its card: what it does, then the enemies that appear; then it lies face up on the deck (SS-EVNT-03, -07), day and night beside it (SS-EVNT-08). */
export function* resolveEvent(state: State, io: Io, event: EventId): Flow {
  const { type, once = [], spawns = [] } = EVENTS[event];
  const { events } = state;
  io.tell?.({ kind: 'event', event, rule: 'SS-EVNT-03' });
  if (type === 'day' || type === 'night') {
    if (events.day !== null) events.out.push(events.day);
    events.day = event;
  }
  yield* announce(state, io, 'event-drawn', { card: event });
  if (type === 'story') yield* readStoryCard(state, io, event);
  yield* carryOutStory(state, io, once);
  if (spawns.length > 0) yield* spawnAtPortals(state, io, appearing(state, spawns));
  if (type === 'standard' || type === 'story') events.up.push(event);
  yield* checkStory(state, io);
}

/** A story card met on the map is resolved, then laid face up on the deck: the next event phase only discards it (SS-ADVE-04, -05). */
export function* resolveStoryCard(state: State, io: Io, event: EventId): Flow {
  io.tell?.({ kind: 'event', event, rule: 'SS-ADVE-01' });
  yield* readStoryCard(state, io, event);
  state.events.up.push(event);
}

function* readStoryCard(state: State, io: Io, event: EventId): Flow {
  const told = adventureOf(state.adventure).story?.[event];
  if (told === undefined || !turnsPage(state, io, `card/${event}`)) return;
  state.story.read.push(event);
  io.tell?.({ kind: 'story', paragraph: `${state.adventure}/${event}`, rule: 'SS-ADVE-02' });
  yield* carryOutStory(state, io, told.effects);
}

/** The number of appearing enemies, from the heroes and enemies in play, never below 0 (SS-SPWN-02 to -04). */
export function appearing(state: State, forms: readonly SpawnForm[]): number {
  const heroes =
    state.heroes.filter(({ ghost }) => !ghost).length +
    state.companions.reduce((sum, one) => sum + companionOf(one).heroValue, 0);
  const enemies = state.enemies.length;
  const counts: Readonly<Record<SpawnForm, number>> = {
    few: heroes <= 3 ? heroes - enemies - 1 : 0,
    many: heroes >= 4 ? heroes - enemies - 2 : 0,
    even: heroes - enemies,
    plus: heroes - enemies + 1,
  };
  const n = forms.reduce((sum, form) => sum + Math.max(0, counts[form]), 0);
  const first = state.heroes[0]?.id ?? '';
  return n === 0 ? 0 : n + numberOf(state, first, 'spawn');
}
