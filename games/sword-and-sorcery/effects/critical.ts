import { speak } from '@tafelrunde/engine';
import { hitsNow } from '../rules/attack/hits-on.ts';
import { drawCritical } from '../rules/criticals.ts';
import type { SorceryWord } from './word.ts';

/** Critical Hit: with at least one hit the target draws a token (SS-CRIT-03). */
export interface Critical {
  readonly do: 'critical';
}

export const critical: SorceryWord<Critical> = {
  can: ({ state }) => state.attacks.length > 0,
  *act({ state, io, by, on }) {
    if (state.attacks.length === 0) return;
    for (const id of on) if (hitsNow(state, id) > 0) yield* drawCritical(state, io, id, by);
  },
  say: (_, { lang }) => speak(lang)('Critical Hit.', 'Kritischer Treffer.'),
};
