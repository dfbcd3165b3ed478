import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Game, Text } from '@tafelrunde/engine';
import { arrived } from './arrival.ts';
import { app, identify, isOwn } from './http/app.ts';
import { guard, limitConnections } from './http/connections.ts';
import { Doorkeeper } from './http/doorkeeper.ts';
import { Metrics } from './http/metrics.ts';
import { isHandedOn, langOf, previewOf } from './http/preview.ts';
import type { Premises } from './http/route.ts';
import { addVitals } from './http/vitals.ts';
import { waitingRoom } from './http/waiting-room.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Logging } from './log.ts';
import { Meters, Whereabouts } from './meters.ts';
import { Notices } from './notices.ts';
import { Push } from './push.ts';
import { Sockets } from './socket/sockets.ts';
import type { Call } from './store/calls.ts';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { BotSeats } from './table/bot-seats.ts';
import { cleanUp, type Keeping } from './table/cleaning.ts';
import { House } from './table/house.ts';
import { isOpen, pointed } from './table/pointing.ts';
import { Presence } from './table/presence.ts';
import { Pool } from './thinking/pool.ts';
import { Thinkers } from './thinking/thinkers.ts';

export type Files = (request: IncomingMessage, response: ServerResponse, head?: string) => void;

export interface ServerOptions {
  readonly games: readonly Game[];
  readonly host: string;
  readonly port: number;
  /** A folder for SQLite, unless a database is given. */
  readonly data: string;
  readonly database?: string | undefined;
  /** How browsers reach it; taken from host and port if left out. */
  readonly publicUrl?: string | undefined;
  /** Behind one proxy, which says in a header whose request it passes on. */
  readonly proxied?: boolean;
  readonly threads?: number;
  readonly log?: Logging | false;
  /** Answers what the API does not: the files of the table in the browser; a page with this in its head. */
  readonly files?: Files;
  readonly limits?: Limits;
  /** How long a table may wait for a bot of another node, in milliseconds. */
  readonly overdue?: number | undefined;
  /** How often it is looked whether clients still answer and read, in milliseconds. */
  readonly pulse?: number | undefined;
  /** Which tables are not kept for ever. */
  readonly keeping?: Keeping;
  /** Webhooks may go to addresses inside the own network. */
  readonly webhooksAnywhere?: boolean;
  /** Whoever started it does not want it any more, be it in the middle of waiting for the database. */
  readonly signal?: AbortSignal;
  /** Told again and again why the database is not there yet. */
  readonly waiting?: (why: Text) => void;
  /** How often it is looked for until it is, in milliseconds. */
  readonly waitingPause?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly house: House;
  /** Ends gracefully: what was accepted is on the disk, and clients are sent elsewhere. */
  close(): Promise<void>;
}

export const storeFor = (
  { data, database }: Pick<ServerOptions, 'data' | 'database'>,
  signal?: AbortSignal,
): Promise<Store> =>
  database === undefined ? sqliteStore(data) : postgresStore(database, undefined, undefined, signal);

/** Tables nobody needs are looked for so often. */
const TIDY_MS = 60_000;
/** Tables nobody wants to keep are looked for so often. */
const CLEAN_MS = 3_600_000;

