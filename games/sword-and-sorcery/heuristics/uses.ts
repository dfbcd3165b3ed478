import {
  type AttackProfile,
  abilitiesOf,
  amountNow,
  type Held,
  spread,
  stepsFrom,
  weaponProfile,
} from '../announced.ts';
import type { AbilityLevel, Aim } from '../content/ability.ts';
import { itemOf } from '../content/items/index.ts';
import type { Effect } from '../effects/effect.ts';
import { enemyOf, type FigureId, figureOf, type Hero, isHero, type State } from '../state.ts';
import { blowOn } from './blows.ts';
import { vigour, worthOfBody, woundWeight } from './foes.ts';
import { hitsOf } from './gear.ts';

type Profile = Omit<AttackProfile, 'target'>;

/** What it is worth to wound something: a share of what it would be worth to be rid of it, and all of it by the chance that it falls. */
export function attackWorth(state: State, profile: Profile, target: FigureId, more = 0): number {
  const enemy = enemyOf(state, target);
  if (enemy === null) return isHero(state, target) ? -5 : blowOn(state, profile, target, more).wounds;
  const body = enemy.bodies.find(({ id }) => id === target);
  if (body === undefined) return 0;
  const { wounds, kill } = blowOn(state, profile, target, more);
  const worth = worthOfBody(enemy);
  const left = Math.max(0.2, vigour(state, body));
  // What is half dead is worth finishing; so is what stands beside a hero.
  return worth * (0.16 * wounds + kill) * (1.2 - 0.2 * left);
}

/** How an ability attacks: with values of its own, or with weapons and what it adds to them. */
export function attacksOf(hero: Hero, held: Held, level: AbilityLevel): readonly Profile[] {
  const { ability, id } = held;
  const aim: Aim = level.aim ?? ability.aim ?? { who: 'self' };
  if (level.attack !== undefined)
    return [
      {
        by: hero.id,
        source: id,
        values: level.attack,
        range: aim.range ?? 0,
        damage: ability.damage ?? null,
        properties: [...(ability.properties ?? []), ...(level.properties ?? [])],
        tags: [],
      },
    ];
  for (const effect of level.effects ?? [])
    if (effect.do === 'strike')
      return effect.with.flatMap(hand => {
        const weapon = weaponProfile(hero, hand === 'bow' ? 'main' : hand);
        return weapon === null
          ? []
          : [{ ...weapon, values: added(weapon.values, effect.effects ?? []), properties: weapon.properties }];
      });
  return [];
}

function added(values: Profile['values'], effects: readonly Effect[]): Profile['values'] {
  let { auto = 0, red = 0, blue = 0 } = values;
  for (const effect of effects)
    if (effect.do === 'modify' && typeof effect.n === 'number') {
      if (effect.value === 'hits') auto += effect.n;
      if (effect.value === 'red') red += effect.n;
      if (effect.value === 'blue') blue += effect.n;
    }
  return { auto, red, blue };
}

const hitsArea = (level: AbilityLevel): boolean =>
  (level.effects ?? []).some(effect => effect.do === 'area') ||
  (level.properties ?? []).some(({ effects }) => effects.some(effect => effect.do === 'area'));

/** How near the nearest enemy is; far away, many things are not worth their hourglasses. */
export function nearestEnemy(state: State, { zone }: Pick<Hero, 'zone'>): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { bodies } of state.enemies)
    for (const body of bodies) best = Math.min(best, stepsFrom(state, body.zone, zone));
  return best;
}

const NEAR = 3;
/** What an hourglass on a card is worth, and a card that is used up. */
const HOURGLASS = 0.12;
const USED_UP = 0.7;
/** A charge of several, and arrows that are spent only by bad luck. */
const CHARGE = 0.2;

function priceOf({ item, by }: Held, { cooldown }: AbilityLevel): number {
  const price = HOURGLASS * (cooldown ?? 0);
  if (by !== 'item') return price;
  const card = item === null ? null : itemOf(item.id);
  return price + (card?.charges !== undefined || card?.kind === 'projectile' ? CHARGE : USED_UP);
}

/** What a use of an ability is worth to the group. `attacking`: there is an attack to come that it could help. */
export function useWorth(
  state: State,
  hero: Hero,
  id: string | null,
  rank: number | null,
  target: FigureId | null,
  attacking: boolean,
): number {
  const held = abilitiesOf(hero).find(one => (id === null ? one.by === 'hero-power' : one.id === id));
  const level = held?.levels.findLast(one => rank === null || one.level === rank);
  if (held === undefined || level === undefined) return 0;
  const price = priceOf(held, level);
  const blows = target === null ? [] : attacksOf(hero, held, level);
  if (target !== null && blows.length > 0) {
    const zone = figureOf(state, target)?.zone;
    let worth = blows.reduce((sum, profile) => sum + attackWorth(state, profile, target), 0);
    if (hitsArea(level))
      for (const enemy of state.enemies)
        for (const body of enemy.bodies)
          if (body.zone === zone && body.id !== target)
            worth += 0.8 * blows.reduce((sum, profile) => sum + attackWorth(state, profile, body.id), 0);
    return worth - price;
  }
  const aim: Aim = level.aim ?? held.ability.aim ?? { who: 'self' };
  const on = spread(state, hero.id, aim, target === null ? [hero.id] : [target]);
  const near = nearestEnemy(state, hero) <= NEAR;
  return (level.effects ?? []).reduce(
    (sum, effect) => sum + effectWorth(state, hero, effect, on, near, attacking),
    -price,
  );
}

/** Hits that an attack has more. */
const hitsMore = (effects: readonly Effect[]): number => hitsOf(added({}, effects));

/** Powers that would be ready a round earlier if somebody hastened them. */
const waiting = ({ powers }: Hero): number => powers.filter(({ glasses }) => glasses > 1).length;

/** What one word does, roughly. */
function effectWorth(
  state: State,
  hero: Hero,
  effect: Effect,
  on: readonly FigureId[],
  near: boolean,
  attacking: boolean,
): number {
  const each = (worth: (id: FigureId) => number): number => on.reduce((sum, id) => sum + worth(id), 0);
  switch (effect.do) {
    case 'heal': {
      const n = amountNow({ state, by: hero.id }, effect.n);
      return each(id => Math.min(n, figureOf(state, id)?.wounds ?? 0) * woundWeight(state, id));
    }
    case 'cure':
      return each(id => {
        const figure = figureOf(state, id);
        return figure === null ? 0 : 0.8 * (figure.conditions.length + figure.fire.length);
      });
    case 'suffer':
      return each(id => (enemyOf(state, id) === null ? -woundWeight(state, id) : 0.8));
    case 'last':
      if (effect.next === 'attack') return attacking ? Math.max(0.9, 0.8 * hitsMore(effect.effects)) : -0.2;
      return near ? 0.5 : -0.2;
    case 'resurrect':
      return state.heroes.some(({ ghost }) => ghost) ? 3 : -1;
    case 'hasten':
      return near ? 0.45 * Math.min(typeof effect.n === 'number' ? effect.n : 2, waiting(hero)) : 0;
    case 'nock':
      return attacking ? 0.9 : -0.2;
    case 'summon':
      return 2;
    case 'hide':
      return near && woundWeight(state, hero.id) > 2 ? 1.5 : -0.5;
    case 'command':
    case 'condition':
      return near ? 1 : 0;
    case 'shields':
    case 'token':
    case 'taunt':
    case 'lay-trap':
      return near ? 0.6 : -0.2;
    case 'shards':
    case 'treasure':
    case 'crowns':
      return 1;
    default:
      return near ? 0.25 : -0.1;
  }
}
