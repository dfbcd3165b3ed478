import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { basesAnywhere } from '../rules/map.ts';
import { limitsOf, newMonster } from '../rules/monsters.ts';
import { type Group, monsterOf, overlordSeat } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** In the spaces of the monster the moment is about, which is gone, a minion of its group stands now, within the group limit. */
export interface LeaveBehind {
  readonly do: 'leave-behind';
}

function groupFor({ state, about }: Doing): Group | null {
  const of = monsterOf(state, about.figure ?? '')?.group;
  const group = state.groups.find(({ id }) => id === of);
  return group !== undefined && limitsOf(state, group).includes('minion') ? group : null;
}

const places = ({ state, about }: Doing, { of }: Group): number[][] =>
  basesAnywhere(state, of).filter(base => base.some(cell => about.cells?.includes(cell)));

export const leaveBehind: DescentWord<LeaveBehind> = {
  can(at) {
    const group = groupFor(at);
    return group !== null && places(at, group).length > 0;
  },
  *act(at) {
    const group = groupFor(at);
    const where = group === null ? [] : places(at, group);
    if (group === null || where.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(at.state),
      kind: 'place',
      rule: 'D2-PLACE-04',
      options: where.map(cells => ({ do: 'base', cells })),
    });
    newMonster(at.state, at.io, group, 'minion', choice.do === 'base' ? choice.cells : (where[0] ?? []));
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A minion of its group stands in its place, within the group limit.',
      'Ein normales Monster seiner Gruppe steht nun dort, bis zur Gruppengröße.',
    ),
};
