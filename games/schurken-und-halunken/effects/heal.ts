import { fullLife, isFigure, type Opponent, type State } from '../state.ts';
import { life, who } from './phrases.ts';
import { hasTarget, pickTargets, type Target } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/** Life points come back, up to the starting value (creatures: the printed one). Legal targets: figures below that. */
export interface Heal {
  readonly do: 'heal';
  readonly target: Target;
  readonly amount: number;
}

const isHurt = (state: State) => (figure: Opponent) => isFigure(figure) && figure.life < fullLife(state, figure);

export const heal: CardWord<Heal> = {
  can: ({ state, cause }, { target }) => hasTarget(state, target, cause, isHurt(state)),
  *act({ state, io, cause }, { target, amount }) {
    const targets = yield* pickTargets(state, target, cause, isHurt(state));
    for (const figure of targets) {
      if (!isFigure(figure)) continue;
      const healed = Math.min(amount, fullLife(state, figure) - figure.life);
      figure.life += healed;
      io.tell?.({ kind: 'healed', who: figure.id, amount: healed, left: figure.life, rule: RULE });
    }
    cause.same = targets.map(({ id }) => id);
  },
  say({ target, amount }, scribe) {
    const { t } = scribe;
    const subject = who(target, scribe);
    return t(`${subject} regains ${life(amount, t)}.`, `${subject} erhält ${life(amount, t)} zurück.`);
  },
};
