import { granted } from '../announced.ts';
import { item, limits, type PassiveEffect } from '../content/index.ts';
import { type Figure, profileOf } from '../state.ts';
import type { View } from '../view.ts';

const ofItems = new Map<string, number>();

/** The armour of a figure with what it wears and what lies on it; what holds only now and then is left out. */
export function armourOf({ grants }: View, figure: Figure): number {
  let { armour } = profileOf(figure);
  for (const id of figure.items) armour += ofItem(id);
  for (const grant of grants) if (grant.on === figure.id) armour += added(granted(grant));
  return Math.max(limits.minArmour, Math.min(limits.maxArmour, armour));
}

function ofItem(id: string): number {
  let armour = ofItems.get(id);
  if (armour === undefined) {
    armour = added(item(id).effects.filter(effect => effect.do !== 'at'));
    ofItems.set(id, armour);
  }
  return armour;
}

function added(effects: readonly PassiveEffect[]): number {
  let armour = 0;
  for (const effect of effects)
    if (effect.do === 'modify' && effect.stat === 'armour' && effect.whose === 'own' && !effect.if) armour += effect.by;
  return armour;
}
