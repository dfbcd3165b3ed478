import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { campaignPlan } from '../content/campaigns/index.ts';
import { agentOf, groupSizeOf, questOf, wholeQuest } from '../content/index.ts';
import { type CardId, type Cell, type FigureId, type Group, type Monster, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { partOf } from './campaign/flow.ts';
import { remove } from './defeat.ts';
import { basesAnywhere, basesIn, sizeFor, spacesBetween } from './map.ts';
import { isOpen, membersOf } from './monsters.ts';

/** Whom an agent replaces in his group. */
export interface Replaced {
  readonly agent: string;
  readonly masters?: number;
  readonly minions?: number;
  readonly whole?: true;
}

/** Neither in the interlude nor in the finale (D2-AGT-13), not in a quest with somebody of his name (-14), not in the campaigns that name him (-15). */
function isBanned({ campaign, quest, heroes, companions }: State, agent: string): boolean {
  const { same, notIn = [] } = agentOf(agent);
  if (campaign !== null) {
    if (notIn.includes(campaign.id)) return true;
    if (['interlude', 'finale'].includes(partOf(campaignPlan(campaign.id), quest) ?? '')) return true;
  }
  const there = [
    ...wholeQuest(quest).encounters.flatMap(({ groups }) => groups.map(({ of }) => of)),
    ...heroes.map(({ id }) => id),
    ...companions.map(({ of }) => of),
  ];
  return there.some(of => typeof of === 'string' && same.includes(of));
}

/** The open groups an agent may be summoned into. */
export const openTo = (state: State, agent: string): Group[] =>
  state.plot === undefined || state.plot.agent !== null || isBanned(state, agent)
    ? []
    : state.groups.filter(({ id }) => isOpen(id));

/** After the set-up he takes the place of figures of an open group (D2-AGT-04 to -07). */
export function* summonAgent(state: State, io: Io, card: CardId, replaced: Replaced): Flow {
  const { plot } = state;
  const groups = openTo(state, replaced.agent);
  if (plot === undefined || groups.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'group',
    rule: 'D2-AGT-01',
    options: groups.map(({ id }) => ({ do: 'group', group: id })),
  });
  const group = groups.find(({ id }) => choice.do === 'group' && id === choice.group) ?? (groups[0] as Group);
  const size = groupSizeOf(group.of, state.size);
  const { masters = 0, minions = 0, whole } = replaced;
  // A group that is too small gives way as a whole (D2-AGT-07).
  const all = whole || masters > size.masters || minions > size.minions;
  const gone = all ? size : { masters, minions };
  const freed: Cell[] = [];
  for (const rank of ['master', 'minion'] as const)
    for (const one of yield* whoGoes(state, group, rank, rank === 'master' ? gone.masters : gone.minions)) {
      freed.push(...one.cells);
      remove(state, one.id);
    }
  const cells = yield* placeFor(state, replaced.agent, group, freed);
  if (cells.length === 0) return;
  state.monsters.push({
    id: replaced.agent,
    of: replaced.agent,
    rank: 'master',
    group: group.id,
    cells: [...cells],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    relic: null,
    down: null,
  });
  plot.agent = { card, figure: replaced.agent, group: group.id, ...gone };
  io.tell?.({ kind: 'appears', figure: replaced.agent, cells: [...cells], rule: 'D2-AGT-04' });
}

/** Those of a rank who leave the map; they need not be there (D2-AGT-06). */
function* whoGoes(state: State, { id }: Group, rank: 'master' | 'minion', n: number): Flow<Monster[]> {
  const going: Monster[] = [];
  while (going.length < n) {
    const left = membersOf(state, id).filter(one => one.rank === rank && !going.includes(one));
    if (left.length === 0) break;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'pick',
      rule: 'D2-AGT-04',
      options: left.map(({ id: figure }) => ({ do: 'pick', figure })),
    });
    going.push(left.find(one => choice.do === 'pick' && one.id === choice.figure) ?? (left[0] as Monster));
  }
  return going;
}

/** Where he stands: on spaces that have become free, or as near to them as there is room; where nobody stood, where the quest sets the group up. */
function* placeFor(state: State, agent: string, group: Group, freed: readonly Cell[]): Flow<readonly Cell[]> {
  const bases = freed.length > 0 ? basesNear(state, agent, freed) : basesForGroup(state, agent, group);
  if (bases.length === 0) return [];
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'place',
    rule: 'D2-AGT-04',
    about: agent,
    options: bases.map(cells => ({ do: 'base', cells })),
  });
  return choice.do === 'base' ? choice.cells : (bases[0] ?? []);
}

function basesNear(state: State, agent: string, freed: readonly Cell[]): Cell[][] {
  const all = basesAnywhere(state, agent);
  const over = all.filter(base => base.some(cell => freed.includes(cell)));
  if (over.length > 0) return over;
  const far = (base: readonly Cell[]): number => Math.min(...base.map(cell => spacesBetween(state, freed, cell)));
  const least = Math.min(...all.map(far));
  return all.filter(base => far(base) === least);
}

function basesForGroup(state: State, agent: string, { id }: Group): Cell[][] {
  const placed = questOf(state.quest, state.encounter).groups[Number(id.slice(5))];
  return placed?.at === undefined ? [] : basesIn(state, placed.at, sizeFor(agent));
}

/** When an agent is defeated the card that has summoned him goes back into the plot deck, and may be bought again (D2-AGT-11). */
export function agentFalls({ plot }: State, id: FigureId): void {
  if (plot === undefined || plot.agent?.figure !== id) return;
  const { card } = plot.agent;
  plot.cards = plot.cards.filter(one => one.id !== card);
  plot.agent = null;
}
