import { type Reason, reason } from '@tafelrunde/engine';
import { supportCard } from '../content/index.ts';
import { type Figure, type Group, itemOf, type Means } from '../state.ts';

/**
 * After a successful cast a laid-out spell waits. The marker counts own turns: cast in turn T with cooldown N, it is ready
 * again in turn T+N+1 (SH-COOL-06); a cooldown of 0 never waits (SH-COOL-02). Spells from the hand have no marker (SH-COOL-05).
 */
export function coolDown(who: Figure, means: Means): void {
  const item = itemOf(who, means);
  if (item) item.cooldown = waiting(means);
}

export function waiting(means: Means): number {
  if (means === 'claws') return 0;
  const card = supportCard(means);
  const rounds = 'cooldown' in card ? card.cooldown : 0;
  return rounds === 0 ? 0 : rounds + 1;
}

/** The markers go down at the start of the own turn. */
export function countDown(group: Group): void {
  for (const { items } of group.heroes) for (const item of items) if (item.cooldown > 0) item.cooldown--;
  for (const creature of group.creatures) if (creature.cooldown > 0) creature.cooldown--;
  for (const item of group.resting) if (item.cooldown > 0) item.cooldown--;
}

/** With the own turn a new round begins: abilities may be used again (SH-NPC-07), and so may hand cards that have nothing to wait for. */
export function refreshUses({ heroes, npc, resting }: Group): void {
  if (npc) npc.used = false;
  for (const { items } of heroes) for (const item of items) item.used = false;
  for (const item of resting) item.used = false;
  for (let i = resting.length - 1; i >= 0; i--) if (resting[i]?.cooldown === 0) resting.splice(i, 1);
}

export const stillCooling = (turns: number): Reason =>
  reason('SH-COOL-01', {
    en: `This spell is still cooling down (own turns to wait: ${turns}).`,
    de: `Dieser Zauber klingt noch ab (eigene Züge bis dahin: ${turns}).`,
  });
