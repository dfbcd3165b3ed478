import { speak } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import { wearCard } from './use-up.ts';
import type { DescentWord } from './word.ts';

/** The fatigue just suffered lies on the card instead, as long as there is room. */
export interface Store {
  readonly do: 'store';
}

export const store: DescentWord<Store> = {
  can: ({ state, by }) => isHero(state, by) && heroOf(state, by).fatigue > 0,
  act({ state, io, by, about, source }) {
    if (!isHero(state, by)) return;
    const hero = heroOf(state, by);
    const n = wearCard(state, source.id, Math.min(about.n ?? 0, hero.fatigue));
    hero.fatigue -= n;
    if (n > 0) io.tell?.({ kind: 'recovered', figure: by, what: 'fatigue', n, by: source.id, rule: 'D2-FAT-06' });
  },
  say: (_, { lang }) =>
    speak(lang)('The fatigue lies on this card instead.', 'Die Erschöpfung liegt stattdessen auf dieser Karte.'),
};
