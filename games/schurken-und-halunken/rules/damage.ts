import type { RuleId } from '@tafelrunde/engine';
import { supportCard } from '../content/index.ts';
import { type Combat, figure, type Opponent, type State, type TableIo } from '../state.ts';
import { attackEffects } from './combat-cards.ts';
import { inHands, weaponProfile } from './hands.ts';
import { attackStance, defenceStance } from './melee.ts';
import { fighterOf } from './protect.ts';
import { armour, modifiers, part, type Sum, sum, unarmedDamage } from './values.ts';

/** Weapon, bonuses and 6s of the attack, less armour and 6s of the defence (SH-DMG-02 to SH-DMG-07). */
export function damageOf(state: State, combat: Combat, attackSixes: number, defenceSixes: number): Sum {
  const parts = modifiers(state, figure(state, combat.attacker), 'damage', attackStance(state, combat));
  if (attackSixes > 0) parts.push(part('sixes', 'damage', attackSixes));
  if (defenceSixes > 0) parts.push(part('foe-sixes', 'damage', -defenceSixes));
  const protection = ignoresArmour(state, combat)
    ? 0
    : armour(state, fighterOf(state, combat), defenceStance(state, combat)).value;
  if (protection > 0) parts.push(part('armour', 'damage', -protection));
  return sum(weaponDamage(state, combat), 'damage', parts);
}

function weaponDamage(state: State, { attacker, with: means, hands }: Combat): number {
  if (means === 'claws') return unarmedDamage(figure(state, attacker)) ?? 0;
  const card = supportCard(means);
  if (card.kind === 'attack-spell') return card.damage;
  const profile = weaponProfile(card);
  return profile ? inHands(profile.damage, hands) : 0;
}

export function ignoresArmour(state: State, combat: Combat): boolean {
  for (const effect of attackEffects(state, combat)) if (effect.do === 'ignore-armour') return true;
  return false;
}

export function loseLife(io: TableIo, who: Opponent, amount: number, rule: RuleId): void {
  if (amount <= 0) return;
  who.life = Math.max(0, who.life - amount);
  io.tell?.({ kind: 'lost-life', who: who.id, amount, left: who.life, rule });
}
