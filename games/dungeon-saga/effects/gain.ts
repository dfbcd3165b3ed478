import { quoted } from '@tafelrunde/engine';
import type { Lang } from '../content/effects.ts';
import { items } from '../content/items.ts';
import type { CardWord } from './word.ts';

/** You receive new copies of this item. They are gone after the adventure. */
export interface Gain {
  readonly do: 'gain';
  readonly item: string;
  readonly count: number;
}

export const gain: CardWord<Gain> = {
  act({ state, io, you }, { item, count }) {
    for (let i = 0; i < count; i++) {
      you.items.push(item);
      state.made.push({ item, by: you.id });
      io.tell?.({ kind: 'gained', figure: you.id, item, rule: 'DS-ITEM-01' });
    }
  },
  say: ({ item, count }, { lang, t }) =>
    t(`You receive ${count} × ${itemName(item, lang)}.`, `Du erhältst ${count} × ${itemName(item, lang)}.`),
};

function itemName(id: string, lang: Lang): string {
  const item = items.find(candidate => candidate.id === id);
  return item ? quoted(item.name, lang) : id;
}
