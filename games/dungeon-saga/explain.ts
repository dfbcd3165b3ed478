import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import { boardOf, closedOf, isLaidOut } from './board.ts';
import type { Choice } from './choices.ts';
import { adventureAction } from './content/adventures/index.ts';
import { commandCards } from './content/index.ts';
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
export function explain(state: State, seat: Seat, wanted: Choice): Reason | null {
  const turn = currentTurn(state);
  const figure = turn && findFigure(state, turn.figure);
  if (!turn || !figure) return outside(state, seat, wanted);
  if (seatOf(state, figure) !== seat) return isHero(figure) ? OTHER_PLAYER : OVERLORD_ONLY;
  return inTurn(state, turn, figureOf(state, turn.figure), wanted);
}

function inTurn(state: State, turn: Turn, figure: Figure, wanted: Choice): Reason | null {
  switch (wanted.do) {
    case 'move':
      return mayGoTo(state, turn, figure, wanted.x, wanted.y);
    case 'face':
      return mayFace(state, turn, figure, wanted.facing);
    case 'break-away':
      return mayBreakAway(state, turn, figure);
    case 'attack':
    case 'shoot':
      return mayAttack(state, turn, figure, wanted);
    case 'cast':
      return mayCast(state, turn, figure, wanted.spell);
    case 'feat':
      return mayPerform(state, turn, figure, wanted.feat);
    case 'use': {
      const action = adventureAction(wanted.what);
      if (!action || !isAdventureAction(state, wanted.what)) return mayUseOwn(state, turn, figure, wanted.what);
      return actionPart(turn, true) < 0 ? NO_ACTION_LEFT : mayAct(state, figure, action);
    }
    case 'give':
    case 'receive':
    case 'swap':
      return mayTrade(state, turn, figure, wanted);
    case 'hand-over':
    case 'take-over':
      return mayHandOver(state, turn, figure, wanted);
    default:
      return null;
  }
}

function mayAttack(
  state: State,
  turn: Turn,
  figure: Figure,
  wanted: Extract<Choice, { do: 'attack' | 'shoot' }>,
): Reason | null {
  if (actionPart(turn, false) < 0) return NO_ACTION_LEFT;
  const target = findFigure(state, wanted.target);
  if (target) return wanted.do === 'attack' ? mayStrike(state, figure, target) : mayShoot(state, figure, target);
  // Of doors and chests in the dark nobody learns that they are there.
  const closed = closedOf(state, wanted.target);
  return closed && isLaidOut(state, closed) ? mayForce(state, figure, wanted.target) : NOT_THERE;
}

function outside(state: State, seat: Seat, wanted: Choice): Reason | null {
  switch (wanted.do) {
    case 'hero': {
      const hero = findFigure(state, wanted.hero);
      if (!hero) return NOT_THERE;
      return hero.done ? HAD_TURN : orderingSeats(state).includes(seat) ? null : WAITING_DECIDE;
    }
    case 'activate':
    case 'raise':
    case 'play':
      return seat === OVERLORD ? overlords(state, wanted) : OVERLORD_ONLY;
    default:
      return null;
  }
}

/** What only the overlord decides, and with what only he knows (DS-SETUP-12). */
function overlords(state: State, wanted: Extract<Choice, { do: 'activate' | 'raise' | 'play' }>): Reason | null {
  switch (wanted.do) {
    case 'activate': {
      const figure = findFigure(state, wanted.figure);
      return figure ? mayActivate(state, figure) : NO_SERVANT;
    }
    case 'raise': {
      const { grid } = boardOf(state);
      const { x, y, minion } = wanted;
      return grid.inside(x, y) ? mayRaise(state, grid.cell(x, y), minion) : NO_BONES;
    }
    case 'play': {
      const card = commandCards.find(({ id }) => id === wanted.card);
      return card ? mayPlay(state, card) : null;
    }
  }
}
