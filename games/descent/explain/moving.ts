import type { Reason } from '@tafelrunde/engine';
import { questOf } from '../content/index.ts';
import { spaceName } from '../names.ts';
import { hasMove } from '../rules/acting.ts';
import { isPermitted } from '../rules/in-force.ts';
import { boardFor, emptyBeside, isEmpty, leavingFrom } from '../rules/map.ts';
import { reachOf } from '../rules/moving.ts';
import { pointsOf } from '../rules/points.ts';
import { isInPit } from '../rules/terrain.ts';
import { hasAction } from '../rules/turn.ts';
import { freshness } from '../rules/using.ts';
import { type Cell, figureOf, heroOf, isHero, type State, sideOf, type Turn } from '../state.ts';
import { because, HEROES_ONLY, IMMOBILIZED, NO_ACTION, NO_STAMINA, STUNNED } from './reasons.ts';

const NO_POINTS = because(
  'D2-MOVE-28',
  'No movement points are left: a move action gives as many as the speed, 1 fatigue gives 1.',
  'Es sind keine Bewegungspunkte übrig: Eine Bewegungsaktion gibt so viele wie die Geschwindigkeit, 1 Erschöpfung gibt 1.',
);
const IN_PIT = because(
  'D2-TERR-05',
  'In a pit nobody spends movement points: climb out with an action first.',
  'In einer Grube gibt niemand Bewegungspunkte aus: erst mit einer Aktion herausklettern.',
);
const NO_SPACE = because(
  'D2-MOVE-06',
  'There is no such space on the map.',
  'Dieses Feld gibt es auf dem Spielplan nicht.',
);
const OCCUPIED = because(
  'D2-MOVE-03',
  'That space is occupied: nobody ends a move there.',
  'Dieses Feld ist besetzt: Niemand beendet dort eine Bewegung.',
);
const NO_WAY = because(
  'D2-MOVE-02',
  'No way leads there: walls, closed doors, enemies or obstacles bar it, or there is no room.',
  'Dorthin führt kein Weg: Wände, geschlossene Türen, Gegner oder Hindernisse versperren ihn, oder es ist kein Platz.',
);
const NO_MOVES = because(
  'D2-ACTN-03',
  'This figure performs no move actions at the moment.',
  'Diese Figur führt zurzeit keine Bewegungsaktionen aus.',
);
const ONE_MOVE = because(
  'D2C-MAB-07',
  'This figure has one move action in its activation, and it is taken.',
  'Diese Figur hat in ihrer Aktivierung eine Bewegungsaktion, und die ist getan.',
);
const NO_EXIT = because(
  'D2-EXIT-02',
  'The map is left from an edge space of an entrance or exit, if the quest lets this side leave.',
  'Den Spielplan verlässt man von einem Randfeld eines Ein- oder Ausgangs, wenn das Abenteuer dieser Seite das erlaubt.',
);
const NOT_IN_PIT = because(
  'D2-TERR-10',
  'Only who is in a pit climbs out of it.',
  'Nur wer in einer Grube ist, klettert heraus.',
);
const NOT_BESIDE = because(
  'D2-TERR-10',
  'One climbs into an empty adjacent space.',
  'Man klettert auf ein leeres angrenzendes Feld.',
);

/** More points than any way on a map costs. */
const ANY = 500;

export function whyNotGo(state: State, turn: Turn, to: Cell): Reason | null {
  const { figure: id } = turn;
  if (isInPit(state, id)) return IN_PIT;
  if (boardFor(state).isSpace[to] !== 1) return NO_SPACE;
  const points = pointsOf(turn);
  if (points === 0) return NO_POINTS;
  if (reachOf(state, id, points).stops.includes(to)) return null;
  const far = reachOf(state, id, ANY);
  if (far.stops.includes(to)) {
    const cost = far.costsTo(to).reduce((sum, step) => sum + step.cost, 0);
    return because(
      'D2-MOVE-27',
      `${spaceName(to)} costs ${cost} movement points, and ${points} ${points === 1 ? 'is' : 'are'} left.`,
      `${spaceName(to)} kostet ${cost} Bewegungspunkte, und ${points} ${points === 1 ? 'ist' : 'sind'} übrig.`,
    );
  }
  return isEmpty(state, to, id) ? NO_WAY : OCCUPIED;
}

export function whyNotMove(state: State, turn: Turn): Reason | null {
  const conditions = figureOf(state, turn.figure)?.conditions ?? [];
  if (conditions.includes('stunned')) return STUNNED;
  if (conditions.includes('immobilized')) return IMMOBILIZED;
  if (isPermitted(state, turn.figure, 'no-moves')) return NO_MOVES;
  if (!hasAction(turn, 'move')) return NO_ACTION;
  return hasMove(state, turn) ? null : ONE_MOVE;
}

export function whyNotTire(state: State, { figure }: Turn): Reason | null {
  if (!isHero(state, figure)) return HEROES_ONLY;
  if (heroOf(state, figure).conditions.includes('immobilized')) return IMMOBILIZED;
  return freshness(state, heroOf(state, figure)) > 0 ? null : NO_STAMINA;
}

export function whyNotLeave(state: State, turn: Turn, over: Cell): Reason | null {
  const tiles = questOf(state.quest, state.encounter).exits?.[sideOf(state, turn.figure)] ?? [];
  if (!boardFor(state).tiles.some(({ name, rim }) => tiles.includes(name) && rim.includes(over))) return NO_EXIT;
  const cells = figureOf(state, turn.figure)?.cells ?? [];
  return leavingFrom(state, turn.figure, cells, pointsOf(turn), tiles).some(({ cell }) => cell === over)
    ? null
    : NO_POINTS;
}

export function whyNotClimb(state: State, turn: Turn, to: Cell): Reason | null {
  const { figure: id } = turn;
  if (!isInPit(state, id)) return NOT_IN_PIT;
  if (figureOf(state, id)?.conditions.includes('stunned')) return STUNNED;
  if (!hasAction(turn, 'any')) return NO_ACTION;
  return emptyBeside(state, figureOf(state, id)?.cells ?? []).includes(to) ? null : NOT_BESIDE;
}
