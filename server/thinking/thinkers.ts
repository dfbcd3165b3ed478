import { setTimeout as sleep } from 'node:timers/promises';
import { type Advice, greedy, standing, thinkingTime, type Watched } from '@tafelrunde/bots';
import type { Ask, Game, Lang, Odds, Seat } from '@tafelrunde/engine';
import type { Table } from '../table/table.ts';
import { Busy, type Path, type Pool } from './pool.ts';

/** An option to consider, by its name. */
export type Hint = Omit<Advice, 'option'> & { readonly option: string };

/** Somebody who wants to know something: people who come from one address share what there is for it. */
export interface Asker {
  readonly address: string;
  readonly player: string;
}

export interface ThinkersOptions {
  /** Where somebody came from lately, so that all their tables are charged to one place; themselves if nobody knows. */
  readonly addressOf?: (player: string) => string;
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
  /** Waits so many milliseconds, or until it is called off. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

/** Decisions, odds and hints of all tables; each holds a whole match while it waits. */
const MOST_WAITING = 512;
/** Odds and hints that wait for one person, and for one address. */
const MOST_OF_PLAYER = 4;
const MOST_OF_ADDRESS = 24;
/**
 * What even a bot with nothing to think about takes in a window where others must not notice that, beyond its thinking time: as long as one that does not
 * search needs for what can be tried in a few milliseconds, and as long as it needs where it plans whole lines.
 */
const QUICK_STEP_MS = 60;
const STEP_MS = 150;
/** What was found out for those who watch a table is the same for all of them, and remembered. */
const MOST_WATCHED = 256;
/** By then a match has begun. */
const BEGINNING = 200;

interface Slot {
  readonly level: string;
  readonly game: Game;
  /** Kept when the bot begins to think. */
  readonly turn: Promise<void>;
  readonly signal: AbortSignal | undefined;
}

/** Everything at a table that takes thought, done by the pool. Whoever gives a `signal` may call it off. */
export class Thinkers {
  readonly #pool: Pool;
  readonly #addressOf: (player: string) => string;
  readonly #now: () => number;
  readonly #watched = new Map<string, Promise<Watched>>();

  readonly #wait: NonNullable<ThinkersOptions['wait']>;

  constructor(pool: Pool, { addressOf = player => player, wait = waited, now = steady }: ThinkersOptions = {}) {
    this.#pool = pool;
    this.#addressOf = addressOf;
    this.#now = now;
    this.#wait = wait;
  }

  /**
   * The number of the option a bot chooses. If the bot fails or is late, a quick one decides; if that fails too, the first option. The table
   * is charged to whoever opened it.
   */
  async decide({ id, match, seats, opening }: Table, seat: Seat, signal?: AbortSignal): Promise<number> {
    const occupant = seats[seat];
    const level = occupant?.is === 'bot' ? occupant.level : greedy.id;
    const path = [this.#addressOf(opening.host), opening.host, id];
    const job = { do: 'decide', ...standing(match), table: id } as const;
    const turn = Promise.withResolvers<void>();
    const decidedBy = async (bot: string): Promise<number> =>
      (await this.#pool.think(path, { ...job, bot }, { signal, begun: turn.resolve })).option;
    const quickly = (): Promise<number> => decidedBy(greedy.id).catch(() => 0);
    const slot =
      match.ask && isTelling(match.ask) ? this.#begin({ level, game: match.game, turn: turn.promise, signal }) : null;
    const option = await decidedBy(level).catch(() => (signal?.aborted ? 0 : quickly()));
    signal?.throwIfAborted();
    turn.resolve();
    await slot?.over();
    return option;
  }

  async odds(table: Table, option: number, lang: Lang, asker: Asker, signal?: AbortSignal): Promise<Odds | null> {
    return this.#pool.think(
      this.#admit(asker, table),
      { do: 'odds', ...standing(table.match), option, lang },
      { signal },
    );
  }

  async hint(table: Table, asker: Asker, signal?: AbortSignal): Promise<readonly Hint[]> {
    const ids = table.match.optionIds();
    const job = { do: 'advise', ...standing(table.match) } as const;
    const advice = await this.#pool.think(this.#admit(asker, table), job, { signal });
    return advice.map(({ option, ...rest }) => ({ ...rest, option: ids[option] ?? '' }));
  }

  /** Has somebody who watches this table asked already? */
  isWatched(table: Table, lang: Lang): boolean {
    return this.#watched.has(watchedAs(table, lang));
  }

  /** How the match stands for those who only watch. It is thought about once for all of them, so nobody can call it off. */
  watched(table: Table, lang: Lang, asker: Asker): Promise<Watched> {
    const key = watchedAs(table, lang);
    const known = this.#watched.get(key);
    if (known) return known;
    const found = this.#watch(table, lang, asker);
    this.#watched.set(key, found);
    // What was not found out may be asked again.
    found.catch(() => this.#watched.delete(key));
    const [oldest] = this.#watched.keys();
    if (this.#watched.size > MOST_WATCHED && oldest !== undefined) this.#watched.delete(oldest);
    return found;
  }

  async #watch(table: Table, lang: Lang, asker: Asker): Promise<Watched> {
    const { match, opening } = table;
    const { start, answers } = match.record();
    const begun = { start, answers: answers.slice(0, BEGINNING) };
    const job = { do: 'watch', ...standing(match), begun, lang, valued: opening.hints !== false } as const;
    return this.#pool.think(this.#admit(asker, table), job);
  }

  /**
   * From the moment it was the bot's turn to think it takes as long as it ever should, however soon it was ready. Should it have taken longer, it takes
   * whole steps: nobody learns by a few milliseconds how much there was to think about.
   */
  #begin({ level, game, turn, signal }: Slot): { over(): Promise<void> } {
    const step = stepOf(level, game);
    const slot = thinkingTime(level) + step;
    const wait = (milliseconds: number) => this.#wait(milliseconds, signal).catch(() => undefined);
    let begun = 0;
    const first = turn.then(() => {
      begun = this.#now();
      return wait(slot);
    });
    const over = async (): Promise<void> => {
      const taken = await turn.then(() => this.#now() - begun);
      await first;
      if (taken > slot) await wait(step - ((taken - slot) % step));
    };
    return { over };
  }

  /** Nobody's game waits for odds or a hint, and nobody's odds for somebody who asks for all of them. */
  #admit({ address, player }: Asker, { id }: Table): Path {
    const tooMuch =
      this.#pool.waiting >= MOST_WAITING ||
      this.#pool.waitingBelow([address]) >= MOST_OF_ADDRESS ||
      this.#pool.waitingBelow([address, player]) >= MOST_OF_PLAYER;
    if (tooMuch) throw new Busy('Too much to think about.');
    return [address, player, id];
  }
}

const watchedAs = ({ id, match: { epoch } }: Table, lang: Lang): string => `${id} ${epoch} ${lang}`;

/** A bot that does not search plans only where its game can. */
const stepOf = (level: string, { heuristics }: Game): number =>
  thinkingTime(level) > 0 || heuristics?.plan ? STEP_MS : QUICK_STEP_MS;

const steady = (): number => performance.now();

const waited = (milliseconds: number, signal: AbortSignal | undefined): Promise<unknown> =>
  sleep(milliseconds, undefined, signal && { signal });

/** Where somebody is asked whether there is anything to answer with or not, and may pass: how long it takes must not tell. */
const isTelling = ({ always, options }: Ask): boolean =>
  always === true || options.some(({ do: what }) => what === 'pass');
