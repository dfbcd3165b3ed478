// A thread that thinks: about a bot's decision, odds or a hint. It is given a match and answers from the view of the seat that decides.
import { parentPort } from 'node:worker_threads';
import { type Letter, Workbench } from '@tafelrunde/bots';
import { gameById } from '@tafelrunde/games';

const bench = new Workbench({
  gameOf: gameById,
  report: report => parentPort?.postMessage(report),
  breathe: () => new Promise(read => void setImmediate(read)),
});

parentPort?.on('message', (letter: Letter) => bench.receive(letter));
