import type { Config, Text } from '@tafelrunde/engine';
import type { DBSchema, IDBPDatabase } from 'idb';
import { opener } from './database.ts';
import { newId } from './ids.ts';
import { memoryCampaignShelf } from './memory-shelf.ts';
import { putAtOnce, removeAtOnce } from './put-at-once.ts';
import type { Chair } from './table.ts';

/** A campaign as it is kept on this device. Its matches lie on the shelf like all others. */
export interface KeptCampaign {
  readonly id: string;
  readonly game: string;
  /** As people call it; empty if they have not said. */
  readonly name: string;
  readonly chairs: readonly Chair[];
  /** What was agreed on for all its matches; missing in campaigns of older versions. */
  readonly settings?: Config['settings'];
  /** The match being played. */
  readonly match: string | null;
  /** Matches that were counted; missing in campaigns of older versions. */
  readonly counted?: readonly string[];
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

const database = opener<Schema>('tafelrunde-campaigns', 2, async (db, from, _to, transaction) => {
  const kept = db.createObjectStore('kept', { keyPath: 'id' });
  kept.createIndex('game', 'game');
  kept.createIndex('match', 'match');
  if (from !== 1) return;
  const now = Date.now();
  for (const lone of await transaction.objectStore('campaigns').getAll())
    await kept.put({ ...lone, id: newId(), name: '', started: now, updated: now });
  db.deleteObjectStore('campaigns');
});

/** Where campaigns are kept. */
export interface CampaignShelf {
  put(campaign: KeptCampaign): Promise<void>;
  /** Changes what is kept now, whatever other tabs have done to it since somebody looked; undefined if it was removed. */
  change(id: string, change: (now: KeptCampaign) => KeptCampaign): Promise<KeptCampaign | undefined>;
  get(id: string): Promise<KeptCampaign | undefined>;
  /** The campaign in which this match is played, or was. */
  ofMatch(match: string): Promise<KeptCampaign | undefined>;
  all(): Promise<readonly KeptCampaign[]>;
  /** Those of a game, the latest first. */
  list(game: string): Promise<readonly KeptCampaign[]>;
  remove(id: string): Promise<void>;
}

const onDevice = (db: IDBPDatabase<Schema>): CampaignShelf => ({
  async put(campaign) {
    await putAtOnce(db, 'kept', campaign);
  },
  async change(id, change) {
    const writing = db.transaction('kept', 'readwrite');
    const now = await writing.store.get(id);
    const next = now && change(now);
    if (next) writing.store.put(next).catch(() => {});
    writing.commit();
    await writing.done;
    return next;
  },
  async get(id) {
    return db.get('kept', id);
  },
  async ofMatch(match) {
    const playing = await db.getFromIndex('kept', 'match', match);
    return playing ?? (await db.getAll('kept')).find(({ counted }) => counted?.includes(match));
  },
  async all() {
    return db.getAll('kept');
  },
  async list(game) {
    const all = await db.getAllFromIndex('kept', 'game', game);
    return all.sort((a, b) => b.updated - a.updated);
  },
  async remove(id) {
    await removeAtOnce(db, 'kept', id);
  },
});

const inMemory = memoryCampaignShelf();

async function shelf(): Promise<CampaignShelf> {
  const db = await database();
  return db ? onDevice(db) : inMemory;
}

/** The campaigns of this device; where the browser keeps nothing, those of this page. */
export const campaignShelf: CampaignShelf = {
  put: async campaign => (await shelf()).put(campaign),
  change: async (id, change) => (await shelf()).change(id, change),
  get: async id => (await shelf()).get(id),
  ofMatch: async match => (await shelf()).ofMatch(match),
  all: async () => (await shelf()).all(),
  list: async game => (await shelf()).list(game),
  remove: async id => (await shelf()).remove(id),
};
