import { choose, restore } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { classOf, skillOf } from '../content/index.ts';
import { type Hero, heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { actionsOf, perform, whileFallen } from './acting.ts';
import { removeCondition } from './conditions.ts';
import { recoverDamage, recoverFatigue } from './damage.ts';
import { together } from './deciding.ts';
import { remove } from './defeat.ts';
import { due } from './delayed.ts';
import { equipStep, settleEquipment } from './equipment.ts';
import { familiarStep } from './familiars.ts';
import { isPermitted } from './in-force.ts';
import { endFor } from './lasting.ts';
import { looking } from './looking.ts';
import { staysTired } from './marred.ts';
import { activatePerson } from './overlord-turn.ts';
import { readyPeople } from './quest/people.ts';
import { raise } from './recovery.ts';
import { isTainted } from './tainted.ts';
import { endInLava, startInSludge } from './terrain.ts';
import { newTurn } from './turn.ts';
import { announce } from './window.ts';

/** The heroes decide who is next, as often as they like anew (D2-ROUND-02). */
export function* nextHero(state: State, io: Io): Flow {
  // Who has left by an exit has no more turns (D2-EXIT-05); whose turn rests waits for another's (D2C-HERO-26).
  const paused = state.paused?.turn.figure;
  const waiting = state.heroes.filter(({ id, acted, left }) => !acted && !left && id !== paused);
  if (state.paused !== undefined && (state.paused.over || waiting.length === 0)) return resume(state, io, state.paused);
  if (waiting.length === 0 && !state.used.round.includes('heroes-done')) {
    state.used.round.push('heroes-done');
    return yield* announce(state, io, 'heroes-done', {});
  }
  const people = readyPeople(state, 'heroes');
  if (waiting.length === 0 && people.length === 0) {
    state.stage = 'overlord';
    return;
  }
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'next-hero',
    rule: 'D2-ROUND-02',
    options: [
      ...mayBeNext(state, waiting).map(({ id }): Choice => ({ do: 'hero', hero: id })),
      ...people.map(({ id }): Choice => ({ do: 'familiar', figure: id })),
      // An ally is activated in every round, before or after some hero's turn (D2-ALLY-09).
      ...(waiting.length === 0 && !people.some(({ kind }) => kind === 'ally') ? [{ do: 'done' } as const] : []),
    ],
  });
  if (choice.do === 'done') for (const one of people) one.acted = true;
  if (choice.do === 'familiar') return yield* activatePerson(state, io, choice.figure);
  if (choice.do !== 'hero') return;
  const turn = newTurn(state, choice.hero, 2);
  // Two heroes: one more attack in each turn (D2-TWO-01).
  turn.free = state.size === 2;
  state.turns.push(turn);
  restore(state.used, 'turn');
  io.tell?.({ kind: 'turn', figure: choice.hero, rule: 'D2-ROUND-01' });
  yield* startOfTurn(state, io, heroOf(state, choice.hero));
}

/** A turn goes on as it was left (D2C-HERO-26). */
function resume(state: State, io: Io, { turn, used }: NonNullable<State['paused']>): void {
  state.turns.push(turn);
  state.used.turn = used;
  delete state.paused;
  io.tell?.({ kind: 'turn', figure: turn.figure, rule: 'D2C-HERO-26' });
}

/** Step 1: what lasts ends, what begins happens, exhausted cards are refreshed (D2-HTURN-01 to -03). */
function* startOfTurn(state: State, io: Io, hero: Hero): Flow {
  endFor(state, 'turn-start', hero.id);
  startInSludge(state, hero.id);
  yield* due(state, io, 'turn-start', hero.id);
  yield* announce(state, io, 'turn-start', { figure: hero.id });
  const tired = hero.cards.filter(card => card.tired).map(({ id }) => id);
  const left = new Set<string>();
  for (const card of [...hero.cards]) {
    if (yield* staysTired(state, io, hero, card)) left.add(card.id);
    else card.tired = false;
    card.on = null;
  }
  for (const card of tired.filter(id => !left.has(id)))
    yield* announce(state, io, 'refreshed', { figure: hero.id, card });
}

