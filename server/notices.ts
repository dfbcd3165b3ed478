import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
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

  /** `here`: players who watch the table at this moment need no notice. */
  consider(table: Table, here: ReadonlySet<string>): void {
    for (const player of table.standing().due) if (!here.has(player)) void this.#tell(table, player);
  }

  async #tell({ id, game, opening }: Table, player: string): Promise<void> {
    const { store, publicUrl, now = Date.now, trouble } = this.#options;
    const key = `${player} ${id}`;
    if ((this.#told.get(key) ?? Number.NEGATIVE_INFINITY) > now() - PAUSE_MS) return;
    if (this.#told.size > MOST_REMEMBERED) this.#told.clear();
    this.#told.set(key, now());
    try {
      const webhook = (await store.player(player))?.webhook;
      if (!webhook || !(await this.#isAllowed(new URL(webhook)))) return;
      const body = {
        event: 'your-turn',
        table: id,
        game: game.id,
        scenario: opening.config.scenario,
        url: `${publicUrl}/online/${id}`,
      };
      await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      trouble?.('notice', error);
    }
  }

  async #isAllowed({ hostname }: URL): Promise<boolean> {
    if (this.#options.anywhere) return true;
    const plain = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(plain) ? [{ address: plain }] : await lookup(plain, { all: true });
    return addresses.every(({ address }) => !isInside(address));
  }
}

/** Loopback, private and link-local addresses. */
export function isInside(address: string): boolean {
  const mapped = address.toLowerCase().replace(/^::ffff:/, '');
  if (isIP(mapped) === 4) {
    const [a = 0, b = 0] = mapped.split('.').map(Number);
    return (
      a === 0 ||
      a === 10 ||
      a === 127 ||
      a >= 224 ||
      (a === 100 && b >= 64 && b < 128) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 192 && b === 168)
    );
  }
  return mapped === '::' || mapped === '::1' || /^f[cd]/.test(mapped) || /^fe[89ab]/.test(mapped);
}
