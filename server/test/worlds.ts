// Worlds that differ in what somebody may not know, on two servers; and all that one hears there.
import {
  type Config,
  copyState,
  type Game,
  Match,
  type Position,
  type SeededChance,
  type Viewer,
} from '@tafelrunde/engine';
import { expect } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { Opening } from '../store/store.ts';
import { answer } from '../table/deciding.ts';
import type { TableEntry } from '../table/entry.ts';
import { hashOf, newSecret } from '../table/opening.ts';
import { Table } from '../table/table.ts';
import { Line, type Seen } from './client.ts';
import { server } from './servers.ts';

export interface At {
  readonly match: Match;
  readonly position: Position;
}

/** A position at a rest, some random decisions into a match. */
export function at(game: Game, decisions: number, chance: SeededChance, config: Partial<Config> = {}): At {
  const match = Match.start(game, config, { seed: `wire ${decisions}` });
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

/** Everything the viewer hears: the table, words, refusals, explanations, odds, how it stands for those who watch, what can be pointed at, and the next change at the table. */
async function heardBy(
  server: RunningServer,
  id: string,
  viewer: Viewer,
  next: string | null,
  things: readonly string[],
): Promise<string[]> {
  const key = viewer === 'spectator' ? null : KEYS[viewer];
  const line = await Line.open(server.url, key ? { authorization: `Bearer ${key}` } : {});
  const seen = await line.visit(id);
  await line.ask({ do: 'explain', table: id, wanted: 'win:now' });
  await line.ask({ do: 'answer', table: id, seat: viewer === 'spectator' ? 0 : viewer, epoch: 0, option: 'win:now' });
  for (const thing of things) await line.ask({ do: 'point', table: id, thing });
  const told = await line.ask({ do: 'watch', table: id, epoch: 0, lang: 'en' });
  expect(told).toMatchObject({ is: seen.ending ? 'refused' : 'told' });
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

interface More {
  /** What the opening says besides. */
  readonly opening?: (id: string) => Partial<Opening>;
  /** What happens at the table, where that is not to be found. */
  readonly next?: TableEntry;
  /** What happens in its place at the other table: something that is a secret itself. */
  readonly elsewhere?: TableEntry;
  /** Paths to be asked for, too. */
  readonly paths?: (id: string) => readonly string[];
  /** Left out: everybody. */
  readonly viewers?: readonly Viewer[];
}

/** Everybody who looks at the table hears the same in a world that could be this one for all they know, to the last byte. */
export async function compare(game: Game, there: At, chance: SeededChance, more: More = {}): Promise<void> {
  const [one, two] = [await server(), await server()];
  const everybody: Viewer[] = ['spectator', ...Array.from({ length: there.match.config.seats }, (_, i) => i)];
  const { viewers = everybody } = more;
  let changed = 0;
  for (const viewer of viewers) {
    const id = `t-${viewer}`;
    const dealt = copyState(game, there.position.state);
    game.resample(dealt, viewer, chance, []);
    if (JSON.stringify(dealt) !== JSON.stringify(there.position.state)) changed++;
    for (const [node, state] of [[one, there.position.state] as const, [two, dealt] as const])
      await open(node, { ...opening(game, there, id, state), ...more.opening?.(id) });
    const next = more.next ? JSON.stringify(more.next) : await common(one, two, id, viewer);
    const things = names(game, there.position.state, dealt);
    const other = more.elsewhere ? JSON.stringify(more.elsewhere) : next;
    const heard = async (node: RunningServer) => [
      ...(await heardBy(node, id, viewer, node === one ? next : other, things)),
      ...(await answered(node, viewer, more.paths?.(id) ?? [])),
    ];
    const [here, elsewhere] = [await heard(one), await heard(two)];
    expect(elsewhere).toEqual(here);
    expect((JSON.parse(here[1] ?? '') as Seen).viewer).toBe(viewer);
  }
  expect(changed).toBeGreaterThan(0);
}

async function answered({ url }: RunningServer, viewer: Viewer, paths: readonly string[]): Promise<string[]> {
  const key = viewer === 'spectator' ? null : KEYS[viewer];
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  return Promise.all(
    paths.map(async path => {
      const answer = await fetch(url + path, { headers });
      return `${path} ${answer.status} ${await answer.text()}`;
    }),
  );
}

/** What somebody might try to point at: some things everybody sees, and some that are hidden in one world or the other. */
function names(game: Game, ...states: readonly object[]): string[] {
  const views = states.map(state => game.view(state as never, 'spectator'));
  const open = views.flatMap(view => game.pointable?.(view) ?? []);
  const seen = JSON.stringify(views);
  const hidden = states.flatMap(state => [...leaves(state)]).filter(text => !seen.includes(JSON.stringify(text)));
  const some = [...new Set(hidden)].sort().slice(0, 6);
  return [...open.slice(0, 3), ...some.flatMap(text => [text, `card:${text}`])].filter(thing => thing.length <= 80);
}

function* leaves(value: unknown): Generator<string> {
  if (typeof value === 'string' && value !== '') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* leaves(part);
}

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
