import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { basesAnywhere, cellsWithin } from '../rules/map.ts';
import { limitsOf, newMonster } from '../rules/monsters.ts';
import { monsterOf, overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Minions of the group of each figure are placed up to its limit, on empty spaces that are not so near to a hero (D2C-OL-55). */
export interface Refill {
  readonly do: 'refill';
  readonly away: number;
}

export const refill: DescentWord<Refill> = {
  can: ({ state, on }) =>
    on.some(id => {
      const group = state.groups.find(one => one.id === monsterOf(state, id)?.group);
      return group !== undefined && limitsOf(state, group).includes('minion');
    }),
  *act({ state, io, on }, { away }) {
    for (const id of on) {
      const group = state.groups.find(one => one.id === monsterOf(state, id)?.group);
      while (group !== undefined && limitsOf(state, group).includes('minion')) {
        const near = new Set(
          state.heroes.flatMap(({ cells }) => (cells.length === 0 ? [] : cellsWithin(state, cells, away))),
        );
        const bases = basesAnywhere(state, group.of).filter(cells => !cells.some(cell => near.has(cell)));
        if (bases.length === 0) break;
        const choice = yield* choose<Choice, AskKind>({
          seat: overlordSeat(state),
          kind: 'place',
          rule: 'D2C-OL-55',
          options: bases.map(cells => ({ do: 'base', cells })),
        });
        newMonster(state, io, group, 'minion', choice.do === 'base' ? choice.cells : (bases[0] ?? []));
      }
    }
  },
  say: ({ away }, { lang }) =>
    speak(lang)(
      `Place minions of its group up to the limit, more than ${away} spaces away from every hero.`,
      `Stelle normale Monster ihrer Gruppe bis zur Grenze auf, mehr als ${away} Felder von jedem Helden entfernt.`,
    ),
};
