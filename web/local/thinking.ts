import { botById, valueOptions } from '@tafelrunde/bots';
import { type Game, type Lang, Match, newChance, type Odds, odds, perspective } from '@tafelrunde/engine';
import type { Standing, Valued } from './mind.ts';

/** Enough for a percent of error, and still at once. */
const SAMPLES = 1_500;
const BUDGET = 40_000;

/** The thoughts themselves; a worker has them, and tests without one. */
export function decide(game: Game, standing: Standing, bot: string): number {
  return botById(bot).decide(perspective(matchOf(game, standing)), newChance());
}

export function oddsOf(game: Game, standing: Standing, option: number, lang: Lang): Odds | null {
  return game.forecast ? odds(matchOf(game, standing), option, { lang, samples: SAMPLES, budget: BUDGET }) : null;
}

export function advise(game: Game, standing: Standing): readonly Valued[] {
  return valueOptions(perspective(matchOf(game, standing)), newChance()) ?? [];
}

function matchOf(game: Game, { record }: Standing): Match {
  return Match.resume(game, record, { fromStart: true, listen: false });
}
