import { groupSizeOf, isAgent } from '../content/index.ts';
import type { Cell, FigureId, Group, Monster, State } from '../state.ts';
import type { Io } from '../types.ts';

/** The figures of a group on the map. */
export const membersOf = (state: State, group: string): Monster[] => state.monsters.filter(one => one.group === group);

/** Whether the overlord was free to choose this group (D2-MGEN-16). */
export const isOpen = (group: string): boolean => group.startsWith('open-');

/** A monster of a group that the quest has declared inactive, until it wakes (D2-INACT-03). */
export function isInactive({ groups, monsters }: State, id: FigureId): boolean {
  if (!groups.some(({ inactive }) => inactive)) return false;
  const group = monsters.find(one => one.id === id)?.group;
  return groups.some(one => one.id === group && one.inactive);
}

type Rank = 'minion' | 'master';

/** The figures of a kind in the box: as many as a group for four heroes has (D2-MGEN-12). */
export const figuresOf = (of: string): ReturnType<typeof groupSizeOf> => groupSizeOf(of, 4);

/** Which figures a group may still get: it never grows beyond its size for this number of heroes (D2-MGEN-11, D2-PLACE-07). */
export function limitsOf(state: State, group: Group, whole = groupSizeOf(group.of, state.size)): Rank[] {
  if (group.closed) return [];
  // Monsters from challenge tokens are not counted (D2-SECGEN-12).
  const there = membersOf(state, group.id).filter(({ of, token }) => !isAgent(of) && token !== true);
  const size = withoutReplaced(state, group.id, whole);
  const minions = there.filter(({ rank }) => rank === 'minion').length;
  const masters = there.filter(({ rank }) => rank === 'master').length;
  return [
    ...(minions < size.minions ? (['minion'] as const) : []),
    ...(masters < size.masters ? (['master'] as const) : []),
  ];
}

/** Those an agent has replaced are out of the group while he is on the map (D2-AGT-05, -08). */
function withoutReplaced({ plot, monsters }: State, group: string, size: ReturnType<typeof groupSizeOf>): typeof size {
  const agent = plot?.agent;
  if (agent?.group !== group || !monsters.some(({ id, cells }) => id === agent.figure && cells.length > 0)) return size;
  return { minions: size.minions - agent.minions, masters: size.masters - agent.masters };
}

/** The figure of a group that would come next. */
export const nextOf = ({ of, masters, minions }: Group, rank: Monster['rank']): string =>
  rank === 'lieutenant' ? of : rank === 'master' ? `${of}-master-${masters + 1}` : `${of}-${minions + 1}`;

/** A new figure of a group. */
export function newMonster(state: State, io: Io, group: Group, rank: Monster['rank'], cells: readonly Cell[]): Monster {
  const id = nextOf(group, rank);
  if (rank === 'master') group.masters++;
  else group.minions++;
  const monster: Monster = {
    id,
    of: group.of,
    rank,
    group: group.id,
    cells: [...cells],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    relic: state.overlord.bearers[group.of] ?? null,
    down: null,
  };
  state.monsters.push(monster);
  io.tell?.({ kind: 'appears', figure: id, cells: [...cells], rule: 'D2-PLACE-01' });
  return monster;
}
