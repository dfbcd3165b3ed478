import { isItem, itemOf } from '../content/index.ts';
import { type FigureId, heroOf, isHero, monsterOf, type State } from '../state.ts';

/** How many search cards a hero has: those that were used lie face down and are his all the same. */
export const searchCardsOf = (state: State, id: FigureId): number =>
  isHero(state, id)
    ? heroOf(state, id).cards.filter(card => isItem(card.id) && itemOf(card.id).kind === 'search-card').length
    : 0;

/** What a plot card marks. */
export const marksOfPlot = ({ plot }: State, card: string): string | null =>
  plot?.cards.find(({ id }) => id === card)?.on ?? null;

/** Does the figure belong to the monster group that a card lies on? */
export const isOfMarkedGroup = (state: State, id: FigureId, card: string): boolean => {
  const group = monsterOf(state, id)?.group;
  return (
    group !== undefined &&
    (state.heroes.some(({ cards }) => cards.some(one => one.id === card && one.on === group)) ||
      marksOfPlot(state, card) === group)
  );
};
