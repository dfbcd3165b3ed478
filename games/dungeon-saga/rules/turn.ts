import { choose } from '@tafelrunde/engine';
import { boardOf, standsInFrontOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import {
  currentTurn,
  type Figure,
  figureOf,
  type Io,
  isHero,
  newTurn,
  onBoard,
  type Play,
  profileOf,
  type State,
  sameSide,
  seatOf,
  type Turn,
  type TurnPart,
} from '../state.ts';
import { addAdventureActions, isAdventureAction, useAdventureAction } from './adventure-actions.ts';
import { closedThings } from './doors.ts';
import { addFeats, performFeat } from './feats.ts';
import { addHandOvers, handOver } from './finds-exchange.ts';
import { breakAway } from './free-strikes.ts';
import { addTrades, addUses, trade, useOwn } from './items.ts';
import { moveLarge } from './large-figures.ts';
import { addSpells, cast } from './magic.ts';
import { mayForce, newAttack, resolve } from './melee.ts';
import { announce } from './moments.ts';
import { addFacings, addMoves, beginMove, endPart, movePart, moveTo, turnTo } from './movement.ts';
import { mayShoot } from './ranged.ts';
import { runTwists } from './twists.ts';

/** One decision of the figure whose turn, activation or act it is (DS-HERO-01..05, DS-OVER-02). */
export function* takePart(state: State, io: Io): Play {
  const turn = currentTurn(state);
  if (!turn) return;
  const figure = figureOf(state, turn.figure);
  if (!turn.begun) {
    turn.begun = true;
    if (turn.as !== 'act') yield* announce(state, io, 'turn-start', figure, { attack: null, prevented: false });
    if (!onBoard(state, turn.figure)) return;
  }
  const choice = yield* choose({
    seat: seatOf(state, figure),
    kind: turn.as,
    rule: isHero(figure) ? 'DS-HERO-01' : 'DS-OVER-02',
    options: () => turnOptions(state, turn, figure),
  });
  yield* carryOut(state, io, turn, figure, choice);
}

/** Steps that an effect gives a figure, outside its own turn (see `Act`). Its own player decides. */
export function* act(state: State, io: Io, figure: Figure, steps: readonly TurnPart[], squares = -1): Play {
  const turn = newTurn(figure.id, 'act', steps, squares);
  state.turns.push(turn);
  while (!turn.ended && onBoard(state, figure.id)) {
    yield* takePart(state, io);
    yield* runTwists(state, io);
  }
  state.turns.pop();
}

/** The first part of the turn that nothing has been done in: an action in which a lesser spell was cast is no longer one. */
const untouched = ({ at, cast }: Turn): number => (cast.length > 0 ? at + 1 : at);

/** The number of the next part that allows an attack, or (`any`) any action; -1 if there is none (DS-HERO-03). */
export function actionPart(turn: Turn, any: boolean): number {
  for (let i = untouched(turn); i < turn.parts.length; i++) {
    const part = turn.parts[i];
    if (part === 'action' || (part === 'attack' && !any)) return i;
  }
  return -1;
}

/** Everything the figure may do now. */
export function turnOptions(state: State, turn: Turn, figure: Figure): Choice[] {
  const list: Choice[] = [];
  if (movePart(turn) >= 0) {
    addMoves(state, turn, figure, list);
    addFacings(state, turn, figure, list);
  }
  addAttacks(state, turn, figure, list);
  addSpells(state, turn, figure, list);
  if (actionPart(turn, true) >= 0) addAdventureActions(state, figure, list);
  if (turn.as !== 'act') {
    addFeats(state, turn, figure, list);
    addUses(state, turn, figure, list);
    addTrades(state, turn, figure, list);
    addHandOvers(state, turn, figure, list);
  }
  list.push({ do: 'end' });
  return list;
}

function addAttacks(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  if (actionPart(turn, false) < 0) return;
  const board = boardOf(state);
  const shoots = profileOf(figure).ranged !== undefined;
  for (const other of state.figures) {
    if (sameSide(figure, other)) continue;
    if (standsInFrontOf(board, other, figure)) list.push({ do: 'attack', target: other.id });
    else if (shoots && mayShoot(state, figure, other) === null) list.push({ do: 'shoot', target: other.id });
  }
  if (!isHero(figure) || board.closedAt.size === 0) return;
  for (const { index } of closedThings(state)) {
    const target = state.things[index]?.id ?? '';
    if (mayForce(state, figure, target) === null) list.push({ do: 'attack', target });
  }
}

function* carryOut(state: State, io: Io, turn: Turn, figure: Figure, choice: Choice): Play {
  if (choice.do !== 'face') turn.turned = false;
  switch (choice.do) {
    case 'move':
      if (choice.facing === undefined) moveTo(state, io, turn, figure, choice.x, choice.y);
      else moveLarge(state, io, turn, figure, { x: choice.x, y: choice.y, facing: choice.facing });
      return;
    case 'face':
      return turnTo(state, io, turn, figure, choice.facing);
    case 'break-away':
      beginMove(turn);
      turn.breaking = true;
      return yield* breakAway(state, io, figure);
    case 'attack':
    case 'shoot':
      spend(turn, false);
      yield* resolve(
        state,
        io,
        newAttack(state, figure, choice.target, { form: choice.do === 'attack' ? 'melee' : 'ranged' }),
      );
      return;
    case 'cast':
      return yield* cast(state, io, turn, figure, choice.spell);
    case 'feat':
      return yield* performFeat(state, io, turn, figure, choice.feat);
    case 'use':
      if (isAdventureAction(state, choice.what)) {
        spend(turn, true);
        return yield* useAdventureAction(state, io, figure, choice.what);
      }
      return yield* useOwn(state, io, turn, figure, choice.what);
    case 'give':
    case 'receive':
    case 'swap':
      return yield* trade(state, io, turn, figure, choice);
    case 'hand-over':
    case 'take-over':
      return yield* handOver(state, io, figure, choice);
    default:
      turn.ended = true;
  }
}

/** The action is being taken: what comes before it in the turn is gone. */
export function spend(turn: Turn, any: boolean): void {
  endPart(turn, actionPart(turn, any));
  turn.fresh = false;
}
