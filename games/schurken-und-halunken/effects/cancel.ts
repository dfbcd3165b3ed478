import type { CardWord } from './word.ts';

/**
 * `attack`: the running combat ends at once without a roll; action and reaction are spent, cards played stay played, no cooldown. Legal before its first die.
 * `event`: an event a rival has just announced has no effect and is discarded; it counts as that turn's event. Legal in the reply to it only.
 */
export interface Cancel {
  readonly do: 'cancel';
  readonly what: 'attack' | 'event';
}

export const cancel: CardWord<Cancel> = {
  can: ({ state }, { what }) =>
    what === 'attack'
      ? state.combat !== null && !state.combat.rolled && !state.combat.cancelled
      : state.announced !== null && !state.announcedCancelled,
  act({ state, io }, { what }) {
    if (what === 'event') state.announcedCancelled = true;
    else if (state.combat) state.combat.cancelled = true;
    io.tell?.({ kind: 'cancelled', what, rule: what === 'attack' ? 'SH-ATT-10' : 'SH-EVENT-08' });
  },
  say: ({ what }, { t }) =>
    what === 'attack'
      ? t(
          'Before its first die, an attack ends without effect.',
          'Eine Attacke endet vor dem ersten Würfelwurf ohne Wirkung.',
        )
      : t(
          'An event just played by a rival has no effect.',
          'Ein soeben von einem Mitspieler gespieltes Ereignis bleibt ohne Wirkung.',
        ),
};
