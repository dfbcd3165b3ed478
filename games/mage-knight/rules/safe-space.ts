import type { Seat } from '@tafelrunde/engine';
import { SITES } from '../content/sites.ts';
import { type Hex, heroOf, type Site, type State, siteAt } from '../state.ts';
import { terrainAt } from './map.ts';
import { mainOf } from './megalopolis.ts';
import { inForce } from './passives.ts';
import { scenarioRules } from './scenario.ts';
import { concerns, normalCost } from './terrain.ts';

/** A fortified site nobody has conquered yet (MK-MOVE-10). */
export function isUnconquered(state: State, hex: Hex): boolean {
  const site = siteAt(state, hex);
  return site !== undefined && !site.gone && !site.conquered && SITES[site.kind].category === 'fortified';
}

/** Rampaging enemies stand there: nobody can enter (MK-MOVE-11). */
export function isRampaging(state: State, hex: Hex): boolean {
  const site = siteAt(state, hex);
  return site !== undefined && SITES[site.kind].category === 'rampaging' && site.tokens.length > 0;
}

/** Does it belong to whoever has conquered it? Keeps do, in one scenario mage towers too (MK-S10-09). */
export const isProperty = (state: State, { kind }: Site): boolean =>
  kind === 'keep' || (kind === 'mage-tower' && scenarioRules(state).ownedTowers === true);

/** A keep that somebody else owns; allies do not count (MK-TEAM-09). */
export function isForeignKeep(state: State, seat: Seat, hex: Hex): boolean {
  const site = siteAt(state, hex);
  if (site === undefined || !isProperty(state, site) || !site.conquered) return false;
  const [owner] = site.shields;
  if (owner === undefined || owner === seat) return false;
  return !areAllies(state, seat, owner);
}

export const areAllies = (state: State, a: Seat, b: Seat): boolean =>
  a !== b && state.heroes[a]?.team !== undefined && state.heroes[a]?.team === state.heroes[b]?.team;

/** Several heroes may stand there and nobody fights another: the portal, a conquered city (MK-MEET-06), one they assault together. */
export function isShared(state: State, hex: Hex): boolean {
  const site = siteAt(state, hex);
  return (
    site !== undefined &&
    ((SITES[site.kind].shared ?? false) ||
      (site.kind === 'city' && (site.conquered || state.assault?.city === mainOf(state, hex))))
  );
}

/** Somebody else's hero on a space where only one may stand. */
export const heroThere = (state: State, seat: Seat, hex: Hex): Seat | null => {
  const other = state.heroes.findIndex((hero, s) => s !== seat && !hero.out && hero.at === hex);
  return other < 0 ? null : other;
};

/** Does the hero stand with another one where only one may stay? No other action than an attack is allowed there (MK-MEET-05). */
export function isCrowded(state: State, seat: Seat): boolean {
  const { at } = heroOf(state, seat);
  return at !== null && heroThere(state, seat, at) !== null && !isShared(state, at);
}

/** All three conditions of a safe space (MK-SAFE-01); effects can make terrain safe for the turn. */
export function isSafe(state: State, seat: Seat, hex: Hex): boolean {
  const terrain = terrainAt(state, hex);
  if (terrain === undefined) return false;
  if (
    normalCost(state, hex) < 0 &&
    !inForce(state, seat, 'terrain').some(({ effect }) => effect.safe && concerns(effect, terrain))
  )
    return false;
  if (isRampaging(state, hex) || isUnconquered(state, hex) || isForeignKeep(state, seat, hex)) return false;
  return isShared(state, hex) || heroThere(state, seat, hex) === null;
}
