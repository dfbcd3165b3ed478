import { drawFrom } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import type { Hero, State } from '../state.ts';
import type { Io } from '../types.ts';

/**
 * Where cards were drafted, others hold cards that could as well lie in this pile. So that nobody's guess about those changes what is drawn, the pile
 * then has an order that nobody knows; it stands in `top`, and a card drawn from it is shown to all.
 */
export const isDrafted = ({ variants }: Pick<State, 'variants'>): boolean => variants.drafting === true;

/** The uppermost advanced action, for all to see. */
export function drawAction(state: State, io: Io): CardId | null {
  const card = drawFrom(state.piles.actions, io.chance);
  if (card !== null && isDrafted(state)) io.reveal?.('all', { action: card });
  return card;
}

/** Cards of a player that only their owner knows: drafted, shuffled in, and not seen by anybody else since. */
export function secretsOf({ secret = [], hand, deck, tactic }: Hero): CardId[] {
  const under = tactic?.under ?? [];
  return secret.filter(card => hand.includes(card) || deck.rest.includes(card) || under.includes(card));
}

/** Everybody has seen these cards of a player, or all. */
export function seenByAll(hero: Hero, cards: readonly CardId[] = hero.secret ?? []): void {
  if (hero.secret === undefined) return;
  const left = hero.secret.filter(card => !cards.includes(card));
  if (left.length > 0) hero.secret = left;
  else delete hero.secret;
}

/** What was played or discarded is no secret any more. */
export function forgetSecrets(state: State): void {
  for (const hero of state.heroes) {
    if (hero.secret === undefined) continue;
    const still = secretsOf(hero);
    seenByAll(
      hero,
      hero.secret.filter(card => !still.includes(card)),
    );
  }
}
