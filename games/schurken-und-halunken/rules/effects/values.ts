import type { Boost, RollTwice } from '../../content/index.ts';
import type { Opponent, State } from '../../state.ts';
import { counts, rolls } from './counting.ts';
import type { Interpreter } from './interpreter.ts';
import { foeOf, hasTarget, pickTargets } from './targets.ts';

const gains =
  (state: State, { stat, until }: Boost) =>
  (who: Opponent) =>
    counts(state, who, stat, until);

export const boost: Interpreter<Boost> = {
  legal: (state, effect, cause) => hasTarget(state, effect.target, cause, gains(state, effect)),
  *act(state, io, effect, cause) {
    const { target, stat, by, until } = effect;
    const targets = yield* pickTargets(state, target, cause, gains(state, effect));
    for (const { id } of targets) {
      const { group, source } = cause;
      state.boosts.push({
        source,
        stat,
        amount: by,
        until,
        on: id,
        by: group,
        ...(until === 'round' ? { owner: group } : {}),
      });
      io.tell?.({ kind: 'boosted', who: id, stat, by, until, rule: 'SH-END-03' });
    }
    cause.same = targets.map(({ id }) => id);
  },
};

export const rollTwice: Interpreter<RollTwice> = {
  legal: (state, { target }, cause) => hasTarget(state, target, cause, who => rolls(state, who)),
  *act(state, io, { target, keep }, cause) {
    const who = target === 'self' ? cause.self : (foeOf(state, cause)?.id ?? null);
    if (who === null) return;
    (state.casting ?? state.combat)?.twice.push({ who, keep, by: cause.group });
    io.tell?.({ kind: 'twice', who, keep, rule: 'SH-END-03' });
  },
};
