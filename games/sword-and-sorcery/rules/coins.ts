import type { Coins, Ground, Hero, State } from '../state.ts';
import type { Io } from '../types.ts';

const VALUES = [5, 10, 50] as const;

/** The total value of coins (SS-TARG-04). */
export const worth = ([fives, tens, fifties]: Coins): number =>
  fives * VALUES[0] + tens * VALUES[1] + fifties * VALUES[2];
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

/** What a hero is to have afterwards. */
interface Share {
  readonly hero: Hero;
  readonly crowns: number;
}

/** The pieces that make these shares out of the heroes' own coins and the supply, the largest first; null where they cannot. */
function piecesFor(
  state: State,
  shares: readonly Share[],
): { readonly of: readonly Coins[]; readonly rest: Coins } | null {
  const rest: Coins = [...state.coins];
  for (const { hero } of shares) addCoins(rest, hero.coins);
  const of = shares.map((): Coins => [0, 0, 0]);
  const left = shares.map(({ crowns }) => crowns);
  for (const i of [2, 1, 0] as const)
    for (let k = 0; k < of.length; k++) {
      const coins = of[k] as Coins;
      const n = Math.min(rest[i], Math.floor((left[k] ?? 0) / VALUES[i]));
      coins[i] += n;
      rest[i] -= n;
      left[k] = (left[k] ?? 0) - n * VALUES[i];
    }
  return left.every(n => n === 0) ? { of, rest } : null;
}

/** All heroes may change their coins where a payment would fail otherwise (SS-COIN-05). */
const withOthers = (state: State, shares: readonly Share[]): Share[] => [
  ...shares,
  ...state.heroes.flatMap((hero): Share[] =>
    shares.some(one => one.hero === hero) ? [] : [{ hero, crowns: crownsOf(hero) }],
  ),
];

/** Gives these heroes what they are to have, with the help of the others if need be. False: the pieces do not make it. */
function settle(state: State, shares: readonly Share[]): boolean {
  for (const all of [shares, withOthers(state, shares)]) {
    const found = piecesFor(state, all);
    if (found === null) continue;
    for (const [k, { hero }] of all.entries()) hero.coins = found.of[k] ?? hero.coins;
    state.coins = found.rest;
    return true;
  }
  return false;
}

/** A hero receives crowns from the supply, in the fewest pieces; what the coins of the game cannot pay is lost (SS-COIN-03 to -05). */
export function gainCrowns(state: State, io: Io, hero: Hero, crowns: number, why: 'found' | 'won'): void {
  if (crowns === 0) return;
  const before = crownsOf(hero);
  const coins = takeFromSupply(state, crowns);
  if (worth(coins) === crowns) addCoins(hero.coins, coins);
  else {
    addCoins(state.coins, coins);
    if (!settle(state, [{ hero, crowns: before + crowns }])) addCoins(hero.coins, takeFromSupply(state, crowns));
  }
  const got = crownsOf(hero) - before;
  if (got > 0) io.tell?.({ kind: 'coins', hero: hero.id, crowns: got, why, rule: 'SS-COIN-03' });
}

const isChangeable = ({ coins }: State): boolean => coins[0] >= 2 && coins[1] >= 4;

/** May so much change hands? Four tens and two fives in the supply change anything; with fewer it is tried. */
export function canMoveCrowns(state: State, from: Hero, to: Hero, crowns: number): boolean {
  if (isChangeable(state)) return true;
  const shares = sharesOf(from, to, crowns);
  return piecesFor(state, shares) !== null || piecesFor(state, withOthers(state, shares)) !== null;
}

const sharesOf = (from: Hero, to: Hero, crowns: number): Share[] => [
  { hero: from, crowns: crownsOf(from) - crowns },
  { hero: to, crowns: crownsOf(to) + crowns },
];

/** Crowns change hands. Where the giver's pieces do not make the sum they are changed (SS-COIN-05). */
export function moveCrowns(state: State, io: Io, from: Hero, to: Hero, crowns: number): void {
  if (!settle(state, sharesOf(from, to, crowns))) return;
  io.tell?.({ kind: 'coins', hero: from.id, crowns, why: 'given', rule: 'SS-STD-14' });
  io.tell?.({ kind: 'coins', hero: to.id, crowns, why: 'got', rule: 'SS-STD-14' });
}

/** Crowns go back into the supply; what is too much comes back in the fewest pieces. */
export function giveUpCrowns(state: State, hero: Hero, crowns: number): void {
  const left = crownsOf(hero) - crowns;
  if (settle(state, [{ hero, crowns: left }])) return;
  addCoins(state.coins, hero.coins);
  hero.coins = takeFromSupply(state, left);
}

/** A hero pays, with any coins (SS-EMP-05). */
export function payCrowns(state: State, io: Io, hero: Hero, crowns: number): void {
  giveUpCrowns(state, hero, crowns);
  io.tell?.({ kind: 'coins', hero: hero.id, crowns, why: 'paid', rule: 'SS-EMP-05' });
}
