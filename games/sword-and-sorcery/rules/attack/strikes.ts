import { faceOf, itemOf } from '../../content/items/index.ts';
import type { Strike } from '../../effects/strike.ts';
import type { Doing } from '../../effects/word.ts';
import { type FigureId, type Hero, heroOf, isHero, type Property, type State } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { targetsFor } from '../attacking.ts';
import { isDown } from '../balance-of-power.ts';
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

/** The attacks a power can make on a target: with weapons of the right kind that reach it. */
export function strikesAt(
  state: State,
  hero: Hero,
  { with: hands, tag }: Strike,
  target: FigureId,
): Omit<AttackProfile, 'target'>[] {
  return hands.flatMap(hand => {
    const profile = weaponProfile(hero, hand === 'bow' ? 'main' : hand);
    if (profile === null || (hand === 'bow' && !profile.tags.includes('bow'))) return [];
    if (tag !== undefined && !profile.tags.includes(tag)) return [];
    return targetsFor(state, hero, profile).includes(target) ? [profile] : [];
  });
}

/** An attack of a power with equipped weapons, one after the other, with what the power adds. */
export function* strikeWith(at: Doing, strike: Strike): Flow {
  const { state, io, by, on, source } = at;
  const { effects = [], properties = [] } = strike;
  const [target] = on;
  if (target === undefined || !isHero(state, by)) return;
  const hero = heroOf(state, by);
  for (const { tags } of strikesAt(state, hero, strike, target)) {
    // The first attack may have moved or killed somebody, or knocked the hero down.
    const profile = strikesAt(state, hero, strike, target).find(one => one.tags[1] === tags[1]);
    if (profile === undefined || hero.ghost || isDown(hero)) continue;
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
