import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import { FACINGS, type Facing } from '@tafelrunde/engine/geometry';
import { boardOf, closedOf, isLaidOut } from './board.ts';
import type { Choice } from './choices.ts';
import { adventureAction } from './content/adventures/index.ts';
import { commandCards, type MinionId } from './content/index.ts';
import { isAdventureAction, mayAct } from './rules/adventure-actions.ts';
import { mayPerform } from './rules/feats.ts';
import { mayHandOver } from './rules/finds-exchange.ts';
import { mayTrade, mayUseOwn } from './rules/items.ts';
import { mayCast, NO_ACTION_LEFT } from './rules/magic.ts';
import { mayForce, mayStrike } from './rules/melee.ts';
import { mayBreakAway, mayFace, mayGoTo } from './rules/movement.ts';
import { mayActivate, mayPlay, mayRaise, NO_BONES, NO_SERVANT } from './rules/overlord-turn.ts';
import { mayShoot } from './rules/ranged.ts';
import { orderingSeats } from './rules/round.ts';
import { actionPart } from './rules/turn.ts';
import {
  currentTurn,
  type Figure,
  figureOf,
  findFigure,
  isHero,
  OVERLORD,
  type State,
  seatOf,
  type Turn,
} from './state.ts';

const NOT_THERE = reason('DS-MELEE-01', { en: 'That is not on the board.', de: 'Das ist nicht auf dem Spielplan.' });
const HAD_TURN = reason('DS-ROUND-03', {
  en: 'This hero has had its turn in this round.',
  de: 'Dieser Held hatte in dieser Runde schon seinen Zug.',
});
const OTHER_PLAYER = reason('DS-SETUP-02', {
  en: 'Another player decides for this hero.',
  de: 'Für diesen Helden entscheidet ein anderer Spieler.',
});
const WAITING_DECIDE = reason('DS-ROUND-07', {
  en: 'The players whose heroes have yet to take their turn choose the next hero.',
  de: 'Den nächsten Helden bestimmen die Spieler, deren Helden noch nicht am Zug waren.',
});
const OVERLORD_ONLY = reason('DS-SETUP-01', {
  en: 'Only the overlord decides that.',
  de: 'Das entscheidet allein der Overlord.',
});

/** Answers with the same predicates that list the options. Whoever does not decide hears no more than who does. */
export function explain(state: State, seat: Seat, wanted: string): Reason | null {
  const [verb = '', rest = ''] = wanted.split(':');
  const words = rest.split(',');
  const turn = currentTurn(state);
  const figure = turn && findFigure(state, turn.figure);
  if (!turn || !figure) return outside(state, seat, verb, words);
  if (seatOf(state, figure) !== seat) return isHero(figure) ? OTHER_PLAYER : OVERLORD_ONLY;
  return inTurn(state, turn, figureOf(state, turn.figure), verb, words);
}

function inTurn(
  state: State,
  turn: Turn,
  figure: Figure,
  verb: string,
  [first = '', second = '']: string[],
): Reason | null {
  switch (verb) {
    case 'move':
      return mayGoTo(state, turn, figure, Number(first), Number(second));
    case 'face':
      return FACINGS.includes(first as Facing) ? mayFace(state, turn, figure, first as Facing) : null;
    case 'break-away':
      return mayBreakAway(state, turn, figure);
    case 'attack':
    case 'shoot':
      return mayAttack(state, turn, figure, verb, first);
    case 'cast':
      return mayCast(state, turn, figure, first);
    case 'feat':
      return mayPerform(state, turn, figure, first);
    case 'use': {
      const action = adventureAction(first);
      if (!action || !isAdventureAction(state, first)) return mayUseOwn(state, turn, figure, first);
      return actionPart(turn, true) < 0 ? NO_ACTION_LEFT : mayAct(state, figure, action);
    }
    case 'give':
      return mayTrade(state, turn, figure, { do: 'give', item: first, to: second });
    case 'receive':
      return mayTrade(state, turn, figure, { do: 'receive', item: first, from: second });
    case 'swap':
      return mayTrade(state, turn, figure, { do: 'swap', item: first, with: second });
    case 'hand-over':
      return mayHandOver(state, turn, figure, { do: 'hand-over', find: first, to: second });
    case 'take-over':
      return mayHandOver(state, turn, figure, { do: 'take-over', find: first, from: second });
    default:
      return null;
  }
}

function mayAttack(state: State, turn: Turn, figure: Figure, verb: 'attack' | 'shoot', id: string): Reason | null {
  if (actionPart(turn, false) < 0) return NO_ACTION_LEFT;
  const target = findFigure(state, id);
  if (target) return verb === 'attack' ? mayStrike(state, figure, target) : mayShoot(state, figure, target);
  // Of doors and chests in the dark nobody learns that they are there.
  const closed = closedOf(state, id);
  return closed && isLaidOut(state, closed) ? mayForce(state, figure, id) : NOT_THERE;
}

/** What only the overlord decides, and with what only he knows (DS-SETUP-12). */
const OVERLORDS: ReadonlySet<string> = new Set<Choice['do']>(['activate', 'raise', 'play']);

function outside(
  state: State,
  seat: Seat,
  verb: string,
  [first = '', second = '', third = '']: string[],
): Reason | null {
  const figure = findFigure(state, first);
  if (seat !== OVERLORD && OVERLORDS.has(verb)) return OVERLORD_ONLY;
  switch (verb) {
    case 'hero':
      if (!figure) return NOT_THERE;
      return figure.done ? HAD_TURN : orderingSeats(state).includes(seat) ? null : WAITING_DECIDE;
    case 'activate':
      return figure ? mayActivate(state, figure) : NO_SERVANT;
    case 'raise': {
      const { grid } = boardOf(state);
      const [x, y] = [Number(first), Number(second)];
      return grid.inside(x, y) ? mayRaise(state, grid.cell(x, y), third as MinionId) : NO_BONES;
    }
    case 'play': {
      const card = commandCards.find(({ id }) => id === first);
      return card ? mayPlay(state, card) : null;
    }
    default:
      return null;
  }
}
