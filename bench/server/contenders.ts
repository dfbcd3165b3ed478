import type { Contender, Contenders, Readings } from '../contender.ts';
import { boardgameioPair } from './boardgameio-pair.ts';
import { Crowd } from './crowd.ts';
import { tafelrundePair } from './tafelrunde-pair.ts';

const SERVERS = {
  tafelrunde: ['./tafelrunde-node.ts', tafelrundePair],
  boardgameio: ['./boardgameio-node.ts', boardgameioPair],
} as const;
export type Kind = keyof typeof SERVERS;

interface Wanted {
  readonly kind: Kind;
  readonly matches: number;
  readonly warmUp?: number;
}

const WARM_UP_SECONDS = 4;
/** A server that had nothing to do while the others had their turn is given time to wake up. */
const WAKING_SECONDS = 0.5;
const BUSY_SECONDS = 1;
const PACED_SECONDS = 2;
const PER_SECOND = 200;

export const contenders: Contenders = {
  tafelrunde100: () => busy({ kind: 'tafelrunde', matches: 100 }),
  boardgameio100: () => busy({ kind: 'boardgameio', matches: 100 }),
  tafelrunde1000: () => busyAndPaced({ kind: 'tafelrunde', matches: 1_000 }),
  boardgameio1000: () => busyAndPaced({ kind: 'boardgameio', matches: 1_000 }),
};

/** As many answers as it can take, one at a time from each table: how many, and what each costs the processor. */
export const busy = (wanted: Wanted): Contender => crowded(wanted, crowd => asFastAsItCan(crowd, wanted));

/** And how long an answer takes until it is acknowledged, where 200 a second come in over all tables. */
export const busyAndPaced = (wanted: Wanted): Contender =>
  crowded(wanted, async crowd => {
    const { kind } = wanted;
    const readings = await asFastAsItCan(crowd, wanted);
    const taken = await crowd.evenly(PER_SECOND, PACED_SECONDS);
    const at = (share: number): number => taken[Math.floor(taken.length * share)] ?? Number.NaN;
    return { ...readings, [`${kind}P50`]: at(0.5), [`${kind}P99`]: at(0.99) };
  });

async function asFastAsItCan(crowd: Crowd, { kind, matches }: Wanted): Promise<Readings> {
  await crowd.busily(WAKING_SECONDS);
  const { perSecond, cpuMicroseconds } = await crowd.busily(BUSY_SECONDS);
  return { [`${kind}${matches}`]: perSecond, [`${kind}${matches}Cpu`]: cpuMicroseconds };
}

/** Code is compiled for what it has to do: it does so for a while before anybody looks at the clock. */
function crowded(
  { kind, matches, warmUp = WARM_UP_SECONDS }: Wanted,
  run: (crowd: Crowd) => Promise<Readings>,
): Contender {
  let crowd: Crowd | null = null;
  return {
    async prepare() {
      if (crowd) return;
      const [program, sits] = SERVERS[kind];
      crowd = await Crowd.at(program, sits, matches);
      await crowd.busily(warmUp);
    },
    run: () => run(crowd as Crowd),
    close: () => crowd?.close(),
  };
}
