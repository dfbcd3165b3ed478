import type { Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isWound } from '../content/cards.ts';
import { enemyOf } from '../content/enemies.ts';
import { SITES } from '../content/sites.ts';
import { STEPS } from '../rules/lattice.ts';
import { mayRest } from '../rules/rest.ts';
import { isRampaging } from '../rules/safe-space.ts';
import { mayEnd } from '../rules/turn.ts';
import { type Hero, type Hex, heroOf, type State, siteAt, turnOf } from '../state.ts';
import { view } from '../view.ts';
import { mettleOf } from './assaults.ts';
import { type More, type Solution, solveCombat } from './combat-solver.ts';
import { burdenOf, levelsWorth } from './outlook.ts';
import { prowessOf } from './power.ts';
import { exploringWorth, type Insight } from './prospects.ts';
import { bestPlays } from './purchases.ts';
import { isGoal, siegeHope, siegeWorth } from './siege.ts';
import { askedAt, type Thought, waysOf } from './thinking.ts';
import { turnsLeft } from './time.ts';
import { value } from './value.ts';
import { movements, type Reached, reach, slotsFrom } from './ways.ts';
import { WORTH } from './worth.ts';

/** Positions of a combat looked at to see whether it is worth beginning; ways to the same fight; worlds where luck decides whom one meets. */
const COMBAT_NODES: readonly number[] = [1, 150, 150, 150];
/** Steps of lines that are tried where those are not all, by the number of enemies. */
const TRIALS: readonly number[] = [0, 600, 1500, 12_000];
/** Of these at a first glance. */
const GLANCE = 2_000;
const WAYS_TO_FIGHT = 2;
const WORLDS = 3;
/** A fight that is worth so much less than what is known already is not looked at any longer. */
const FAR_OFF = 60;
const PURCHASES = 120;
const IDLE = 16;

/** A turn that could be taken. */
export interface Planned {
  readonly line: readonly string[];
  readonly value: number;
}

/** Levels and cities are what a combat may bring besides, and wounds that get in each other's way. */
export function besides(start: State, seat: Seat): More {
  const left = turnsLeft(view(start, seat), seat);
  return {
    of: state => {
      const hero = heroOf(state, seat);
      return levelsWorth(hero) + burdenOf(woundsOf(hero), left) + siegeWorth(state);
    },
    most: (state, { site, foes }) => {
      const held = site === null ? undefined : siteAt(state, site);
      return 60 + (held === undefined ? 0 : siegeHope(state, held, foes.length));
    },
  };
}

const woundsOf = ({ hand, discard, deck }: Hero): number =>
  hand.filter(isWound).length + discard.filter(isWound).length + deck.rest.filter(isWound).length;

/** A turn as a destination and what is done there, found by trying what the hand can pay for, can kill and can buy. */
export function planTurn(root: State, seat: Seat): Planned | null {
  return new TurnPlanner(root, seat).best();
}

interface Way {
  readonly thought: Thought;
  /** What is left for other things, by value and for a fight. */
  readonly kept: number;
  readonly prowess: number;
}

interface Arrival {
  readonly way: Way;
  readonly to: Reached;
}

class TurnPlanner {
  readonly #seat: Seat;
  readonly #start: Thought;
  readonly #besides: More;
  /** What could be done this turn with nearly the whole hand: either it is done now, or it draws nobody. */
  readonly #tried = new Set<Hex>();
  readonly #insight: Insight;
  #best: Planned | null = null;

  constructor(root: State, seat: Seat) {
    this.#seat = seat;
    this.#start = { rest: root, line: [], sure: null };
    this.#besides = besides(root, seat);
    this.#insight = { without: this.#tried, mettle: mettleOf(root, seat, this.#besides) };
  }

