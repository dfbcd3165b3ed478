import { speak } from '@tafelrunde/engine';
import { pushFigure } from '../rules/push.ts';
import type { SorceryWord } from './word.ts';

/** With at least one hit the target is moved into an adjacent zone (SS-PUSH-01). */
export interface Push {
  readonly do: 'push';
}

export const push: SorceryWord<Push> = {
  can: ({ state }) => state.attacks.length > 0,
  *act({ state, io, on }) {
    for (const id of on) yield* pushFigure(state, io, id);
  },
  say: (_, { lang }) => speak(lang)('Push.', 'Zurückstoßen.'),
};
