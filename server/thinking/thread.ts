// A thread that thinks: about a bot's decision, odds or a hint. It is given a match and answers from the view of the seat that decides.
import { parentPort } from 'node:worker_threads';
import { botById, valueOptions } from '@tafelrunde/bots';
import { type Game, Match, newChance, odds, perspective } from '@tafelrunde/engine';
import { games } from '../games.ts';
import type { Job, Standing, Thought } from './jobs.ts';

const SAMPLES = 1_500;
const BUDGET = 40_000;
const HINTS = 3;

parentPort?.on('message', (job: Job) => parentPort?.postMessage(thoughtOf(job)));

function thoughtOf(job: Job): Thought {
  try {
    return { value: think(job) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function think(job: Job): unknown {
  const match = matchOf(job.standing);
  switch (job.do) {
    case 'decide':
      return botById(job.level).decide(perspective(match), newChance());
    case 'odds':
      return match.game.forecast ? odds(match, job.option, { lang: job.lang, samples: SAMPLES, budget: BUDGET }) : null;
    case 'hint': {
      const ids = match.optionIds();
      const valued = valueOptions(perspective(match), newChance()) ?? [];
      return valued.slice(0, HINTS).map(({ option, value }) => ({ option: ids[option] ?? '', value }));
    }
  }
}

function matchOf({ game: id, record }: Standing): Match {
  const game = games.find(g => g.id === id) as Game;
  return Match.resume(game, record, { fromStart: true, listen: false });
}