  best(): Planned | null {
    const drawn = this.#drawFirst();
    if (drawn !== null) return drawn;
    const thoughts = movements(this.#start, this.#seat);
    const reaches = thoughts.map(({ rest }) => reach(rest, this.#seat));
    thoughts.forEach(({ rest }, i) => {
      this.#note(rest, reaches[i] ?? []);
    });
    this.#rest();
    const reached = new Map<Hex, Arrival[]>();
    thoughts.forEach((thought, i) => {
      const { rest } = thought;
      const way: Way = { thought, kept: this.#valueOf(rest), prowess: prowessLeft(rest, this.#seat) };
      for (const to of reaches[i] ?? []) {
        const list = reached.get(to.hex);
        if (list) list.push({ way, to });
        else reached.set(to.hex, [{ way, to }]);
      }
    });
    for (const [hex, arrivals] of reached) {
      if (arrivals[0]?.to.assault) continue;
      this.#stay(hex, arrivals);
      this.#explore(hex, arrivals);
      this.#interact(hex, arrivals);
    }
    // Fights are looked into last: those that could not be better than what is known need not be.
    for (const [hex, arrivals] of reached) this.#fights(hex, arrivals);
    return this.#best;
  }

  /** Sites that can be reached at the beginning of a turn with no more than one card. */
  #note(rest: State, reached: readonly Reached[]): void {
    if (turnOf(this.#start.rest).cards > 0 || turnOf(rest).cards > 1) return;
    for (const { hex, assault } of reached) {
      const site = siteAt(rest, hex);
      // A city is worth waiting for a better hand.
      if (site?.kind === 'city' && isGoal(rest)) continue;
      if (assault || site !== undefined) this.#tried.add(hex);
      for (const step of STEPS) if (isRampaging(rest, hex + step)) this.#tried.add(hex + step);
    }
  }

  #propose(line: readonly string[], worth: number): void {
    if (line.length > 0 && (this.#best === null || worth > this.#best.value)) this.#best = { line, value: worth };
  }

  #valueOf(state: State): number {
    return value(view(state, this.#seat), this.#seat, this.#insight);
  }

  /** Whatever draws cards comes first: all else depends on them. */
  #drawFirst(): Planned | null {
    const { rest } = this.#start;
    const ask = askedAt(rest, this.#seat);
    const before = heroOf(rest, this.#seat).hand.length;
    for (const choice of ask?.options ?? []) {
      if (choice.do !== 'skill' && choice.do !== 'tactic' && choice.do !== 'unit' && choice.do !== 'play') continue;
      if (choice.do === 'play' && choice.as !== 'basic') continue;
      const [first] = waysOf(this.#start, this.#seat, choice, 'draw', 1);
      if (first === undefined || first.sure === null || first.rest.turns.length === 0) continue;
      const hero = heroOf(first.rest, this.#seat);
      if (hero.hand.length > before && turnOf(first.rest).stage === 'move')
        return { line: first.line.slice(0, first.sure), value: this.#valueOf(first.rest) };
    }
    return null;
  }

  #rest(): void {
    const { rest } = this.#start;
    if (!heroOf(rest, this.#seat).hand.some(isWound) || mayRest(rest, turnOf(rest)) !== null) return;
    for (const next of waysOf(this.#start, this.#seat, { do: 'rest' }, 'rest', 12))
      this.#propose(next.line, this.#valueOf(next.rest));
  }

  /** The turn ends there. */
  #stay(hex: Hex, arrivals: readonly Arrival[]): void {
    const { way, to } = mostKept(arrivals);
    const { thought } = way;
    if (!mayEnd(thought.rest, turnOf(thought.rest))) return;
    const hero = heroOf(thought.rest, this.#seat);
    const was = hero.at;
    hero.at = hex;
    // Whoever has played nothing has to discard something.
    const idle = turnOf(thought.rest).cards === 0 && hero.hand.some(card => !isWound(card)) ? -IDLE : 0;
    const worth = this.#valueOf(thought.rest) + this.#hereWorth(thought.rest, hex) + idle;
    hero.at = was;
    this.#propose([...thought.line, ...stepsOf(to), 'end'], worth);
  }

  /** What the space itself gives at the end of a turn. */
  #hereWorth(state: State, hex: Hex): number {
    const site = siteAt(state, hex);
    if (site === undefined || site.gone) return 0;
    if (site.kind === 'mine' && site.tokens.length === 0) return WORTH.crystal;
    if (site.kind !== 'magical-glade') return 0;
    const { hand, discard } = heroOf(state, this.#seat);
    return (hand.some(isWound) || discard.some(isWound) ? 14 : 0) + 3;
  }

  #explore(hex: Hex, arrivals: readonly Arrival[]): void {
    const [slot] = slotsFrom(this.#start.rest, this.#seat, hex);
    if (slot === undefined) return;
    const able = arrivals.filter(({ to }) => to.left >= 2);
    if (able.length === 0) return;
    const { way, to } = mostKept(able);
    const { thought } = way;
    const seen = view(thought.rest, this.#seat);
    const hero = heroOf(thought.rest, this.#seat);
    const was = hero.at;
    hero.at = hex;
    // What is left of the move points can be used afterwards.
    const worth =
      this.#valueOf(thought.rest) + exploringWorth(seen, this.#seat, turnsLeft(seen, this.#seat)) + 0.5 * (to.left - 2);
    hero.at = was;
    for (const place of slotsFrom(this.#start.rest, this.#seat, hex).slice(0, 1))
      this.#propose([...thought.line, ...stepsOf(to), `explore:${place}`], worth);
  }

  /** Everything that can be fought from a space. */
  #fights(hex: Hex, arrivals: readonly Arrival[]): void {
    const state = this.#start.rest;
    if (arrivals[0]?.to.assault) {
      this.#fight(arrivals, null);
      return;
    }
    const site = siteAt(state, hex);
    for (const step of STEPS)
      if (isRampaging(state, hex + step)) this.#fight(arrivals, { do: 'challenge', at: hex + step });
    if (site !== undefined && !site.gone && SITES[site.kind].category === 'adventure')
      this.#fight(arrivals, { do: 'enter' });
  }

  #interact(hex: Hex, arrivals: readonly Arrival[]): void {
    const site = siteAt(this.#start.rest, hex);
    if (site === undefined || site.gone) return;
    const { category } = SITES[site.kind];
    if (category !== 'inhabited' && !(category === 'fortified' && site.conquered)) return;
    const { way, to } = mostKept(arrivals);
    const there = this.#walk(way.thought, to, 'interact');
    if (there === null || !this.#offers(there, 'interact')) return;
    const [begun] = waysOf(there, this.#seat, { do: 'interact' }, 'interact', 1);
    if (begun === undefined) return;
    const { thought, value: worth } = bestPlays(begun, this.#seat, 'interaction', s => this.#valueOf(s), PURCHASES);
    if (thought === begun) return;
    this.#propose(there.sure === null ? [...thought.line, 'done'] : there.line.slice(0, there.sure), worth);
  }

  #offers(there: Thought, what: Choice['do']): boolean {
    return askedAt(there.rest, this.#seat)?.options.some(choice => choice.do === what) ?? false;
  }

  /** Goes there step by step; what is seen on the way may be luck. */
  #walk(from: Thought, { path }: Reached, luck: string): Thought | null {
    let now: Thought | undefined = from;
    for (const to of path) {
      [now] = waysOf(now, this.#seat, { do: 'step', to, cost: 0 }, luck, 1);
      if (now === undefined) return null;
    }
    return now;
  }

  /** A combat there, by the ways that leave most for it. */
  #fight(arrivals: readonly Arrival[], action: Choice | null): void {
    const fittest = [...arrivals].sort((a, b) => b.way.prowess - a.way.prowess);
    const tried = new Set<string>();
    for (const { way, to } of fittest) {
      if (tried.size >= WAYS_TO_FIGHT) return;
      const key = heroOf(way.thought.rest, this.#seat).hand.join();
      if (tried.has(key)) continue;
      tried.add(key);
      const worth = this.#tryFight(way, to, action);
      // A little more or less in hand does not make up for that.
      if (worth === null || worth + FAR_OFF < (this.#best?.value ?? worth)) return;
    }
  }

  /** What it is worth; null: nothing that could be compared. */
  #tryFight(way: Way, to: Reached, action: Choice | null): number | null {
    let sum = 0;
    let line: readonly string[] | null = null;
    let worlds = 0;
    for (let world = 0; world < WORLDS; world++) {
      const begun = this.#begin(way.thought, to, action, `world ${world}`);
      if (begun === null) return null;
      worlds++;
      if (world === 0 && isHopeless(begun.rest, way.prowess)) return null;
      if (world === 0 && this.#valueOf(begun.rest) + hopeOf(begun.rest) <= (this.#best?.value ?? 0)) return null;
      const solved = this.#solve(begun.rest, `world ${world}`);
      if (solved === null) return null;
      sum += this.#valueOf(solved.end);
      if (world === 0)
        line =
          begun.sure === null
            ? [...begun.line, ...solved.line.slice(0, solved.sure ?? solved.line.length)]
            : begun.line.slice(0, begun.sure);
      if (begun.sure === null && solved.sure === null) break;
      if (worlds > 1 && sum / worlds + FAR_OFF < (this.#best?.value ?? 0)) return sum / worlds;
    }
    if (line !== null) this.#propose(line, sum / worlds);
    return sum / worlds;
  }

  /** A combat that is thought through at length only where somebody would fall at a first glance. */
  #solve(state: State, luck: string): Solution | null {
    const nodes = byFoes(COMBAT_NODES, state);
    const trials = byFoes(TRIALS, state);
    const glance = Math.min(GLANCE, trials);
    const seen = solveCombat(state, nodes, this.#besides, luck, glance);
    if (glance === trials || (seen !== null && seen.fame === 0)) return seen;
    return solveCombat(state, nodes, this.#besides, luck, trials);
  }

  /** Up to where the combat begins. */
  #begin(from: Thought, to: Reached, action: Choice | null, luck: string): Thought | null {
    const there = this.#walk(from, to, luck);
    if (there === null) return null;
    if (action === null) return isFighting(there.rest) ? there : null;
    if (!this.#offers(there, action.do)) return null;
    const [begun] = waysOf(there, this.#seat, action, luck, 1);
    return begun !== undefined && isFighting(begun.rest) ? begun : null;
  }
}

const isFighting = (state: State): boolean => state.turns.length > 0 && turnOf(state).combat !== null;

/** Nobody of them could be defeated with all that is left, even if everything came together. */
function isHopeless(state: State, prowess: number): boolean {
  const foes = turnOf(state).combat?.foes ?? [];
  return foes.every(({ token }) => enemyOf(token).armor > 2 + 1.4 * prowess);
}

/** What a combat may bring at the most, besides what is there already. */
function hopeOf(state: State): number {
  const combat = turnOf(state).combat;
  if (combat === null) return 0;
  const fame = combat.foes.reduce((sum, { token, fameHalves }) => sum + (enemyOf(token).fame * fameHalves) / 2, 0);
  const site = siteAt(state, combat.site);
  return 10 * fame + (site === undefined ? 25 : site.kind === 'city' ? 600 : 110);
}

const byFoes = (list: readonly number[], state: State): number =>
  list[Math.min(list.length - 1, turnOf(state).combat?.foes.length ?? 0)] as number;

const stepsOf = ({ path }: Reached): string[] => path.map(to => `step:${to}`);

function mostKept<T extends { readonly way: Way }>(arrivals: readonly T[]): T {
  return arrivals.reduce((best, one) => (one.way.kept > best.way.kept ? one : best));
}

function prowessLeft(state: State, seat: Seat): number {
  const { hand, units, crystals, tokens } = heroOf(state, seat);
  let sum = hand.reduce((total, card) => total + prowessOf(card), 0);
  for (const { spent, wounds } of units) if (!spent && wounds === 0) sum += 3;
  for (const n of [...Object.values(crystals), ...Object.values(tokens)]) sum += n;
  if (!state.source.some(({ by }) => by === seat)) sum += 1.5;
  return sum;
}
