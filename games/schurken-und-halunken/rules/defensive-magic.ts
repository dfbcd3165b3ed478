import type { Choice } from '../choices.ts';
import { type InstanceId, supportCard } from '../content/index.ts';
import { type Combat, type Figure, groupOf, type Io, isMagical, itemOf, type State } from '../state.ts';
import { lay } from './cards.ts';

/** Defensive spells a magical hero may answer this attack with, laid out and ready or from the hand (SH-DEF-01, SH-DEF-04). */
export function addWards(state: State, combat: Combat, who: Figure, list: Choice[]): void {
  if (who.kind !== 'hero' || !isMagical(who)) return;
  for (const { card, cooldown } of who.items)
    if (cooldown === 0 && wards(card, combat)) list.push({ do: 'ward', card });
  for (const card of groupOf(state, who.group).hand) if (wards(card, combat)) list.push({ do: 'ward', card });
}

/** Only certain defensive spells answer a weapon, only certain ones a spell (SH-PARRY-02). */
function wards(id: InstanceId, combat: Combat): boolean {
  const card = supportCard(id);
  return card.kind === 'defence-spell' && card.wards.includes(combat.form);
}

/** A spell from the hand is out of it with the declaration. */
export function beginWard(state: State, io: Io, who: Figure, card: InstanceId): void {
  if (!itemOf(who, card)) lay(state, io, who.group, card);
}
