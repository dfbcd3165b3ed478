import type { MonsterCard, MonsterLine } from '../../../cards.ts';
import type { Act } from '../../../words.ts';

type Rank = 'minion' | 'master';

/** What a card of the kit has otherwise than the card of a collection. */
interface Changes extends Partial<Pick<MonsterCard, 'group'>> {
  readonly acts?: Partial<Record<Act, Partial<Record<Rank, Partial<MonsterLine>>>>>;
}

/** The kit prints a monster of the collections once more, some of them with other values. */
export function reprint({ name, acts, ...card }: MonsterCard, changes: Changes = {}): MonsterCard {
  const line = (act: Act, rank: Rank): MonsterLine => ({ ...acts[act][rank], ...changes.acts?.[act]?.[rank] });
  const lines = (act: Act) => ({ minion: line(act, 'minion'), master: line(act, 'master') });
  return {
    ...card,
    ...(changes.group && { group: changes.group }),
    name: { en: `${name.en} (Conversion Kit)`, de: `${name.de} (UK)` },
    acts: { 1: lines(1), 2: lines(2) },
  };
}
