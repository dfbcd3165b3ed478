import type { ActivationId } from '../content/activations.ts';
import type { CriticalId } from '../content/criticals.ts';
import type { Condition } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import type { State } from '../index.ts';
import { newSupply } from '../rules/supplies.ts';
import { heroOf, type LastingEffect } from '../state.ts';
import { enemy, type Sitting, zone } from './positions.ts';

/** The option of a step into a zone. */
export const to = (name: string): string => `step:${zone(name)}`;

/** These effects wait for the next attack of the hero, as if a power had promised them. */
export function nextAttack(state: State, hero: string, ...effects: Effect[]): void {
  state.lasting.push(
    ...effects.map(
      (what, i): LastingEffect => ({
        source: 'promise',
        key: `promise-${i}`,
        on: hero,
        by: hero,
        until: 'turn-end',
        what,
        next: 'attack',
        fits: null,
      }),
    ),
  );
}

/** These effects are in force for a figure until the time phase. */
export function inForce(state: State, figure: string, source: string, ...effects: Effect[]): void {
  state.lasting.push(
    ...effects.map(
      (what, i): LastingEffect => ({
        source,
        key: `${source}-${i}`,
        on: figure,
        by: figure,
        until: 'time',
        what,
        next: null,
        fits: null,
      }),
    ),
  );
}

/** Only these critical hit tokens lie in the pool. */
export function criticals(state: State, ...tokens: CriticalId[]): void {
  state.supplies.critical = newSupply(tokens);
}

export function suffers(state: State, hero: string, ...conditions: Condition[]): void {
  heroOf(state, hero).conditions.push(...conditions);
}

/** What was told of a kind by the last decision. */
export const told = (t: Sitting, kind: string) => t.happened().filter(event => event.kind === kind);

/** A brigand waits behind a closed door, so that the adventure is not won. */
export function guard(state: State): void {
  enemy(state, 'brigand-green-2', '1A.h');
}

/**
 * The active hero is the last one of the round, and what lies between this turn and the next time phase does nothing: `t.choose('end', dice)` leads
 * straight into it.
 */
export function lastTurn(state: State): void {
  for (const hero of state.heroes) hero.acted = hero.id !== state.turn?.hero;
  guard(state);
  state.supplies.activation = newSupply<ActivationId>(['A']);
  state.events.up.push('quiet-hour');
}
