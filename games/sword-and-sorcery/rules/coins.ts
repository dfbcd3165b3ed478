import type { Coins, Ground, Hero, State } from '../state.ts';
import type { Io } from '../types.ts';

const VALUES = [5, 10, 50] as const;

/** The total value of coins (SS-TARG-04). */
export const worth = (coins: Coins): number => coins.reduce((sum, n, i) => sum + n * (VALUES[i] ?? 0), 0);
export const crownsOf = ({ coins }: Pick<Hero, 'coins'>): number => worth(coins);

/** An amount in the smallest number of pieces the supply allows (SS-COIN-04, -05); what it lacks is not paid. */
export function takeFromSupply(state: State, crowns: number): Coins {
  const taken: Coins = [0, 0, 0];
  let left = crowns;
  for (const i of [2, 1, 0] as const) {
    const n = Math.min(state.coins[i], Math.floor(left / VALUES[i]));
    taken[i] += n;
    state.coins[i] -= n;
    left -= n * VALUES[i];
  }
  return taken;
}

export function addCoins(to: Coins, more: Coins): void {
  for (const i of [0, 1, 2] as const) to[i] += more[i];
}

/** How coins are laid down and taken up in any number: a piece of each value there is, or all at once (SS-FREE-05, -06). */
export function coinPortions(coins: Coins): number[] {
  const pieces = VALUES.filter((_, i) => (coins[i] ?? 0) > 0);
  return [...new Set([...pieces, ...(pieces.length > 0 ? [worth(coins)] : [])])];
}

/** One of those portions goes from one heap to another. */
export function shiftCoins(from: Coins, to: Coins, crowns: number): void {
  const all = crowns === worth(from);
  for (const i of [0, 1, 2] as const) {
    const n = all ? from[i] : VALUES[i] === crowns ? 1 : 0;
    from[i] -= n;
    to[i] += n;
  }
}

export function layCoins(state: State, ground: Ground, crowns: number): void {
  addCoins(ground.coins, takeFromSupply(state, crowns));
}

export function dropCoins(io: Io, hero: Hero, ground: Ground): void {
  const crowns = crownsOf(hero);
  if (crowns === 0) return;
  addCoins(ground.coins, hero.coins);
  hero.coins = [0, 0, 0];
  io.tell?.({ kind: 'coins', hero: hero.id, crowns, why: 'dropped', rule: 'SS-GHOST-05' });
}

/** A hero receives crowns from the supply (SS-COIN-03). */
export function gainCrowns(state: State, io: Io, hero: Hero, crowns: number, why: 'found' | 'won'): void {
  const coins = takeFromSupply(state, crowns);
  if (worth(coins) === 0) return;
  addCoins(hero.coins, coins);
  io.tell?.({ kind: 'coins', hero: hero.id, crowns: worth(coins), why, rule: 'SS-COIN-03' });
}

/** Crowns change hands. Where the giver's pieces do not make the sum they are changed with the supply (SS-COIN-05). */
export function moveCrowns(state: State, io: Io, from: Hero, to: Hero, crowns: number): void {
  payCrowns(state, from, crowns);
  addCoins(to.coins, takeFromSupply(state, crowns));
  io.tell?.({ kind: 'coins', hero: from.id, crowns, why: 'given', rule: 'SS-STD-14' });
  io.tell?.({ kind: 'coins', hero: to.id, crowns, why: 'got', rule: 'SS-STD-14' });
}

/** Pays into the supply; what is too much comes back in the fewest pieces (SS-EMP-05). */
export function payCrowns(state: State, hero: Hero, crowns: number): void {
  const left = crownsOf(hero) - crowns;
  addCoins(state.coins, hero.coins);
  hero.coins = takeFromSupply(state, left);
}
