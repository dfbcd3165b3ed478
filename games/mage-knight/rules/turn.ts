import { choose, pileSize, type Seat } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isWound } from '../content/cards.ts';
import { type Hex, heroOf, type LastingEffect, type State, siteAt, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { burn, enter, mayBurn, mayEnter, pathStep } from './adventure.ts';
import { combatStep } from './combat/phases.ts';
import { startFight } from './combat/start.ts';
import { endOfTurn } from './end-of-turn.ts';
import { explore, exploreOptions } from './exploring.ts';
import { gainMana } from './gain.ts';
import { beginInteraction, interactionStep, mayInteract } from './interaction.ts';
import { START, STEPS } from './lattice.ts';
import { fleeting, loseFleeting } from './mana-effects.ts';
import { arrive, isRampaging, MOVEMENT_OVER, step, stepOptions } from './movement.ts';
import { hasOnlookers } from './onlookers.ts';
import { isPlay, playOptions, playsOn } from './plays.ts';
import { openProposal, proposeOptions } from './proposal.ts';
import { mayDuel, startDuel } from './pvp/duel.ts';
import { mayRest, rest } from './rest.ts';
import { isCrowded } from './safe-space.ts';
import { scenarioRules, turnStarts } from './scenario.ts';
import { announce } from './triggers.ts';

export const newTurn = (state: State, seat: Seat, kind: Turn['kind'] = 'turn'): Turn => ({
  seat,
  kind,
  stage: 'start',
  ended: 0,
  path: [],
  free: [],
  move: 0,
  influence: 0,
  heal: 0,
  acted: false,
  rested: false,
  cards: 0,
  bare: heroOf(state, seat).hand.length === 0,
  dice: 0,
  moreDice: 0,
  used: [],
  combat: null,
  owed: [],
  again: false,
  wounded: 0,
  buried: 0,
  spent: [],
  spentCrystals: [],
  units: 0,
  partial: false,
  defeated: [],
});

/** One decision of a turn under way. */
export function turnStep(state: State, io: Io, turn: Turn): Flow {
  const before = fleeting({ state, seat: turn.seat });
  const flow = decision(state, io, turn);
  return before.length === 0 ? flow : spendingAtOnce(state, turn, before, flow);
}

/** Mana that had to be spent at once and was not is lost with the decision. */
function* spendingAtOnce(state: State, { seat }: Turn, before: readonly LastingEffect[], flow: Flow): Flow {
  yield* flow;
  loseFleeting({ state, seat }, before);
}

function decision(state: State, io: Io, turn: Turn): Flow {
  switch (turn.stage) {
    case 'start':
      return start(state, io, turn);
    case 'move':
      return move(state, io, turn);
    case 'interaction':
      return interactionStep(state, io, turn);
    case 'path':
      return pathStep(state, io, turn);
    case 'combat':
      return combatStep(state, io, turn);
    case 'rest':
    case 'after':
      return after(state, io, turn);
    case 'end':
      return endOfTurn(state, io, turn);
  }
}

/** The figure enters the map or is back on the portal (MK-SETUP-35, MK-MEET-07); a glade gives mana; then the turn is open. */
function* start(state: State, io: Io, turn: Turn): Flow {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  turn.stage = 'move';
  state.turn++;
  io.tell?.({ kind: 'turn', seat, rule: 'MK-TURN-11' });
  if (hero.at === null) {
    hero.at = START;
    io.tell?.({ kind: 'moved', seat, from: null, to: START, cost: 0, rule: 'MK-SETUP-35' });
  }
  turn.path = [hero.at];
  arrive(state, io, turn, hero.at);
  const site = siteAt(state, hero.at);
  if (site?.kind === 'magical-glade') gainMana(state, io, seat, state.night ? 'black' : 'gold');
  turnStarts(state, io, turn);
  yield* announce(state, io, seat, turn, 'turn-start');
}

/** Movement, and the choice of the action (MK-TURN-18). */
function* move(state: State, io: Io, turn: Turn): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: turn.seat,
    kind: 'turn',
    rule: 'MK-TURN-18',
    always: true,
    options: () => {
      const options = playOptions(state, io, turn);
      if (!turn.acted && !turn.used.includes(MOVEMENT_OVER) && !mustRest(state, turn))
        options.push(...stepOptions(state, turn), ...exploreOptions(state, turn));
      options.push(...actionOptions(state, io, turn));
      return options;
    },
  });
  switch (choice.do) {
    case 'step':
      return yield* step(state, io, turn, choice.to);
    case 'explore':
      return yield* explore(state, io, turn, choice.slot);
    case 'interact':
      return beginInteraction(state, io, turn);
    case 'enter': {
      const own =
        mayEnter(state, io, turn) === null
          ? enter(state, io, turn)
          : scenarioRules(state).act?.(state, io, turn, choice);
      if (own) yield* own;
      return;
    }
    case 'burn':
      return yield* burn(state, io, turn);
    case 'challenge':
      return yield* startFight(state, io, turn, [choice.at], 'MK-CMB-07');
    case 'propose':
      return openProposal(state, turn, choice.at, false);
    case 'duel':
      return yield* startDuel(state, io, turn);
    case 'rest':
      return yield* rest(state, io, turn);
    case 'end':
      turn.stage = 'end';
      return;
    default: {
      if (isPlay(choice)) return yield* playsOn(state, io, turn, choice);
      const own = scenarioRules(state).act?.(state, io, turn, choice);
      if (own) yield* own;
    }
  }
}

