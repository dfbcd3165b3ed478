import { type Job, type ResultOf, Thinker } from '@tafelrunde/bots';
import { erased, type GameEvent, Match } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import { skirmish } from '@tafelrunde/skirmish';
import { LocalTable } from '../local/local-table.ts';
import type { Mind } from '../local/mind.ts';
import type { KeptMatch, Shelf } from '../local/shelf.ts';
import type { Chair } from '../local/table.ts';

export const PERSON: Chair = { kind: 'person' };
export const BOT: Chair = { kind: 'bot', bot: 'random' };

/** A mind without a worker; it remembers what it was asked. */
export class OpenMind implements Mind {
  readonly asked: string[] = [];
  closed = false;
  readonly #thinker = new Thinker();

  async think<J extends Job>(job: J, signal?: AbortSignal): Promise<ResultOf<J>> {
    this.asked.push(named(job));
    const game = await gameById(job.game);
    signal?.throwIfAborted();
    return this.#thinker.think(game, job);
  }

  close(): void {
    this.closed = true;
  }
}

function named(job: Job): string {
  if (job.do === 'decide') return `decide ${job.bot}`;
  return job.do === 'odds' ? `odds ${job.option}` : 'advise';
}

interface Wishes {
  readonly seed?: string;
  readonly stops?: boolean;
  readonly openHands?: () => boolean;
  readonly mind?: Mind;
  readonly keep?: (match: Match) => void;
  readonly pace?: (happened: readonly GameEvent[]) => Promise<void>;
}

/** A skirmish on the table, with luck that repeats. */
export function skirmishTable(chairs: readonly Chair[], wishes: Wishes = {}): LocalTable {
  return tableOf(Match.start(erased(skirmish), {}, { seed: wishes.seed ?? 'table' }), chairs, wishes);
}

/** Any match on the table. */
export function tableOf(match: Match, chairs: readonly Chair[], wishes: Wishes = {}): LocalTable {
  return new LocalTable({
    id: 'test',
    match,
    chairs,
    mind: wishes.mind ?? new OpenMind(),
    keep: wishes.keep ?? (() => {}),
    pace: wishes.pace ?? (async () => {}),
    answersTrivial: () => !wishes.stops,
    ...(wishes.openHands && { openHands: wishes.openHands }),
  });
}

/** Waits until the table says so. */
export function until(table: LocalTable, holds: (table: LocalTable) => boolean): Promise<void> {
  return new Promise(resolve => {
    if (holds(table)) return resolve();
    const stop = table.subscribe(() => {
      if (!holds(table)) return;
      stop();
      resolve();
    });
  });
}

/** A shelf in memory. */
export function memoryShelf(): Shelf & { readonly kept: Map<string, KeptMatch> } {
  const kept = new Map<string, KeptMatch>();
  return {
    kept,
    async put(match) {
      kept.set(match.id, match);
    },
    async get(id) {
      return kept.get(id);
    },
    async list() {
      return [...kept.values()].sort((a, b) => b.updated - a.updated);
    },
    async remove(id) {
      kept.delete(id);
    },
  };
}
