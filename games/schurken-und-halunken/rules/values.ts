import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import { type Stat, supportCard } from '../content/index.ts';
import { categoryOf, holds, type Stance } from '../effects/conditions.ts';
import type { Effect } from '../effects/vocabulary.ts';
import {
  type Boost,
  creatureCard,
  type DemonFigure,
  demonCard,
  type Figure,
  groupOf,
  heroCard,
  isFigure,
  npcCard,
  type Opponent,
  type State,
  summoningCard,
} from '../state.ts';

export type { Stance };

export const AT_EASE: Stance = { using: null, form: null, foe: null, dodging: false, protecting: false };

/** No value falls below 0 before the die (SH-MELEE-03); what is missing to it is a summand, so that every sum adds up. */
export function sum(base: number, parts: readonly SumPart[]): Sum {
  const missing = -totalOf({ base, parts });
  return { base, parts: missing > 0 ? [...parts, { source: 'floor', amount: missing }] : parts };
}

/** The printed value of a card on the table. */
export function printed(who: Opponent, stat: Stat): number {
  switch (who.kind) {
    case 'hero':
      return stat === 'damage' ? 0 : heroCard(who)[stat];
    case 'creature':
      return stat === 'magic' ? 0 : creatureCard(who)[stat];
    case 'npc':
      return stat === 'armour' ? npcCard(who).armour : 0;
    case 'demon': {
      const card = demonCard(who);
      return stat === 'parry' || stat === 'magicResistance' || stat === 'armour' ? card[stat] : 0;
    }
  }
}

/** As much of the table as values rest on: a state or a view of it. */
export interface Lying {
  readonly groups: readonly { readonly demon: DemonFigure | null }[];
  readonly boosts: readonly Boost[];
}

/** Everything that changes this value now: own gifts, equipment, specialisation, demon, cards played. */
export function modifiers(state: Lying, who: Opponent, stat: Stat, stance: Stance): SumPart[] {
  const parts: SumPart[] = [];
  if (isFigure(who)) {
    if (who.kind === 'hero') {
      gather(parts, heroCard(who).effects, 'bearer', who.id, stat, who, stance);
      for (const { card } of who.items) gather(parts, supportCard(card).effects, 'bearer', card, stat, who, stance);
      specialised(parts, who, stat, stance);
    } else gather(parts, summoningCard(who).effects, 'bearer', who.id, stat, who, stance);
    if (stance.using !== null && stance.using !== 'claws')
      gather(parts, supportCard(stance.using).effects, 'used', stance.using, stat, who, stance);
    const demon = state.groups[who.group]?.demon;
    if (demon) gather(parts, demonCard(demon).effects, 'group', demon.id, stat, who, stance);
  }
  for (const boost of state.boosts)
    if (boost.on === who.id && boost.stat === stat) parts.push({ source: boost.source, amount: boost.amount });
  return parts;
}

function gather(
  parts: SumPart[],
  effects: readonly Effect[],
  scope: 'bearer' | 'used' | 'group',
  source: string,
  stat: Stat,
  who: Figure,
  stance: Stance,
): void {
  for (const effect of effects)
    if (effect.do === 'modify' && effect.stat === stat && effect.scope === scope && holds(effect.if, who, stance))
      parts.push({ source, amount: effect.by });
}

/** The bonus counts for attack and parry with such a weapon and for magic with such a spell (SH-EQUIP-09, SH-EQUIP-13). */
function specialised(parts: SumPart[], who: Figure, stat: Stat, stance: Stance): void {
  if (who.kind !== 'hero' || (stat !== 'attack' && stat !== 'parry' && stat !== 'magic')) return;
  const category = categoryOf(stance.using);
  if (category === null) return;
  for (const { in: field, bonus } of heroCard(who).specialisations)
    if (field === category) parts.push({ source: 'specialisation', amount: bonus });
}

/** Natural armour and all that is worn, body part by body part (SH-EQUIP-05). */
export function armour(state: Lying, who: Opponent, stance: Stance): Sum {
  const parts = modifiers(state, who, 'armour', stance);
  if (who.kind === 'hero')
    for (const { card } of who.items) {
      const worn = supportCard(card);
      const wear = worn.kind === 'armour' || worn.kind === 'artefact' ? worn.wear : undefined;
      if (wear && wear.armour !== 0) parts.unshift({ source: card, amount: wear.armour });
    }
  return sum(printed(who, 'armour'), parts);
}

/** Effects a figure always has: its own and those of its equipment. */
function* bearerEffects(who: Figure): Generator<Effect> {
  if (who.kind === 'creature') {
    yield* summoningCard(who).effects;
    return;
  }
  yield* heroCard(who).effects;
  for (const { card } of who.items) yield* supportCard(card).effects;
}

export function extraReactions(who: Figure): number {
  let extra = 0;
  for (const effect of bearerEffects(who)) if (effect.do === 'extra-reactions') extra += effect.count;
  return extra;
}

export function rerollsOnes(who: Figure): boolean {
  for (const effect of bearerEffects(who)) if (effect.do === 'reroll-ones') return true;
  return false;
}

/** Damage of an attack without a weapon, or null for who cannot (SH-ATT-03). */
export function unarmedDamage(who: Figure): number | null {
  if (who.kind === 'creature') return creatureCard(who).damage;
  for (const effect of heroCard(who).effects) if (effect.do === 'unarmed') return effect.damage;
  return null;
}

export function forbids(state: State, group: number, kind: 'manoeuvre' | 'potion'): boolean {
  const { demon } = groupOf(state, group);
  return demon !== null && demonCard(demon).effects.some(effect => effect.do === 'forbid' && effect.kind === kind);
}

export function turnDraw(state: State, group: number): number {
  const { demon } = groupOf(state, group);
  let by = 0;
  for (const effect of demon ? demonCard(demon).effects : []) if (effect.do === 'turn-draw') by += effect.by;
  return by;
}
