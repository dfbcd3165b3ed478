import type { Config, Game, Seat } from '@tafelrunde/engine';
import { freeScenarios, scenarioOf } from '@tafelrunde/engine';
import type { Sides } from '../crew/arena-one.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { configFrom } from '../setup.ts';

export interface Wanted {
  readonly scenario?: string | undefined;
  readonly seats?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

/** What is played, in turns: one scenario, several by their names, or all. */
export function arenaTables(game: Game, wanted: Wanted, m: Messages): { config: Config; sides: Sides }[] {
  const names =
    wanted.scenario === 'all' ? freeScenarios(game).map(({ id }) => id) : (wanted.scenario?.split(',') ?? [undefined]);
  return names.map(scenario => {
    const config = configFrom(game, { ...wanted, scenario }, m);
    return { config, sides: sidesOf(game, config, m) };
  });
}

/** Two seats are two sides; of more, those with the same role are one. */
function sidesOf(game: Game, { scenario, seats }: Config, m: Messages): Sides {
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  if (seats === 2) return [[0], [1]];
  const { role } = scenarioOf(game, scenario);
  const byRole = Map.groupBy(all, seat => role?.(seat, seats).en ?? String(seat));
  const [first, second, ...more] = byRole.values();
  if (!first || !second || more.length > 0) throw new Misuse(m.misuse.notTwoSides(scenario, seats));
  return [first, second];
}
