import type { Diary } from '@tafelrunde/lab';
import type { Played, Task } from './worker.ts';

/** An entry of the same build (build/vite.config.ts), like the thinker of the table. */
const WORKER = '/player.js';
const MOST = 4;

/** Somebody who plays numbered games elsewhere, so that the page stays awake. */
export interface Player {
  play(task: Task): Promise<readonly Diary[]>;
  close(): void;
}

/** One for each core there is, up to four: a phone has other things to do, too. */
export function hirePlayers(): Player[] {
  const cores = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1));
  return Array.from({ length: cores }, () => new WorkerPlayer());
}

class WorkerPlayer implements Player {
  readonly #worker = new Worker(WORKER, { type: 'module' });

  play(task: Task): Promise<readonly Diary[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Diary[]>();
    this.#worker.onmessage = ({ data }: MessageEvent<Played>) => {
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.diaries);
    };
    this.#worker.onerror = event => reject(new Error(event.message));
    this.#worker.postMessage(task);
    return promise;
  }

  close(): void {
    this.#worker.terminate();
  }
}
