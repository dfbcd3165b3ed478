import { speak } from '@tafelrunde/engine';
import { sees } from '../rules/aims.ts';
import { scrollOf, scrollSideOf } from '../rules/enemies/cards.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** All enemies of a kind in its sight regain charges, up to their maximum (SS-SCRL-09). */
export interface Recharge {
  readonly do: 'recharge';
  readonly kind: string;
  readonly n: number;
}

export const recharge: SorceryWord<Recharge> = {
  act({ state, by }, { kind, n }) {
    const own = figureOf(state, by);
    if (own === null) return;
    for (const enemy of state.enemies) {
      if (scrollOf(enemy).kind !== kind || !enemy.bodies.some(({ zone }) => sees(state, by, zone))) continue;
      for (const [name, { charges }] of Object.entries(scrollSideOf(enemy).powers))
        if (charges !== undefined) enemy.charges[name] = Math.min(charges, (enemy.charges[name] ?? 0) + n);
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `All enemies of its kind in its sight regain ${n} charge${n === 1 ? '' : 's'}.`,
      `Alle Gegner seiner Art in seiner Sicht erhalten ${n} Ladung${n === 1 ? '' : 'en'} zurück.`,
    ),
};