/** One node: requests, sockets, bots, and the store behind them. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const publicUrl = options.publicUrl ?? `http://${options.host}:${options.port}`;
  const anywhere = options.webhooksAnywhere ?? false;
  const limits = options.limits ?? LIMITS;
  const proxied = options.proxied ?? false;
  const { brought, room } = await arrived({
    bring: signal => withPush(storeFor(options, signal), { publicUrl, anywhere }),
    takeBack: ({ store }) => store.close(),
    room: () =>
      waitingRoom({
        host: options.host,
        port: options.port,
        publicUrl,
        log: options.log ?? false,
        connections: proxied ? null : limits.connectionsPerAddress,
      }),
    pause: options.waitingPause,
    said: options.waiting,
    signal: options.signal,
  });
  const { store, push } = brought;
  const metrics = new Metrics();
  const troubles = metrics.counter('tafelrunde_troubles_total', 'Things that went wrong inside.');
  const trouble = (what: string, error: unknown): void => {
    troubles();
    fastify.log.error({ what, err: error }, 'trouble');
  };
  const house = new House({ store, games: options.games, watchers: limits.watchersPerTable, trouble });
  const pool = new Pool({
    quickLane: true,
    ...(options.threads === undefined ? {} : { threads: options.threads }),
    trouble,
  });
  const whereabouts = new Whereabouts();
  const meters = new Meters(limits);
  const thinkers = new Thinkers(pool, { addressOf: player => whereabouts.of(player) });
  const bots = new BotSeats(house, thinkers, {
    trouble,
    ...(options.overdue === undefined ? {} : { overdue: options.overdue }),
  });
  const notices = new Notices({
    store,
    publicUrl,
    push,
    anywhere,
    trouble,
    mayCall: (player, addresses) => meters.calls.take({ address: whereabouts.of(player), player }, addresses),
  });
  const premises: Premises = {
    house,
    store,
    publicUrl,
    pushKey: push.publicKey,
    limits,
    now: Date.now,
    saw: (player, address) => whereabouts.saw(player, address),
    revoked: player => {
      sockets.sendAway(player);
      store.call({ is: 'revoked', player });
    },
  };
  const doorkeeper = new Doorkeeper(limits, meters);
  const fastify = app({ premises, doorkeeper, log: options.log ?? false, proxied });
  if (!proxied) limitConnections(fastify.server, limits.connectionsPerAddress, address => doorkeeper.isOpen(address));
  guard(fastify.server, {
    addressOf: request => addressOf(request, proxied),
    knock: address => doorkeeper.knock(address),
    proxied,
  });
  const sockets = new Sockets({
    server: fastify.server,
    house,
    thinkers,
    trouble,
    limits,
    meters,
    called: call => store.call(call),
    dropped: metrics.counter(
      'tafelrunde_dropped_total',
      'Sockets closed because their clients did not read or answer.',
    ),
    pulse: options.pulse,
    addressOf: request => addressOf(request, proxied),
    identify: request => {
      const { headers } = request;
      const ip = addressOf(request, proxied);
      return identify({ headers, ip, cookies: fastify.parseCookie(headers.cookie ?? '') }, premises);
    },
    isOwn: (origin, host) => isOwn(origin, host, publicUrl),
  });

  const entries = metrics.counter('tafelrunde_entries_total', 'Entries written by this node.');
  metrics.gauge('tafelrunde_connections', 'Open sockets.', () => sockets.size);
  metrics.gauge('tafelrunde_tables', 'Tables in memory.', () => house.size);
  metrics.gauge('tafelrunde_thoughts_waiting', 'Decisions and odds that wait for a thread.', () => pool.waiting);
  metrics.gauge('tafelrunde_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.gauge('tafelrunde_heap_bytes', 'Memory in use by objects.', () => process.memoryUsage().heapUsed);
  addVitals(fastify, store, metrics);
  if (options.files) addFiles(fastify, options.files, doorkeeper, premises);
  store.answerFor((table, player) => house.isPresent(table, player));
  const presence = new Presence({ house, call: call => store.call(call), shared: store.shared });
  house.visited = (table, guest) => {
    bots.look(table);
    presence.came(table, guest);
  };
  house.left = table => presence.changed(table.id);
  store.heed((call, node) => {
    if (call.is === 'revoked') sockets.sendAway(call.player);
    else if (call.is === 'pointed') showPointed(house, call);
    else presence.heard(node, call);
  });
  house.wrote = table => {
    entries();
    bots.look(table);
    presence.changed(table.id);
    notices.consider(table, player => house.isPresent(table.id, player));
  };

  try {
    await room?.close();
    await fastify.listen({ host: options.host, port: room?.port ?? options.port });
  } catch (error) {
    sockets.close();
    await pool.close();
    await store.close();
    throw error;
  }
  bots.start();
  const tidying = setInterval(() => house.tidyUp(), TIDY_MS);
  const clean = (): void =>
    void cleanUp(house, options.keeping ?? {}, Date.now()).catch(error => trouble('cleaning', error));
  clean();
  const cleaning = setInterval(clean, CLEAN_MS);
  return {
    url: fastify.listeningOrigin,
    house,
    async close() {
      bots.stop();
      presence.stop();
      clearInterval(tidying);
      clearInterval(cleaning);
      sockets.close();
      await fastify.close();
      await pool.close();
      await house.rest();
      await store.close();
      sockets.terminate();
    },
  };
}

/** The database may go away again before it has said what browsers are called with. */
async function withPush(
  opened: Promise<Store>,
  options: Parameters<typeof Push.of>[1],
): Promise<{ store: Store; push: Push }> {
  const store = await opened;
  try {
    return { store, push: await Push.of(store.people, options) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** What somebody points at through another node; should this one be behind, only if it is open to all here, too. */
function showPointed(house: House, { table: id, seat, thing }: Extract<Call, { is: 'pointed' }>): void {
  if (!house.isWatched(id)) return;
  void house
    .look(id, table => isOpen(table, thing) && house.notice(id, pointed(table, seat, thing)))
    .catch(() => undefined);
}

/** Whatever is not of the API belongs to the table in the browser. */
function addFiles(
  fastify: ReturnType<typeof app>,
  files: Files,
  doorkeeper: Doorkeeper,
  { house, publicUrl }: Premises,
): void {
  fastify.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    doorkeeper.admitFile(request.ip);
    // What has to be looked up counts like any other request.
    if (isHandedOn(request.url)) doorkeeper.admit(request.ip, 1);
    const head = await previewOf(house, request.url, langOf(request.headers['accept-language']), publicUrl);
    reply.hijack();
    files(request.raw, reply.raw, head);
    return reply;
  });
}

/** The proxy adds whose request it passes on at the end of the list; what stands before that, anybody may have written. */
function addressOf({ headers, socket }: IncomingMessage, proxied: boolean): string {
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (proxied && named) || (socket.remoteAddress ?? '');
}
