import {
  type Game,
  hash,
  Match,
  newChance,
  oddsInSteps,
  type Perspective,
  perspective,
  toTheEnd,
} from '@tafelrunde/engine';
import { type Advice, adviseInSteps } from './advice.ts';
import type { Bot } from './bot.ts';
import type { Decision, Job, ResultOf, Results } from './jobs.ts';
import { lookBackInSteps } from './looking-back.ts';
import { botById } from './roster.ts';
import type { Budget } from './search/index.ts';
import { watchInSteps } from './watching.ts';

declare const performance: { now(): number };

/** By rounds, not by the clock: whoever asks again about the same position hears the same. */
const ADVICE: Budget = { rounds: 100 };
/** Enough for a percent of error, and still at once. */
const SAMPLES = 1_500;
const ENUMERATED = 40_000;
const MOST_REMEMBERED = 64;

/** Work in short steps: whoever does it may listen in between, and leave it at that. */
export type Work<T> = Generator<void, T, void>;

/** Does what a job asks for; the same in a thread, in a web worker, and in tests without either. */
export class Thinker {
  readonly #seated = new Map<string, Bot>();

  /** All steps at once. */
  think<J extends Job>(game: Game, job: J): ResultOf<J> {
    return toTheEnd(this.work(game, job)) as ResultOf<J>;
  }

  work(game: Game, job: Job): Work<Results[Job['do']]> {
    switch (job.do) {
      case 'decide':
        return this.#decide(game, job);
      case 'advise':
        return advice(game, job);
      case 'odds':
        return odds(game, job);
      case 'watch':
        return watchInSteps(game, job);
      case 'look-back':
        return lookBackInSteps(game, job.record, job.outcome);
    }
  }

  *#decide(game: Game, job: Extract<Job, { do: 'decide' }>): Work<Decision> {
    const begun = performance.now();
    const seen = perspectiveOf(game, job);
    const bot = this.#botAt(`${job.table}/${seen.seat}/${job.bot}`, job.bot);
    const whims = newChance(job.seed);
    const option = bot.decideInSteps ? yield* bot.decideInSteps(seen, whims) : bot.decide(seen, whims);
    return { option, milliseconds: performance.now() - begun };
  }

  #botAt(seat: string, id: string): Bot {
    let bot = this.#seated.get(seat);
    if (!bot) {
      bot = botById(id);
      bot = bot.seated?.() ?? bot;
      this.#seated.set(seat, bot);
    }
    const [oldest] = this.#seated.keys();
    if (this.#seated.size > MOST_REMEMBERED && oldest !== undefined) this.#seated.delete(oldest);
    return bot;
  }
}

/** The whims come from what the seat sees and is asked, so that the same position gets the same advice, on any machine. */
function advice(game: Game, job: Extract<Job, { do: 'advise' }>): Work<readonly Advice[]> {
  const seen = perspectiveOf(game, job);
  const { view, ask, seat } = seen;
  return adviseInSteps(seen, newChance(job.seed ?? hash({ view, ask, seat })), ADVICE);
}

function* odds(game: Game, { record, option, lang }: Extract<Job, { do: 'odds' }>): Work<Results['odds']> {
  if (!game.forecast) return null;
  const match = Match.resume(game, record, { fromStart: true, listen: false });
  return yield* oddsInSteps(match, option, { lang, samples: SAMPLES, budget: ENUMERATED });
}

function perspectiveOf(game: Game, { record, lately = [] }: Job): Perspective {
  return { ...perspective(Match.resume(game, record, { fromStart: false, listen: false })), lately };
}
