import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimed, rollLate } from '../rules/attack/attack.ts';
import { mayAffect } from '../rules/attack/targets.ts';
import { areAdjacent } from '../rules/map.ts';
import { attackOf, everybody, type FigureId, figureOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The attack being resolved also affects another monster adjacent to the attacker, or any figure adjacent to the target; it rolls its dice at once (D2-ASTEP-21). */
export interface Affect {
  readonly do: 'affect';
  readonly beside?: 'target';
}

function others({ state, by }: Doing, { beside }: Affect): FigureId[] {
  if (state.attacks.length === 0) return [];
  const { aims } = attackOf(state);
  const from = beside === undefined ? [by] : aims.filter(({ target }) => target).map(({ figure }) => figure);
  return (beside === undefined ? state.monsters : everybody(state))
    .map(({ id }) => id)
    .filter(
      id =>
        !aims.some(({ figure }) => figure === id) &&
        from.some(one => areAdjacent(state, one, id)) &&
        mayAffect(state, by, id),
    );
}

export const affect: DescentWord<Affect> = {
  can: (at, effect) => others(at, effect).length > 0,
  *act(at, effect) {
    const found = others(at, effect);
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'pick',
      rule: 'D2-TGT-04',
      about: at.source.id,
      options: found.map(figure => ({ do: 'pick', figure })),
    });
    const figure = choice.do === 'pick' ? choice.figure : (found[0] as FigureId);
    const cell = figureOf(at.state, figure)?.cells[0] ?? 0;
    const attack = attackOf(at.state);
    const aim = aimed(at.state, at.by, { figure, cell }, false);
    attack.aims.push(aim);
    yield* rollLate(at.state, at.io, attack, [aim]);
  },
  say: ({ beside }, { lang }) =>
    beside === 'target'
      ? speak(lang)(
          'The attack also affects another figure adjacent to the target.',
          'Der Angriff betrifft auch eine weitere an das Ziel angrenzende Figur.',
        )
      : speak(lang)(
          'The attack also affects another monster adjacent to you.',
          'Der Angriff betrifft auch ein weiteres an dich angrenzendes Monster.',
        ),
};
