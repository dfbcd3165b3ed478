import type { Duplex } from 'node:stream';
import { type Message, PROTOCOL, type Request, type Wish } from '@tafelrunde/wire';
import type { WebSocket } from 'ws';
import { Allowance, type Rate } from '../limits.ts';
import type { Meters } from '../meters.ts';
import type { Call } from '../store/calls.ts';
import type { Player } from '../store/store.ts';
import type { House } from '../table/house.ts';
import { pointAt } from '../table/pointing.ts';
import { NO_SEAT } from '../table/refusals.ts';
import { fulfil } from '../table/wishes.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { Questions } from './questions.ts';
import { costOf, parsed, rawOf, refOf } from './reading.ts';
import { Visit } from './visit.ts';

export interface ConnectionOptions {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Pick<Duplex, 'cork' | 'uncork'>;
  readonly player: Player | null;
  /** Where it comes from. */
  readonly address: string;
  /** What is counted for all sockets together. */
  readonly meters: Meters;
  readonly house: House;
  readonly thinkers: Thinkers;
  readonly rate: Rate;
  /** Says something to the other nodes. */
  readonly called: (call: Call) => void;
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
/** So long somebody who is shown the door has time to read why. */
const GOODBYE_MS = 500;
const POLICY = 1008;

/** One browser. It says what it wants, gets to know whether that was done, and sees the tables it visits. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #visits = new Map<string, Visit>();
  readonly #questions: Questions;
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
    const { socket, player, house, thinkers, meters, address } = options;
    const send = (message: Message): number => this.#send(message);
    this.#questions = new Questions({ house, thinkers, meters, address, player: player?.id ?? null, send });
    socket.on('message', (data, binary) => this.#received(binary ? null : String(data)));
    // What the line itself is asked for counts, too: whoever asks without end keeps everybody waiting.
    socket.on('ping', data => this.#mayGoOn() && socket.pong(data));
    socket.on('pong', () => this.#mayGoOn());
    socket.on('close', () => this.close());
    // Too long, or no frame at all: the library says goodbye with the code for it, and hangs up after a while.
    socket.on('error', () => this.close());
    this.#send({ is: 'welcome', protocol: PROTOCOL, name: player?.name ?? null });
  }

  get player(): string | null {
    return this.#options.player?.id ?? null;
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
    this.#questions.thoughts.callOff(() => true);
  }

  #received(text: string | null): void {
    const { socket } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    const raw = rawOf(text);
    const cost = costOf(raw);
    const { meters, address } = this.#options;
    if (!this.#allowance.take(cost) || !meters.message(address, cost) || this.#waiting.length >= WAITING) {
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
        this.#send({ is: 'pong' });
        return;
      case 'visit':
        return this.#visit(wanted);
      case 'leave':
        this.#visits.get(wanted.table)?.end();
        this.#visits.delete(wanted.table);
        this.#questions.thoughts.callOff(({ table }) => table === wanted.table);
        return;
      case 'call-off':
        this.#questions.thoughts.callOff(({ table, ref }) => table === wanted.table && ref === wanted.of);
        return;
      case 'point':
        return this.#point(wanted);
      case 'explain':
        return this.#questions.explain(wanted);
      case 'log':
        return this.#questions.log(wanted);
      case 'odds':
      case 'hint':
        return this.#questions.think(wanted);
      case 'watch':
        return this.#questions.watch(wanted);
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
    const { meters, address } = this.#options;
    if (!meters.mayShow(address)) {
      this.#tooFast(null);
      this.#send({ is: 'gone', table: id, missing: false });
      return;
    }
    let asked = true;
    const visit = new Visit({
      house: this.#options.house,
      id,
      player: this.#options.player?.id ?? null,
      ids,
      show: seen => {
        this.#questions.thoughts.callOff(({ table, epoch }) => table === id && epoch !== seen.epoch);
        const bytes = this.#send({ is: 'seen', ...seen });
        // What happens at the table is told for nothing; what was asked for is counted.
        if (asked) meters.showed(address, bytes);
        asked = false;
      },
      notice: message => void this.#send(message),
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

  async #point({ table, ref, thing }: Extract<Request, { do: 'point' }>): Promise<void> {
    const { house, player, meters, address, called } = this.#options;
    if (!meters.points.take({ address, player: player?.id ?? null }))
      return this.#refuse(
        ref,
        'rationed',
        'You point at very much; wait a little.',
        'Du zeigst auf sehr vieles; warte ein wenig.',
      );
    const found = await house.look(table, t => pointAt(t, player?.id ?? null, thing));
    if (found === null)
      return this.#refuse(ref, 'no-such-table', 'There is no such table.', 'Diesen Tisch gibt es nicht.');
    if ('code' in found) {
      this.#send({ is: 'refused', ref, ...found });
      return;
    }
    house.notice(table, found);
    called({ is: 'pointed', table, seat: found.seat, thing });
    this.#send({ is: 'told', ref, value: null });
  }

  async #fulfil(table: string, ref: number, wish: Wish): Promise<void> {
    const { player, house } = this.#options;
    if (!player) {
      this.#send({ is: 'refused', ref, ...NO_SEAT });
      return;
    }
    if (!this.#mayWrite(player.id, ref, wish)) return;
    const result = await house.change(table, (t, at) =>
      t.isDone(player.id, ref) ? 'done' : fulfil(t, { player: player.id, name: player.name, ref }, wish, at),
    );
    if (result === null) this.#refuse(ref, 'no-such-table', 'There is no such table.', 'Diesen Tisch gibt es nicht.');
    else if ('code' in result) this.#send({ is: 'refused', ref, ...result });
    else this.#send({ is: 'done', ref, number: result.number });
  }

  /** What somebody says and has written down is counted, so that nobody fills the disk. */
  #mayWrite(player: string, ref: number, wish: Wish): boolean {
    const { meters, address } = this.#options;
    const who = { address, player };
    // What one suggests is shown to others as words are.
    if ((wish.do === 'say' || wish.do === 'suggest') && !meters.talk.take(who)) {
      this.#refuse(ref, 'too-fast', 'You talk too fast; wait a little.', 'Du redest zu schnell; warte ein wenig.');
      return false;
    }
    if (meters.mayWrite(who, JSON.stringify(wish).length)) return true;
    this.#refuse(
      ref,
      'quota',
      'You have had very much written down; come back later.',
      'Für dich wurde schon sehr viel aufgeschrieben; komm später wieder.',
    );
    return false;
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
    this.#countRefused();
  }

  #mayGoOn(): boolean {
    const { socket, meters, address } = this.#options;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#allowance.take() && meters.message(address, 1)) return true;
    this.#countRefused();
    return false;
  }

  /** Whoever does not stop is told so, and nothing of what still comes is even looked at. */
  #countRefused(): void {
    if (++this.#refused <= MOST_REFUSED) return;
    const { socket } = this.#options;
    this.close();
    socket.close(POLICY, 'too many requests');
    socket.pause();
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  }

  #refuse(ref: number | null, code: string, en: string, de: string): void {
    this.#send({ is: 'refused', ref, code, text: { en, de } });
  }

  /** Returns how many bytes it was. */
  #send(message: Message): number {
    const { socket } = this.#options;
    if (socket.readyState !== socket.OPEN) return 0;
    if (socket.bufferedAmount > TOO_SLOW) {
      this.drop('you read too slowly');
      return 0;
    }
    this.#gather();
    const text = JSON.stringify(message);
    socket.send(text, () => {
      this.#out++;
      if (socket.bufferedAmount < SLOW) for (const visit of this.#visits.values()) void visit.catchUp();
    });
    return text.length;
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
