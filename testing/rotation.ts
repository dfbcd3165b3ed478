import { type Config, type Game, newChance } from '@tafelrunde/engine';
import { configs } from './configs.ts';

/** After so many runs on days in a row every configuration has been met. */
const RUNS = 7;
const DAY = 24 * 60 * 60 * 1_000;

/** What differs from run to run and repeats one: the day, or what TAFELRUNDE_SEED says. */
export const SEED = process.env.TAFELRUNDE_SEED || new Date().toISOString().slice(0, 10);

export interface Turn {
  readonly config: Config;
  readonly seed: string;
  readonly decisions: number;
}

/**
 * The walks of one run: as many decisions as the budget allows, in walks no longer than `longest`, over the configurations whose
 * turn it is.
 */
export function turns(game: Game, budget: number, longest: number, seed = SEED): Turn[] {
  const all = newChance('spread').shuffle(configs(game));
  const count = Math.max(Math.ceil(all.length / RUNS), Math.ceil(budget / longest));
  const first = runNumber(seed) * count;
  return Array.from({ length: count }, (_, i) => ({
    config: all[(first + i) % all.length] as Config,
    seed: `${seed} ${i + 1}`,
    decisions: Math.min(longest, Math.ceil(budget / count)),
  }));
}

/** Days follow each other; any other seed is as good as any. */
function runNumber(seed: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(seed) ? Date.parse(seed) / DAY : Number.NaN;
  return Number.isInteger(day) ? day : newChance(seed).int(10_000);
}
