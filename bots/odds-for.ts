import {
  type Game,
  type Lang,
  Match,
  type MatchRecord,
  type Odds,
  type OddsInSteps,
  oddsInSteps,
  toTheEnd,
} from '@tafelrunde/engine';

/** Enough for a percent of error, and still at once. */
const SAMPLES = 1_500;
const BUDGET = 40_000;

/** What an option will likely do, thought out elsewhere, in another thread; null if the game cannot tell. */
export function oddsFor(game: Game, record: MatchRecord, option: number, lang: Lang): Odds | null {
  const steps = oddsForInSteps(game, record, option, lang);
  return steps && toTheEnd(steps);
}

/** The same for a thread that listens in between: whoever asked may no longer want to know. */
export function oddsForInSteps(game: Game, record: MatchRecord, option: number, lang: Lang): OddsInSteps | null {
  if (!game.forecast) return null;
  const match = Match.resume(game, record, { fromStart: true, listen: false });
  return oddsInSteps(match, option, { lang, samples: SAMPLES, budget: BUDGET });
}
