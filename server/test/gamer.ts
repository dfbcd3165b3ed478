import { setTimeout as sleep } from 'node:timers/promises';
import { erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Message } from '@tafelrunde/wire';
import { expect } from 'vitest';
import type { Store } from '../store/store.ts';
import type { TableEntry } from '../table/entry.ts';
import { tableFrom } from '../table/from-journal.ts';
import { Client, call, type Line, type Seen } from './client.ts';
import { longCrusade } from './crusade.ts';
import type { Opened } from './servers.ts';

type Pending = { readonly do: 'answer'; readonly ref: number };

/** Where somebody plays: at one table after the other, or in a campaign. */
type Play = 'matches' | 'campaign';

/**
 * Somebody who plays on both seats, whatever happens to the line: what was not acknowledged is sent again, to any node. When a
 * game is over, the next one is played.
 */
export class Gamer {
  readonly #client: Client;
  readonly #nodes: readonly string[];
  /** The answers that were acknowledged, by table. */
  readonly acknowledged = new Map<string, number[]>();
  /** Refusals that must not happen. */
  readonly refused: Message[] = [];
  /** The campaign being played, and the number of its match. */
  campaign = '';
  #match = 0;
  readonly #play: Play;
  #table = '';
  #ref = 0;
  #pending: Pending | null = null;
  #stopped = false;

  private constructor(client: Client, nodes: readonly string[], play: Play) {
    this.#play = play;
    this.#client = client;
    this.#nodes = nodes;
  }

  static async enter(nodes: readonly string[], name: string, play: Play = 'matches'): Promise<Gamer> {
    const gamer = new Gamer(await Client.enter(nodes[0] ?? '', name), nodes, play);
    await gamer.#open(nodes[0] ?? '');
    return gamer;
  }

  get client(): Client {
    return this.#client;
  }