/** The one action of the turn, resting, or the end (MK-TURN-23). On a space with another hero there is none (MK-MEET-05). */
function actionOptions(state: State, io: Io, turn: Turn): Choice[] {
  const options: Choice[] = [];
  const at = heroOf(state, turn.seat).at as Hex;
  const crowded = isCrowded(state, turn.seat);
  if (!turn.acted && !crowded && !mustRest(state, turn)) {
    if (mayInteract(state, turn) === null) options.push({ do: 'interact' });
    if (mayEnter(state, io, turn) === null) options.push({ do: 'enter' });
    if (mayBurn(state, turn) === null) options.push({ do: 'burn' });
    options.push(...(scenarioRules(state).options?.(state, turn) ?? []));
    options.push(...proposeOptions(state, turn));
    for (const hex of STEPS) if (isRampaging(state, at + hex)) options.push({ do: 'challenge', at: at + hex });
  }
  const duel = crowded && !turn.acted && mayDuel(state, turn) === null;
  if (duel) options.push({ do: 'duel' });
  if (mayRest(state, turn) === null) options.push({ do: 'rest' });
  // Whoever stays with another hero attacks (MK-MEET-03).
  if (!duel && mayEnd(state, turn)) options.push({ do: 'end' });
  return options;
}

/** At least one card must be played or discarded, but for those who began with an empty hand (MK-TURN-12), or who could only rest and may not (MK-TURN-30). */
export function mayEnd(state: State, turn: Turn): boolean {
  const { hand } = heroOf(state, turn.seat);
  if (turn.cards > 0 || turn.bare || hand.length === 0 || hand.some(card => !isWound(card))) return true;
  return mayRest(state, turn) !== null;
}

/** With nothing but wounds in hand and nothing played yet only a slow recovery satisfies MK-TURN-12. */
export function mustRest(state: State, turn: Turn): boolean {
  const { hand } = heroOf(state, turn.seat);
  return turn.cards === 0 && hand.length > 0 && hand.every(isWound) && mayRest(state, turn) === null;
}

/** After the action: special and healing effects, then the end (MK-TURN-13, -14, -26). */
function* after(state: State, io: Io, turn: Turn): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: turn.seat,
    kind: 'after',
    rule: 'MK-TURN-26',
    always: hasOnlookers(state),
    options: () => [{ do: 'end' }, ...playOptions(state, io, turn)],
  });
  if (choice.do === 'end') turn.stage = 'end';
  else if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
}

export const deckIsEmpty = (state: State, seat: Seat): boolean => pileSize(heroOf(state, seat).deck) === 0;
