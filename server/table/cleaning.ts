import type { House } from './house.ts';

/** How many days tables are kept that nobody touched since; left out: for ever. */
export interface Keeping {
  readonly finishedDays?: number | undefined;
  readonly idleDays?: number | undefined;
}

const DAY_MS = 24 * 3_600_000;
/** Few at a time: people play meanwhile. */
const AT_ONCE = 50;

/** Takes out what the operator does not want to keep, and what nobody looks at now. Returns how many tables that were. */
export async function cleanUp(house: House, { finishedDays, idleDays }: Keeping, now: number): Promise<number> {
  if (finishedDays === undefined && idleDays === undefined) return 0;
  const before = (days: number | undefined): number => (days === undefined ? 0 : now - days * DAY_MS);
  const since = { finishedBefore: before(finishedDays), idleBefore: before(idleDays) };
  // What is watched is found again and again, and must not stand in the way of the rest.
  const watched = new Set<string>();
  let removed = 0;
  for (;;) {
    const most = AT_ONCE + watched.size;
    const tables = await house.store.outdated(since, most);
    for (const table of tables) {
      if (watched.has(table)) continue;
      if (await isWatched(house, table)) watched.add(table);
      else {
        await house.remove(table);
        removed++;
      }
    }
    if (tables.length < most) return removed;
  }
}

/** A campaign stays as a whole while somebody watches any of its matches. */
async function isWatched(house: House, table: string): Promise<boolean> {
  if (house.isWatched(table)) return true;
  const campaign = (await house.store.read(table))?.opening.campaign;
  const parts = campaign ? await house.store.campaign(campaign.id) : [];
  return parts.some(part => house.isWatched(part.table));
}
