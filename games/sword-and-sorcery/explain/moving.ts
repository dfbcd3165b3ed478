import type { Reason } from '@tafelrunde/engine';
import { isDown } from '../rules/balance-of-power.ts';
import { entryCost, exits, pointsFor, standCost } from '../rules/movement.ts';
import { doorZones, terrainOf, waysOf } from '../rules/zones.ts';
import type { Hero, State, Turn, Zone } from '../state.ts';
import { amidCombat, because, isSlowedOut } from './reasons.ts';

const LIES = because(
  'SS-COND-18',
  'Who is knocked down must stand up before moving.',
  'Wer niedergeschlagen ist, muss aufstehen, bevor er sich bewegt.',
);
const STANDS = because('SS-COND-18', 'The hero is not knocked down.', 'Der Held ist nicht niedergeschlagen.');
const HERE = because('SS-MOVE-01', 'The hero is in this zone already.', 'Der Held ist schon in dieser Zone.');
const NOT_ADJACENT = because(
  'SS-MOVE-05',
  'One step leads into an adjacent zone only.',
  'Ein Schritt führt nur in eine benachbarte Zone.',
);
const WALL = because('SS-MOVE-04', 'A wall is in the way.', 'Eine Mauer ist im Weg.');
const DOOR = because('SS-ELEM-03', 'A closed door is in the way.', 'Eine geschlossene Tür ist im Weg.');
const BARRIER = because(
  'SS-TERR-06',
  'A barrier cannot be passed from this side.',
  'Eine Barriere lässt sich von dieser Seite nicht überwinden.',
);
const MOVED = because(
  'SS-HTURN-03',
  'The one move action of this turn is over.',
  'Die eine Bewegungsaktion dieses Zuges ist vorbei.',
);

/** Why a hero cannot step there now. */
export function whyNotStep(state: State, hero: Hero, turn: Turn, to: Zone): Reason | null {
  const blocked = amidCombat(turn) ?? (isDown(hero) ? LIES : null);
  if (blocked !== null) return blocked;
  if (to === hero.zone) return HERE;
  if (!exits(state, hero).includes(to)) return inTheWay(state, hero.zone, to);
  return tooDear(state, hero, turn, entryCost(state, hero, to), terrainOf(state, to) === 'difficult');
}

export function whyNotStand(state: State, hero: Hero, turn: Turn): Reason | null {
  if (!isDown(hero)) return STANDS;
  return amidCombat(turn) ?? tooDear(state, hero, turn, standCost(state, hero), false);
}

function tooDear(state: State, hero: Hero, turn: Turn, cost: number, difficult: boolean): Reason | null {
  const points = pointsFor(state, hero, turn);
  if (cost <= points) return null;
  if (turn.points === null) {
    const over = isSlowedOut(turn) ?? (turn.moved ? MOVED : null);
    if (over !== null) return over;
  }
  return because(
    difficult ? 'SS-MOVE-03' : 'SS-MOVE-01',
    `That costs ${cost} movement point${cost === 1 ? '' : 's'}, and ${points} ${points === 1 ? 'is' : 'are'} left.`,
    `Das kostet ${cost} Bewegungspunkt${cost === 1 ? '' : 'e'}, und ${points} ${points === 1 ? 'ist' : 'sind'} übrig.`,
  );
}

/** What stands between two zones that are beside each other on the map as it is drawn. */
function inTheWay(state: State, from: Zone, to: Zone): Reason {
  const { near, flights } = waysOf(state);
  if (near[from]?.includes(to) && flights[from]?.includes(to)) return BARRIER;
  for (const { id, state: now } of state.doors) {
    const beside = doorZones(state, id);
    if (now !== 'open' && beside.includes(from) && beside.includes(to)) return now === 'wall' ? WALL : DOOR;
  }
  return NOT_ADJACENT;
}
