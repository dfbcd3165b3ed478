import type { Verbs } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { isPlotCard, OVERLORD_CARDS } from './content/index.ts';

const number = (word: string | undefined): number | null =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : null;

/** What people may ask about beyond what the game would think of: spaces off the map, figures that are gone, weapons nobody holds. */
export const verbs: Verbs<Choice> = {
  move: () => ({ do: 'move' }),
  tire: () => ({ do: 'tire' }),
  rest: () => ({ do: 'rest' }),
  'stand-up': () => ({ do: 'stand-up' }),
  go([to, source]) {
    const cell = number(to);
    return cell === null || source === undefined ? null : { do: 'go', to: cell, with: source };
  },
  climb([to]) {
    const cell = number(to);
    return cell === null ? null : { do: 'climb', to: cell };
  },
  door([n]) {
    const door = number(n);
    return door === null ? null : { do: 'door', door };
  },
  attack([weapon = '', target = '', at, free]) {
    const cell = number(at);
    if (weapon === '' || target === '' || cell === null) return null;
    return { do: 'attack', weapon, target, cell, ...(free === 'true' && { free: true }) };
  },
  play: ([card = '']) => (Object.hasOwn(OVERLORD_CARDS, card) ? { do: 'play', card } : null),
  plot: ([card = '', n]) => (isPlotCard(card) ? { do: 'plot', card, ability: number(n) ?? 0 } : null),
  revive: ([hero = '']) => (hero === '' ? null : { do: 'revive', hero }),
  search: ([token = '']) => (token === '' ? null : { do: 'search', token }),
};
