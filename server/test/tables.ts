import { erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Wish } from '@tafelrunde/wire';
import type { Store } from '../store/store.ts';
import type { House } from '../table/house.ts';
import { newTable, type Wanted } from '../table/opening.ts';
import { fulfil } from '../table/wishes.ts';

export const game = erased(skirmish);
export const anna = { player: 'anna', name: 'Anna' };
export const bert = { player: 'bert', name: 'Bert' };
const PLAYERS = [anna, bert];

export async function tableForTwo(
  store: Store,
  more: Partial<Pick<Wanted, 'game' | 'seats' | 'hints' | 'several' | 'clock' | 'agree' | 'host'>> = {},
): Promise<string> {
  const { opening } = newTable({
    game: more.game ?? game,
    config: {},
    seats: more.seats ?? PLAYERS.map(({ player, name }) => ({ is: 'player', player, name })),
    host: more.host ?? 'anna',
    spectators: true,
    hints: more.hints ?? true,
    several: more.several ?? false,
    clock: more.clock,
    agree: more.agree,
    now: 1_000,
  });
  await store.open(opening, { players: ['anna', 'bert'], due: [], over: false, bot: false });
  return opening.id;
}

export const want = (house: House, table: string, who: typeof anna & { ref?: number }, wanted: Wish) =>
  house.change(table, (t, at) =>
    who.ref !== undefined && t.isDone(who.player, who.ref) ? 'done' : fulfil(t, who, wanted, at),
  );

/** Whoever must decide takes the option at `pick` of those offered. */
export async function decide(house: House, table: string, pick: (options: readonly string[]) => number = () => 0) {
  const due = await house.look(table, t => {
    const { ask, epoch } = t.match;
    const options = t.match.optionIds();
    return ask && t.ending === null ? { seat: ask.seat, epoch, option: options[pick(options)] ?? '' } : null;
  });
  if (!due) return null;
  return want(house, table, PLAYERS[due.seat] ?? anna, { do: 'answer', ...due });
}
