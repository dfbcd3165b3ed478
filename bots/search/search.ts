import {
  type Ask,
  type Choice,
  type Perspective,
  type Run,
  type Seat,
  SeededChance,
  toTheEnd,
  type World,
} from '@tafelrunde/engine';
import { Plans, planFor, type RootPlan } from '../plans.ts';
import { toCalm } from '../settling.ts';
import { valueOptions } from '../valuing.ts';
import { type Budget, Clock } from './budget.ts';
import { attention, favouring, playOn, shares } from './policy.ts';
import { meanAndSpread, Scale } from './scale.ts';
import { type Edge, fade, Node, nodeAfter, recall, worthOf } from './tree.ts';

/** How the search divides its attention; the figures were found by letting it play against itself. */
export interface Tuning {
  /** How far what is promising is tried although something else did better so far. */
  readonly curiosity: number;
  /** Decisions played on quickly from where the tree ends. */
  readonly playout: number;
  /** Decisions in the tree. */
  readonly depth: number;
  /** How often a world is used before another is dealt. */
  readonly perWorld: number;
  /** Positions that set the scale. */
  readonly expected: number;
  /** What a first look at an option is worth, in visits. */
  readonly firstLook: number;
  /** How sharply the first look divides attention. */
  readonly trust: number;
  /** What is left of thoughts about this decision from earlier ones. */
  readonly memory: number;
}

export const TUNING: Tuning = {
  curiosity: 1.2,
  playout: 24,
  depth: 12,
  perWorld: 2,
  expected: 8,
  firstLook: 2,
  trust: 1,
  memory: 0.5,
};

/** An option as the search sees it: what it is worth from 0 to 1, and how much attention it got. */
export interface Considered {
  readonly option: number;
  readonly worth: number;
  readonly visits: number;
}

/**
 * Monte Carlo tree search on worlds that could be true. Each round deals what the seat cannot know, goes down the tree along what
 * did well so far or promises to, plays on quickly for a while, and remembers what the position was worth then to everybody who had decided.
 */
export class Search {
  readonly #budget: Budget;
  readonly #tuning: Tuning;
  /** What the latest decision led to, as far as it was foreseen. */
  #foreseen: Edge | null = null;

  constructor(budget: Budget, tuning: Partial<Tuning> = {}) {
    this.#budget = budget;
    this.#tuning = { ...TUNING, ...tuning };
  }

  /** The options, best first: those that kept the attention of the search. */
  consider(perspective: Perspective, chance: SeededChance, plan = planFor(perspective)): Considered[] {
    return toTheEnd(this.considerInSteps(perspective, chance, plan));
  }

  /** The same, a round at a time. */
  *considerInSteps(perspective: Perspective, chance: SeededChance, plan: RootPlan | null): Thought<Considered[]> {
    const edges = yield* this.#think(perspective, chance, plan, known => this.#mostPromising(known));
    const considered = edges
      .map(asConsidered)
      .sort((a, b) => b.visits - a.visits || b.worth - a.worth || a.option - b.option);
    this.#foreseen = edges[considered[0]?.option ?? 0] ?? null;
    return considered;
  }

  /** Something was decided without a thought: what comes now was not foreseen. */
  forget(): void {
    this.#foreseen = null;
  }

  /** The best few, best first. What the search has not kept its eye on is worth little more than a guess, so the last of the budget goes to all of them alike. */
  compare(perspective: Perspective, chance: SeededChance, few: number, plan = planFor(perspective)): Considered[] {
    return toTheEnd(this.compareInSteps(perspective, chance, few, plan));
  }

