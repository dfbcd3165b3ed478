import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OwnSection } from '../section.ts';
import { Crowd } from './crowd.ts';
import { atShare } from './percentiles.ts';
import { Person, tafelrundePair } from './tafelrunde-pair.ts';

const MATCHES = 100;
const SQUIRES = 10;
const PER_SECOND = 50;
const SECONDS = 30;

/** What others notice of one hostile address. */
export const strangers: OwnSection = {
  name: 'strangers',
  about: `${MATCHES} matches of people, ${PER_SECOND} answers a second in all, and ${SQUIRES} people against squires, everybody from an address of their own: ${SECONDS} seconds as usual, then ${SECONDS} seconds beside one address with 20 tables of knights and 60 sockets that ask for hints and visits 20 times a second each. The server has one thread for bots that search.`,
  figures: [
    { key: 'usualP50', label: 'answers as usual, 50 of 100', unit: 'ms' },
    { key: 'usualP99', label: 'answers as usual, 99 of 100', unit: 'ms' },
    { key: 'hostileP50', label: 'beside a hostile address, 50 of 100', unit: 'ms' },
    { key: 'hostileP99', label: 'beside a hostile address, 99 of 100', unit: 'ms' },
    { key: 'squireUsualP99', label: 'a decision of a squire as usual, 99 of 100', unit: 'ms' },
    { key: 'squireP50', label: 'a decision of a squire beside it, 50 of 100', unit: 'ms' },
    { key: 'squireP99', label: 'a decision of a squire beside it, 99 of 100', unit: 'ms', below: 100 },
  ],
  ratios: [
    { key: 'kept', label: '99 of 100, as usual to beside it', of: 'usualP99', to: 'hostileP99', atLeast: 1 / 3 },
  ],
  measure: () =>
    measureStrangers({ matches: MATCHES, squires: SQUIRES, perSecond: PER_SECOND, seconds: SECONDS, warmUp: 5 }),
};

interface Measuring {
  readonly matches: number;
  readonly squires: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly warmUp: number;
}

export async function measureStrangers({ matches, squires, perSecond, seconds, warmUp }: Measuring) {
  let house = 0;
  const address = (): string => `10.${++house >> 8}.${house & 255}.1`;
  const crowd = await Crowd.at('./guarded-node.ts', url => tafelrundePair(url, [address(), address()]), matches);
  const program = fileURLToPath(new URL('./hostile.ts', import.meta.url));
  const hostile = spawn(process.execPath, [program, crowd.url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const against: AgainstSquire[] = [];
  try {
    await once(hostile, 'message');
    for (let i = 0; i < squires; i++) against.push(await AgainstSquire.sit(crowd.url, address()));
    const measure = async (): Promise<[number[], number[]]> => {
      for (const one of against) one.taken.length = 0;
      const answers = await crowd.evenly(perSecond, seconds);
      return [answers, against.flatMap(({ taken }) => taken)];
    };
    await crowd.evenly(perSecond, warmUp);
    const [usual, squireUsual] = await measure();
    hostile.send('go');
    await crowd.evenly(perSecond, warmUp);
    const [beside, squire] = await measure();
    return {
      usualP50: [atShare(usual, 0.5)],
      usualP99: [atShare(usual, 0.99)],
      hostileP50: [atShare(beside, 0.5)],
      hostileP99: [atShare(beside, 0.99)],
      squireUsualP99: [atShare(squireUsual, 0.99)],
      squireP50: [atShare(squire, 0.5)],
      squireP99: [atShare(squire, 0.99)],
    };
  } finally {
    for (const one of against) one.close();
    hostile.kill();
    crowd.close();
  }
}

const THINKS_MS = 500;

/** Somebody who ends every turn after a while, and looks how long the squire takes for each decision. */
class AgainstSquire {
  readonly taken: number[] = [];
  readonly #person: Person;
  #timer: NodeJS.Timeout | undefined;

  private constructor(person: Person) {
    this.#person = person;
    let asked: number | null = null;
    person.saw = ({ deciding, ending }) => {
      const now = performance.now();
      if (asked !== null) this.taken.push(now - asked);
      asked = deciding === 1 && !ending ? now : null;
      if (deciding !== 0 && !ending) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void (ending ? this.#begin() : person.choose('end')), THINKS_MS);
    };
  }

  static async sit(url: string, address: string): Promise<AgainstSquire> {
    const one = new AgainstSquire(await Person.enter(url, address));
    await one.#begin();
    return one;
  }

  async #begin(): Promise<void> {
    const seats = [{ is: 'me' }, { is: 'bot', level: 'squire' }];
    const { table } = await this.#person.post('/api/tables', { game: 'skirmish', seats });
    await this.#person.visit(String(table));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#person.close();
  }
}
