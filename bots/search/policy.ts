import type { Chance, Game, Run } from '@tafelrunde/engine';
import type { Plans } from '../plans.ts';

/** The share of attention each option of the pending decision deserves, by what the game thinks promising. */
export function attention(game: Game, run: Run): number[] {
  const { ask } = run;
  if (ask === null) return [];
  const { heuristics } = game;
  if (!heuristics?.promise) return ask.options.map(() => 1 / ask.options.length);
  const view = game.view(run.state, ask.seat);
  return shares(ask.options.map(choice => heuristics.promise?.(choice, ask, view) ?? 0));
}

/** Larger numbers, exponentially larger shares of 1. */
export function shares(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map(score => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map(weight => weight / sum);
}

/** The share of attention a plan gets beside everything else. */
const PLANNED = 0.5;

/** The same shares, but what a plan says gets at least half of the attention. */
export function favouring(planned: number | null, shares: readonly number[]): readonly number[] {
  if (planned === null) return shares;
  return shares.map((share, option) => share * (1 - PLANNED) + (option === planned ? PLANNED : 0));
}

/** What somebody would quickly do: by a plan, else as the game forecasts, else one of the options by the attention they deserve. */
export function likely(game: Game, run: Run, plans: Plans, chance: Chance): number {
  const { ask } = run;
  if (ask === null) return 0;
  const planned = plans.follow(ask);
  if (planned !== null) return planned;
  if (ask.options.length === 1) return 0;
  const made = plans.make(ask, run);
  if (made !== null) return made;
  const assumed = game.forecast?.assume?.(ask, run.state) ?? null;
  if (assumed !== null && assumed >= 0) return assumed;
  return draw(attention(game, run), chance);
}

const GRAIN = 1 << 20;

function draw(shares: readonly number[], chance: Chance): number {
  let at = chance.int(GRAIN) / GRAIN;
  for (const [option, share] of shares.entries()) {
    if (at < share) return option;
    at -= share;
  }
  return 0;
}

/** Plays on quickly for so many decisions, unless the game ends before. */
export function playOn(game: Game, run: Run, decisions: number, plans: Plans, chance: Chance): void {
  for (let left = decisions; left > 0; ) {
    run.advance();
    if (run.ask === null) return;
    if (run.ask.options.length > 1) left--;
    run.answer(likely(game, run, plans, chance));
  }
}
