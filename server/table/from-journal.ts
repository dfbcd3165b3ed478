import { type Game, load, save, saveOf } from '@tafelrunde/engine';
import type { Checkpoint, Journal, Opening } from '../store/store.ts';
import { type TableEntry, tableEntry } from './entry.ts';
import { Table } from './table.ts';
import { type Pause, Turns } from './turns.ts';

/** The journal cannot be played by these rules and there is no checkpoint to go on from. */
export class LostTable extends Error {}

/**
 * The table of a journal. Where the rules have changed since, the match goes on from the last checkpoint, and at most the
 * half-made action is asked again; `mended` is then the entry that says so, to be appended to the journal. Long ones are played in slices.
 */
export async function tableFrom(
  journal: Journal,
  games: readonly Game[],
  turns: Turns = new Turns(),
): Promise<{ table: Table; mended: TableEntry | null }> {
  const { opening, checkpoint } = journal;
  const game = games.find(g => g.id === opening.game);
  if (!game) throw new LostTable(`This server does not know the game "${opening.game}".`);
  const pause = await turns.begin();
  const entries: Numbered[] = [];
  for (const { number, at, entry } of journal.entries) {
    entries.push({ number, at, entry: tableEntry.parse(entry) });
    const wait = pause();
    if (wait) await wait;
  }
  // A mending tells where the match begins; everything before it happened under older rules.
  const last = entries.findLastIndex(({ entry }) => entry.kind === 'mended');
  const mended = entries[last]?.entry;
  if (mended?.kind === 'mended' || opening.version === game.version)
    try {
      const table = mended?.kind === 'mended' ? renewed(opening, game, mended.save) : new Table(opening, game);
      return { table: await played(table, entries, last, pause), mended: null };
    } catch {
      // Its history is not possible under these rules: it is mended.
    }
  try {
    return await mend(opening, game, entries, checkpoint, pause);
  } catch (error) {
    throw new LostTable(`Its history is not possible under these rules: ${(error as Error).message}`);
  }
}

type Numbered = { readonly number: number; readonly at: number; readonly entry: TableEntry };

/** What concerns the match only, and is behind it once it was mended. */
const OF_THE_MATCH: readonly TableEntry['kind'][] = [
  'answered',
  'undone',
  'redone',
  'proposed',
  'agreed',
  'declined',
  'ordered',
  'suggested',
  'accepted',
  'rejected',
];

async function played(table: Table, entries: readonly Numbered[], mendedAt: number, pause: Pause): Promise<Table> {
  for (const [i, { number, at, entry }] of entries.entries()) {
    if (i < mendedAt && OF_THE_MATCH.includes(entry.kind)) table.taken(number, at, entry);
    else if (table.take(number, at, entry) !== null) throw new Error(`entry ${number} does not fit`);
    const wait = pause();
    if (wait) await wait;
  }
  return table;
}

/** A table that begins where the save does: what it was opened with may be of a shape the rules no longer know. */
function renewed(opening: Opening, game: Game, save: string): Table {
  const { config, start } = load(save, [game]).match.record();
  return new Table({ ...opening, version: game.version, config, start }, game);
}

/** How the match stood when the table was opened, in the shape it had then. */
function opened({ game: id, version, config, start, seeded }: Opening): string {
  const record = { config, seeded, epoch: 0, start, answers: [], checkpoint: { at: 0, position: start } };
  return saveOf({ id, version }, record);
}

/**
 * From the checkpoint on, or from the opening where there is none yet: what is still possible of the entries behind it is done again, up to
 * the first that is not.
 */
async function mend(
  opening: Opening,
  game: Game,
  entries: readonly Numbered[],
  checkpoint: Checkpoint | null,
  pause: Pause,
): Promise<{ table: Table; mended: TableEntry }> {
  const from = checkpoint ? (checkpoint.body as { save: string }).save : opened(opening);
  const kept = checkpoint?.number ?? 0;
  const table = renewed(opening, game, from);
  table.resume(from);
  let possible = true;
  for (const { number, at, entry } of entries) {
    const ofTheMatch = OF_THE_MATCH.includes(entry.kind);
    if (ofTheMatch && (number <= kept || !possible)) table.taken(number, at, entry);
    else if (!fits(table, number, at, entry)) {
      possible = false;
      table.taken(number, at, entry);
    }
    const wait = pause();
    if (wait) await wait;
  }
  const restarted = checkpoint === null && !possible;
  const mended = { kind: 'mended', save: save(table.match), ...(restarted && { restarted }), by: null } as const;
  table.note(mended);
  return { table, mended };
}

function fits(table: Table, number: number, at: number, entry: TableEntry): boolean {
  try {
    return table.take(number, at, entry) === null;
  } catch {
    return false;
  }
}
