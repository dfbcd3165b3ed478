import type { Limit } from '@tafelrunde/engine';
import type { At } from '../content/index.ts';
import type { Figure, Period, State } from '../state.ts';
import type { Source } from './sources.ts';

/** Uses of limited abilities and items stand in `State.used` by whose they are: "orlaf/frenzy". */
export const useKey = (figure: Figure, source: string): string => `${figure.id}/${source}`;

/** A limit belongs to the ability of a figure, or to the card of an item: each copy is used up for itself. */
export function limitFor(figure: Figure, { id, isItem }: Source, { limit }: At): Limit<Period> | undefined {
  if (!isItem || limit === undefined || limit === 'consumed') return limit;
  return { per: limit, times: copiesOf(figure, id) };
}

const usesOf = (uses: readonly string[], figure: Figure, source: string): number =>
  uses.filter(use => use === useKey(figure, source)).length;

const copiesOf = ({ items }: Figure, id: string): number => items.filter(item => item === id).length;

/** An item changes hands. A copy that is used up stays so with whoever has it; unused copies go first (DS-ITEM-21). */
export function handItem({ used }: State, from: Figure, to: Figure, id: string): void {
  from.items.splice(from.items.indexOf(id), 1);
  to.items.push(id);
  for (const uses of [used.turn, used.round, used.adventure])
    if (usesOf(uses, from, id) > copiesOf(from, id)) uses[uses.indexOf(useKey(from, id))] = useKey(to, id);
}
