import { type Advice, greedy, standing } from '@tafelrunde/bots';
import type { Lang, Odds, Seat } from '@tafelrunde/engine';
import type { Table } from '../table/table.ts';
import { Busy, type Pool } from './pool.ts';

/** An option to consider, by its name. */
export type Hint = Omit<Advice, 'option'> & { readonly option: string };

/** Decisions, odds and hints of all tables; each holds a whole match while it waits. */
const MOST_WAITING = 256;

/** Everything at a table that takes thought, done by the pool. Whoever gives a `signal` may call it off. */
export class Thinkers {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The number of the option a bot chooses. If the bot fails or is late, a quick one decides; if that fails too, the first option. */
  async decide({ id, match, seats }: Table, seat: Seat, signal?: AbortSignal): Promise<number> {
    const occupant = seats[seat];
    const level = occupant?.is === 'bot' ? occupant.level : greedy.id;
    const job = { do: 'decide', ...standing(match), table: id } as const;
    const decidedBy = async (bot: string): Promise<number> =>
      (await this.#pool.think(id, { ...job, bot }, { signal })).option;
    const quickly = (): Promise<number> => decidedBy(greedy.id).catch(() => 0);
    const option = await decidedBy(level).catch(() => (signal?.aborted ? 0 : quickly()));
    signal?.throwIfAborted();
    return option;
  }

  async odds({ id, match }: Table, option: number, lang: Lang, signal?: AbortSignal): Promise<Odds | null> {
    this.#botsFirst();
    return this.#pool.think(id, { do: 'odds', ...standing(match), option, lang }, { signal });
  }

  async hint({ id, match }: Table, signal?: AbortSignal): Promise<readonly Hint[]> {
    this.#botsFirst();
    const ids = match.optionIds();
    const advice = await this.#pool.think(id, { do: 'advise', ...standing(match) }, { signal });
    return advice.map(({ option, ...rest }) => ({ ...rest, option: ids[option] ?? '' }));
  }

  /** Nobody's game waits for odds or a hint: where many wait already, they are not thought about. */
  #botsFirst(): void {
    if (this.#pool.waiting >= MOST_WAITING) throw new Busy('Too much to think about.');
  }
}
