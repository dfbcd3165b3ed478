import type { Aim } from '../content/effects.ts';
import { heal as healWounds } from '../rules/damage.ts';
import type { Figure } from '../state.ts';
import { type CardWord, does, isAny, onEach, who, woundWords } from './word.ts';

/** Wounds are healed (DS-DMG-07, -14). An injured minion is no longer injured, whatever the number. Legal: figures with a wound; injured minions. */
export interface Heal {
  readonly do: 'heal';
  readonly aim: Aim;
  readonly wounds: number;
}

const hasWounds = (figure: Figure): boolean => figure.wounds > 0;

export const heal: CardWord<Heal> = {
  can: (at, { aim }) => isAny(at, aim, hasWounds),
  act: (at, { aim, wounds }) =>
    onEach(at, aim, hasWounds, figure => {
      healWounds(at.io, figure, figure.kind === 'minion' ? figure.wounds : wounds);
      return undefined;
    }),
  say: ({ aim, wounds }, s) =>
    `${who(aim, s)} ${s.t(does(aim, 'heal', 'heals'), does(aim, 'heilst', 'heilt'))} ${woundWords(wounds, s)}.`,
};
