import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { areAdjacentCells } from '../rules/map.ts';
import { raise } from '../rules/recovery.ts';
import { mayRecover } from '../rules/tainted.ts';
import { figureOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** A knocked-out hero next to the owner, or in the very space of the owner, is revived, without an action. */
export interface Revive {
  readonly do: 'revive';
  readonly here?: true;
}

function fallen({ state, by, source }: Doing, { here }: Revive): string[] {
  const cells = figureOf(state, by)?.cells ?? [];
  return state.heroes
    .filter(({ down }) => down !== null && (here ? cells.includes(down) : areAdjacentCells(state, cells, [down])))
    .map(({ id }) => id)
    .filter(id => mayRecover(state, id, by, source.by === 'feat'));
}

export const revive: DescentWord<Revive> = {
  can: (at, effect) => fallen(at, effect).length > 0,
  *act(at, effect) {
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'pick',
      rule: 'D2-REV-01',
      about: at.source.id,
      options: fallen(at, effect).map(figure => ({ do: 'pick', figure })),
    });
    if (choice.do === 'pick') yield* raise(at.state, at.io, choice.figure, 'revived', at.by, at.source.by === 'feat');
  },
  say: ({ here }, { lang }) =>
    here
      ? speak(lang)('Revive a hero in your space.', 'Belebe einen Helden in deinem Feld wieder.')
      : speak(lang)('Revive an adjacent hero.', 'Belebe einen angrenzenden Helden wieder.'),
};
