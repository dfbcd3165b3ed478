import { choose, restore } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import type { About } from '../effects/word.ts';
import {
  type CardId,
  type FigureId,
  figureOf,
  monsterOf,
  overlordSeat,
  type State,
  seatOf,
  type Turn,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { actionsOf, perform } from './acting.ts';
import { isAlly } from './allies.ts';
import { removeCondition } from './conditions.ts';
import { together } from './deciding.ts';
import { due } from './delayed.ts';
import { isPermitted } from './in-force.ts';
import { endFor } from './lasting.ts';
import { looking } from './looking.ts';
import { drawCards, isPlayable, mightHold, playCard } from './overlord-cards.ts';
import { ownRelics, useRelic } from './own-relics.ts';
import { isHeld, refreshPlot } from './plot.ts';
import { ownPlots, usePlot } from './plot-answers.ts';
import { raiseLieutenant } from './quest/lieutenants.ts';
import { actionsOfPerson, readyPeople } from './quest/people.ts';
import { bringsReinforcements, reinforce } from './quest/reinforcements.ts';
import { clearOne } from './secret-rooms.ts';
import { endInLava, startInSludge } from './terrain.ts';
import { actionsEach, newTurn, spendAction } from './turn.ts';
import { announce, isAnswered } from './window.ts';

/** The overlord's turn: a card, all groups one after the other, the end of the round (D2-OTURN-01 to -15). */
export function* overlordTurn(state: State, io: Io): Flow {
  const running = state.overlordTurn;
  if (running === null) return yield* begin(state, io);
  if (running.group === null) return yield* chooseGroup(state, io);
  if (running.left.length > 0) return yield* chooseMonster(state, io);
  const group = state.groups.find(({ id }) => id === running.group);
  if (group !== undefined) group.acted = true;
  running.group = null;
  if (group !== undefined) yield* announce(state, io, 'group-done', { by: group.id });
}

function* begin(state: State, io: Io): Flow {
  state.overlordTurn = { group: null, left: [], begun: true };
  restore(state.used, 'turn');
  for (const group of state.groups) group.acted = false;
  io.tell?.({ kind: 'overlord-turn', rule: 'D2-ROUND-03' });
  yield* clearOne(state, io);
  const tired = new Set(state.plot?.cards.filter(one => one.tired).map(({ id }) => id));
  yield* announce(state, io, 'drawing', {});
  if (!state.used.turn.includes(NO_DRAW)) drawCards(state, io, 1);
  endFor(state, 'overlord-turn-start', null);
  yield* due(state, io, 'overlord-turn-start', null);
  yield* announce(state, io, 'overlord-turn-start', {});
  state.overlord.tired = [];
  refreshPlot(state, undefined, id => tired.has(id) || !isHeld(state, id));
  yield* announce(state, io, 'overlord-ready', {});
}

/** The note that the overlord draws no card in this turn. */
export const NO_DRAW = 'no-draw';

/** Groups that are still to come: all must be activated, even if they do nothing (D2-OTURN-04, -11, -12). */
function* chooseGroup(state: State, io: Io): Flow {
  const waiting = state.groups.filter(
    ({ id, acted, inactive }) =>
      !acted &&
      !inactive &&
      state.monsters.some(({ group, cells, down }) => group === id && (cells.length > 0 || down !== null)),
  );
  const people = readyPeople(state, 'overlord');
  if (waiting.length === 0 && people.length === 0) return yield* endOfRound(state, io);
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'overlord-turn',
    rule: 'D2-OTURN-04',
    options: [
      ...waiting.map(({ id }): Choice => ({ do: 'group', group: id })),
      ...people.map(({ id }): Choice => ({ do: 'familiar', figure: id })),
      ...ownCards(state, io, {}),
      ...ownPlots(state, io),
      ...ownRelics(state, io),
    ],
    // Whether he is asked must not depend on what he holds.
    always: mightHold(state, 'overlord-own-turn'),
  });
  if (choice.do === 'familiar') return yield* activatePerson(state, io, choice.figure);
  const running = state.overlordTurn;
  if (choice.do === 'play') return yield* playOwn(state, io, choice.card, {});
  if (choice.do === 'plot') return yield* usePlot(state, io, choice.card, choice.ability);
  const relic = useRelic(state, io, choice);
  if (relic !== null) return yield* relic;
  if (choice.do !== 'group' || running === null) return;
  running.group = choice.group;
  running.left = state.monsters
    .filter(({ group, cells, down }) => group === choice.group && (cells.length > 0 || down !== null))
    .map(({ id }) => id)
    .filter(id => !state.used.turn.includes(loner(id)));
  io.tell?.({ kind: 'group', group: choice.group, rule: 'D2-OTURN-05' });
  yield* announce(state, io, 'group-activated', { by: choice.group });
}

