import { questOf } from './content/index.ts';
import { stepsFrom, wayTo } from './distances.ts';
import { isPortalOpen } from './rules/legend/portal.ts';
import { mayCarry } from './rules/tokens.ts';
import { type Cell, type Figure, type FigureId, kindOf, kindOfToken, type Side, type State, sideOf } from './state.ts';
import { carriersOf, figuresOf, inHand, isGoalOf, isKey, isOpen, missing, type Ways, waysOf } from './ways.ts';

/** Where to go, and how far it is from there on: what is picked up has to be brought somewhere. */
export interface Aims {
  readonly cells: readonly Cell[];
  readonly more: readonly number[];
  /** What a step towards them counts: less where others are only accompanied, who must not stay for that. */
  readonly weight: number;
}

const COMPANY = 0.15;

/** Where a figure should go for what its side plays for: who carries something brings it where it counts, others go where something is to be done or taken. */
export function aimsFor(state: State, { id, carries }: Figure): Aims {
  const side = sideOf(state, id);
  const kind = kindOf(state, id);
  const all = waysOf(state);
  const fitting = all.ways.filter(
    way => way.side === side && way.who?.includes(kind) !== false && isOpen(state, all, way),
  );
  const held = carries.map(kindOfToken);
  const found: Cell[] = [];
  for (const { carrying, cells } of fitting)
    if (carrying !== undefined && held.includes(carrying)) found.push(...cells(state));
  if (found.length > 0) return { cells: found, more: [], weight: 1 };
  for (const { carrying, cells } of fitting) if (carrying === undefined) found.push(...cells(state));
  for (const { of, counter } of all.prey)
    if (isGoalOf(state, side, counter) || (side === 'heroes' && opensPortal(state, counter)) || isObject(state, of))
      found.push(...enemiesOf(state, side, of));
  for (const { kind: sort, side: theirs, cells } of state.companions)
    if (sort === 'object' && theirs !== side) found.push(...cells);
  found.push(...thieves(state, all, side));
  const more = found.map(() => 0);
  for (const { kind: of, cell } of state.tokens) {
    if (cell === null || !mayCarry(state, id, of)) continue;
    const way = fitting.find(one => one.carrying === of);
    // What is in hand need not be fetched once more.
    if (way === undefined || missing(state, all, way) <= inHand(state, side, of)) continue;
    found.push(cell);
    more.push(stepsFrom(wayTo(state, way.cells(state)), [cell]));
  }
  return found.length > 0
    ? { cells: found, more, weight: 1 }
    : { cells: charges(state, all, side, id), more: [], weight: COMPANY };
}

/** The portal of the stage is still shut, and waits for this. */
const opensPortal = (state: State, counter: string): boolean => isKey(state, counter) && !isPortalOpen(state);

const isObject = (state: State, of: readonly string[]): boolean =>
  state.companions.some(one => one.kind === 'object' && of.includes(one.of));

const enemiesOf = (state: State, side: Side, of: readonly string[]): Cell[] =>
  figuresOf(state).flatMap(({ id, cells }) =>
    of.includes(kindOf(state, id)) && sideOf(state, id) !== side ? cells : [],
  );

/** People of the own side who have a way to go, and who carries what counts: they are looked after. */
const charges = (state: State, { ways }: Ways, side: Side, but: FigureId): Cell[] => [
  ...state.companions.flatMap(({ id, of, side: theirs, cells }) =>
    id !== but && theirs === side && ways.some(way => way.side === side && way.who?.includes(of)) ? cells : [],
  ),
  ...carriersOf(state, ways, side).flatMap(({ id, cells }) => (id === but ? [] : cells)),
];

/** Enemies who carry what counts: they are gone for. */
const thieves = (state: State, { ways }: Ways, side: Side): Cell[] =>
  carriersOf(state, ways, side === 'heroes' ? 'overlord' : 'heroes').flatMap(({ cells }) => cells);

/** Defeated, it is soon there again. */
export const comesBack = (state: State, id: FigureId): boolean =>
  questOf(state.quest, state.encounter).figures?.[kindOf(state, id)]?.back !== undefined;

/** What bars the way: half a goal. */
const BAR = 0.5;

/** How much of a goal of the other side hangs on this figure: 1 if its defeat decides the encounter. */
export function stakeOf(state: State, id: FigureId): number {
  const kind = kindOf(state, id);
  const side = sideOf(state, id);
  const { prey, needs, bars } = waysOf(state);
  for (const { of, counter } of prey)
    if (of.includes(kind) && isGoalOf(state, side === 'heroes' ? 'overlord' : 'heroes', counter))
      return 1 / Math.max(1, needs.get(counter) ?? 1);
  return bars.includes(kind) ? BAR : 0;
}
