import { loseLife } from '../rules/damage.ts';
import { buryTheDead } from '../rules/death.ts';
import { life, who } from './phrases.ts';
import { hasTarget, pickTargets, type Target } from './targets.ts';
import type { CardWord } from './word.ts';

/** Life points are lost. No attack: no parry, no armour, no 6s, no protection. Who dies of it is not plundered; the group acts seat by seat. */
export interface Damage {
  readonly do: 'damage';
  readonly target: Target;
  readonly amount: number;
}

export const damage: CardWord<Damage> = {
  can: ({ state, cause }, { target }) => hasTarget(state, target, cause),
  /** No blow: no parry, no armour, no plunder (SH-DMG-08). In a combat that has been rolled the dead are buried at its end. */
  *act({ state, io, cause }, { target, amount }) {
    const targets = yield* pickTargets(state, target, cause);
    for (const figure of targets) loseLife(io, figure, amount, 'SH-DMG-08');
    if (!state.combat?.rolled) yield* buryTheDead(state, io);
    cause.same = targets.map(({ id }) => id);
  },
  say({ target, amount }, scribe) {
    const { t } = scribe;
    const subject = who(target, scribe);
    return t(`${subject} loses ${life(amount, t)}.`, `${subject} verliert ${life(amount, t)}.`);
  },
};
