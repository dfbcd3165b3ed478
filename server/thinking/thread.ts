// A thread that thinks: about a bot's decision, odds or a hint. It is given a match and answers from the view of the seat that decides.
import { parentPort } from 'node:worker_threads';
import { oddsFor, Thinker } from '@tafelrunde/bots';
import type { Game } from '@tafelrunde/engine';
import { games } from '../games.ts';
import type { Job, Thought } from './jobs.ts';

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
  return oddsFor(games.find(g => g.id === id) as Game, record, option, lang);
}
