import type { ActiveEffect, Effect } from '../../content/index.ts';
import type { Play, State, TableIo } from '../../state.ts';
import { discard, draw, look, salvage, steal, strip, swap } from './cards.ts';
import { passiveCounts } from './counting.ts';
import type { Cause, Interpreter } from './interpreter.ts';
import { banish, damage, heal } from './life.ts';
import { move } from './people.ts';
import { cancel, exhaust, ready, redirect, refresh } from './timing.ts';
import { boost, rollTwice } from './values.ts';

export type { Cause } from './interpreter.ts';

/** What each word of the cards' vocabulary does; content/effects.ts says it in prose. */
const interpreters: { readonly [K in ActiveEffect['do']]: Interpreter<Extract<ActiveEffect, { do: K }>> } = {
  boost,
  draw,
  discard,
  steal,
  look,
  swap,
  heal,
  damage,
  strip,
  'roll-twice': rollTwice,
  ready,
  exhaust,
  cancel,
  redirect,
  move,
  salvage,
  banish,
  refresh,
};

const interpreterOf = (effect: Effect): Interpreter<Effect> | undefined =>
  (interpreters as Readonly<Record<string, Interpreter<Effect>>>)[effect.do];

/** The active effects of a card, in order; passive ones are read where they count. */
export function* carryOut(state: State, io: TableIo, effects: readonly Effect[], cause: Cause): Play {
  const here = { ...cause };
  for (const effect of effects) {
    const interpreter = interpreterOf(effect);
    if (interpreter?.legal(state, effect, here)) yield* interpreter.act(state, io, effect, here);
  }
}

/** A card may be used only if one of its effects can act or counts (SH-END-06). */
export function usable(state: State, effects: readonly Effect[], cause: Cause): boolean {
  return effects.some(
    effect => !isPrice(effect) && (interpreterOf(effect)?.legal(state, effect, cause) ?? passiveCounts(state, effect)),
  );
}

/** What a card costs the figure it is played on is no reason to play it. */
const isPrice = (effect: Effect): boolean => effect.do === 'boost' && effect.target === 'self' && effect.by < 0;
