import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { lay } from '../rules/lasting.ts';
import { revealedSpaces } from '../rules/map.ts';
import { costOf } from '../rules/terrain.ts';
import type { Hex } from '../state.ts';
import type { Doing, MageWord } from './word.ts';

/** One space of the map costs less this turn, but not less than `least`. */
export interface EaseSpace {
  readonly do: 'ease-space';
  readonly by: number;
  readonly least: number;
}

const spaces = ({ state, turn }: Doing, least: number): Hex[] =>
  revealedSpaces(state).filter(hex => costOf(state, turn, hex) > least);

export const easeSpace: MageWord<EaseSpace> = {
  can: (at, { least }) => at.turn.stage === 'move' && spaces(at, least).length > 0,
  *act(at, { by, least }) {
    if (at.turn.stage !== 'move') return;
    const options: Choice[] = spaces(at, least).map(to => ({ do: 'space', to }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat: at.seat, kind: 'space', rule: 'MK-EFF-03', options });
    if (chosen.do !== 'space') return;
    const eased = { do: 'terrain', of: 'all', space: chosen.to, by: -by, least } as const;
    lay(at, 'turn-end', `${at.source.side}-terrain`, eased);
  },
  say: ({ by, least }, { lang }) =>
    speak(lang)(
      `A space of your choice costs ${by} less this turn, at least ${least}.`,
      `Ein Feld deiner Wahl kostet in diesem Zug ${by} weniger, mindestens ${least}.`,
    ),
};
