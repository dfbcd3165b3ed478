import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimed, rollLate } from '../rules/attack/attack.ts';
import { type Target, targetsFor } from '../rules/attack/targets.ts';
import { weaponOf } from '../rules/attack/weapons.ts';
import { type Aimed, attackOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The attack being resolved gets up to so many more targets, each of which rolls its own defence. */
export interface MoreTargets {
  readonly do: 'more-targets';
  readonly n: number;
}

function left({ state, by }: Doing): Target[] {
  if (state.attacks.length === 0) return [];
  const { aims, weapon: id } = attackOf(state);
  const weapon = weaponOf(state, by, id);
  if (weapon === null) return [];
  return targetsFor(state, by, weapon).filter(({ figure }) => !aims.some(aim => aim.figure === figure));
}

export const moreTargets: DescentWord<MoreTargets> = {
  can: at => left(at).length > 0,
  *act(at, { n }) {
    const attack = attackOf(at.state);
    const added: Aimed[] = [];
    while (added.length < n) {
      const found = left(at);
      if (found.length === 0) break;
      const options: Choice[] = found.map(({ figure, cell }) => ({
        do: 'attack',
        weapon: attack.weapon,
        target: figure,
        cell,
      }));
      if (added.length > 0) options.push({ do: 'done' });
      const choice = yield* choose<Choice, AskKind>({ seat: at.seat, kind: 'pick', rule: 'D2-ASTEP-05', options });
      if (choice.do !== 'attack') break;
      const aim = aimed(at.state, at.by, { figure: choice.target, cell: choice.cell }, true);
      attack.aims.push(aim);
      added.push(aim);
    }
    yield* rollLate(at.state, at.io, attack, added);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`The attack gets up to ${n} more targets.`, `Der Angriff erhält bis zu ${n} weitere Ziele.`),
};