  /** The same, a round at a time. */
  *compareInSteps(
    perspective: Perspective,
    chance: SeededChance,
    few: number,
    plan: RootPlan | null,
  ): Thought<Considered[]> {
    let finalists: readonly Edge[] | null = null;
    const edges = yield* this.#think(perspective, chance, plan, (known, spent) => {
      if (spent < QUALIFYING) return this.#mostPromising(known);
      finalists ??= mostVisited(known, few, plan);
      return finalists.reduce((least, edge) => (edge.visits < least.visits ? edge : least));
    });
    const compared = mostVisited(edges, few, plan);
    return edges
      .flatMap((edge, option) => (compared.includes(edge) ? [asConsidered(edge, option)] : []))
      .sort((a, b) => b.worth - a.worth || a.option - b.option);
  }

  /** Spends the budget on what `look` picks each time; says what came of every option. */
  *#think(
    perspective: Perspective,
    chance: SeededChance,
    plan: RootPlan | null,
    look: (edges: readonly Edge[], spent: number) => Edge,
  ): Thought<Edge[]> {
    const clock = new Clock(this.#budget);
    const { ask } = perspective;
    const names = ask.options.map(choice => perspective.optionId(choice));
    const scale = this.#learnScale(perspective, chance, plan);
    yield;
    const root = this.#root(perspective, names, chance, plan);
    const edges = root.meet(names, () => names.map(() => 0));
    let world: World | null = null;
    for (let round = 0, spent = 0; spent < 1; spent = clock.spent(++round)) {
      yield;
      if (world === null || round % this.#tuning.perWorld === 0) world = perspective.deal(chance);
      const edge = look(edges, spent);
      const option = edges.indexOf(edge);
      const run = world.take(option, new SeededChance(chance.offspring()));
      const plans = new Plans(perspective.game, perspective.seat, plan?.option === option ? plan : null);
      this.#follow(perspective, run, { edge, seat: ask.seat }, plans, scale, chance);
    }
    return edges;
  }

  /** Some positions this may lead to; every other one by the plan, if there is one. */
  #learnScale({ game, ...perspective }: Perspective, chance: SeededChance, plan: RootPlan | null): Scale {
    const expected: Run[] = [];
    for (let i = 0; i < this.#tuning.expected; i++) {
      const world = perspective.deal(chance);
      const luck = new SeededChance(chance.offspring());
      const taken = i % 2 === 0 ? plan : null;
      const run = taken ? world.take(taken.option, luck) : world.run(luck);
      const plans = new Plans(game, perspective.seat, taken);
      playOn(game, run, this.#tuning.playout, plans, chance);
      toCalm({ game, seat: perspective.seat }, run, plans);
      expected.push(run);
    }
    return new Scale(game, expected);
  }

  /** The pending decision, with what was thought about it before and what a first look at its options says. */
  #root(perspective: Perspective, names: readonly string[], chance: SeededChance, plan: RootPlan | null): Node {
    const { memory, firstLook, trust } = this.#tuning;
    const root = (this.#foreseen && recall(this.#foreseen, perspective.seat, names)) ?? new Node(perspective.seat);
    fade(root, memory);
    const valued = valueOptions(perspective, chance, plan) ?? [];
    const { mean, spread } = meanAndSpread(valued.map(({ value }) => value).filter(value => Math.abs(value) < DECIDED));
    const looks = names.map(() => -UNSEEN);
    for (const { option, value } of valued)
      looks[option] = Math.max(-UNSEEN, Math.min(UNSEEN, (value - mean) / spread));
    // What the game itself proposes deserves no less attention than what looks best.
    if (plan) looks[plan.option] = Math.max(...looks);
    const priors = shares(looks.map(look => look * trust));
    root
      .meet(names, () => priors)
      .forEach((edge, option) => {
        edge.prior = priors[option] ?? 0;
        edge.visits += firstLook;
        edge.total += firstLook / (1 + Math.exp(-(looks[option] ?? 0) * 0.25));
      });
    return root;
  }

  /** Goes down the tree to something new, plays on, and counts for all who decided on the way. */
  #follow(perspective: Perspective, run: Run, first: Step, plans: Plans, scale: Scale, chance: SeededChance): void {
    const { game } = perspective;
    const path: Step[] = [first];
    let { edge } = first;
    let known = edge.visits > this.#tuning.firstLook;
    while (known && path.length < this.#tuning.depth) {
      const ask = nextDecision(run, plans);
      if (ask === null) break;
      const names = ask.options.map((choice: Choice) => perspective.optionId(choice));
      let planned = plans.follow(ask);
      const edges = nodeAfter(edge, ask).meet(names, () => {
        planned ??= plans.make(ask, run);
        return favouring(planned, attention(game, run));
      });
      edge = this.#mostPromising(edges);
      known = edge.visits > 0;
      const option = edges.indexOf(edge);
      if (option !== planned) plans.leave(ask);
      run.answer(option);
      path.push({ edge, seat: ask.seat });
    }
    playOn(game, run, this.#tuning.playout, plans, chance);
    toCalm(perspective, run, plans);
    const worths = new Map<Seat, number>();
    for (const step of path) {
      const worth = worths.get(step.seat) ?? scale.worth(run, step.seat);
      worths.set(step.seat, worth);
      step.edge.visits++;
      step.edge.total += worth;
    }
  }

  /** What did well and what deserves attention it has not had (PUCT, Rosin 2011). */
  #mostPromising(edges: readonly Edge[]): Edge {
    let visits = 0;
    let total = 0;
    let priors = 0;
    for (const edge of edges) {
      visits += edge.visits;
      total += edge.total;
      priors += edge.prior;
    }
    const usual = visits > 0 ? total / visits : 0.5;
    const reach = (this.#tuning.curiosity * Math.sqrt(visits + 1)) / (priors || 1);
    let best = edges[0] as Edge;
    let most = Number.NEGATIVE_INFINITY;
    for (const edge of edges) {
      const score = (edge.visits > 0 ? edge.total / edge.visits : usual) + (reach * edge.prior) / (1 + edge.visits);
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    return best;
  }
}

/** Thinking in short steps. */
type Thought<T> = Generator<void, T, void>;

interface Step {
  readonly edge: Edge;
  readonly seat: Seat;
}

const asConsidered = (edge: Edge, option: number): Considered => ({
  option,
  worth: worthOf(edge),
  visits: edge.visits,
});

/** The share of the budget that decides which options are compared with the rest of it. */
const QUALIFYING = 0.6;

/** In spreads: options that were not even looked at, and limits for those that decide the game. */
const UNSEEN = 3;
const DECIDED = 1e8;

/** The options that got most attention, and what begins a plan among them. */
function mostVisited(edges: readonly Edge[], few: number, plan: RootPlan | null): readonly Edge[] {
  const planned = plan ? edges[plan.option] : undefined;
  const others = edges.filter(edge => edge !== planned).sort((a, b) => b.visits - a.visits);
  return planned ? [planned, ...others.slice(0, few - 1)] : others.slice(0, few);
}

/** Answers what leaves no choice. */
function nextDecision(run: Run, plans: Plans): Ask | null {
  run.advance();
  while (run.ask?.options.length === 1) {
    run.answer(plans.follow(run.ask) ?? 0);
    run.advance();
  }
  return run.ask;
}
