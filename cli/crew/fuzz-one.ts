import { type Config, type Game, newChance } from '@tafelrunde/engine';
import { drawn, type Held } from '@tafelrunde/testing/configs';
import { Finding, walk } from '@tafelrunde/testing/walk';

export interface FuzzOrders {
  readonly game: string;
  readonly configs: readonly Config[];
  readonly seed: string;
  readonly decisions: number;
  /** Every walk draws its settings, but for these. */
  readonly mixed?: Held;
}

export interface FuzzResult {
  readonly number: number;
  readonly decisions: number;
  readonly options: number;
  readonly finding: { readonly message: string; readonly save: string | null; readonly at: number } | null;
}

/** One random walk that checks everything a game must keep; the configurations take turns. */
export function fuzzOne(game: Game, { configs, seed, decisions, mixed }: FuzzOrders, number: number): FuzzResult {
  const usual = configs[number % configs.length];
  if (!usual) throw new Error('There is nothing to walk through.');
  const config = mixed ? drawn(game, usual, mixed, newChance(`settings ${seed}/${number}`)) : usual;
  try {
    const walked = walk(game, config, { seed: `${seed}/${number}`, decisions });
    return { number, decisions: walked.decisions, options: walked.options, finding: null };
  } catch (error) {
    if (error instanceof Finding) {
      const finding = { message: error.message, save: error.save, at: error.at };
      return { number, decisions: error.at, options: 0, finding };
    }
    // The set-up itself failed: there is no match to save.
    const message = `${JSON.stringify(config)}: ${error instanceof Error ? error.message : String(error)}`;
    return { number, decisions: 0, options: 0, finding: { message, save: null, at: 0 } };
  }
}