/** Cards he may play in his own turn outside any resolution: before and after an action and in the middle of a move (D2-OTURN-09). */
function* ownCards(state: State, io: Io, about: About): Generator<Choice> {
  for (const card of new Set(state.overlord.hand)) {
    const { at } = overlordCardOf(card);
    if ((at === 'overlord-own-turn' || (at === 'activating' && about.figure)) && isPlayable(state, io, card, about))
      yield { do: 'play', card };
  }
}

function* playOwn(state: State, io: Io, card: CardId, about: About): Flow {
  yield* playCard(state, io, card, about);
  // A whole activation is one occasion (D2-ACTIV-08); what is played at any time has none.
  const { overlord } = state;
  if (overlordCardOf(card).at === 'overlord-own-turn')
    overlord.played = overlord.played.filter(one => one !== card && !one.startsWith(`${card}/`));
}

/** The note that a monster was activated together with another group. */
const loner = (id: FigureId): string => `loner/${id}`;

/** Monsters of groups still to come that may be activated while this one is. */
const loners = (state: State, running: string | null): FigureId[] =>
  state.monsters
    .filter(
      ({ id, group, cells }) =>
        group !== running &&
        cells.length > 0 &&
        state.groups.some(one => one.id === group && !one.acted && !one.inactive) &&
        !state.used.turn.includes(loner(id)) &&
        isPermitted(state, id, 'acts-with-others'),
    )
    .map(({ id }) => id);

function* chooseMonster(state: State, io: Io): Flow {
  const running = state.overlordTurn;
  if (running === null) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'activate',
    rule: 'D2-OTURN-05',
    options: [...running.left, ...loners(state, running.group)].map(figure => ({ do: 'monster', figure })),
  });
  if (choice.do !== 'monster') return;
  if (!running.left.includes(choice.figure)) state.used.turn.push(loner(choice.figure));
  running.left = running.left.filter(id => id !== choice.figure);
  yield* announce(state, io, 'monster-chosen', { figure: choice.figure });
  yield* activateFigure(state, io, choice.figure);
}

/** A monster, familiar or character is activated: it has a turn of its own, played step by step. */
export function* activateFigure(state: State, io: Io, id: FigureId, actions = 2): Flow {
  if ((figureOf(state, id)?.cells.length ?? 0) === 0 && monsterOf(state, id)?.down === null) return;
  const turn = newTurn(state, id, actionsEach(state, id, actions));
  turn.stage = 'actions';
  const companion = state.companions.find(one => one.id === id);
  // A familiar has a move action and an action of its card (D2-HTURN-07, D2-ACTN-10).
  if (companion?.kind === 'familiar') {
    turn.actions = 0;
    turn.extra = ['move', 'attack'];
    turn.own = true;
  } else if (companion !== undefined && companion.kind !== 'ally')
    Object.assign(turn, actionsOfPerson(state, companion));
  state.turns.push(turn);
  state.overlord.played = [];
  io.tell?.({ kind: 'turn', figure: id, rule: 'D2-ACTIV-07' });
  endFor(state, 'turn-start', id);
  startInSludge(state, id);
  // The skills of an ally are refreshed like a hero's cards.
  for (const card of companion?.cards ?? []) card.tired = false;
  yield* announce(state, io, 'activation-start', { figure: id });
  yield* announce(state, io, 'turn-start', { figure: id });
}

/** Somebody of the quest is activated, once in a round. */
export function* activatePerson(state: State, io: Io, id: FigureId): Flow {
  const person = state.companions.find(one => one.id === id);
  if (person !== undefined) person.acted = true;
  yield* activateFigure(state, io, id);
}

