import { type Letter, Workbench } from '@tafelrunde/bots';
import { gameToThink } from '@tafelrunde/games';

const bell = new MessageChannel();
const listening: (() => void)[] = [];
bell.port1.onmessage = () => listening.shift()?.();

/** Lets what has come in be read. A timer would do, but browsers let it wait. */
function breathe(): Promise<void> {
  return new Promise(read => {
    listening.push(read);
    bell.port2.postMessage(null);
  });
}

const bench = new Workbench({ gameOf: gameToThink, report: report => postMessage(report), breathe });

addEventListener('message', ({ data }: MessageEvent<Letter>) => bench.receive(data));
