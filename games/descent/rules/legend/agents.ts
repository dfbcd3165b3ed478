import { inPlay } from '../../content/index.ts';
import type { Peril } from '../../content/quest.ts';
import type { Legend, State } from '../../state.ts';
import type { Io } from '../../types.ts';
import { basesIn, sizeFor } from '../map.ts';

/** An agent comes in a campaign only, with his box on the table, and once (D2C-EXP-04). */
export const mayCome = (state: State, { road }: Legend, of: string): boolean =>
  road !== undefined && inPlay('agents', state.boxes).includes(of) && !state.groups.some(({ id }) => id === of);

/** He is a group of his own, led like any other. */
export function agentComes(state: State, io: Io, { of, at }: NonNullable<Peril['agent']>): void {
  const [cells] = basesIn(state, at, sizeFor(of));
  if (cells === undefined) return;
  state.groups.push({ id: of, of, inactive: false, minions: 0, masters: 1, acted: false });
  state.monsters.push({
    id: of,
    of,
    rank: 'master',
    group: of,
    cells: [...cells],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    relic: null,
    down: null,
  });
  io.tell?.({ kind: 'appears', figure: of, cells: [...cells], rule: 'D2C-EXP-04' });
}
