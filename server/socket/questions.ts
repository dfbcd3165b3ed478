import { explain, OVER, readChoice, STALE } from '@tafelrunde/engine';
import type { Message, Request } from '@tafelrunde/wire';
import type { Meters } from '../meters.ts';
import type { House } from '../table/house.ts';
import { NO_SEAT, SEAT_FREE } from '../table/refusals.ts';
import { logBefore, mayWatch, viewerOf } from '../table/seen.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { Thoughts } from './thoughts.ts';

export interface QuestionsOptions {
  readonly house: House;
  readonly thinkers: Thinkers;
  readonly meters: Meters;
  readonly address: string;
  readonly player: string | null;
  /** Returns how many bytes that was. */
  readonly send: (message: Message) => number;
}

type Asked<D extends Request['do']> = Extract<Request, { do: D }>;

/** What one browser wants to know without changing anything: why not, what was before, odds and hints. */
export class Questions {
  readonly #options: QuestionsOptions;
  /** What is being thought about for this browser. */
  readonly thoughts = new Thoughts();

  constructor(options: QuestionsOptions) {
    this.#options = options;
  }

  async explain({ table, ref, wanted }: Asked<'explain'>): Promise<void> {
    const { house, player, send } = this.#options;
    const value = await house.look(table, t => {
      const seat = viewerOf(t, player);
      return seat === 'spectator' ? null : explain(t.match, seat, readChoice(t.match, seat, wanted));
    });
    if (value === null) send({ is: 'refused', ref, ...NO_SEAT });
    else send({ is: 'told', ref, value });
  }

  /** An earlier part of the log, for whoever came late. */
  async log({ table, ref, before }: Asked<'log'>): Promise<void> {
    const { house, player, meters, address, send } = this.#options;
    if (!meters.mayShow(address))
      return this.#refuse(ref, 'too-fast', 'Too many requests; slow down.', 'Zu viele Anfragen; langsamer, bitte.');
    const value = await house.look(table, t => (mayWatch(t, player) ? logBefore(t, player, before) : null));
    if (value === null) send({ is: 'refused', ref, ...NO_SUCH_TABLE });
    else meters.showed(address, send({ is: 'told', ref, value }));
  }

  /** Odds and hints are thought out elsewhere, and only for the seat that decides, from what it knows; until it decides or looks away. */
  async think(wanted: Asked<'odds' | 'hint'>): Promise<void> {
    const { table, ref, epoch } = wanted;
    const { house, player, address, meters, thinkers, send } = this.#options;
    if (!meters.thoughts.take({ address, player }, wanted.do === 'hint' ? HINT_COST : 1)) {
      send({ is: 'refused', ref, ...RATIONED });
      return;
    }
    const thinking = this.thoughts.begin({ table, ref, epoch });
    const { signal } = thinking;
    const asker = { address, player: player ?? '' };
    const job = await house.look(table, t => {
      if (wanted.do === 'hint' && t.opening.hints === false) return 'no-hints';
      const seats = t.seatsOf(player);
      const seat = t.deciders.find(decider => seats.includes(decider));
      if (seat === undefined || t.match.epoch !== epoch) return null;
      if (wanted.do === 'hint') return { thought: thinkers.hint(t, asker, signal) };
      const option = t.match.find(wanted.option);
      return option < 0 ? null : { thought: thinkers.odds(t, option, wanted.lang, asker, signal) };
    });
    if (job === 'no-hints') {
      this.thoughts.end(thinking);
      this.#refuse(ref, 'no-hints', 'This table plays without hints.', 'An diesem Tisch wird ohne Tipps gespielt.');
      return;
    }
    if (job === null) {
      this.thoughts.end(thinking);
      this.#refuse(ref, 'not-your-decision', 'You do not decide now.', 'Du entscheidest gerade nicht.');
      return;
    }
    // The table and other requests go on meanwhile: the answer comes when it comes.
    void job.thought
      .then(
        value => send({ is: 'told', ref, value }),
        () => this.#unthought(ref, signal.aborted),
      )
      .finally(() => this.thoughts.end(thinking));
  }

  /** How it stands, for whoever may watch: thought out from what everybody knows. What somebody else has asked for already costs little. */
  async watch({ table, ref, epoch, lang }: Asked<'watch'>): Promise<void> {
    const { house, player, address, meters, thinkers, send } = this.#options;
    const thinking = this.thoughts.begin({ table, ref, epoch });
    const { signal } = thinking;
    const job = await house.look(table, t => {
      if (!mayWatch(t, player)) return NO_SUCH_TABLE;
      if (t.ending) return OVER;
      if (t.seating.hasFree) return SEAT_FREE;
      if (t.match.epoch !== epoch) return STALE;
      const cost = thinkers.isWatched(t, lang) ? 1 : HINT_COST;
      if (!meters.thoughts.take({ address, player }, cost)) return RATIONED;
      return { thought: thinkers.watched(t, lang, { address, player: player ?? '' }) };
    });
    if (job === null || 'code' in job) {
      this.thoughts.end(thinking);
      send({ is: 'refused', ref, ...(job ?? NO_SUCH_TABLE) });
      return;
    }
    void Promise.race([job.thought, calledOff(signal)])
      .then(
        value => send({ is: 'told', ref, value }),
        () => this.#unthought(ref, signal.aborted),
      )
      .finally(() => this.thoughts.end(thinking));
  }

  /** Whoever called it off waits for nothing; where the table has moved on, the question is settled by this. */
  #unthought(ref: number, calledOff: boolean): void {
    if (calledOff)
      this.#refuse(ref, 'called-off', 'Nobody thinks about that any more.', 'Darüber denkt niemand mehr nach.');
    else
      this.#refuse(ref, 'busy', 'No time for that now; ask again.', 'Dafür ist gerade keine Zeit; frag noch einmal.');
  }

  #refuse(ref: number, code: string, en: string, de: string): void {
    this.#options.send({ is: 'refused', ref, code, text: { en, de } });
  }
}

/** A hint takes about as long as four odds, and so does what those who watch are told. */
const HINT_COST = 4;

const NO_SUCH_TABLE = {
  code: 'no-such-table',
  text: { en: 'There is no such table.', de: 'Diesen Tisch gibt es nicht.' },
};
const RATIONED = {
  code: 'rationed',
  text: {
    en: 'You have asked for very many odds and hints; wait a little.',
    de: 'Du hast sehr viele Chancen und Tipps abgefragt; warte ein wenig.',
  },
};

/** Breaks when nobody wants to know any more. */
const calledOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_, broken) => signal.addEventListener('abort', () => broken(signal.reason), { once: true }));
