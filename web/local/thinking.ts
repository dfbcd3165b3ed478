import { type Advice, Thinker, usual } from '@tafelrunde/bots';
import { type Game, type Lang, Match, type Odds, odds } from '@tafelrunde/engine';
import type { Standing } from './mind.ts';

/** Enough for a percent of error, and still at once. */
const SAMPLES = 1_500;
const BUDGET = 40_000;
const thinkers = new Map<string, Thinker>();

/** The thoughts themselves; a worker has them, and tests without one. */
export function decide(game: Game, standing: Standing, bot: string, table: string): number {
  return thinkerOf(game).think({ do: 'decide', ...standing, bot, table }).option;
}

export function advise(game: Game, standing: Standing): readonly Advice[] {
  return thinkerOf(game).think({ do: 'advise', ...standing, bot: usual.id, table: 'advice' }).advice;
}

export function oddsOf(game: Game, { record }: Standing, option: number, lang: Lang): Odds | null {
  if (!game.forecast) return null;
  const match = Match.resume(game, record, { fromStart: true, listen: false });
  return odds(match, option, { lang, samples: SAMPLES, budget: BUDGET });
}

function thinkerOf(game: Game): Thinker {
  const thinker = thinkers.get(game.id) ?? new Thinker([game]);
  thinkers.set(game.id, thinker);
  return thinker;
}
