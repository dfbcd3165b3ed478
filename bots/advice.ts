import { type Perspective, SeededChance, type Text, toTheEnd } from '@tafelrunde/engine';
import { Plans, planFor, type RootPlan } from './plans.ts';
import { type Budget, Search } from './search/index.ts';
import { toCalm } from './settling.ts';

/** A part of the position that an option changes: what it is called, and by how much it is better or worse then. */
export interface Reason {
  readonly name: Text;
  readonly change: number;
}

/** An option to consider: its outlook from 0 (lost) to 1 (won), where 0.5 is what is to be expected anyway, and why. */
export interface Advice {
  readonly option: number;
  readonly outlook: number;
  readonly why: readonly Reason[];
  /** Where the option begins a plan of the game itself. */
  readonly plan?: Proposal;
}

/** What a plan comes to, for people. */
export interface Proposal {
  /** The names of all its options, the one it begins with first. */
  readonly line: readonly string[];
  /** Nothing on offer leads to more. */
  readonly proven: boolean;
  readonly result?: Text;
}

const PROPOSALS = 3;
const REASONS = 3;
const WORLDS = 12;
/** Changes below this share of the largest are not worth mentioning. */
const MINOR = 0.15;

/**
 * The best options for whoever must decide, the best outlook first, seen with the eyes of that seat; none if the game cannot value a view. What is
 * proven best stands before everything else.
 */
export const advise = (perspective: Perspective, chance: SeededChance, budget: Budget): Advice[] =>
  toTheEnd(adviseInSteps(perspective, chance, budget));

/** The same in short steps. */
export function* adviseInSteps(
  perspective: Perspective,
  chance: SeededChance,
  budget: Budget,
): Generator<void, Advice[], void> {
  if (!perspective.game.heuristics) return [];
  const plan = planFor(perspective);
  const isProven = ({ option }: { readonly option: number }): boolean =>
    plan?.proven === true && plan.option === option;
  const found = yield* new Search(budget).compareInSteps(perspective, chance, PROPOSALS, plan);
  return found
    .sort((a, b) => Number(isProven(b)) - Number(isProven(a)))
    .map(({ option, worth }) => {
      const begun = plan?.option === option ? plan : null;
      const why = reasons(perspective, option, chance, begun);
      return { option, outlook: worth, why, ...(begun && { plan: proposal(perspective, begun) }) };
    });
}

function proposal({ optionId }: Perspective, { line, proven = false, result }: RootPlan): Proposal {
  const names = line.map(step => (typeof step === 'string' ? step : optionId(step)));
  return { line: names, proven, ...(result && { result }) };
}

/** What the option changes to the next rest worth valuing, on average over the luck it depends on; the largest changes first. */
function reasons(perspective: Perspective, option: number, chance: SeededChance, plan: RootPlan | null): Reason[] {
  const { game, seat, view } = perspective;
  const changes = new Map<string, { readonly name: Text; change: number }>();
  const count = (seen: unknown, weight: number): void => {
    for (const { name, worth } of game.heuristics?.parts?.(seen, seat) ?? []) {
      const sum = changes.get(name.en) ?? { name, change: 0 };
      sum.change += worth * weight;
      changes.set(name.en, sum);
    }
  };
  count(view, -1);
  for (let i = 0; i < WORLDS; i++) count(viewAfter(perspective, option, chance, plan), 1 / WORLDS);
  const found = [...changes.values()].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const least = Math.abs(found[0]?.change ?? 0) * MINOR;
  return found.filter(({ change }) => Math.abs(change) > Math.max(least, 1e-6)).slice(0, REASONS);
}

function viewAfter(perspective: Perspective, option: number, chance: SeededChance, plan: RootPlan | null): unknown {
  const { game, seat } = perspective;
  const run = perspective.deal(chance).take(option, new SeededChance(chance.offspring()));
  toCalm(perspective, run, new Plans(game, seat, plan));
  return game.view(run.state, seat);
}
