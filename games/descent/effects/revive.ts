import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { areAdjacentCells } from '../rules/map.ts';
import { raise } from '../rules/recovery.ts';
import { figureOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** A knocked-out hero next to the owner is revived, without an action. */
export interface Revive {
  readonly do: 'revive';
}

const fallen = ({ state, by }: Doing): string[] =>
  state.heroes
    .filter(({ down }) => down !== null && areAdjacentCells(state, figureOf(state, by)?.cells ?? [], [down]))
    .map(({ id }) => id);

export const revive: DescentWord<Revive> = {
  can: at => fallen(at).length > 0,
  *act(at) {
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'pick',
      rule: 'D2-REV-01',
      options: fallen(at).map(figure => ({ do: 'pick', figure })),
    });
    if (choice.do === 'pick') yield* raise(at.state, at.io, choice.figure, 'revived', at.by);
  },
  say: (_, { lang }) => speak(lang)('Revive an adjacent hero.', 'Belebe einen angrenzenden Helden wieder.'),
};
