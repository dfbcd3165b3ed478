import type { Boost, RollTwice } from '../../content/index.ts';
import type { Interpreter } from './interpreter.ts';
import { foeOf, hasTarget, pickTargets } from './targets.ts';

export const boost: Interpreter<Boost> = {
  legal: (state, { target, until }, cause) =>
    hasTarget(state, target, cause) && (until !== 'combat' || state.combat !== null || state.casting !== null),
  *act(state, io, { target, stat, by, until }, cause) {
    const targets = yield* pickTargets(state, target, cause);
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
  legal: (state, { target }, cause) =>
    (target === 'self' ? cause.self !== null : foeOf(state, cause) !== null) &&
    (state.combat !== null || state.casting !== null),
  *act(state, io, { target, keep }, cause) {
    const who = target === 'self' ? cause.self : (foeOf(state, cause)?.id ?? null);
    if (who === null) return;
    (state.casting ?? state.combat)?.twice.push({ who, keep, by: cause.group });
    io.tell?.({ kind: 'twice', who, keep, rule: 'SH-END-03' });
  },
};
