import type { Duplex } from 'node:stream';
import { explain, readChoice, type Text } from '@tafelrunde/engine';
import { type Message, PROTOCOL, type Request, type Wish } from '@tafelrunde/wire';
import { request } from '@tafelrunde/wire/requests';
import type { WebSocket } from 'ws';
import { Allowance, type Rate } from '../limits.ts';
import type { Player } from '../store/store.ts';
import type { House } from '../table/house.ts';
import { NO_SEAT } from '../table/refusals.ts';
import { viewerOf } from '../table/seen.ts';
import { fulfil } from '../table/wishes.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { Thoughts } from './thoughts.ts';
import { Visit } from './visit.ts';

export interface ConnectionOptions {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Pick<Duplex, 'cork' | 'uncork'>;
  readonly player: Player | null;
  readonly house: House;
  readonly thinkers: Thinkers;
  readonly rate: Rate;
  /** Told when a client was dropped because it did not read or answer. */
  readonly dropped?: () => void;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Who does not stop after this many refusals for haste is shown the door. */
const MOST_REFUSED = 200;
const MOST_VISITS = 32;
/** Bytes that wait for a slow reader before it is shown nothing more, and before it is dropped: replies come on top. */
const SLOW = 64 * 1024;
const TOO_SLOW = 1024 * 1024;
const WAITING = 256;
const POLICY = 1008;
/** What costs everybody at the table more than a decision does counts for more. */
const COSTS: Readonly<Record<string, number>> = { visit: 3, say: 3, odds: 3, hint: 3, explain: 2 };

/** One browser. It says what it wants, gets to know whether that was done, and sees the tables it visits. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #visits = new Map<string, Visit>();
  /** What is being thought about for this browser. */
  readonly #thoughts = new Thoughts();
  readonly #allowance: Allowance;
  /** Requests are carried out one after the other, in the order they came. */
  readonly #waiting: Request[] = [];
  #working = false;
  #refused = 0;
  #gathering = false;
  /** Messages that have gone out, and how many there were at the last look. */
  #out = 0;
  #outBefore = -1;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#allowance = new Allowance(options.rate);
    const { socket, player } = options;
    socket.on('message', (data, binary) => this.#received(binary ? null : String(data)));
    socket.on('close', () => this.close());
    // Too long, or no frame at all: the library says goodbye with the code for it, and hangs up after a while.
    socket.on('error', () => this.close());
    this.#send({ is: 'welcome', protocol: PROTOCOL, name: player?.name ?? null });
  }

  /** Looks now and then whether the reader reads; one that has not since the last look is dropped. True if it was. */
  checkReading(): boolean {
    const stuck = this.#options.socket.bufferedAmount >= SLOW && this.#out === this.#outBefore;
    this.#outBefore = this.#out;
    if (stuck) this.drop('you read too slowly');
    return stuck;
  }

  /** Shows the client the door, with a word why. */
  drop(why: string): void {
    const { socket, dropped } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    dropped?.();
    this.close();
    socket.close(POLICY, why);
  }

  close(): void {
    for (const visit of this.#visits.values()) visit.end();
    this.#visits.clear();
    this.#thoughts.callOff(() => true);
  }

  #received(text: string | null): void {
    const { socket } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    const raw = rawOf(text);
    if (!this.#allowance.take(costOf(raw)) || this.#waiting.length >= WAITING) {
      this.#tooFast(refOf(raw));
      return;
    }
    const wanted = parsed(raw);
    if ('error' in wanted) this.#send({ is: 'refused', ref: wanted.ref, code: 'bad-request', text: wanted.error });
    else this.#enqueue(wanted.request);
  }

