import type { Aim } from '../content/effects.ts';
import { takeWound } from '../rules/damage.ts';
import { type Figure, onBoard, sheetOf } from '../state.ts';
import { type CardWord, does, isAny, onEach, who, woundWords } from './word.ts';

/** Wounds without an attack: no dice, no armour. The fifth cripples. Legal: heroes and bosses. */
export interface Wound {
  readonly do: 'wound';
  readonly aim: Aim;
  readonly wounds: number;
}

const canBeWounded = (figure: Figure): boolean => sheetOf(figure) !== null;

export const wound: CardWord<Wound> = {
  // A wound to oneself is the price of something else, never a reason.
  can: (at, { aim }) => aim !== 'you' && isAny(at, aim, canBeWounded),
  act: (at, { aim, wounds }) =>
    onEach(at, aim, canBeWounded, function* (figure) {
      const { state, io, context } = at;
      for (let i = 0; i < wounds && onBoard(state, figure.id); i++)
        yield* takeWound(state, io, figure, { attack: context.attack, prevented: false });
    }),
  say: ({ aim, wounds }, s) =>
    `${who(aim, s)} ${s.t(does(aim, 'take', 'takes'), does(aim, 'erleidest', 'erleidet'))} ${woundWords(wounds, s)}.`,
};
