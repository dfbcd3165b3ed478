import type { Opponent } from '../state.ts';
import { hasTarget, pickTargets } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/** All spells of one of your heroes are ready again. Legal targets: heroes with a spell on cooldown. */
export interface Refresh {
  readonly do: 'refresh';
}

const isTired = (who: Opponent): boolean => who.kind === 'hero' && who.items.some(({ cooldown }) => cooldown > 0);

export const refresh: CardWord<Refresh> = {
  can: ({ state, cause }) => hasTarget(state, 'own-hero', cause, isTired),
  *act({ state, io, cause }) {
    for (const who of yield* pickTargets(state, 'own-hero', cause, isTired)) {
      if (who.kind !== 'hero') continue;
      for (const item of who.items) item.cooldown = 0;
      io.tell?.({ kind: 'refreshed', who: who.id, rule: RULE });
    }
  },
  say: (_, { t }) =>
    t(
      'All spells of one of your heroes are ready again.',
      'Alle Zaubersprüche eines deiner Helden sind wieder bereit.',
    ),
};
