import { choose } from '@tafelrunde/engine';
import { boardOf, standsInFrontOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import { rulers } from '../content/constants.ts';
import type { Aim } from '../content/effects.ts';
import { newAttack, resolve } from '../rules/melee.ts';
import { mayHitAtRange } from '../rules/ranged.ts';
import { type Figure, type Play, profileOf, type State, sameSide, seatOf } from '../state.ts';
import { type CardWord, type Cause, isAny, onEach, who } from './word.ts';

/**
 * The target makes one melee or ranged attack against another figure of its own side, chosen by you, by the usual rules and with its own dice.
 * Legal: enemies with such a target. For standing in front and for outnumbering the sides stay as they are.
 */
export interface Betray {
  readonly do: 'betray';
  readonly aim: Aim;
}

const canBetray =
  (state: State) =>
  (figure: Figure): boolean =>
    betrayals(state, figure).length > 0;

export const betray: CardWord<Betray> = {
  can: (at, { aim }) => isAny(at, aim, canBetray(at.state)),
  act: (at, { aim }) => onEach(at, aim, canBetray(at.state), figure => attackOwnSide(at, figure)),
  say: ({ aim }, s) =>
    s.t(
      `${who(aim, s)} makes an attack against another figure of its own side; you choose which.`,
      `${who(aim, s)} führt einen Angriff gegen eine andere Figur der eigenen Seite aus; welche, bestimmst du.`,
    ),
};

interface Betrayal {
  readonly form: 'melee' | 'ranged';
  readonly target: string;
}

/** The attacks a figure could make on its own side. */
function betrayals(state: State, traitor: Figure): Betrayal[] {
  const board = boardOf(state);
  const { ranged } = profileOf(traitor);
  return state.figures.flatMap((friend): Betrayal[] => {
    if (friend === traitor || !sameSide(friend, traitor)) return [];
    if (standsInFrontOf(board, friend, traitor)) return [{ form: 'melee', target: friend.id }];
    if (!ranged || mayHitAtRange(state, traitor, friend, rulers[ranged.ruler]) !== null) return [];
    return [{ form: 'ranged', target: friend.id }];
  });
}

/** A figure attacks one of its own side, as the player of `you` says. */
function* attackOwnSide({ state, io, you }: Cause, traitor: Figure): Play {
  const ways = betrayals(state, traitor);
  if (ways.length === 0) return;
  const options = ways.map(({ form, target }): Choice => ({ do: form === 'melee' ? 'attack' : 'shoot', target }));
  const choice = yield* choose({ seat: seatOf(state, you), kind: 'betray', rule: 'DS-MAGIC-04', options });
  const chosen = ways[options.indexOf(choice)];
  if (chosen) yield* resolve(state, io, newAttack(state, traitor, chosen.target, { form: chosen.form }));
}
