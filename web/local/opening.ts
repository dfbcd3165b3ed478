import { type Config, deciders, type Game, type GameEvent, load, Match, save, scenarioOf } from '@tafelrunde/engine';
import { GAMES, loadForSave } from '@tafelrunde/games';
import { newId } from './ids.ts';
import { Keeper } from './keeper.ts';
import { LocalTable } from './local-table.ts';
import type { Mind } from './mind.ts';
import { playersOf } from './seating.ts';
import { deviceShelf, type KeptMatch, type Shelf } from './shelf.ts';
import type { Chair } from './table.ts';
import { workerMind } from './worker-mind.ts';

/** How a person wants to play; read at every decision, so that a change counts at once. */
export interface Habits {
  readonly pace: (happened: readonly GameEvent[]) => Promise<void>;
  readonly answersTrivial: () => boolean;
  readonly openHands?: () => boolean;
}

/** A new match on the shelf; returns its id. */
export async function beginMatch(
  game: Game,
  wanted: Partial<Config>,
  chairs: readonly Chair[],
  shelf: Shelf = deviceShelf,
): Promise<string> {
  await game.prepare?.({ settings: {}, ...wanted });
  const match = Match.start(game, wanted);
  return putNew(match, chairs, shelf);
}

export async function putNew(match: Match, chairs: readonly Chair[], shelf: Shelf = deviceShelf): Promise<string> {
  const id = newId();
  const now = Date.now();
  await shelf.put(kept(match, { id, chairs, started: now }));
  return id;
}

export interface Opened {
  readonly table: LocalTable;
  /** The rules were mended since: replay and log begin at the last rest. */
  readonly shortened: boolean;
  /** All that was done is on the shelf; from now on the table is only looked at. */
  readonly handOver: () => Promise<void>;
  /** Somebody else plays on already, or has removed it: the table is only looked at, and keeps nothing. */
  readonly robbed: () => void;
}

interface Surroundings {
  readonly shelf?: Shelf;
  readonly mind?: Mind;
  /** Hears after every change whether it could be kept. */
  readonly told?: (kept: boolean) => void;
}

/** Sits down at a match from the shelf; null if there is none. */
export async function openMatch(
  id: string,
  habits: Habits,
  { shelf = deviceShelf, mind = workerMind(), told }: Surroundings = {},
): Promise<Opened | null> {
  const found = await readMatch(id, shelf);
  if (!found) return null;
  const { match, complete, stored } = found;
  const keeper = new Keeper(changed => shelf.put(kept(changed, stored)), told);
  const table = new LocalTable({
    id,
    match,
    chairs: stored.chairs,
    mind,
    keep: changed => keeper.keep(changed),
    left: () => keeper.close(),
    ...habits,
  });
  return {
    table,
    shortened: !complete,
    async handOver() {
      table.freeze();
      await keeper.settle();
    },
    robbed() {
      table.freeze();
      keeper.drop();
    },
  };
}

/** Reads a match from the shelf without sitting down: for replays and exports. */
export async function readMatch(
  id: string,
  shelf: Shelf = deviceShelf,
): Promise<{ match: Match; complete: boolean; stored: KeptMatch } | null> {
  const stored = await shelf.get(id);
  const card = GAMES.find(g => g.id === stored?.game);
  if (!stored || !card) return null;
  const { match, complete } = load(stored.save, [await loadForSave(card, stored.save)]);
  return { match, complete, stored };
}

function kept(
  match: Match,
  { id, chairs, started }: { id: string; chairs: readonly Chair[]; started: number },
): KeptMatch {
  return {
    id,
    game: match.game.id,
    scenario: scenarioOf(match.game, match.config.scenario).name,
    chairs,
    started,
    updated: Date.now(),
    decisions: match.answers.length,
    over: match.outcome !== null,
    plays: match.config.scenario,
    deciding: match.ask === null ? [] : deciders(match.ask),
    save: save(match, playersOf(chairs)),
  };
}
