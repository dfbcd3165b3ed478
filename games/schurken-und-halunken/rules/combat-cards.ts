import { supportCard } from '../content/index.ts';
import type { Effect } from '../effects/vocabulary.ts';
import { type Combat, figure, heroCard, type State } from '../state.ts';

/** What shapes the running attack itself: the weapon or spell used, the hero's own gift, the attacker's manoeuvres. */
export function* attackEffects(state: State, combat: Combat): Generator<Effect> {
  if (combat.with !== 'claws') yield* supportCard(combat.with).effects;
  const attacker = figure(state, combat.attacker);
  if (attacker.kind === 'hero') yield* heroCard(attacker).effects;
  for (const { card, by } of combat.played) if (by === attacker.group) yield* supportCard(card).effects;
}
