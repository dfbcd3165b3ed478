import { speak } from '@tafelrunde/engine';
import { sees } from '../rules/aims.ts';
import { useSpecials } from '../rules/enemies/scroll-powers.ts';
import { healFigure } from '../rules/wounds.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** All other enemies in its sight use their special powers and heal. No power is used inside itself (SS-SCRL-12). */
export interface CommandOthers {
  readonly do: 'command-others';
  readonly heal: number;
}

export const commandOthers: SorceryWord<CommandOthers> = {
  *act({ state, io, by }, { heal }) {
    const own = figureOf(state, by);
    if (own === null) return;
    for (const enemy of [...state.enemies]) {
      if (enemy.bodies.some(({ id }) => id === by)) continue;
      if (!enemy.bodies.some(({ zone }) => sees(state, by, zone))) continue;
      yield* useSpecials(state, io, enemy);
      for (const { id } of enemy.bodies) healFigure(state, io, id, heal);
    }
  },
  say: ({ heal }, { lang }) =>
    speak(lang)(
      `All other enemies in its sight use their special powers and heal ${heal}.`,
      `Alle anderen Gegner in seiner Sicht setzen ihre Spezialfähigkeiten ein und heilen ${heal}.`,
    ),
};
