import { speak } from '@tafelrunde/engine';
import { aimed as aimAt } from '../rules/attack/attack.ts';
import { isOut } from '../rules/damage.ts';
import { attackOf, figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner takes the place of the figure it works on as target (or that figure takes the owner's): range and sight still go to the old space (D2C-KNT-10). */
export interface Retarget {
  readonly do: 'retarget';
  readonly to: 'self' | 'them';
}

export const retarget: DescentWord<Retarget> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, io, by, on }, { to }) {
    const attack = attackOf(state);
    // Who falls while taking the place of the target ends the attack (D2C-MAB-13).
    if (to === 'self' && isOut(state, by)) {
      attack.broken = true;
      return;
    }
    const [other] = on;
    const [from, next] = to === 'self' ? [other, by] : [by, other];
    const at = attack.aims.findIndex(aim => aim.target && aim.figure === from);
    const old = attack.aims[at];
    const cell = next === undefined ? undefined : figureOf(state, next)?.cells[0];
    if (old === undefined || next === undefined || cell === undefined) return;
    attack.aims[at] = { ...aimAt(state, attack.by, { figure: next, cell }, true), measured: old.measured ?? old.cell };
    io.tell?.({ kind: 'retargeted', by: attack.by, from: old.figure, to: next, rule: 'D2-TGT-12' });
  },
  say: ({ to }, { lang }) =>
    to === 'self'
      ? speak(lang)('You become the target instead.', 'Du wirst stattdessen zum Ziel.')
      : speak(lang)('Becomes the target instead.', 'Wird stattdessen zum Ziel.'),
};
