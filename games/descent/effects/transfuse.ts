import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { MonsterTrait } from '../content/words.ts';
import { recoverDamage, suffer } from '../rules/damage.ts';
import { holds } from '../rules/holding.ts';
import { healthLeft } from '../rules/values.ts';
import { type FigureId, overlordSeat, type State } from '../state.ts';
import { MONSTER_TRAIT_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** One monster suffers 2 damage, 1 if both have the trait, and another recovers 1; nobody gives more than it has left (D2C-PLOT-09). */
export interface Transfuse {
  readonly do: 'transfuse';
  readonly trait: MonsterTrait;
}

const onMap = (state: State): FigureId[] => state.monsters.filter(({ cells }) => cells.length > 0).map(({ id }) => id);

const priceOf = (state: State, trait: MonsterTrait, from: FigureId, to: FigureId): number =>
  [from, to].every(id => holds(state, id, { is: 'monster-trait', trait })) ? 1 : 2;

/** Those who may recover by what this one gives. */
const receivers = (state: State, trait: MonsterTrait, from: FigureId): FigureId[] =>
  onMap(state).filter(
    to =>
      to !== from &&
      (state.monsters.find(({ id }) => id === to)?.damage ?? 0) > 0 &&
      healthLeft(state, from) >= priceOf(state, trait, from, to),
  );

function* pick(state: State, figures: readonly FigureId[]) {
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'pick',
    rule: 'D2C-PLOT-09',
    options: figures.map(figure => ({ do: 'pick', figure })),
  });
  return choice.do === 'pick' ? choice.figure : (figures[0] ?? '');
}

export const transfuse: DescentWord<Transfuse> = {
  can: ({ state }, { trait }) => onMap(state).some(id => receivers(state, trait, id).length > 0),
  *act({ state, io, source }, { trait }) {
    const givers = onMap(state).filter(id => receivers(state, trait, id).length > 0);
    if (givers.length === 0) return;
    const from = yield* pick(state, givers);
    const to = yield* pick(state, receivers(state, trait, from));
    yield* suffer(state, io, from, priceOf(state, trait, from, to), { by: source.id });
    yield* recoverDamage(state, io, to, 1, source.id);
  },
  say: ({ trait }, { lang }) =>
    speak(lang)(
      `One monster suffers 2 damage, only 1 if both have the trait ${MONSTER_TRAIT_NAMES[trait].en}; another one recovers 1.`,
      `Ein Monster erleidet 2 Schaden, nur 1, wenn beide das Merkmal ${MONSTER_TRAIT_NAMES[trait].de} haben; ein anderes gewinnt 1 zurück.`,
    ),
};
