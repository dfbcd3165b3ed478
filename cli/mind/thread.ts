// A thread that thinks for the bots of a table, so that the table can be watched, and left, meanwhile.
import { parentPort } from 'node:worker_threads';
import { type Question, Thinker } from '@tafelrunde/bots';
import { GAMES } from '../games.ts';
import type { Reply } from './mind.ts';

const thinker = new Thinker(GAMES);

parentPort?.on('message', ({ number, question }: { number: number; question: Question }) => {
  parentPort?.postMessage(replyTo(number, question));
});

function replyTo(number: number, question: Question): Reply {
  try {
    return { number, thought: thinker.think(question) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