  get count(): number {
    return [...this.acknowledged.values()].reduce((sum, refs) => sum + refs.length, 0);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Plays until it is stopped, and then until the last answer is acknowledged. */
  async play(): Promise<void> {
    for (let i = 0; !this.#stopped || this.#pending !== null; i++) {
      const url = this.#nodes[i % this.#nodes.length] ?? '';
      try {
        const line = await this.#client.socket(url);
        await this.#playOn(line, url).finally(() => line.socket.terminate());
      } catch {
        await sleep(20);
      }
    }
  }

  async #playOn(line: Line, url: string): Promise<void> {
    let seen = await this.#visit(line);
    while (!this.#stopped || this.#pending !== null) {
      if (this.#pending === null && seen.ending) {
        await this.#open(url);
        seen = await this.#visit(line);
      }
      this.#pending ??= this.#choice(seen);
      const from = line.heard.length;
      const { ref } = this.#pending;
      line.send(this.#pending);
      const reply = await line.until(m => m.is === 'gone' || ('ref' in m && m.ref === ref), from);
      if (reply.is === 'gone') return;
      if (reply.is === 'refused' && (reply.code === 'failed' || reply.code === 'too-fast')) return;
      this.#pending = null;
      if (reply.is !== 'done') this.refused.push(reply);
      else {
        this.acknowledged.get(this.#table)?.push(ref);
        const { number } = reply;
        const next = await line.until(m => m.is === 'gone' || (m.is === 'seen' && m.number >= number), 0);
        if (next.is === 'gone') return;
        seen = line.seen ?? seen;
      }
    }
  }

  /** The table as it stands; a node that cannot read it at the moment says so. */
  async #visit(line: Line): Promise<Seen> {
    const from = line.heard.length;
    line.send({ do: 'visit', table: this.#table });
    const seen = await line.until(m => (m.is === 'seen' || m.is === 'gone') && m.table === this.#table, from);
    if (seen.is !== 'seen') throw new Error('The table cannot be read now.');
    return seen;
  }

  async #open(url: string): Promise<void> {
    const seats = [{ is: 'me' }, { is: 'me' }];
    const headers = { authorization: `Bearer ${this.#client.key}` };
    const asked = async (path: string, body: object): Promise<Opened & { campaign?: string }> => {
      const opened = (await call(url, 'POST', path, body, headers)).body as Opened;
      if (!opened.table) throw new Error('The table could not be opened.');
      return opened;
    };
    if (this.#play === 'matches') this.#table = (await asked('/api/tables', { game: 'skirmish', seats })).table;
    else if (this.campaign === '') {
      const { campaign = '', table } = await asked('/api/campaigns', { game: 'crusade', seats });
      [this.campaign, this.#table] = [campaign, table];
      this.#match = 1;
    } else {
      this.#table = (await asked(`/api/campaigns/${this.campaign}/next`, { after: this.#match })).table;
      this.#match++;
    }
    this.acknowledged.set(this.#table, []);
  }

  #choice({ ask, epoch }: Seen): Pending {
    const ref = ++this.#ref;
    // In a campaign one match shall soon follow the other.
    const end = this.#play === 'campaign' && ref % 2 === 0 ? ask?.ids.find(id => id.startsWith('end')) : undefined;
    const option = end ?? ask?.ids[ref % ask.ids.length] ?? '';
    return { do: 'answer', table: this.#table, seat: ask?.seat ?? 0, epoch, option, ref } as Pending;
  }
}

/** Waits until so many more answers have been acknowledged, then a random moment. */
export async function somewhat(gamers: readonly Gamer[], answers: number, milliseconds: number): Promise<void> {
  const count = (): number => gamers.reduce((sum, gamer) => sum + gamer.count, 0);
  const enough = count() + answers;
  while (count() < enough) await sleep(2);
  await sleep(Math.random() * milliseconds);
}

const games = [erased(skirmish), longCrusade];

/** Every acknowledged answer is there, none twice, no number is missing, and every match can be played on. */
export async function checkKept(store: Store, gamers: readonly Gamer[]): Promise<void> {
  for (const gamer of gamers) {
    expect(gamer.refused).toEqual([]);
    if (gamer.campaign !== '') await checkCounted(store, gamer);
    for (const [table, acknowledged] of gamer.acknowledged) {
      const journal = await store.read(table);
      if (!journal) throw new Error(`Table ${table} is lost.`);
      const entries = journal.entries.map(e => e.entry as TableEntry);
      const refs = entries.flatMap(e => (e.kind === 'answered' && e.ref !== undefined ? [e.ref] : []));
      expect(refs).toEqual(acknowledged);
      expect(journal.entries.map(e => e.number)).toEqual(entries.map((_, i) => i + 1));
      const { table: played } = await tableFrom(journal, games);
      expect(played.match.answers.length).toBe(refs.length);
      expect(played.ending !== null || played.match.optionIds().length > 0).toBe(true);
    }
  }
}

/** Every match of a campaign has its number, is begun with what all before it have left, and leads to one other. */
async function checkCounted(store: Store, { campaign, acknowledged }: Gamer): Promise<void> {
  const parts = await store.campaign(campaign);
  const tables = parts.map(({ table }) => table);
  expect(parts.map(({ number }) => number)).toEqual(parts.map((_, i) => i + 1));
  // The last may have been opened without anybody having heard of it.
  expect([[...acknowledged.keys()], [...acknowledged.keys(), tables.at(-1)]]).toContainEqual(tables);
  for (const [i, id] of tables.entries()) {
    const journal = await store.read(id);
    const { campaign: part, config } = journal?.opening ?? {};
    expect([part?.number, part?.played.length, config?.carried]).toEqual([i + 1, i, { matches: i }]);
    const next = journal?.entries.flatMap(({ entry }) => ('table' in entry ? [entry.table] : []));
    expect(next).toEqual(i + 1 < tables.length ? [tables[i + 1]] : []);
  }
}