/** One decision of the active hero, or the end of his turn. */
export function heroTurn(state: State, io: Io, turn: Turn): Flow {
  const hero = heroOf(state, turn.figure);
  if (turn.ended && turn.stage !== 'end') turn.stage = 'end';
  if (turn.stage === 'actions') return act(state, io, turn, hero);
  return turn.stage === 'end' ? endOfTurn(state, io, turn, hero) : beforeActing(state, io, turn, hero);
}

function* beforeActing(state: State, io: Io, turn: Turn, hero: Hero): Flow {
  switch (turn.stage) {
    case 'start':
      turn.stage = 'equip';
      return;
    case 'equip':
      // Whoever is knocked out may equip too (D2-KO-22).
      if (yield* equipStep(state, io, hero)) return;
      settleEquipment(hero);
      turn.stage = 'familiars-before';
      return;
    case 'familiars-before':
    case 'familiars-after':
      if (yield* familiarStep(state, io, turn)) return;
      turn.stage = turn.stage === 'familiars-before' ? 'actions' : 'end';
  }
}

function* act(state: State, io: Io, turn: Turn, hero: Hero): Flow {
  // A knocked-out hero may only stand up (D2-STAND-01), and then his turn is over (-03, -04).
  const down = hero.down !== null;
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'turn',
    rule: 'D2-HTURN-09',
    about: hero.id,
    options: () =>
      down
        ? [
            ...(isTainted(state, hero.id) ? [] : [{ do: 'stand-up' } as const]),
            ...whileFallen(state, io, turn),
            { do: 'end' },
          ]
        : looking(state, () => andEnd(actionsOf(state, io, turn))),
    always: true,
  });
  if (choice.do === 'end') {
    turn.pools = [];
    turn.stage = 'familiars-after';
    return;
  }
  if (choice.do === 'stand-up') {
    io.tell?.({ kind: 'action', figure: hero.id, action: 'stand-up', rule: 'D2-STAND-01' });
    yield* raise(state, io, hero.id, 'stood-up', hero.id);
    turn.ended = true;
    return;
  }
  yield* perform(state, io, turn, choice);
}

function andEnd(options: Choice[]): Choice[] {
  options.push({ do: 'end' });
  return options;
}

/** Who must be last waits for all others. */
function mayBeNext(state: State, waiting: readonly Hero[]): readonly Hero[] {
  const free = waiting.filter(({ id }) => !isPermitted(state, id, 'acts-last'));
  return free.length > 0 ? free : waiting;
}

/** Step 4: what happens at the end of a turn; rest takes effect; the activation card is turned (D2-HTURN-13, -14, D2-REST-02). */
function* endOfTurn(state: State, io: Io, turn: Turn, hero: Hero): Flow {
  const { id } = hero;
  if (hero.down === null) {
    if (turn.rested) {
      const { fatigue } = hero;
      yield* recoverFatigue(state, io, id, fatigue, 'rest');
      yield* announce(state, io, 'rest-recovered', { figure: id, n: fatigue });
    }
    // Who has not used the extra attack may recover 2 damage instead (D2-TWO-05).
    if (turn.free && hero.damage > 0) yield* restInstead(state, io, hero);
    yield* announce(state, io, 'turn-end', { figure: id });
    yield* due(state, io, 'turn-end', id);
    removeCondition(state, io, id, 'immobilized');
    yield* endInLava(state, io, id);
  } else yield* announce(state, io, 'fallen-turn-end', { figure: id });
  endFor(state, 'turn-end', id);
  giveBack(state, hero);
  hero.acted = true;
  if (state.paused !== undefined) state.paused.over = true;
  if (state.legend !== null) state.legend.groupNext = true;
  state.turns.splice(state.turns.indexOf(turn), 1);
}

/** What was lent to him goes back, and familiars he has called with it are gone; tokens stay (D2C-HERO-51, -53). */
function giveBack(state: State, hero: Hero): void {
  for (const { id, lent } of hero.cards) {
    if (lent === undefined) continue;
    const { familiar } = classOf(skillOf(id).class);
    for (const one of state.companions) if (one.owner === hero.id && one.of === familiar) remove(state, one.id);
  }
  hero.cards = hero.cards.filter(({ lent }) => lent === undefined);
}

function* restInstead(state: State, io: Io, hero: Hero): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'turn-end',
    rule: 'D2-TWO-05',
    about: hero.id,
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do === 'yes') yield* recoverDamage(state, io, hero.id, 2, 'two-heroes');
}
