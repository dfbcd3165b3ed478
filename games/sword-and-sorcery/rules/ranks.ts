import { choose, totalOf } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { HIGHEST_RANK, rankCost } from '../content/heroes.ts';
import { POWER_IDS, type PowerId, powerOf } from '../content/powers/index.ts';
import { type Hero, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { together } from './deciding.ts';
import { isTaken, suits } from './granted.ts';
import { changedValue, fullShields, gemOf } from './values.ts';

export function gainShards(state: State, io: Io, n: number): void {
  if (n === 0) return;
  state.shards += n;
  io.tell?.({ kind: 'shards', n, total: state.shards, rule: 'SS-RANK-05' });
}

/** May a hero be raised? Not while another one of the group is of a lower rank, ghosts included (SS-RANK-04, -10). */
const mayRise = (state: State, hero: Hero): boolean =>
  hero.rank < HIGHEST_RANK &&
  state.shards >= rankCost(hero.rank + 1) &&
  state.heroes.every(({ rank }) => rank >= hero.rank);

/** Ghosts at an active altar can come back for as many shards as their rank (SS-RES-01, -03). */
const mayReturn = (state: State, hero: Hero): boolean =>
  hero.ghost &&
  state.shards >= resurrectionCost(state, hero) &&
  state.altars.some(({ zone, active }) => active && zone === hero.zone);

/** As many shards as the rank, fewer with what others carry (SS-RES-03). */
export const resurrectionCost = (state: State, hero: Hero): number =>
  Math.max(
    1,
    hero.rank +
      Math.min(
        0,
        ...state.heroes
          .filter(({ ghost }) => !ghost)
          .map(({ id }) => totalOf(changedValue(state, id, 'resurrection', 0, {}, -9))),
      ),
  );

/** The third step of the time phase: shards are spent together, as often as the pool allows (SS-TIME-05, SS-RANK-06). */
export function* spendShards(state: State, io: Io): Flow {
  for (;;) {
    const options = state.heroes.flatMap((hero): Choice[] => [
      ...(mayRise(state, hero) ? [{ do: 'raise', hero: hero.id, cost: rankCost(hero.rank + 1) } as const] : []),
      ...(mayReturn(state, hero)
        ? [{ do: 'resurrect', hero: hero.id, cost: resurrectionCost(state, hero) } as const]
        : []),
    ]);
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      ...together(state),
      kind: 'shards',
      rule: 'SS-TIME-05',
      options: [...options, { do: 'done' }],
    });
    if (choice.do === 'raise') yield* raiseRank(state, io, heroOf(state, choice.hero), choice.cost);
    else if (choice.do === 'resurrect') resurrect(state, io, heroOf(state, choice.hero), choice.cost);
    else return;
  }
}

function* raiseRank(state: State, io: Io, hero: Hero, cost: number): Flow {
  state.shards -= cost;
  hero.rank++;
  io.tell?.({ kind: 'rank', hero: hero.id, rank: hero.rank, cost, rule: 'SS-RANK-06' });
  yield* learnPowers(state, io, hero);
}

/** Full health, normal turns again (SS-RES-04). */
export function resurrect(state: State, io: Io, hero: Hero, cost: number): void {
  state.shards -= cost;
  hero.ghost = false;
  hero.wounds = 0;
  hero.shields = fullShields(state, hero.id);
  io.tell?.({ kind: 'resurrected', hero: hero.id, cost, rule: 'SS-RES-04' });
}

/** As many powers and talents as the gem shows are chosen, one after the other (SS-POW-04, -10). */
export function* learnPowers(state: State, io: Io, hero: Hero): Flow {
  for (;;) {
    const options = learnable(state, hero).map((power): Choice => ({ do: 'learn', hero: hero.id, power }));
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'learn',
      rule: 'SS-POW-10',
      about: hero.id,
      options,
    });
    if (choice.do !== 'learn') return;
    hero.powers.push({ id: choice.power, glasses: 0, from: null });
    io.tell?.({ kind: 'learned', hero: hero.id, power: choice.power, rule: 'SS-POW-10' });
  }
}

/** Cards a hero could take: its own ones that fit its nature, talents nobody has, by rank and number (SS-POW-02, -03, -11 to -13). */
export function learnable(state: State, hero: Hero): PowerId[] {
  const own = hero.powers.filter(({ from }) => from === null);
  const has = (kind: 'powers' | 'talents'): number =>
    own.filter(({ id }) => (powerOf(id).of === 'talent') === (kind === 'talents')).length;
  const open = { powers: has('powers') < gemOf(hero, 'powers'), talents: has('talents') < gemOf(hero, 'talents') };
  return POWER_IDS.filter(
    id => open[powerOf(id).of === 'talent' ? 'talents' : 'powers'] && suits(hero, id) && !isTaken(state, id),
  );
}