/** One decision of an activated figure. */
export function* figureTurn(state: State, io: Io, turn: Turn): Flow {
  const { figure: id } = turn;
  if (turn.ended) return yield* endOfActivation(state, io, turn);
  const isMonster = monsterOf(state, id) !== null;
  const down = monsterOf(state, id)?.down ?? null;
  const choice = yield* choose<Choice, AskKind>({
    // Allies are led by all hero players together (D2-ALLY-01).
    ...(isAlly(state, id) ? together(state) : { seat: seatOf(state, id) }),
    kind: 'monster-turn',
    rule: 'D2-OTURN-05',
    about: id,
    options: () =>
      looking(state, () => {
        const options: Choice[] = down === null ? actionsOf(state, io, turn) : [{ do: 'stand-up' }];
        const about = { figure: id };
        if (isMonster)
          options.push(...ownCards(state, io, about), ...ownPlots(state, io, about), ...ownRelics(state, io, about));
        options.push({ do: 'end' });
        return options;
      }),
    always: true,
  });
  const relic = isMonster ? useRelic(state, io, choice, { figure: id }) : null;
  if (relic !== null) yield* relic;
  else if (choice.do === 'end') turn.ended = true;
  else if (choice.do === 'stand-up') yield* standUp(state, io, turn);
  else if (choice.do === 'play') yield* playOwn(state, io, choice.card, { figure: id });
  else if (choice.do === 'plot') yield* usePlot(state, io, choice.card, choice.ability, { figure: id });
  else yield* perform(state, io, turn, choice);
}

/** A lieutenant who is knocked out stands up with one of his actions (D2-LTGEN-10, -11). */
function* standUp(state: State, io: Io, turn: Turn): Flow {
  const monster = monsterOf(state, turn.figure);
  if (monster === null) return;
  spendAction(turn, 'other');
  io.tell?.({ kind: 'action', figure: monster.id, action: 'stand-up', rule: 'D2-LTGEN-10' });
  yield* raiseLieutenant(state, io, monster);
  // Without a heart he stays down: nothing else can be done.
  if (monster.down !== null && turn.actions === 0) turn.ended = true;
}

function* endOfActivation(state: State, io: Io, turn: Turn): Flow {
  const { figure: id } = turn;
  turn.pools = [];
  if ((figureOf(state, id)?.cells.length ?? 0) > 0) {
    yield* announce(state, io, 'activation-end', { figure: id });
    yield* announce(state, io, 'turn-end', { figure: id });
    removeCondition(state, io, id, 'immobilized');
    yield* endInLava(state, io, id);
  }
  endFor(state, 'turn-end', id);
  state.turns.splice(state.turns.indexOf(turn), 1);
}

function* endFirst(state: State): Flow<boolean> {
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'order',
    rule: 'D2-INT-13',
    options: [
      { do: 'order', of: 'reinforcements' },
      { do: 'order', of: 'cards' },
    ],
  });
  return choice.do === 'order' && choice.of === 'cards';
}

/** Step 3: the end of the turn and of the round (D2-OTURN-14, -15, D2-ROUND-04). */
function* endOfRound(state: State, io: Io): Flow {
  // Cards for the end of his turn, and what the quest does then, may come before or after the reinforcements (D2C-OL-10, -11, D2C-QHOB-04).
  const waits = (): boolean => mightHold(state, 'overlord-turn-end') || isAnswered(state, io, 'overlord-turn-end', {});
  if (bringsReinforcements(state) && waits() && (yield* endFirst(state))) {
    yield* announce(state, io, 'overlord-turn-end', {});
    yield* reinforce(state, io);
  } else {
    yield* reinforce(state, io);
    yield* announce(state, io, 'overlord-turn-end', {});
  }
  yield* due(state, io, 'overlord-turn-end', null);
  endFor(state, 'overlord-turn-end', null);
  refreshPlot(state, 'turn-end');
  yield* announce(state, io, 'round-end', {});
  yield* due(state, io, 'round-end', null);
  endFor(state, 'round-end', null);
  state.overlordTurn = null;
  state.round++;
  restore(state.used, 'round');
  restore(state.used, 'turn');
  for (const hero of state.heroes) hero.acted = false;
  for (const companion of state.companions) companion.acted = false;
  state.stage = 'heroes';
  io.tell?.({ kind: 'round', round: state.round, rule: 'D2-ROUND-04' });
  yield* announce(state, io, 'round-start', {});
}
