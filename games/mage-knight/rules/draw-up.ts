import type { Seat } from '@tafelrunde/engine';
import { levelOf } from '../content/levels.ts';
import { type Hex, heroOf, type Site, type State, siteAt } from '../state.ts';
import type { Io } from '../types.ts';
import { drawCards } from './draw.ts';
import { isNextTo } from './lattice.ts';
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
  return levelOf(hero.level).hand + Math.max(keepBonus(state, seat), cityBonus(state, seat)) + hero.nextHand;
}

const isNear = (at: Hex | null, hex: Hex): boolean => at !== null && (at === hex || isNextTo(at, hex));

/** On or beside an own keep: so many as one owns (MK-DRAW-03); beside an ally's too (MK-TEAM-10). */
function keepBonus(state: State, seat: Seat): number {
  const { at } = heroOf(state, seat);
  let own = 0;
  let near = false;
  for (const hex in state.map.sites) {
    const site = state.map.sites[hex] as Site;
    const [owner] = site.shields;
    if (site.kind !== 'keep' || !site.conquered || owner === undefined) continue;
    if (owner === seat) own++;
    if ((owner === seat || areAllies(state, seat, owner)) && isNear(at, Number(hex))) near = true;
  }
  return near ? own : 0;
}

/** On or beside a conquered city with an own shield: 1, for its leader 2 (MK-DRAW-04). */
function cityBonus(state: State, seat: Seat): number {
  const { at } = heroOf(state, seat);
  let best = 0;
  for (const hex in state.map.sites) {
    // Either space of a megalopolis is the same city.
    const site = siteAt(state, Number(hex)) as Site;
    if (site.kind === 'city' && site.conquered && isNear(at, Number(hex)) && site.shields.includes(seat))
      best = Math.max(best, site.leader === seat ? 2 : 1);
  }
  return best;
}
