import {
  type Ask,
  type ChanceState,
  type Game,
  type Outcome,
  type Perspective,
  type Run,
  resultFor,
  type Seat,
  SeededChance,
  type World,
} from '@tafelrunde/engine';

/** The work of one decision is bounded: so many options are looked at, in so many worlds. */
const MOST_OPTIONS = 40;
const MOST_WORLDS = 4;
const PLAYOUTS = 120;
/** Answers given on the way to the next rest before the position is valued as it stands. */
const MOST_ANSWERS = 32;
/** Outweighs any value a game may give to a position that is still open. */
const VICTORY = 1e9;

export interface ValuedOption {
  readonly option: number;
  readonly value: number;
  /** Questions answered on the way to where it was valued. */
  readonly answers: number;
  /** It comes out the same in every world, and there is no calm after it: it only leads to something. */
  readonly prepares: boolean;
}

/**
 * The options with what they are worth on average, best first; null if the game cannot value a view. Every option is
 * tried in the same worlds with the same luck, so that they differ by nothing but the option.
 */
export function valueOptions(perspective: Perspective, chance: SeededChance): ValuedOption[] | null {
  const { ask, game } = perspective;
  if (!game.heuristics) return null;
  const options = candidates(ask, chance);
  const worlds = Math.min(MOST_WORLDS, Math.max(1, Math.floor(PLAYOUTS / options.length)));
  return tryAll(perspective, options, worlds, () => perspective.deal(chance), chance);
}

/** Whose eyes options are valued with. */
export type Valuer = Pick<Perspective, 'game' | 'seat'>;

/** Values these options of a pending decision in so many worlds, best first. */
export function tryAll(
  valuer: Valuer,
  options: readonly number[],
  worlds: number,
  deal: () => World,
  chance: SeededChance,
): ValuedOption[] {
  const tried = options.map(
    (option): Tried => ({ option, sum: 0, times: 0, answers: 0, isCertain: false, isCalm: true }),
  );
  let open: readonly Tried[] = tried;
  for (let i = 0; i < worlds && open.length > 0; i++) {
    const world = deal();
    const luck = chance.offspring();
    for (const one of open) tryOut(valuer, world, luck, one);
    open = open.filter(one => !one.isCertain);
  }
  return tried
    .map(({ option, sum, times, answers, isCertain, isCalm }) => ({
      option,
      value: sum / times,
      answers: answers / times,
      prepares: isCertain && !isCalm,
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
  isCalm: boolean;
}

function tryOut(valuer: Valuer, world: World, luck: ChanceState, tried: Tried): void {
  const chance = new SeededChance(luck);
  let secrets = 0;
  const run = world.take(tried.option, chance, () => secrets++);
  const { alone, answers } = toNextRest(valuer, run);
  tried.answers += answers;
  tried.sum += worth(valuer, run);
  tried.times++;
  tried.isCertain = alone && chance.used === 0 && secrets === 0;
  tried.isCalm = valuer.game.calm?.(run.state) ?? true;
}

/** All options, or a drawn selection in which every verb has its share: one "end turn" among a hundred moves stays in. */
function candidates(ask: Ask, chance: SeededChance): number[] {
  if (ask.options.length <= MOST_OPTIONS) return ask.options.map((_, option) => option);
  const verbs = new Map<string, number[]>();
  ask.options.forEach((choice, option) => {
    const same = verbs.get(choice.do);
    if (same) same.push(option);
    else verbs.set(choice.do, [option]);
  });
  for (const same of verbs.values()) chance.shuffle(same);
  const chosen: number[] = [];
  for (let round = 0; chosen.length < MOST_OPTIONS; round++)
    for (const same of verbs.values()) {
      const option = same[round];
      if (option !== undefined && chosen.length < MOST_OPTIONS) chosen.push(option);
    }
  return chosen;
}

/** How an action came to its end. */
interface Ended {
  /** Nobody else did anything: what others do may rest on what they hide. */
  readonly alone: boolean;
  readonly answers: number;
}

/** Goes on to the end of the action, everybody answering as is likely: as the game forecasts, else "pass", else what promises most. */
export function toNextRest({ game, seat }: Valuer, run: Run): Ended {
  let alone = true;
  let answers = 0;
  for (; run.ask !== null && answers < MOST_ANSWERS; answers++) {
    const { ask } = run;
    const option = usual(game, ask, run);
    alone &&= ask.seat === seat || ask.options[option]?.do === 'pass';
    run.answer(option);
  }
  return { alone, answers };
}

function usual(game: Game, ask: Ask, { state }: Run): number {
  if (ask.options.length === 1) return 0;
  const assumed = game.forecast?.assume?.(ask, state) ?? ask.options.findIndex(choice => choice.do === 'pass');
  return assumed >= 0 ? assumed : mostPromising(game, ask, game.view(state, ask.seat));
}

/** The option that promises most; the first, where the game promises nothing. */
function mostPromising({ heuristics }: Game, ask: Ask, view: unknown): number {
  if (!heuristics?.promise) return 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [option, choice] of ask.options.entries()) {
    const promise = heuristics.promise(choice, ask, view);
    if (promise <= most) continue;
    most = promise;
    best = option;
  }
  return best;
}

function worth({ game, seat }: Valuer, run: Run): number {
  const open = game.heuristics?.value(game.view(run.state, seat), seat) ?? 0;
  return open + (run.ask === null ? victory(game.outcome(run.state), seat) : 0);
}

function victory(outcome: Outcome | null, seat: Seat): number {
  const result = outcome === null ? 'drawn' : resultFor(outcome, seat);
  return result === 'drawn' ? 0 : result === 'won' ? VICTORY : -VICTORY;
}
