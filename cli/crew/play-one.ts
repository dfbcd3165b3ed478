import { botById, random } from '@tafelrunde/bots';
import { type Config, Match, newChance, type Outcome, perspective, playOut, Run, scenarioOf } from '@tafelrunde/engine';
import { GAMES } from '../games.ts';

export interface PlayOrders {
  readonly game: string;
  readonly config: Config;
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface PlayResult {
  readonly number: number;
  /** Null: it was still going on after the scenario's longest game. */
  readonly outcome: Outcome | null;
  readonly decisions: number;
  /** A rule broke; the seed of the game repeats it. */
  readonly failure: string | null;
}

/** One game between bots. Its luck depends on nothing but the seed and its number, so it is the same on any thread. */
export function playOne({ game: id, config, bots, seed }: PlayOrders, number: number): PlayResult {
  const game = GAMES.find(g => g.id === id);
  if (!game) throw new Error(`There is no game "${id}".`);
  const luck = `${seed}/${number}`;
  const whims = newChance(`${luck}/bots`);
  const { longest } = scenarioOf(game, config.scenario);
  try {
    if (bots.every(bot => bot === random.id)) {
      // Nobody looks at anything: the bare driver, without history and views, is many times faster.
      const chance = newChance(luck);
      const run = new Run(game, game.setup(config, chance), { chance });
      const decisions = playOut(run, ask => whims.int(ask.options.length), longest);
      return { number, outcome: run.outcome, decisions, failure: null };
    }
    const seated = bots.map(botById);
    const match = Match.start(game, config, { seed: luck, listen: false });
    while (match.ask !== null && match.answers.length < longest)
      match.choose(seated[match.ask.seat]?.decide(perspective(match), whims) ?? 0);
    return { number, outcome: match.outcome, decisions: match.answers.length, failure: null };
  } catch (error) {
    return { number, outcome: null, decisions: 0, failure: error instanceof Error ? error.message : String(error) };
  }
}
