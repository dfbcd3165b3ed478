import { type Multiple, multiple } from './statistics.ts';
import { keyOf, partsOf, type Tally } from './tally.ts';

/** What something does for the seat that gets it. */
export interface Effect extends Multiple {
  readonly thing: string;
  readonly kind: string;
  /** The role of the seat, or the pool it came from. */
  readonly group: string;
  /** The same by the number of seats, where several were played. */
  readonly bySeats: Readonly<Record<string, Multiple>>;
}

/** A key of the tally, taken apart. Things in the same cell are compared with each other. */
export interface Case {
  readonly seats: string;
  readonly group: string;
  readonly kind: string;
  readonly thing: string;
  /** What they have in common: same number of seats, role, own turn, and pool or kind. */
  readonly cell: string;
}

interface Sum {
  count: number;
  wins: number;
  expected: number;
  variance: number;
  /** Others in the same cells: without any, there is nothing to compare with. */
  others: number;
}

/**
 * The effect of things on winning. Who wins lives longer, so winners draw and play more of everything and the bare share of
 * wins says nothing. Therefore each case is compared with the other cases of its cell: seats that at the same own turn, in
 * games with as many seats, got another thing of the same pool. So nothing counts but which thing it was.
 */
export function effects(tally: Tally, read: (parts: readonly string[]) => Case): Effect[] {
  const rows = tally.entries().map(([key, [count = 0, wins = 0]]) => ({ ...read(partsOf(key)), count, wins }));
  const cells = new Map<string, { count: number; wins: number }>();
  for (const { cell, count, wins } of rows) {
    const sum = cells.get(cell) ?? { count: 0, wins: 0 };
    cells.set(cell, { count: sum.count + count, wins: sum.wins + wins });
  }
  const found = new Map<string, { readonly about: Case; readonly all: Sum; readonly bySeats: Map<string, Sum> }>();
  for (const row of rows) {
    const cell = cells.get(row.cell) ?? { count: row.count, wins: row.wins };
    const key = keyOf(row.group, row.kind, row.thing);
    const effect = found.get(key) ?? { about: row, all: nothing(), bySeats: new Map<string, Sum>() };
    found.set(key, effect);
    const ofSeats = effect.bySeats.get(row.seats) ?? nothing();
    effect.bySeats.set(row.seats, ofSeats);
    for (const sum of [effect.all, ofSeats]) addCase(sum, row, cell);
  }
  return [...found.values()]
    .filter(({ all }) => all.others > 0)
    .map(({ about: { thing, kind, group }, all, bySeats }) => ({
      thing,
      kind,
      group,
      ...compared(all),
      bySeats: bySeats.size < 2 ? {} : Object.fromEntries([...bySeats].map(([seats, sum]) => [seats, compared(sum)])),
    }))
    .sort((a, b) => b.ratio - a.ratio || (a.thing < b.thing ? -1 : 1));
}

const nothing = (): Sum => ({ count: 0, wins: 0, expected: 0, variance: 0, others: 0 });
const compared = ({ count, wins, expected, variance }: Sum): Multiple => multiple(count, wins, expected, variance);

function addCase(
  sum: Sum,
  { count, wins }: { count: number; wins: number },
  cell: { count: number; wins: number },
): void {
  const p = cell.wins / cell.count;
  sum.count += count;
  sum.wins += wins;
  sum.expected += count * p;
  sum.variance += count * p * (1 - p);
  sum.others += cell.count - count;
}
