import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimed, rollLate } from '../rules/attack/attack.ts';
import { mayAffect } from '../rules/attack/targets.ts';
import { areAdjacent } from '../rules/map.ts';
import { attackOf, type FigureId, monsterOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The attack being resolved also affects another monster adjacent to the attacker; it rolls its dice at once (D2-ASTEP-21). */
export interface Affect {
  readonly do: 'affect';
}

function others({ state, by }: Doing): FigureId[] {
  if (state.attacks.length === 0) return [];
  const { aims } = attackOf(state);
  return state.monsters
    .map(({ id }) => id)
    .filter(id => !aims.some(({ figure }) => figure === id) && areAdjacent(state, by, id) && mayAffect(state, by, id));
}

export const affect: DescentWord<Affect> = {
  can: at => others(at).length > 0,
  *act(at) {
    const found = others(at);
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'pick',
      rule: 'D2-TGT-04',
      options: found.map(figure => ({ do: 'pick', figure })),
    });
    const figure = choice.do === 'pick' ? choice.figure : (found[0] as FigureId);
    const cell = monsterOf(at.state, figure)?.cells[0] ?? 0;
    const attack = attackOf(at.state);
    const aim = aimed(at.state, at.by, { figure, cell }, false);
    attack.aims.push(aim);
    yield* rollLate(at.state, at.io, attack, [aim]);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The attack also affects another monster adjacent to you.',
      'Der Angriff betrifft auch ein weiteres an dich angrenzendes Monster.',
    ),
};
