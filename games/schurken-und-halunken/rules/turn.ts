import { endAt } from '@tafelrunde/engine';
import { FIRST_TURN_CARDS, NIGHT, TURN_CARDS } from '../content/numbers.ts';
import { scenarioRules } from '../content/scenarios/index.ts';
import {
  figuresOf,
  type GroupId,
  groupOf,
  groupsInOrder,
  type Io,
  isPlayer,
  ownerOf,
  type Play,
  type State,
  sideOf,
} from '../state.ts';
import { act } from './actions.ts';
import { countDown, refreshUses } from './cooldown.ts';
import { loseLife } from './damage.ts';
import { buryTheDead } from './death.ts';
import { drawCards, refillPiles } from './draw.ts';
import { spontaneousWindow } from './events.ts';
import { startDraw, startEquip, startRedraw } from './start.ts';
import { announceTurn } from './triggers.ts';
import { extraReactions, turnDraw } from './values.ts';

/** Plays from one rest to the next. */
export function* step(state: State, io: Io): Play {
  yield* playPhase(state, io);
  refillPiles(state, io);
}

function* playPhase(state: State, io: Io): Play {
  switch (state.phase) {
    case 'start-draw':
      return yield* startDraw(state, io);
    case 'start-redraw':
      return yield* startRedraw(state, io);
    case 'start-equip':
      return yield* startEquip(state, io);
    case 'begin':
      return yield* begin(state, io);
    case 'draw':
      return yield* drawForTurn(state, io);
    case 'main':
      return yield* actOrPassOn(state, io);
    case 'window':
      return yield* askTheOthers(state, io);
    case 'end':
      return yield* end(state, io);
  }
}

/** The round of this player begins (SH-TURN-04): all is fresh again, then what happens at the start of a turn happens. */
function* begin(state: State, io: Io): Play {
  const group = groupOf(state, state.active);
  group.turns++;
  state.eventPlayed = false;
  state.unasked = true;
  io.tell?.({ kind: 'turn', group: sideOf(state, state.active), turn: state.turn, rule: 'SH-TURN-01' });
  endAt(state.boosts, 'round', ownerOf(state.active));
  countDown(group);
  refreshUses(group);
  for (const [id, other] of state.groups.entries()) for (const who of figuresOf(other)) renew(who, id === state.active);
  for (const creature of group.creatures) creature.fresh = false;
  state.phase = 'draw';
  yield* announceTurn(state, io);
  dawn(state, io);
  yield* buryTheDead(state, io);
  yield* scenarioRules(state.scenario).turnBegins?.(state, io) ?? [];
}

/** One action in the own turn, one reaction in every turn of somebody else (SH-TURN-02, SH-REACT-01, SH-REACT-05). */
function renew(who: ReturnType<typeof figuresOf>[number], isActive: boolean): void {
  who.reactions = isActive ? 0 : 1 + extraReactions(who);
  who.equips = 0;
  who.actions = 0;
  if (!isActive) return;
  who.actions = who.idle ? 0 : 1;
  who.idle = false;
}

/** Every night ends: after so many own turns the town guard wears everybody down (SH-END-05). */
function dawn(state: State, io: Io): void {
  const group = groupOf(state, state.active);
  const amount = group.turns - NIGHT;
  if (amount <= 0) return;
  io.tell?.({ kind: 'dawn', group: sideOf(state, state.active), amount, rule: 'SH-END-05' });
  for (const who of figuresOf(group)) loseLife(io, who, amount, 'SH-END-05');
}

/** Two support cards from any piles (SH-TURN-01); for an even start none in the first turn of the game (SH-TURN-06). */
function* drawForTurn(state: State, io: Io): Play {
  state.phase = 'main';
  const { active } = state;
  if (groupOf(state, active).out) return passOn(state);
  if (!isPlayer(state, active)) return;
  const waits = state.turn === 1 && state.evenStart;
  const cards = Math.max(0, (waits ? FIRST_TURN_CARDS : TURN_CARDS) + turnDraw(state, active));
  if (waits && cards === 0) io.tell?.({ kind: 'drew-none', group: active, rule: 'SH-TURN-06' });
  yield* drawCards(state, io, active, cards, 'SH-TURN-01');
}

function* actOrPassOn(state: State, io: Io): Play {
  if (groupOf(state, state.active).out) return passOn(state);
  if (isPlayer(state, state.active)) yield* act(state, io);
  else yield* playByItself(state, io);
  if (state.phase === 'end') return;
  state.unasked = true;
  state.phase = 'window';
}

/** After every deed of the group on turn the others may play spontaneous events (SH-EVENT-07). */
function* askTheOthers(state: State, io: Io): Play {
  yield* spontaneousWindow(state, io, state.active, 'event-window', () => false);
  state.unasked = false;
  state.phase = 'main';
}

/** A group that no player leads acts as its scenario says, one thing at a time, as long as it can (SH-SCEN-01). */
function* playByItself(state: State, io: Io): Play {
  const { play } = scenarioRules(state.scenario);
  const able = figuresOf(groupOf(state, state.active)).some(({ actions }) => actions > 0);
  if (play && able) yield* play(state, io, state.active);
  else state.phase = 'end';
}

/** The player has declared the turn over (SH-TURN-03); who has not been asked since the last deed may still play spontaneous events (SH-EVENT-07). */
function* end(state: State, io: Io): Play {
  if (state.unasked) yield* spontaneousWindow(state, io, state.active, 'event-window', () => false);
  yield* scenarioRules(state.scenario).turnEnds?.(state, io) ?? [];
  passOn(state);
}

function passOn(state: State): void {
  endAt(state.boosts, 'turn');
  state.turn++;
  const next = nextGroup(state);
  passOver(state, next);
  state.active = next;
  state.phase = 'begin';
}

/** Those who are out have no turn any more; what lasts until then ends when it would have begun (SH-TURN-07). */
function passOver(state: State, next: GroupId): void {
  const { length } = state.groups;
  for (let group = (state.active + 1) % length; group !== next; group = (group + 1) % length)
    endAt(state.boosts, 'round', ownerOf(group));
}

function nextGroup(state: State): GroupId {
  const [first = state.active, second = first] = groupsInOrder(state);
  return first === state.active ? second : first;
}
