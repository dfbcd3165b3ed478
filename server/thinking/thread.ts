// A thread that thinks: about a bot's decision, odds or a hint. It is given a match and answers from the view of the seat that decides.
import { parentPort } from 'node:worker_threads';
import { Thinker } from '@tafelrunde/bots';
import { type Game, Match, odds } from '@tafelrunde/engine';
import { games } from '../games.ts';
import type { Job, Thought } from './jobs.ts';

/** Enough for a percent of error, and still at once. */
const SAMPLES = 1_500;
const BUDGET = 40_000;

const thinker = new Thinker(games);

parentPort?.on('message', (job: Job) => parentPort?.postMessage(thoughtOf(job)));

function thoughtOf(job: Job): Thought {
  try {
    return { value: job.do === 'odds' ? oddsOf(job) : thinker.think(job) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function oddsOf({ game: id, record, option, lang }: Extract<Job, { do: 'odds' }>): unknown {
  const game = games.find(g => g.id === id) as Game;
  if (!game.forecast) return null;
  const match = Match.resume(game, record, { fromStart: true, listen: false });
  return odds(match, option, { lang, samples: SAMPLES, budget: BUDGET });
}
