import { faceOf, itemOf } from '../../content/items/index.ts';
import type { Strike } from '../../effects/strike.ts';
import type { Doing } from '../../effects/word.ts';
import { type Hero, heroOf, isHero, type Property } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { zonesOf } from '../balance-of-power.ts';
import { begin } from '../lasting.ts';
import { attack } from './attack.ts';
import type { AttackProfile } from './profile.ts';

/** The weapon in a hand, as an attack is made with it; without any weapon one blue die (SS-WEAP-08). */
export function weaponProfile(hero: Hero, hand: 'main' | 'off' | 'unarmed'): Omit<AttackProfile, 'target'> | null {
  if (hand === 'unarmed')
    return hero.main === null && hero.off === null
      ? {
          by: hero.id,
          source: 'unarmed',
          values: { blue: 1 },
          range: 0,
          damage: null,
          properties: [],
          tags: ['unarmed'],
        }
      : null;
  const item = hero[hand];
  if (item === null) return null;
  const card = itemOf(item.id);
  const face = faceOf(item);
  if (face.attack === undefined) return null;
  return {
    by: hero.id,
    source: item.id,
    values: face.attack,
    range: card.range ?? 0,
    damage: card.damage ?? null,
    properties: face.properties ?? [],
    tags: [
      'weapon',
      hand,
      card.slot,
      ...((card.range ?? 0) > 0 ? ['long'] : []),
      ...(card.category === undefined ? [] : [card.category]),
    ],
  };
}

/** An attack of a power with equipped weapons, one after the other, with what the power adds. */
export function* strikeWith(at: Doing, { with: hands, tag, effects = [], properties = [] }: Strike): Flow {
  const { state, io, by, on, source } = at;
  const [target] = on;
  if (target === undefined || !isHero(state, by)) return;
  for (const hand of hands) {
    const profile = handProfile(heroOf(state, by), hand);
    if (profile === null || (tag !== undefined && !profile.tags.includes(tag)) || zonesOf(state, target).length === 0)
      continue;
    for (const [i, what] of effects.entries())
      begin(state, {
        source: source.id,
        key: `strike-${i}`,
        on: by,
        by,
        until: 'attack-end',
        what,
        next: 'attack',
        fits: null,
      });
    const more: readonly Property[] = properties.map(property => ({ ...property, source: source.id }));
    yield* attack(state, io, { ...profile, target, properties: [...profile.properties, ...more] });
  }
}

export function handProfile(hero: Hero, hand: 'main' | 'off' | 'bow'): Omit<AttackProfile, 'target'> | null {
  if (hand !== 'bow') return weaponProfile(hero, hand);
  const main = weaponProfile(hero, 'main');
  return main?.tags.includes('bow') ? main : null;
}
