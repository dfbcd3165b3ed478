import type { Seat } from '@tafelrunde/engine';
import { levelOf } from '../content/levels.ts';
import { type Hex, heroOf, type Site, type State, siteAt } from '../state.ts';
import type { Io } from '../types.ts';
import { drawCards } from './draw.ts';
import { POSITIONS } from './lattice.ts';
import { areAllies } from './safe-space.ts';

/** Draws until the hand limit is reached (MK-DRAW-02). Returns how many cards the deed deck was short of. */
export function drawUp(state: State, io: Io, seat: Seat): number {
  const hero = heroOf(state, seat);
  const limit = handLimit(state, seat);
  hero.nextHand = 0;
  return drawTo(state, io, seat, limit);
}

/** At the end of the own last turn of a round: what raises the limit next time waits for the next round (MK-ROUND-19). */
export const drawUpLast = (state: State, io: Io, seat: Seat): number =>
  drawTo(state, io, seat, handLimit(state, seat) - heroOf(state, seat).nextHand);

function drawTo(state: State, io: Io, seat: Seat, limit: number): number {
  const wanted = Math.max(0, limit - heroOf(state, seat).hand.length);
  return wanted - drawCards(state, io, seat, wanted, 'MK-DRAW-02');
}

/** The number of the level token, what keeps or cities nearby add (the higher of both, MK-DRAW-05), and what effects add. */
export function handLimit(state: State, seat: Seat): number {
  const hero = heroOf(state, seat);
  const { hand } = levelOf(hero.level);
  if (hero.at === null) return hand + hero.nextHand;
  const near = sitesNear(state, hero.at);
  return hand + Math.max(keepBonus(state, seat, near), cityBonus(seat, near)) + hero.nextHand;
}

/** Conquered sites on a space and beside it; either space of a megalopolis is the same city. */
function sitesNear(state: State, at: Hex): Site[] {
  const near: Site[] = [];
  for (const step of POSITIONS) {
    const site = siteAt(state, at + step);
    if (site?.conquered) near.push(site);
  }
  return near;
}

/** On or beside an own keep: so many as one owns (MK-DRAW-03); beside an ally's too (MK-TEAM-10). */
function keepBonus(state: State, seat: Seat, near: readonly Site[]): number {
  const isOurs = ({ kind, shields: [owner] }: Site): boolean =>
    kind === 'keep' && owner !== undefined && (owner === seat || areAllies(state, seat, owner));
  if (!near.some(isOurs)) return 0;
  return Object.values(state.map.sites).filter(
    ({ kind, conquered, shields }) => kind === 'keep' && conquered && shields[0] === seat,
  ).length;
}

/** On or beside a conquered city with an own shield: 1, for its leader 2 (MK-DRAW-04). */
function cityBonus(seat: Seat, near: readonly Site[]): number {
  let best = 0;
  for (const { kind, shields, leader } of near)
    if (kind === 'city' && shields.includes(seat)) best = Math.max(best, leader === seat ? 2 : 1);
  return best;
}
