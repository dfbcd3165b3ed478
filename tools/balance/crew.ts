import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Played } from './play.ts';

export interface Order {
  readonly number: number;
  readonly seats: number;
}

/** Plays all that is ordered, on all cores. With a file, what is done is kept there and not played again. */
export async function playAll(
  seed: string,
  orders: readonly Order[],
  options: { readonly keep: string | undefined; readonly stamp: string; readonly workers?: number },
): Promise<Played[]> {
  const done = kept(options.keep, options.stamp);
  const open = orders.filter(({ number, seats }) => done.get(number)?.seats !== seats);
  const begun = performance.now();
  let next = 0;
  let ready = 0;
  const crew = Array.from({ length: Math.min(options.workers ?? availableParallelism(), open.length) }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { seed } });
    return new Promise<void>((resolve, reject) => {
      const order = (): void => {
        const game = open[next++];
        if (game) worker.postMessage(game);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (played: Played) => {
        done.set(played.number, played);
        if (options.keep) appendFileSync(options.keep, `${JSON.stringify(played)}\n`);
        if (++ready % 50 === 0) {
          const minutes = (performance.now() - begun) / 60_000;
          process.stderr.write(`${ready}/${open.length} games, ${minutes.toFixed(1)} min\n`);
        }
        order();
      });
      order();
    });
  });
  await Promise.all(crew);
  return orders.flatMap(({ number }) => done.get(number) ?? []);
}

/** Games of an earlier, interrupted run. They count only if cards, seed and mixture are still the same. */
function kept(file: string | undefined, stamp: string): Map<number, Played> {
  const done = new Map<number, Played>();
  if (file === undefined) return done;
  if (!existsSync(file)) {
    writeFileSync(file, `${stamp}\n`);
    return done;
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== stamp)
    throw new Error(`${file} holds games of other cards, another seed or other seats (${first}, not ${stamp}).`);
  for (const line of lines) {
    if (!line.endsWith('}')) continue;
    const played = JSON.parse(line) as Played;
    done.set(played.number, played);
  }
  return done;
}
