import { speak } from '@tafelrunde/engine';
import { heroOf, isHero, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The card serves one time less; with the last it is discarded. */
export interface UseUp {
  readonly do: 'use-up';
}

/** Takes so much from what a card still holds, wherever it lies; returns how much that was. */
export function wearCard(state: State, card: string, n: number): number {
  const owner = state.heroes.find(({ cards }) => cards.some(({ id }) => id === card));
  if (owner === undefined || !isHero(state, owner.id)) return 0;
  const hero = heroOf(state, owner.id);
  const left = hero.marks[card] ?? 0;
  const taken = Math.min(n, left);
  if (left > taken) hero.marks[card] = left - taken;
  else {
    delete hero.marks[card];
    hero.cards = hero.cards.filter(({ id }) => id !== card);
    state.rooms?.out.push(card);
  }
  return taken;
}

export const useUp: DescentWord<UseUp> = {
  act({ state, source }) {
    wearCard(state, source.id, 1);
  },
  say: (_, { lang }) => speak(lang)('The card serves one time less.', 'Die Karte dient einmal weniger.'),
};
