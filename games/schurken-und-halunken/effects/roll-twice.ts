import { rolls } from './counting.ts';
import { foeOf, hasTarget } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/**
 * The target rolls its dice of this combat or casting twice, each time with all re-rolled 6s; the higher or lower sum counts, and with it its 6s.
 * Several cancel one higher against one lower; the rest does not add up. No effect on someone who does not roll.
 */
export interface RollTwice {
  readonly do: 'roll-twice';
  readonly target: 'self' | 'foe';
  readonly keep: 'higher' | 'lower';
}

export const rollTwice: CardWord<RollTwice> = {
  can: ({ state, cause }, { target }) => hasTarget(state, target, cause, who => rolls(state, who)),
  act({ state, io, cause }, { target, keep }) {
    const who = target === 'self' ? cause.self : (foeOf(state, cause)?.id ?? null);
    if (who === null) return;
    (state.casting ?? state.combat)?.twice.push({ who, keep, by: cause.group });
    io.tell?.({ kind: 'twice', who, keep, rule: RULE });
  },
  say({ target, keep }, { t }) {
    const kept = keep === 'higher' ? t('higher', 'höhere') : t('lower', 'niedrigere');
    return target === 'self'
      ? t(`Roll twice; the ${kept} result counts.`, `Würfle zweimal; das ${kept} Ergebnis zählt.`)
      : t(`The foe rolls twice; the ${kept} result counts.`, `Der Gegner würfelt zweimal; das ${kept} Ergebnis zählt.`);
  },
};
