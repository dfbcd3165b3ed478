import { speak } from '@tafelrunde/engine';
import { springTrap } from '../rules/traps.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero's player draws a trap, which springs in the hero's zone (SS-TRAP-01). */
export interface DrawTrap {
  readonly do: 'draw-trap';
}

export const drawTrap: SorceryWord<DrawTrap> = {
  *act({ state, io, on }) {
    for (const id of on)
      if (isHero(state, id)) yield* springTrap(state, io, heroOf(state, id), { zone: heroOf(state, id).zone });
  },
  say: (_, { lang }) => speak(lang)('Draw a trap.', 'Ziehe eine Falle.'),
};
