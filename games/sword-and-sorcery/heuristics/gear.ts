import { type AttackProfile, abilitiesOf, mayUse, weaponProfile } from '../announced.ts';
import { faceOf, itemOf } from '../content/items/index.ts';
import type { AttackValues } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Hero, Item } from '../state.ts';
import { passiveWorth } from './lessons.ts';

/** What is worn, by its place. */
export type Outfit = Pick<Hero, 'main' | 'off' | 'armour' | 'artefact'>;
type Equipped = keyof Outfit;
type Profile = Omit<AttackProfile, 'target'>;

export const hitsOf = ({ auto = 0, red = 0, blue = 0 }: AttackValues): number => auto + 0.9 * red + 0.35 * blue;

/** Hits of an attack with it, a little for what symbols buy, and for not having to go near. */
function weaponWorth({ values, properties, range }: Profile): number {
  return hitsOf(values) + 0.2 * properties.length + (range > 0 ? 0.3 + 0.1 * range : 0);
}

const UNARMED = 0.35;
/** A second attack in a turn is worth less than the first: the best target may be gone. */
const SECOND = 0.8;
/** What a card costs that the weapons at hand do not suit. */
const IDLE_CARD = 0.5;

/** What a hero is worth as it is equipped: one attack with the better weapon, those its abilities add, and what it stops. */
function outfitWorth(hero: Hero): number {
  const main = weaponProfile(hero, 'main');
  const off = weaponProfile(hero, 'off');
  let worth = Math.max(UNARMED, main === null ? 0 : weaponWorth(main), off === null ? 0 : weaponWorth(off));
  for (const { ability, levels, by } of abilitiesOf(hero)) {
    const level = levels[levels.length - 1];
    if (by === 'item' || level === undefined) continue;
    for (const effect of level.effects ?? []) worth += armsWorth(hero, effect, main, off, level.attack);
    if (ability.if !== undefined && !suits(hero, ability.if, main)) worth -= IDLE_CARD;
  }
  for (const item of [hero.main, hero.off, hero.armour, hero.artefact])
    if (item !== null) worth += guardWorth(hero, item);
  return worth;
}

/** What armour stops, and what a card does by itself. */
function guardWorth(hero: Hero, item: Item): number {
  const { defence, properties = [], passive = [], ability } = faceOf(item);
  const guard =
    defence === undefined ? 0 : 1.3 * defence.armour + defence.shields + 0.5 * defence.dice + 0.2 * properties.length;
  return guard + (ability === undefined ? 0 : 0.6) + passive.reduce((sum, one) => sum + passiveWorth(hero, one), 0);
}

/** What an ability makes of the weapons: more attacks, more dice, or nothing where it asks for others. */
function armsWorth(
  hero: Hero,
  effect: Effect,
  main: Profile | null,
  off: Profile | null,
  own: AttackValues | undefined,
): number {
  switch (effect.do) {
    case 'on': {
      if (effect.if !== undefined && !suits(hero, effect.if, main)) return 0;
      return effect.effects.reduce((sum, one) => sum + armsWorth(hero, one, main, off, own), 0);
    }
    case 'again': {
      if (effect.onOther) return 0;
      if (effect.with === 'own') return own === undefined ? 0 : SECOND * hitsOf(own);
      const weapon = effect.with === 'off' ? off : main;
      return weapon === null ? 0 : SECOND * weaponWorth(weapon);
    }
    case 'modify': {
      if (typeof effect.n !== 'number' || effect.if === undefined || !suits(hero, effect.if, main)) return 0;
      return { hits: 1, red: 0.9, blue: 0.35 }[effect.value as string] ?? 0;
    }
    case 'strike': {
      const asked = effect.with.includes('bow') ? 'bow' : effect.tag;
      return asked === undefined || main?.tags.includes(asked) ? 0 : -IDLE_CARD;
    }
    case 'last':
      return effect.fits === undefined || suits(hero, effect.fits, main) ? 0 : -IDLE_CARD;
    default:
      return 0;
  }
}

/** Do the weapons suit what is asked of an attack? Everything else is taken to hold. */
function suits(hero: Hero, test: Test, main: Profile | null): boolean {
  switch (test.is) {
    case 'weapon':
      return main?.tags.includes(test.tag) ?? false;
    case 'holds': {
      const item = hero[test.hand];
      return item !== null && itemOf(item.id).category === test.category;
    }
    case 'all':
      return test.of.every(one => suits(hero, one, main));
    case 'any':
      return test.of.some(one => suits(hero, one, main));
    default:
      return true;
  }
}

const goesInto = (hero: Hero, item: Item, place: Equipped): boolean => {
  const { slot } = itemOf(item.id);
  if (!mayUse(hero, item)) return false;
  return (
    slot === place ||
    (slot === 'either' && place !== 'armour' && place !== 'artefact') ||
    (slot === 'two-handed' && place === 'main')
  );
};

export interface Dressed {
  readonly outfit: Outfit;
  readonly worth: number;
}

/** The best a hero could wear of what it has, with this card more or less. */
export function bestOutfit(hero: Hero, more: Item | null = null, less: Item | null = null): Dressed {
  const own = [hero.main, hero.off, hero.armour, hero.artefact, ...hero.pack, more].filter(
    (item): item is Item => item !== null && item !== less,
  );
  const fitting = (place: Equipped): (Item | null)[] => [...own.filter(item => goesInto(hero, item, place)), null];
  const single = (place: 'armour' | 'artefact'): Item | null =>
    fitting(place).reduce<Item | null>(
      (best, item) =>
        item !== null && (best === null || guardWorth(hero, item) > guardWorth(hero, best)) ? item : best,
      null,
    );
  const rest = { armour: single('armour'), artefact: single('artefact') };
  let found: Dressed | null = null;
  for (const main of fitting('main'))
    for (const off of fitting('off')) {
      if (off !== null && (off === main || (main !== null && itemOf(main.id).slot === 'two-handed'))) continue;
      const outfit: Outfit = { main, off, ...rest };
      const worth = outfitWorth({ ...hero, ...outfit });
      // What is worn already is not taken off for nothing.
      if (found === null || worth > found.worth + 1e-9) found = { outfit, worth };
    }
  return found ?? { outfit: { main: null, off: null, ...rest }, worth: 0 };
}

/** What the cards of heroes are worth to them, in a position that does not change meanwhile: what they wear best is worked out once. */
export class Wardrobe {
  readonly #best = new Map<Hero, Dressed>();
  readonly #losses = new Map<Hero, Map<Item, number>>();

  bestOf(hero: Hero): Dressed {
    let best = this.#best.get(hero);
    if (best === undefined) {
      best = bestOutfit(hero);
      this.#best.set(hero, best);
    }
    return best;
  }

  /** By how much a hero would be better off with a card. */
  gain(hero: Hero, item: Item): number {
    if (!mayUse(hero, item) || itemOf(item.id).slot === 'pack') return 0;
    return bestOutfit(hero, item).worth - this.bestOf(hero).worth;
  }

  /** By how much it would be worse off without one it has. */
  loss(hero: Hero, item: Item): number {
    if (itemOf(item.id).slot === 'pack') return 0;
    const losses = this.#losses.get(hero) ?? new Map<Item, number>();
    this.#losses.set(hero, losses);
    let loss = losses.get(item);
    if (loss === undefined) {
      loss = this.bestOf(hero).worth - bestOutfit(hero, null, item).worth;
      losses.set(item, loss);
    }
    return loss;
  }
}
