import { type RuleId, type Sum, totalOf } from '@tafelrunde/engine';
import { supportCard } from '../content/index.ts';
import { type Combat, figure, type Io, type Opponent, type State } from '../state.ts';
import { attackEffects } from './combat-cards.ts';
import { inHands, weaponProfile } from './hands.ts';
import { attackStance, defenceStance } from './melee.ts';
import { fighterOf } from './protect.ts';
import { armour, modifiers, sum, unarmedDamage } from './values.ts';

/** Weapon, bonuses and 6s of the attack, less armour and 6s of the defence (SH-DMG-02 to SH-DMG-07). */
export function damageOf(state: State, combat: Combat, attackSixes: number, defenceSixes: number): Sum {
  const parts = modifiers(state, figure(state, combat.attacker), 'damage', attackStance(state, combat));
  if (attackSixes > 0) parts.push({ source: 'sixes', amount: attackSixes });
  if (defenceSixes > 0) parts.push({ source: 'foe-sixes', amount: -defenceSixes });
  const protection = ignoresArmour(state, combat)
    ? 0
    : totalOf(armour(state, fighterOf(state, combat), defenceStance(state, combat)));
  if (protection > 0) parts.push({ source: 'armour', amount: -protection });
  return sum(weaponDamage(state, combat), parts);
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

export function loseLife(io: Io, who: Opponent, amount: number, rule: RuleId): void {
  if (amount <= 0) return;
  who.life = Math.max(0, who.life - amount);
  io.tell?.({ kind: 'lost-life', who: who.id, amount, left: who.life, rule });
}
