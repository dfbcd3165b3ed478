import type { Text } from '@tafelrunde/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { newId } from './ids.ts';
import { putAtOnce } from './put-at-once.ts';
import type { Chair } from './table.ts';

/** A campaign as it is kept on this device. Its matches lie on the shelf like all others. */
export interface KeptCampaign {
  readonly id: string;
  readonly game: string;
  /** As people call it; empty if they have not said. */
  readonly name: string;
  readonly chairs: readonly Chair[];
  /** The match being played. */
  readonly match: string | null;
  /** The save of the engine, which checks itself. */
  readonly save: string;
  /** What people were told after the last match. */
  readonly news: readonly Text[];
  readonly started: number;
  readonly updated: number;
}

/** How it was kept when a device had room for one campaign of each game. */
type LoneCampaign = Omit<KeptCampaign, 'id' | 'name' | 'started' | 'updated'>;

interface Schema extends DBSchema {
  kept: { key: string; value: KeptCampaign; indexes: { game: string; match: string } };
  campaigns: { key: string; value: LoneCampaign };
}

const VERSION = 2;
let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('tafelrunde-campaigns', VERSION, {
    async upgrade(db, from, _to, transaction) {
      const kept = db.createObjectStore('kept', { keyPath: 'id' });
      kept.createIndex('game', 'game');
      kept.createIndex('match', 'match');
      if (from !== 1) return;
      const now = Date.now();
      for (const lone of await transaction.objectStore('campaigns').getAll())
        await kept.put({ ...lone, id: newId(), name: '', started: now, updated: now });
      db.deleteObjectStore('campaigns');
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

export const campaignShelf = {
  async put(campaign: KeptCampaign): Promise<void> {
    await putAtOnce(await database(), 'kept', campaign);
  },
  async get(id: string): Promise<KeptCampaign | undefined> {
    return (await database()).get('kept', id);
  },
  /** The campaign in which this match is played. */
  async ofMatch(match: string): Promise<KeptCampaign | undefined> {
    return (await database()).getFromIndex('kept', 'match', match);
  },
  /** Those of a game, the latest first. */
  async list(game: string): Promise<readonly KeptCampaign[]> {
    const all = await (await database()).getAllFromIndex('kept', 'game', game);
    return all.sort((a, b) => b.updated - a.updated);
  },
  async remove(id: string): Promise<void> {
    await (await database()).delete('kept', id);
  },
};
