import { capacityOf, mayUse } from '../announced.ts';
import { faceOf, itemOf } from '../content/items/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { Hero, Item, State } from '../state.ts';
import { hitsOf } from './gear.ts';
import { passiveWorth } from './lessons.ts';

/** How many cards that heal a hero carries. */
const CURES = 2;
/** What is found on the way must still find room. */
const FREE = 1;

/** What a card of the inventory is worth to a hero: one that heals to somebody who has few of them, any other to whoever has none of the kind. */
export function supplyWorth(state: State, hero: Hero, item: Item): number {
  if (itemOf(item.id).slot !== 'pack' || !mayUse(hero, item)) return 0;
  return healing(item) > 0 ? cureWorth(state, hero, item) : handyWorth(state, hero, item);
}

function cureWorth(state: State, hero: Hero, item: Item): number {
  const had = hero.pack.filter(one => healing(one) > 0).length;
  if (had >= CURES || hero.pack.length >= capacityOf(state, hero) - had) return 0;
  return Math.min(1, 0.15 * (healing(item) + 1)) * (had === 0 ? 1 : 0.6);
}

/** Wounds a card heals where that is what it is for. */
function healing(item: Pick<Item, 'id' | 'side'>): number {
  let most = 0;
  for (const { effects = [] } of faceOf(item).ability?.levels ?? [])
    for (const effect of effects)
      if (effect.do === 'heal' && typeof effect.n === 'number') most = Math.max(most, effect.n);
  return most;
}

function handyWorth(state: State, hero: Hero, item: Item): number {
  if (hero.pack.length >= capacityOf(state, hero) - FREE || hero.pack.some(({ id }) => id === item.id)) return 0;
  const { ability, passive = [] } = faceOf(item);
  let worth = passive.reduce((sum, effect) => sum + passiveWorth(hero, effect), 0);
  for (const { attack, effects = [] } of ability?.levels ?? []) {
    if (attack !== undefined) worth += 0.3 * hitsOf(attack);
    for (const effect of effects) worth += onceWorth(hero, effect);
  }
  return worth;
}

/** What it is worth to have something at hand that is done once. */
function onceWorth(hero: Hero, effect: Effect): number {
  switch (effect.do) {
    case 'nock':
      return hero.main !== null && itemOf(hero.main.id).category === 'bow' ? 0.5 : 0;
    case 'condition':
      return 0.4;
    case 'cure':
      return 0.3;
    case 'hasten':
      return hero.powers.length > 0 ? 0.4 : 0;
    default:
      return 0;
  }
}
