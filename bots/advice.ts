import { type Game, type Perspective, SeededChance, type Text } from '@tafelrunde/engine';
import { type Budget, Search } from './search/index.ts';
import { toNextRest } from './valuing.ts';

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
}

const PROPOSALS = 3;
const REASONS = 3;
const WORLDS = 12;
/** Changes below this share of the largest are not worth mentioning. */
const MINOR = 0.15;

/** The best options for whoever must decide, the best outlook first, seen with the eyes of that seat; none if the game cannot value a view. */
export function advise(perspective: Perspective, chance: SeededChance, budget: Budget): Advice[] {
  if (!perspective.game.heuristics) return [];
  return new Search(budget)
    .compare(perspective, chance, PROPOSALS)
    .map(({ option, worth }) => ({ option, outlook: worth, why: reasons(perspective, option, chance) }));
}

/** What the option changes right away, on average over the luck it depends on; the largest changes first. */
function reasons(perspective: Perspective, option: number, chance: SeededChance): Reason[] {
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
  for (let i = 0; i < WORLDS; i++) count(viewAfter(game, perspective, option, chance), 1 / WORLDS);
  const found = [...changes.values()].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const least = Math.abs(found[0]?.change ?? 0) * MINOR;
  return found.filter(({ change }) => Math.abs(change) > Math.max(least, 1e-6)).slice(0, REASONS);
}

function viewAfter(game: Game, perspective: Perspective, option: number, chance: SeededChance): unknown {
  const run = perspective.deal(chance).take(option, new SeededChance(chance.offspring()));
  toNextRest(perspective, run);
  return game.view(run.state, perspective.seat);
}
