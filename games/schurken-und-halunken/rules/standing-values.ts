import { type Sum, totalOf } from '@tafelrunde/engine';
import { type InstanceId, type Stat, supportCard } from '../content/index.ts';
import type { HeroFigure } from '../state.ts';
import { inHands, waysToWield, weaponProfile } from './hands.ts';
import { AT_EASE, armour, type Lying, modifiers, printed, type Stance, sum } from './values.ts';

export interface StandingValue {
  readonly stat: Stat;
  readonly printed: number;
  readonly value: number;
}

const STATS = ['attack', 'parry', 'magic', 'magicResistance', 'armour'] as const;

/** The values of a hero with all it bears and what lasts on it, and where they come from; what depends on the weapon in use or on the opponent is left out. */
export function heroSums(table: Lying, hero: HeroFigure): { readonly stat: Stat; readonly sum: Sum }[] {
  return STATS.map(stat => ({ stat, sum: atEase(table, hero, stat) }));
}

/** The same as plain numbers, beside those on the card. */
export function heroValues(table: Lying, hero: HeroFigure): StandingValue[] {
  return heroSums(table, hero).map(one => ({
    stat: one.stat,
    printed: printed(hero, one.stat),
    value: totalOf(one.sum),
  }));
}

function atEase(table: Lying, hero: HeroFigure, stat: Stat): Sum {
  if (stat === 'armour') return armour(table, hero, AT_EASE);
  return sum(printed(hero, stat), modifiers(table, hero, stat, AT_EASE));
}

/** What the hero's values become when it attacks or parries with this card, held as firmly as it can be; nothing for other cards. */
export function wieldedValues(table: Lying, hero: HeroFigure, id: InstanceId): StandingValue[] {
  const card = supportCard(id);
  if (card.kind === 'attack-spell') return [used(table, hero, id, 'magic', card.magic, 'magical')];
  if (card.kind === 'shield') return [used(table, hero, id, 'parry', card.parry, 'melee')];
  const profile = weaponProfile(card);
  if (!profile) return [];
  const hands = Math.max(...waysToWield(hero, id, profile));
  const form = profile.category === 'ranged' ? 'ranged' : 'melee';
  const attack = used(table, hero, id, 'attack', inHands(profile.attack, hands), form);
  return form === 'ranged' ? [attack] : [attack, used(table, hero, id, 'parry', inHands(profile.parry, hands), form)];
}

function used(
  table: Lying,
  hero: HeroFigure,
  using: InstanceId,
  stat: Stat,
  bonus: number,
  form: Stance['form'],
): StandingValue {
  const parts = [{ source: using, amount: bonus }, ...modifiers(table, hero, stat, { ...AT_EASE, using, form })];
  return { stat, printed: printed(hero, stat), value: totalOf(sum(printed(hero, stat), parts)) };
}
