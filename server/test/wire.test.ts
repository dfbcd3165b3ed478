// Hidden information leaves the server for its owner only: what others are sent does not depend on it, to the last byte.
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import {
  copyState,
  erased,
  type Game,
  Match,
  newChance,
  type Position,
  type SeededChance,
  type Viewer,
} from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { Opening } from '../store/store.ts';
import type { TableEntry } from '../table/entry.ts';
import { hashOf, newSecret } from '../table/opening.ts';
import { Table } from '../table/table.ts';
import { answer } from '../table/wishes.ts';
import { Line, type Seen } from './client.ts';
import { server } from './servers.ts';

const PLAYED = [0, 25, 90];

interface At {
  readonly match: Match;
  readonly position: Position;
}

/** A position at a rest, some random decisions into a match. */
function at(game: Game, decisions: number, chance: SeededChance): At {
  const match = Match.start(game, {}, { seed: `wire ${decisions}` });
  for (let i = 0; match.ask && (i < decisions || match.halfMade().answers.length > 0); i++)
    match.choose(chance.int(match.ask.options.length));
  return { match, position: match.halfMade().position };
}

const KEYS = Array.from({ length: 6 }, () => newSecret());

/** Players 0, 1, ... sit on their seats; on both servers they have the same keys. */
async function open(server: RunningServer, opening: Opening): Promise<void> {
  const { store } = server.house;
  for (const [i, key] of KEYS.entries())
    await store.addPlayer({ id: `p${i}`, name: `P${i}`, keyHash: hashOf(key), webhook: null }).catch(() => undefined);
  await server.house.open(opening);
}

function opening(game: Game, { match, position }: At, id: string, state: object): Opening {
  return {
    id,
    game: game.id,
    version: game.version,
    config: match.config,
    start: { state, chance: position.chance },
    seeded: true,
    seats: Array.from({ length: match.config.seats }, (_, i) => ({ is: 'player', player: `p${i}`, name: `P${i}` })),
    host: 'p0',
    inviteHash: '',
    spectators: true,
    opened: 0,
  };
}

/** Everything the viewer hears: the table, words, refusals, explanations, odds, and the next change at the table. */
async function heardBy(server: RunningServer, id: string, viewer: Viewer, next: string | null): Promise<string[]> {
  const key = viewer === 'spectator' ? null : KEYS[viewer];
  const line = await Line.open(server.url, key ? { authorization: `Bearer ${key}` } : {});
  const seen = await line.visit(id);
  await line.ask({ do: 'explain', table: id, wanted: 'win:now' });
  await line.ask({ do: 'answer', table: id, seat: viewer === 'spectator' ? 0 : viewer, epoch: 0, option: 'win:now' });
  if (seen.ask) {
    const option = seen.ask.ids.at(-1);
    await line.ask({ do: 'odds', table: id, epoch: 0, option, lang: 'de' });
  }
  if (next !== null) {
    const entry = JSON.parse(next) as TableEntry;
    await server.house.change(id, (table, at) => table.take(table.number + 1, at, entry) ?? entry);
    await line.until(m => m.is === 'seen' && m.number === 1);
  }
  await line.close();
  return line.bytes;
}

const cases = [erased(schurkenUndHalunken), erased(dungeonSaga)].flatMap(game =>
  PLAYED.map(played => [game.id, played, game] as const),
);

test.for(cases)(
  '%s after %i decisions: re-dealt cards change no byte that others are sent',
  async ([, played, game]) => {
    const chance = newChance(`${game.id} ${played}`);
    const there = at(game, played, chance);
    if (there.match.ask === null) return;
    const [one, two] = [await server(), await server()];
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: there.match.config.seats }, (_, i) => i)];
    let changed = 0;
    for (const viewer of viewers) {
      const id = `t-${viewer}`;
      const dealt = copyState(game, there.position.state);
      game.resample(dealt, viewer, chance, []);
      if (JSON.stringify(dealt) !== JSON.stringify(there.position.state)) changed++;
      await open(one, opening(game, there, id, there.position.state));
      await open(two, opening(game, there, id, dealt));
      const next = await common(one, two, id, viewer);
      const [here, elsewhere] = [await heardBy(one, id, viewer, next), await heardBy(two, id, viewer, next)];
      expect(elsewhere).toEqual(here);
      expect((JSON.parse(here[1] ?? '') as Seen).viewer).toBe(viewer);
    }
    expect(changed).toBeGreaterThan(0);
  },
);

/** An answer possible at both tables that shows the viewer nothing hidden, as an entry; null if there is none. */
async function common(one: RunningServer, two: RunningServer, id: string, viewer: Viewer): Promise<string | null> {
  const ids = async (server: RunningServer) => (await server.house.look(id, t => t.match.optionIds())) ?? [];
  const there = new Set(await ids(two));
  for (const option of (await ids(one)).filter(o => there.has(o)).slice(0, 8)) {
    const shown = await Promise.all([one, two].map(server => tried(server, id, option, viewer)));
    const [first, second] = shown;
    if (first && second && first.entry === second.entry && !first.learned && !second.learned) return first.entry;
  }
  return null;
}

/** What an answer would lead to, tried on a copy. */
async function tried(server: RunningServer, id: string, option: string, viewer: Viewer) {
  return server.house.look(id, table => {
    const copy = new Table(table.opening, table.game);
    const seat = copy.deciders[0] ?? 0;
    const entry = answer(copy, 0, { seat, epoch: 0, option }, { by: null });
    return { entry: JSON.stringify(entry), learned: copy.match.learned(viewer).length > 0 };
  });
}
