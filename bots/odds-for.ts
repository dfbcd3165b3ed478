import { type Game, type Lang, Match, type MatchRecord, type Odds, odds } from '@tafelrunde/engine';

/** Enough for a percent of error, and still at once. */
const SAMPLES = 1_500;
const BUDGET = 40_000;

/** What an option will likely do, thought out elsewhere, in another thread; null if the game cannot tell. */
export function oddsFor(game: Game, record: MatchRecord, option: number, lang: Lang): Odds | null {
  if (!game.forecast) return null;
  const match = Match.resume(game, record, { fromStart: true, listen: false });
  return odds(match, option, { lang, samples: SAMPLES, budget: BUDGET });
}
