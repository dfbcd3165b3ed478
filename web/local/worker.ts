import type { Lang, OddsInSteps } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import type { Standing } from './mind.ts';
import { advise, decide, oddsOf } from './thinking.ts';

export type Order =
  | { readonly do: 'decide'; readonly standing: Standing; readonly bot: string; readonly table: string }
  | { readonly do: 'odds'; readonly standing: Standing; readonly option: number; readonly lang: Lang }
  | { readonly do: 'advise'; readonly standing: Standing };

/** An order with its number; or, without one, that the order of this number is called off. */
export type Letter = { readonly number: number; readonly order: Order | null };

export type Report = { readonly number: number } & ({ readonly result: unknown } | { readonly error: string });

/** So many milliseconds without looking whether there is mail. */
const SLICE = 8;

const wanted = new Set<number>();

addEventListener('message', async ({ data: { number, order } }: MessageEvent<Letter>) => {
  if (order === null) {
    wanted.delete(number);
    return;
  }
  wanted.add(number);
  const report = await carryOut(number, order);
  if (wanted.delete(number)) postMessage(report);
});

async function carryOut(number: number, order: Order): Promise<Report> {
  try {
    return { number, result: await think(number, order) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

async function think(number: number, order: Order): Promise<unknown> {
  const game = await gameById(order.standing.game);
  switch (order.do) {
    case 'decide':
      return decide(game, order.standing, order.bot, order.table);
    case 'odds':
      return inSlices(number, oddsOf(game, order.standing, order.option, order.lang));
    case 'advise':
      return advise(game, order.standing);
  }
}

/** Works on it for as long as somebody wants it. */
async function inSlices(number: number, steps: OddsInSteps | null): Promise<unknown> {
  if (steps === null) return null;
  while (wanted.has(number)) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await mail();
  }
  return null;
}

const bell = new MessageChannel();
const listening: (() => void)[] = [];
bell.port1.onmessage = () => listening.shift()?.();

/** Lets what has come in be read. A timer would do, but browsers let it wait. */
function mail(): Promise<void> {
  return new Promise(read => {
    listening.push(read);
    bell.port2.postMessage(null);
  });
}
