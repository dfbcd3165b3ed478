import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { questOf } from '../../content/index.ts';
import type { Reinforcement } from '../../content/quest.ts';
import { type Cell, overlordSeat, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { offerGuise } from '../citizens.ts';
import { holds } from '../holding.ts';
import { basesIn, placeCells, sizeFor, spacesBetween } from '../map.ts';
import { figuresOf, limitsOf, membersOf, newMonster, nextOf } from '../monsters.ts';
import { announce } from '../window.ts';

/** Does the quest bring monsters at the end of this round? */
export const bringsReinforcements = (state: State): boolean =>
  (questOf(state.quest, state.encounter).reinforcements ?? []).some(({ every = 1 }) => state.round % every === 0);

/** New monsters at the end of the overlord's turn, as the quest says; never more than the group size (D2-PLACE-05 to -07). */
export function* reinforce(state: State, io: Io): Flow {
  const { reinforcements = [] } = questOf(state.quest, state.encounter);
  for (const one of reinforcements) if (state.round % (one.every ?? 1) === 0) yield* bring(state, io, one);
}

/** So many of a group come, one by one. */
export function* bring(
  state: State,
  io: Io,
  { group: of, n, at, apart, if: test, beyond, exactly }: Reinforcement,
): Flow {
  if (test !== undefined && !holds(state, state.heroes[0]?.id ?? '', test)) return;
  const group = state.groups.find(one => one.id === of);
  if (group === undefined) return;
  for (let i = 0; i < n; i++) {
    const ranks = beyond ? limitsOf(state, group, figuresOf(group.of)) : limitsOf(state, group);
    if (ranks.length === 0) break;
    // Minion or master, as the overlord likes (D2-PLACE-06).
    const rank = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'reinforce',
      rule: 'D2-PLACE-06',
      about: group.of,
      options: ranks.map(one => ({ do: 'rank', rank: one })),
    });
    const chosen = rank.do === 'rank' ? rank.rank : 'minion';
    // Wholly inside if possible, otherwise as near as can be (D2-PLACE-02, -03).
    const inside = exactly ? new Set(at.flatMap(place => placeCells(state, place))) : null;
    const bases = basesOf(state, at, sizeFor(group.of)).filter(
      base => inside === null || base.every(cell => inside.has(cell)),
    );
    const where = distant(state, group.id, bases, apart);
    if (where.length === 0) break;
    const base = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'place',
      rule: 'D2-PLACE-04',
      about: nextOf(group, chosen),
      options: where.map(cells => ({ do: 'base', cells })),
    });
    const come = newMonster(state, io, group, chosen, base.do === 'base' ? base.cells : (where[0] ?? []));
    yield* offerGuise(state, io, come);
    yield* announce(state, io, 'reinforced', { figure: come.id, by: group.id });
  }
}

/** The bases in any of these places, each once: where one is full, what is nearest to it may lie in another. */
function basesOf(state: State, places: readonly string[], size: ReturnType<typeof sizeFor>): Cell[][] {
  const bases = new Map<string, Cell[]>();
  for (const place of places) for (const base of basesIn(state, place, size)) bases.set(base.join(), base);
  return [...bases.values()];
}

/** Only places so far from all of the group, those that stand there already too; where there is none, any (D2C-QTSR-33, -34). */
function distant(state: State, group: string, bases: readonly Cell[][], apart = 0): readonly Cell[][] {
  const others = membersOf(state, group).filter(({ cells }) => cells.length > 0);
  const far = bases.filter(base =>
    others.every(({ cells }) => Math.min(...base.map(cell => spacesBetween(state, cells, cell))) >= apart),
  );
  return far.length > 0 ? far : bases;
}
