import type { Ask, Game, Perspective, Run } from '@tafelrunde/engine';
import { Plans } from './plans.ts';

/** Whose eyes positions are looked at with. */
export type Valuer = Pick<Perspective, 'game' | 'seat'>;

/** Answers given on the way to the next rest before the position is valued as it stands. */
const MOST_ANSWERS = 32;
/** The same for games in which only some rests are worth valuing: a long turn has so many decisions. */
const MOST_TO_CALM = 64;

/** How an action came to its end. */
export interface Ended {
  /** Nobody else did anything: what others do may rest on what they hide. */
  readonly alone: boolean;
  readonly answers: number;
}

/** Goes on to the end of the action, everybody answering as is likely (see `usual`). */
export function toNextRest({ game, seat }: Valuer, run: Run, plans: Plans): Ended {
  let alone = true;
  let answers = 0;
  for (; run.ask !== null && answers < MOST_ANSWERS; answers++) {
    const { ask } = run;
    const option = usual(game, ask, run, plans);
    alone &&= ask.seat === seat || ask.options[option]?.do === 'pass';
    run.answer(option);
  }
  return { alone, answers };
}

/** The same to the next rest that is worth valuing, or to the end of the game. */
export function toCalm(valuer: Valuer, run: Run, plans = new Plans(valuer.game, valuer.seat, null)): Ended {
  const { game } = valuer;
  let { alone, answers } = toNextRest(valuer, run, plans);
  while (game.calm && answers < MOST_TO_CALM && run.ask === null && !game.calm(run.state) && run.begin()) {
    const on = toNextRest(valuer, run, plans);
    alone &&= on.alone;
    // A step that asks nothing counts too: no game may go on for ever.
    answers += Math.max(1, on.answers);
  }
  return { alone, answers };
}

/** What is likely answered: by the plan that is followed or one made here, else as the game forecasts, else "pass", else what promises most. */
function usual(game: Game, ask: Ask, run: Run, plans: Plans): number {
  const planned = plans.follow(ask);
  if (planned !== null) return planned;
  if (ask.options.length === 1) return 0;
  const assumed = plans.make(ask, run) ?? game.forecast?.assume?.(ask, run.state) ?? passing(ask);
  return assumed >= 0 ? assumed : mostPromising(game, ask, run);
}

const passing = ({ options }: Ask): number => options.findIndex(choice => choice.do === 'pass');

/** The option that promises most; the first, where the game promises nothing. */
function mostPromising(game: Game, ask: Ask, { state }: Run): number {
  const { heuristics } = game;
  if (!heuristics?.promise) return 0;
  const view = game.view(state, ask.seat);
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
