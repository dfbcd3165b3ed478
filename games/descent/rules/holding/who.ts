import { type Cell, type FigureId, heroOf, isHero, monsterOf, type State, sideOf } from '../../state.ts';
import { areAdjacentCells } from '../map.ts';
import { marksOfPlot } from '../owning.ts';
import { countsAsHero, countsAsMonster } from '../treated.ts';

const isFamiliarOf = ({ companions }: State, who: FigureId, owner: FigureId): boolean =>
  companions.some(one => one.kind === 'familiar' && one.id === who && one.owner === owner);

/** Is somebody this for a figure: itself, a friend, an enemy, a hero, a minion, its familiar? */
export function isOf(state: State, figure: FigureId, who: FigureId, kind: string, card: string): boolean {
  switch (kind) {
    case 'self':
      return who === figure;
    case 'not-self':
      return who !== figure;
    case 'friend':
      return sideOf(state, who) === sideOf(state, figure);
    case 'enemy':
      return sideOf(state, who) !== sideOf(state, figure);
    case 'hero':
      return countsAsHero(state, who, card);
    case 'monster':
      return countsAsMonster(state, who);
    case 'minion':
    case 'master':
      return monsterOf(state, who)?.rank === kind;
    case 'not-lieutenant': {
      const rank = monsterOf(state, who)?.rank;
      return rank === 'minion' || rank === 'master';
    }
    case 'familiar':
      return isFamiliarOf(state, who, figure);
    case 'owner':
      return isFamiliarOf(state, figure, who);
    case 'self-or-familiar':
      return who === figure || isFamiliarOf(state, who, figure);
    case 'marked':
      if (marksOfPlot(state, card) === who) return true;
      return isHero(state, figure) && heroOf(state, figure).cards.some(one => one.id === card && one.on === who);
    default:
      return false;
  }
}

/** In a space next to these, not in one of them. */
export const isBesideToken = (state: State, cells: readonly Cell[], kind: string): boolean =>
  state.tokens.some(
    one =>
      one.kind === kind && one.cell !== null && !cells.includes(one.cell) && areAdjacentCells(state, cells, [one.cell]),
  );

/** The kind of its group. */
export function groupKindOf(state: State, id: FigureId): string | null {
  const group = monsterOf(state, id)?.group;
  return state.groups.find(one => one.id === group)?.of ?? null;
}
