import type { Denial, Situation, Table } from '../../local/table.ts';

type Seat = Pick<Table, 'situation' | 'choose' | 'subscribe' | 'optionId'>;

/**
 * Answers one question after the other, as long as each is asked and the answer is on offer: what no longer fits is left. `stops` says where it is better to
 * look again.
 */
export async function carryOut(
  table: Seat,
  options: readonly string[],
  stops: (situation: Situation) => boolean = () => false,
): Promise<Denial | null> {
  for (const [i, option] of options.entries()) {
    const { ask, decisions } = table.situation;
    if (!ask?.options.some(choice => table.optionId(choice) === option)) return null;
    if (i > 0 && stops(table.situation)) return null;
    const denial = await table.choose(option);
    if (denial) return denial;
    await answered(table, decisions);
  }
  return null;
}

/** Until the answer has come to the table: at once on this device, after a while online. */
function answered(table: Seat, before: number): Promise<void> {
  return new Promise(resolve => {
    if (table.situation.decisions > before) return resolve();
    const stop = table.subscribe(() => {
      if (table.situation.decisions <= before) return;
      stop();
      resolve();
    });
  });
}
