import type { OwnSection } from '../section.ts';
import { Crowd } from './crowd.ts';
import { atShare } from './percentiles.ts';
import { tafelrundePair } from './tafelrunde-pair.ts';

const MATCHES = 1_000;
const PER_SECOND = 200;
const SECONDS = 60;

/** How long answers take where they come at a pace people have, over a whole run. */
export const tail: OwnSection = {
  name: 'tail',
  about: `${PER_SECOND} answers a second, evenly over ${MATCHES} matches, for ${SECONDS} seconds: how long each took until it was acknowledged, by all answers of the run. The longest work is what the main thread of the server did at a stretch, by its processor time: whatever else the machine does, it does not count there.`,
  figures: [
    { key: 'p50', label: '50 of 100', unit: 'ms' },
    { key: 'p99', label: '99 of 100', unit: 'ms' },
    { key: 'p999', label: '999 of 1,000', unit: 'ms', below: 50 },
    { key: 'slowest', label: 'the slowest', unit: 'ms' },
    { key: 'longest', label: 'longest work at a stretch', unit: 'ms', below: 50 },
  ],
  ratios: [],
  measure: () => measureTail({ matches: MATCHES, perSecond: PER_SECOND, seconds: SECONDS, warmUp: 4 }),
};

interface Measuring {
  readonly matches: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly warmUp: number;
}

export async function measureTail({ matches, perSecond, seconds, warmUp }: Measuring) {
  const crowd = await Crowd.at('./tafelrunde-node.ts', tafelrundePair, matches);
  try {
    await crowd.busily(warmUp);
    await crowd.evenly(perSecond, warmUp);
    await crowd.used();
    const taken = await crowd.evenly(perSecond, seconds);
    const { longestMilliseconds } = await crowd.used();
    return {
      p50: [atShare(taken, 0.5)],
      p99: [atShare(taken, 0.99)],
      p999: [atShare(taken, 0.999)],
      slowest: [atShare(taken, 1)],
      longest: [longestMilliseconds],
    };
  } finally {
    crowd.close();
  }
}
