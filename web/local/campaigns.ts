import {
  afterMatch,
  beginCampaign,
  type CampaignRecord,
  type Game,
  loadCampaign,
  saveCampaign,
  startNext,
  type Text,
} from '@tafelrunde/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { putNew, readMatch } from './opening.ts';
import type { Chair } from './table.ts';

/** A campaign as it is kept on this device: one for each game. Its matches lie on the shelf like all others. */
interface KeptCampaign {
  readonly game: string;
  readonly chairs: readonly Chair[];
  /** The match being played. */
  readonly match: string | null;
  /** The save of the engine, which checks itself. */
  readonly save: string;
  /** What people were told after the last match. */
  readonly news: readonly Text[];
}

/** A campaign as it stands. */
export interface CampaignState {
  readonly record: CampaignRecord;
  readonly chairs: readonly Chair[];
  readonly match: { readonly id: string; readonly scenario: string } | null;
  readonly news: readonly Text[];
}

interface Schema extends DBSchema {
  campaigns: { key: string; value: KeptCampaign };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('tafelrunde-campaigns', 1, {
    upgrade(db) {
      db.createObjectStore('campaigns', { keyPath: 'game' });
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

async function keep(game: Game, { record, chairs, match, news }: CampaignState): Promise<void> {
  const save = saveCampaign({ game, record, seats: chairs.length, match: null });
  await (await database()).put('campaigns', { game: game.id, chairs, match: match?.id ?? null, save, news });
}

/** The campaign of a game on this device. A match that is over by now is counted, once. */
export async function openCampaign(game: Game): Promise<CampaignState | null> {
  const kept = await (await database()).get('campaigns', game.id);
  if (!kept) return null;
  const { record } = loadCampaign(kept.save, [game]);
  const state: CampaignState = { record, chairs: kept.chairs, match: null, news: kept.news };
  const found = kept.match === null ? null : await readMatch(kept.match);
  if (!found || kept.match === null) return state;
  if (found.match.outcome === null)
    return { ...state, match: { id: kept.match, scenario: found.match.config.scenario } };
  const after = { ...state, ...afterMatch(record, found.match) };
  await keep(game, after);
  return after;
}

/** Begins a campaign; one that was there is forgotten. */
export async function newCampaign(game: Game, chairs: readonly Chair[]): Promise<CampaignState> {
  const state: CampaignState = { record: beginCampaign(game), chairs, match: null, news: [] };
  await keep(game, state);
  return state;
}

/** Sets up a match of the campaign; returns its id on the shelf. */
export async function playStage(game: Game, state: CampaignState, scenario: string): Promise<string> {
  const match = startNext(game, state.record, { scenario, seats: state.chairs.length });
  const id = await putNew(match, state.chairs);
  await keep(game, { ...state, match: { id, scenario } });
  return id;
}

export async function forgetCampaign(game: Game): Promise<void> {
  await (await database()).delete('campaigns', game.id);
}
