import {
  type Ask,
  type ChanceState,
  type Outcome,
  type Perspective,
  type Run,
  resultFor,
  type Seat,
  SeededChance,
  type World,
} from '@tafelrunde/engine';
import { Plans, planFor, type RootPlan } from './plans.ts';
import { toCalm, toNextRest, type Valuer } from './settling.ts';

/** The work of one decision is bounded: so many options are looked at, in so many worlds. */
const MOST_OPTIONS = 40;
const MOST_WORLDS = 4;
const PLAYOUTS = 120;
/** After so many answers no further world is dealt: turns of forty decisions are thought through less often than single blows. */
const MOST_WORK = 2_000;
/** Outweighs any value a game may give to a position that is still open. */
const VICTORY = 1e9;

export interface ValuedOption {
  readonly option: number;
  readonly value: number;
  /** Questions answered on the way to where it was valued. */
  readonly answers: number;
  /** Where it comes out the same in every world and there is no calm after it, it only leads to something: what it is worth in itself. */
  readonly itself: number | null;
}

/**
 * The options with what they are worth on average, best first; null if the game cannot value a view. Every option is
 * tried in the same worlds with the same luck, so that they differ by nothing but the option.
 */
export function valueOptions(
  perspective: Perspective,
  chance: SeededChance,
  plan: RootPlan | null = planFor(perspective),
): ValuedOption[] | null {
  const { ask, game } = perspective;
  if (!game.heuristics) return null;
  const options = candidates(ask, chance, plan);
  const worlds = Math.min(MOST_WORLDS, Math.max(1, Math.floor(PLAYOUTS / options.length)));
  return tryAll(perspective, options, worlds, plan, chance);
}

/** Values these options of the pending decision in so many worlds, best first; what begins a plan by the whole of it. */
export function tryAll(
  perspective: Perspective,
  options: readonly number[],
  worlds: number,
  plan: RootPlan | null,
  chance: SeededChance,
): ValuedOption[] {
  const tried = options.map(
    (option): Tried => ({ option, sum: 0, times: 0, answers: 0, isCertain: false, itself: null }),
  );
  let open: readonly Tried[] = tried;
  let work = 0;
  for (let i = 0; i < worlds && open.length > 0 && work < MOST_WORK; i++) {
    const world = perspective.deal(chance);
    const luck = chance.offspring();
    for (const one of open) work += tryOut(perspective, plan, world, luck, one);
    open = open.filter(one => !one.isCertain);
  }
  return tried
    .map(({ option, sum, times, answers, itself }) => ({
      option,
      value: sum / times,
      answers: answers / times,
      itself,
    }))
    .sort((a, b) => b.value - a.value || a.option - b.option);
}

interface Tried {
  readonly option: number;
  sum: number;
  times: number;
  answers: number;
  /** Neither luck nor a secret had a part in it: it comes out the same in every world. */
  isCertain: boolean;
  itself: number | null;
}

/** Tries an option in a world; says how many answers that took. */
function tryOut(
  perspective: Perspective,
  plan: RootPlan | null,
  world: World,
  luck: ChanceState,
  tried: Tried,
): number {
  const { game, seat, ask } = perspective;
  const chance = new SeededChance(luck);
  let secrets = 0;
  const isCertain = (): boolean => chance.used === 0 && secrets === 0;
  const run = world.take(tried.option, chance, () => secrets++);
  const plans = new Plans(game, seat, plan?.option === tried.option ? plan : null);
  const first = toNextRest(perspective, run, plans);
  const isOnce = game.heuristics?.once?.includes(ask.options[tried.option]?.do ?? '') ?? false;
  if (isOnce)
    tried.itself = first.alone && isCertain() && game.calm?.(run.state) === false ? worth(perspective, run) : null;
  const then = toCalm(perspective, run, plans);
  tried.answers += first.answers + then.answers;
  tried.sum += worth(perspective, run);
  tried.times++;
  tried.isCertain = first.alone && then.alone && isCertain();
  return first.answers + then.answers;
}

/** All options, or a drawn selection in which every verb has its share (one "end turn" among a hundred moves stays in) and what begins a plan. */
function candidates(ask: Ask, chance: SeededChance, plan: RootPlan | null): number[] {
  if (ask.options.length <= MOST_OPTIONS) return ask.options.map((_, option) => option);
  const verbs = new Map<string, number[]>();
  ask.options.forEach((choice, option) => {
    const same = verbs.get(choice.do);
    if (same) same.push(option);
    else verbs.set(choice.do, [option]);
  });
  for (const same of verbs.values()) chance.shuffle(same);
  const chosen: number[] = plan ? [plan.option] : [];
  for (let round = 0; chosen.length < MOST_OPTIONS; round++)
    for (const same of verbs.values()) {
      const option = same[round];
      if (option !== undefined && option !== plan?.option && chosen.length < MOST_OPTIONS) chosen.push(option);
    }
  return chosen;
}

function worth({ game, seat }: Valuer, run: Run): number {
  const open = game.heuristics?.value(game.view(run.state, seat), seat) ?? 0;
  return open + (run.ask === null ? victory(game.outcome(run.state), seat) : 0);
}

function victory(outcome: Outcome | null, seat: Seat): number {
  const result = outcome === null ? 'drawn' : resultFor(outcome, seat);
  return result === 'drawn' ? 0 : result === 'won' ? VICTORY : -VICTORY;
}
