import type { Contender, Contenders } from '../contender.ts';
import { boardgameioPair } from './boardgameio-pair.ts';
import { Crowd } from './crowd.ts';
import { tafelrundePair } from './tafelrunde-pair.ts';

const SERVERS = {
  tafelrunde: ['./tafelrunde-node.ts', tafelrundePair],
  boardgameio: ['./boardgameio-node.ts', boardgameioPair],
} as const;
export type Kind = keyof typeof SERVERS;

const PER_SECOND = 200;
const WINDOW_SECONDS = 1;

export const contenders: Contenders = {
  tafelrunde100: () => throughput('tafelrunde', 100),
  boardgameio100: () => throughput('boardgameio', 100),
  tafelrunde1000: () => throughput('tafelrunde', 1_000),
  boardgameio1000: () => throughput('boardgameio', 1_000),
  tafelrundeP50: () => latency('tafelrunde', 1_000, 0.5),
  tafelrundeP99: () => latency('tafelrunde', 1_000, 0.99),
};

/** As many answers as it can take, one at a time from each table. */
export const throughput = (kind: Kind, matches: number): Contender => crowded(kind, matches, crowd => crowd.once());

/** How long an answer takes until it is acknowledged, where 200 a second come in over all tables. */
export const latency = (kind: Kind, matches: number, share: number): Contender =>
  crowded(kind, matches, async crowd => {
    const taken = await crowd.evenly(PER_SECOND, WINDOW_SECONDS);
    return { count: 1, milliseconds: taken[Math.floor(taken.length * share)] ?? Number.NaN };
  });

function crowded(kind: Kind, matches: number, run: (crowd: Crowd) => ReturnType<Contender['run']>): Contender {
  let crowd: Crowd | null = null;
  return {
    async prepare() {
      const [program, sits] = SERVERS[kind];
      crowd ??= await Crowd.at(program, sits, matches);
    },
    run: () => run(crowd as Crowd),
    close: () => crowd?.close(),
  };
}
