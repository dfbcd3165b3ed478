import { capital } from '@tafelrunde/engine';
import { candidates, chooseAim } from '../rules/aiming.ts';
import { aimText } from '../texts/aim.ts';
import type { Aim } from './aim.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects work on others than the rest of the card. */
export interface Aimed {
  readonly do: 'aimed';
  readonly aim: Aim;
  readonly effects: readonly Effect[];
}

export const aimed: DescentWord<Aimed> = {
  can: (at, { aim, effects }) => {
    const on = candidates(at, aim);
    return on.length > 0 && vocabulary.usable({ ...at, on }, effects);
  },
  *act(at, { aim, effects }) {
    const on = yield* chooseAim(at, aim);
    if (on.length > 0) yield* vocabulary.carryOut({ ...at, on }, effects);
  },
  say: ({ aim, effects }, scribe) =>
    `${capital(aimText(aim, scribe.lang))}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
