import type { Text } from '@tafelrunde/engine';
import { post } from './posting.ts';
import type { Push } from './push.ts';
import type { Store } from './store/store.ts';
import type { Table } from './table/table.ts';

/** Not more often than this for the same player at the same table. */
const PAUSE_MS = 60_000;
const MOST_REMEMBERED = 10_000;

export interface NoticesOptions {
  readonly store: Store;
  readonly publicUrl: string;
  readonly push: Pick<Push, 'send'>;
  /** May this player be called at so many addresses now? Whoever is called may be somebody who never asked for it. */
  readonly mayCall?: (player: string, addresses: number) => boolean;
  readonly now?: () => number;
  /** Addresses inside the own network are refused unless this is set: a player must not make the server knock on them. */
  readonly anywhere?: boolean;
  readonly trouble?: (what: string, error: unknown) => void;
}

/** Tells players who wanted it that it is their turn: one POST to their address, one to each browser that wants to be called. */
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
    const { store, publicUrl, now = Date.now, trouble, anywhere = false, mayCall = () => true } = this.#options;
    const key = `${player} ${id}`;
    const toldLately = (): boolean => (this.#told.get(key) ?? Number.NEGATIVE_INFINITY) > now() - PAUSE_MS;
    if (toldLately()) return;
    try {
      const webhook = (await store.player(player))?.webhook;
      const browsers = await store.people.pushesOf(player);
      if ((!webhook && browsers.length === 0) || (await store.isElsewhere(id, player)) || toldLately()) return;
      if (!mayCall(player, browsers.length + (webhook ? 1 : 0))) return;
      if (this.#told.size > MOST_REMEMBERED) this.#told.clear();
      this.#told.set(key, now());
      const url = `${publicUrl}/online/${id}`;
      const notice = { event: 'your-turn', table: id, game: game.id, scenario: opening.config.scenario, url };
      const calls = browsers.map(browser =>
        this.#options.push.send(browser, { ...notice, title: game.name[browser.lang], body: YOUR_TURN[browser.lang] }),
      );
      if (webhook) calls.push(posted(webhook, notice, anywhere));
      for (const { reason } of (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected') as {
        reason: unknown;
      }[])
        trouble?.('notice', reason);
    } catch (error) {
      trouble?.('notice', error);
    }
  }
}

const YOUR_TURN: Text = { en: 'It is your turn.', de: 'Du bist am Zug.' };

const posted = async (webhook: string, notice: object, anywhere: boolean): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  await post({ url: new URL(webhook), headers, body: JSON.stringify(notice) }, anywhere);
};
