import {
  type Ask,
  type Choice,
  deciders,
  type Game,
  optionId,
  type Perspective,
  type Plan,
  type Run,
  type Seat,
  type Standpoint,
} from '@tafelrunde/engine';

type Step = Plan['line'][number];

/** A plan for the decision that is to be made. */
export interface RootPlan extends Plan {
  /** The number of the option it begins with. */
  readonly option: number;
}

/** What the game proposes for the pending decision; null if it proposes nothing, or nothing that is on offer. */
export function planFor({ game, seat, view, ask }: Perspective): RootPlan | null {
  const plan = game.heuristics?.plan?.({ seat, view, ask }, 'thorough') ?? null;
  const [first] = plan?.line ?? [];
  if (plan === null || first === undefined) return null;
  const option = find(game, ask, first);
  return option < 0 ? null : { ...plan, option };
}

/** The plans that are followed while a run is played on: one for each seat, until it no longer fits. */
export class Plans {
  readonly #game: Game;
  readonly #lines = new Map<Seat, readonly Step[]>();

  /** Whoever has taken the first option of a plan follows the rest of it. */
  constructor(game: Game, seat: Seat, taken: RootPlan | null) {
    this.#game = game;
    if (taken && taken.line.length > 1) this.#lines.set(seat, taken.line.slice(1));
  }

  /** What the plan being followed says here; null: there is none, or it no longer fits and is given up. */
  follow(ask: Ask): number | null {
    if (this.#lines.size === 0) return null;
    const seat = deciders(ask).find(one => this.#lines.has(one));
    const [step, ...rest] = seat === undefined ? [] : (this.#lines.get(seat) ?? []);
    if (seat === undefined || step === undefined) return null;
    const option = find(this.#game, ask, step);
    // What leaves no choice need not stand in a plan.
    if (option < 0 && ask.options.length === 1) return 0;
    if (option < 0 || rest.length === 0) this.#lines.delete(seat);
    else this.#lines.set(seat, rest);
    return option < 0 ? null : option;
  }

  /** What a plan made here says first; it is followed from now on. Null if the game proposes nothing. */
  make(ask: Ask, { state }: Run): number | null {
    const game = this.#game;
    const plan = game.heuristics?.plan?.(new Standing(game, state, ask), 'quick');
    const [first, ...rest] = plan?.line ?? [];
    const option = first === undefined ? -1 : find(game, ask, first);
    if (option < 0) return null;
    if (rest.length > 0) this.#lines.set(ask.seat, rest);
    return option;
  }

  /** Something else was done than the plan said. */
  leave(ask: Ask): void {
    for (const seat of deciders(ask)) this.#lines.delete(seat);
  }
}

/** Where the seat that is asked stands; its view is made when it is first read. */
class Standing implements Standpoint {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly #make: () => unknown;
  #view: { readonly made: unknown } | null = null;

  constructor(game: Game, state: object, ask: Ask) {
    this.seat = ask.seat;
    this.ask = ask;
    this.#make = () => game.view(state, ask.seat);
  }

  get view(): unknown {
    this.#view ??= { made: this.#make() };
    return this.#view.made;
  }
}

/** The number of the option a step of a plan means, or -1. Names are made only where they must be. */
function find(game: Game, { options }: Ask, step: Step): number {
  const nameOf = (choice: Choice): string => game.optionId?.(choice) ?? optionId(choice);
  if (typeof step === 'string') return options.findIndex(choice => nameOf(choice) === step);
  let name: string | null = null;
  return options.findIndex(choice => {
    if (choice.do !== step.do) return false;
    name ??= nameOf(step);
    return nameOf(choice) === name;
  });
}
