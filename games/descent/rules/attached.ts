import { copy, end, insert } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import { type CardId, type FigureId, type GroupId, monsterOf, type State } from '../state.ts';

const UNDER = 'group/';

/** Cards of the overlord that lie on a monster group: what they say lasts for all of its figures, whoever comes and goes. */
const under = (group: GroupId): string => `${UNDER}${group}`;

/** Does something that lasts lie on the group of this figure? */
export const isUnderGroup = (state: State, on: string, figure: FigureId): boolean =>
  on.startsWith(UNDER) && monsterOf(state, figure)?.group === on.slice(UNDER.length);

export const isOnGroup = (on: string): boolean => on.startsWith(UNDER);

/** The group a card lies on. */
export function groupUnder({ lasting }: State, card: CardId): GroupId | null {
  for (const { source, on } of lasting) if (source === card && isOnGroup(on)) return on.slice(UNDER.length);
  return null;
}

/** The cards that lie on a group, each once. */
export const attachedTo = ({ lasting }: State, group: GroupId): CardId[] => [
  ...new Set(lasting.filter(({ on }) => on === under(group)).map(({ source }) => source)),
];

/** What lies on a group from now on, and what it means for heroes. */
export function attach(
  state: State,
  card: CardId,
  group: GroupId,
  effects: readonly Effect[],
  against: readonly Effect[],
): void {
  const all = [
    ...effects.map(what => [under(group), what] as const),
    ...against.map(what => ['heroes', what] as const),
  ];
  for (const [i, [on, what]] of all.entries())
    state.lasting.push({
      source: card,
      key: `attached-${i}`,
      on,
      by: '',
      until: 'encounter-end',
      // A state never holds the same node twice.
      what: copy(what),
      next: false,
    });
}

/** A card no longer lies on its group: it is discarded. */
export function detach(state: State, card: CardId): void {
  end(state.lasting, ({ source }) => source === card);
  insert(state.overlord.out, card);
}

/** With the encounter all such cards are discarded. */
export function detachAll(state: State): void {
  const cards = new Set(state.lasting.filter(({ on }) => isOnGroup(on)).map(({ source }) => source));
  for (const card of cards) detach(state, card);
}
