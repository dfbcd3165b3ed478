import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Store } from './store/store.ts';
import type { Table } from './table/table.ts';

const PATIENCE_MS = 5_000;
/** Not more often than this for the same player at the same table. */
const PAUSE_MS = 60_000;
const MOST_REMEMBERED = 10_000;

export interface NoticesOptions {
  readonly store: Store;
  readonly publicUrl: string;
  readonly now?: () => number;
  /** Addresses inside the own network are refused unless this is set: a player must not make the server knock on them. */
  readonly anywhere?: boolean;
  readonly trouble?: (what: string, error: unknown) => void;
}

/** Tells players who wanted it that it is their turn: one POST to their address, without a reply being awaited. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #told = new Map<string, number>();

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Players who watch the table at this moment need no notice, through whichever node they do. */
  consider(table: Table, isPresent: (player: string) => boolean): void {
    for (const player of table.standing().due) if (!isPresent(player)) void this.#tell(table, player);
  }

  async #tell({ id, game, opening }: Table, player: string): Promise<void> {
    const { store, publicUrl, now = Date.now, trouble } = this.#options;
    const key = `${player} ${id}`;
    const toldLately = (): boolean => (this.#told.get(key) ?? Number.NEGATIVE_INFINITY) > now() - PAUSE_MS;
    if (toldLately()) return;
    try {
      const webhook = (await store.player(player))?.webhook;
      if (!webhook || (await store.isElsewhere(id, player)) || toldLately()) return;
      if (this.#told.size > MOST_REMEMBERED) this.#told.clear();
      this.#told.set(key, now());
      const body = {
        event: 'your-turn',
        table: id,
        game: game.id,
        scenario: opening.config.scenario,
        url: `${publicUrl}/online/${id}`,
      };
      await this.#post(new URL(webhook), JSON.stringify(body));
    } catch (error) {
      trouble?.('notice', error);
    }
  }

  /** The address is looked at when it is used: a name could have another one by then. Nothing is followed elsewhere. */
  #post(url: URL, body: string): Promise<void> {
    const plain = url.hostname.replace(/^\[|\]$/g, '');
    const anywhere = this.#options.anywhere ?? false;
    if (!anywhere && isIP(plain) && isInside(plain)) return Promise.reject(new Inside());
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(anywhere ? {} : { lookup: outside }),
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, options, response => {
        response.destroy();
        resolve();
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}

/** Looks a name up, and refuses if it leads inside. */
const outside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) done(error, '');
    else if (!first || addresses.some(({ address }) => isInside(address))) done(new Inside(), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

class Inside extends Error {
  constructor() {
    super('A webhook leads into the own network.');
  }
}

/** Loopback, private, link-local and shared addresses, and everything that can stand for one of them. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** What this machine itself is called at this moment, be it an address the whole world may use. */
function own(interfaces: ReturnType<typeof networkInterfaces>): BlockList {
  const list = new BlockList();
  for (const { address } of Object.values(interfaces).flatMap(found => found ?? []))
    list.addAddress(address, familyOf(address));
  return list;
}

export const isInside = (address: string, interfaces = networkInterfaces()): boolean =>
  INSIDE.check(address, familyOf(address)) || own(interfaces).check(address, familyOf(address));