  #enqueue(wanted: Request): void {
    this.#waiting.push(wanted);
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      try {
        await this.#perform(next);
      } catch (error) {
        this.#failed(next, error);
      }
    this.#working = false;
  }

  async #perform(wanted: Request): Promise<void> {
    switch (wanted.do) {
      case 'ping':
        return this.#send({ is: 'pong' });
      case 'visit':
        return this.#visit(wanted);
      case 'leave':
        this.#visits.get(wanted.table)?.end();
        this.#visits.delete(wanted.table);
        this.#thoughts.callOff(({ table }) => table === wanted.table);
        return;
      case 'call-off':
        this.#thoughts.callOff(({ table, ref }) => table === wanted.table && ref === wanted.of);
        return;
      case 'explain':
        return this.#explain(wanted);
      case 'odds':
      case 'hint':
        return this.#think(wanted);
      default: {
        const { table, ref, ...wish } = wanted;
        return this.#fulfil(table, ref, wish);
      }
    }
  }

  async #visit({ table: id, ids = true }: Extract<Request, { do: 'visit' }>): Promise<void> {
    this.#visits.get(id)?.end();
    if (this.#visits.size >= MOST_VISITS && !this.#visits.has(id))
      return this.#refuse(
        null,
        'too-many-tables',
        `At most ${MOST_VISITS} tables at once.`,
        `Höchstens ${MOST_VISITS} Tische zugleich.`,
      );
    const visit = new Visit({
      house: this.#options.house,
      id,
      player: this.#options.player?.id ?? null,
      ids,
      show: seen => {
        this.#thoughts.callOff(({ table, epoch }) => table === id && epoch !== seen.epoch);
        this.#send({ is: 'seen', ...seen });
      },
      lost: missing => {
        this.#visits.get(id)?.end();
        this.#visits.delete(id);
        this.#send({ is: 'gone', table: id, missing });
      },
      full: () =>
        this.#refuse(
          null,
          'too-many-watchers',
          'Too many people watch this table.',
          'Zu viele sehen an diesem Tisch zu.',
        ),
      ready: () => this.#options.socket.bufferedAmount < SLOW,
    });
    this.#visits.set(id, visit);
    await visit.begin();
  }

  async #fulfil(table: string, ref: number, wish: Wish): Promise<void> {
    const { player, house } = this.#options;
    if (!player) return this.#send({ is: 'refused', ref, ...NO_SEAT });
    const result = await house.change(table, (t, at) =>
      t.isDone(player.id, ref) ? 'done' : fulfil(t, { player: player.id, name: player.name, ref }, wish, at),
    );
    if (result === null) this.#refuse(ref, 'no-such-table', 'There is no such table.', 'Diesen Tisch gibt es nicht.');
    else if ('code' in result) this.#send({ is: 'refused', ref, ...result });
    else this.#send({ is: 'done', ref, number: result.number });
  }

  async #explain({ table, ref, wanted }: Extract<Request, { do: 'explain' }>): Promise<void> {
    const value = await this.#options.house.look(table, t => {
      const seat = viewerOf(t, this.#options.player?.id ?? null);
      return seat === 'spectator' ? null : explain(t.match, seat, readChoice(t.match, seat, wanted));
    });
    if (value === null) this.#send({ is: 'refused', ref, ...NO_SEAT });
    else this.#send({ is: 'told', ref, value });
  }

  /** Odds and hints are thought out elsewhere, and only for the seat that decides, from what it knows; until it decides or looks away. */
  async #think(wanted: Extract<Request, { do: 'odds' | 'hint' }>): Promise<void> {
    const { table, ref, epoch } = wanted;
    const thinking = this.#thoughts.begin({ table, ref, epoch });
    const { signal } = thinking;
    const job = await this.#options.house.look(table, t => {
      if (wanted.do === 'hint' && t.opening.hints === false) return 'no-hints';
      const seats = t.seatsOf(this.#options.player?.id ?? null);
      const seat = t.deciders.find(decider => seats.includes(decider));
      if (seat === undefined || t.match.epoch !== epoch) return null;
      if (wanted.do === 'hint') return { thought: this.#options.thinkers.hint(t, signal) };
      const option = t.match.find(wanted.option);
      return option < 0 ? null : { thought: this.#options.thinkers.odds(t, option, wanted.lang, signal) };
    });
    if (job === 'no-hints') {
      this.#thoughts.end(thinking);
      this.#refuse(ref, 'no-hints', 'This table plays without hints.', 'An diesem Tisch wird ohne Tipps gespielt.');
      return;
    }
    if (job === null) {
      this.#thoughts.end(thinking);
      this.#refuse(ref, 'not-your-decision', 'You do not decide now.', 'Du entscheidest gerade nicht.');
      return;
    }
    // The table and other requests go on meanwhile: the answer comes when it comes.
    void job.thought
      .then(
        value => this.#send({ is: 'told', ref, value }),
        () => this.#unthought(ref, signal.aborted),
      )
      .finally(() => this.#thoughts.end(thinking));
  }

  /** Whoever called it off waits for nothing; where the table has moved on, the question is settled by this. */
  #unthought(ref: number, calledOff: boolean): void {
    if (calledOff)
      this.#refuse(ref, 'called-off', 'Nobody thinks about that any more.', 'Darüber denkt niemand mehr nach.');
    else
      this.#refuse(ref, 'busy', 'No time for that now; ask again.', 'Dafür ist gerade keine Zeit; frag noch einmal.');
  }

  #failed(wanted: Request, error: unknown): void {
    this.#options.trouble(wanted.do, error);
    const ref = 'ref' in wanted ? wanted.ref : null;
    this.#refuse(
      ref,
      'failed',
      'That failed here; please send it again.',
      'Das ist hier misslungen; bitte noch einmal senden.',
    );
  }

  #tooFast(ref: number | null): void {
    this.#refuse(ref, 'too-fast', 'Too many requests; slow down.', 'Zu viele Anfragen; langsamer, bitte.');
    if (++this.#refused > MOST_REFUSED) this.#options.socket.close(POLICY, 'too many requests');
  }

  #refuse(ref: number | null, code: string, en: string, de: string): void {
    this.#send({ is: 'refused', ref, code, text: { en, de } });
  }

  #send(message: Message): void {
    const { socket } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > TOO_SLOW) {
      this.drop('you read too slowly');
      return;
    }
    this.#gather();
    socket.send(JSON.stringify(message), () => {
      this.#out++;
      if (socket.bufferedAmount < SLOW) for (const visit of this.#visits.values()) void visit.catchUp();
    });
  }

  /** What is said in one breath, a table and an acknowledgement, is one write. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { stream } = this.#options;
    stream.cork();
    setImmediate(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

/** What JSON says; undefined where it is none. */
function rawOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request, or what is wrong with it. */
function parsed(raw: unknown): { request: Request } | { error: Text; ref: number | null } {
  if (raw === undefined)
    return { error: { en: 'A message is a JSON text.', de: 'Eine Nachricht ist ein JSON-Text.' }, ref: null };
  const result = request.safeParse(raw);
  if (result.success) return { request: result.data };
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') || 'JSON';
  const why = `${where}: ${issue?.message ?? '?'}`;
  return {
    error: { en: `This cannot be read. ${why}`, de: `Das ist nicht lesbar. ${why}` },
    ref: refOf(raw),
  };
}

function costOf(raw: unknown): number {
  const wanted = typeof raw === 'object' && raw !== null && 'do' in raw ? raw.do : undefined;
  return (typeof wanted === 'string' && Object.hasOwn(COSTS, wanted) && COSTS[wanted]) || 1;
}

function refOf(raw: unknown): number | null {
  return typeof raw === 'object' && raw !== null && 'ref' in raw && typeof raw.ref === 'number' ? raw.ref : null;
}
