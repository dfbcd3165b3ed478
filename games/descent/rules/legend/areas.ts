import { AHEAD } from '@tafelrunde/engine/geometry';
import { questOf } from '../../content/index.ts';
import type { Area } from '../../content/quest.ts';
import { planFor } from '../../content/room-plan.ts';
import type { Cell, Legend, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { type Board, boardOf } from '../ground.ts';
import { layArea } from '../setting-up.ts';

type Explored = Pick<State, 'quest' | 'encounter' | 'rooms'> & { readonly legend: Pick<Legend, 'found'> | null };

/** Areas of the map that nobody has seen yet, by name (D2-MAP-07). */
export function unseenAreas({ quest, encounter, legend }: Explored): readonly (readonly [string, Area])[] {
  const { areas } = questOf(quest, encounter);
  if (areas === undefined || legend === null) return [];
  return Object.entries(areas).filter(([name]) => legend.found?.includes(name) !== true);
}

/** A door is open: what lies behind it is laid out, with its monsters and tokens, and the heroes read what they see (D2-MAP-07). */
export function* explore(state: State, io: Io, door: number): Flow {
  const { legend } = state;
  if (legend === null) return;
  for (const [name, area] of unseenAreas(state)) {
    if (area.door !== door) continue;
    legend.found = [...(legend.found ?? []), name];
    io.tell?.({ kind: 'area', area: name, story: area.story, rule: 'D2-MAP-07' });
    yield* layArea(state, io, area);
  }
}

const known = new WeakMap<Board, Map<string, Board>>();

/** The board as far as it is known: what nobody has seen is not drawn. */
export function seenBoard(state: Explored): Board {
  const board = boardOf(planFor(state));
  const unseen = unseenAreas(state);
  if (unseen.length === 0) return board;
  const key = unseen.map(([name]) => name).join();
  const made = known.get(board) ?? new Map<string, Board>();
  known.set(board, made);
  const seen = made.get(key) ?? without(board, new Set(unseen.flatMap(([, { tiles }]) => tiles)));
  made.set(key, seen);
  return seen;
}

function without(board: Board, hidden: ReadonlySet<string>): Board {
  const tiles = board.tiles.filter(({ name }) => !hidden.has(name));
  const shown = new Set<Cell>(tiles.flatMap(({ cells }) => cells));
  const isSpace = new Uint8Array(board.size);
  for (const cell of shown) isSpace[cell] = 1;
  const at = (x: number, y: number): boolean => shown.has(y * board.width + x);
  return {
    ...board,
    tiles,
    cells: board.cells.filter(cell => shown.has(cell)),
    isSpace,
    walls: board.walls.filter(({ x, y, side }) => {
      const { dx, dy } = AHEAD[side];
      return at(x, y) || at(x + dx, y + dy);
    }),
  };
}
