import {
  type AttackProfile,
  abilitiesOf,
  entryCost,
  exits,
  heroSees,
  numberOf,
  rangeBetween,
  strikers,
  terrainOf,
  weaponProfile,
} from '../announced.ts';
import { THINGS } from '../content/things.ts';
import type { FigureId, Hero, State, Turn, Zone } from '../state.ts';
import { dangerFor, woundWeight } from './foes.ts';
import { type Aim, nearness } from './goals.ts';
import { attacksOf, attackWorth } from './uses.ts';

type Profile = Omit<AttackProfile, 'target'>;

/** What counts where a hero stands. */
const WEIGHTS = { danger: 0.8, goal: 0.45, loot: 0.7, chest: 0.8, strike: 0.9, fire: 0.9, together: 0.35 } as const;

/** What a hero could attack with in this turn. */
function weaponsOf(hero: Hero, { combat }: Pick<Turn, 'combat'>): readonly Profile[] {
  if (combat === 0) return [];
  const weapons = (['main', 'off', 'unarmed'] as const).flatMap(hand => weaponProfile(hero, hand) ?? []);
  const powers = abilitiesOf(hero).flatMap(held =>
    held.glasses > 0 || held.by === 'item' || held.ability.action !== 'combat'
      ? []
      : held.levels.slice(-1).flatMap(level => attacksOf(hero, held, level)),
  );
  return [...weapons, ...powers];
}

type Worths = (profile: Profile, target: FigureId) => number;

/** What attacks are worth does not depend on where they are made from: each is worked out once. */
function attackWorths(state: State): Worths {
  const known = new Map<Profile, Map<FigureId, number>>();
  return (profile, target) => {
    let worths = known.get(profile);
    if (worths === undefined) {
      worths = new Map();
      known.set(profile, worths);
    }
    let worth = worths.get(target);
    if (worth === undefined) {
      worth = attackWorth(state, profile, target);
      worths.set(target, worth);
    }
    return worth;
  };
}

/** The best attack a hero would have in a zone. */
function bestAttack(state: State, hero: Hero, weapons: readonly Profile[], worthOf: Worths, zone: Zone): number {
  const engaged = state.enemies.some(({ bodies }) => bodies.some(body => body.zone === zone));
  let best = 0;
  const attack = (id: FigureId, at: Zone): void => {
    for (const profile of weapons) {
      const range = profile.range > 0 ? profile.range + numberOf(state, hero.id, 'range') : 0;
      if (at !== zone && (engaged || rangeBetween(state, zone, at) > range || !heroSees(state, zone, at))) continue;
      best = Math.max(best, worthOf(profile, id));
    }
  };
  for (const { bodies } of state.enemies) for (const body of bodies) attack(body.id, body.zone);
  for (const thing of state.things) if (!THINGS[thing.kind]?.ours) attack(thing.id, thing.zone);
  return best;
}

const reachOf = (weapons: readonly Profile[]): number => weapons.reduce((most, { range }) => Math.max(most, range), 0);

/** What it is worth for a hero to be in a zone. The position must not change while this is asked. */
export function spotsFor(state: State, hero: Hero, turn: Turn, aims: readonly Aim[]): (zone: Zone) => number {
  const weapons = weaponsOf(hero, turn);
  const worthOf = attackWorths(state);
  const danger = dangerFor(state, hero);
  const known = new Map<Zone, number>();
  return zone => {
    let worth = known.get(zone);
    if (worth === undefined) {
      worth = spotWorth(state, hero, turn, aims, weapons, worthOf, danger, zone);
      known.set(zone, worth);
    }
    return worth;
  };
}

function spotWorth(
  state: State,
  hero: Hero,
  turn: Turn,
  aims: readonly Aim[],
  weapons: readonly Profile[],
  worthOf: Worths,
  danger: (zone: Zone) => number,
  zone: Zone,
): number {
  const ground = state.ground[zone];
  const held = state.enemies.some(({ bodies }) => bodies.some(body => body.zone === zone));
  let worth = bestAttack(state, hero, weapons, worthOf, zone);
  worth -= WEIGHTS.danger * woundWeight(state, hero.id) * danger(zone);
  worth += WEIGHTS.goal * nearness(state, aims, zone, reachOf(weapons));
  if (ground !== undefined) {
    worth -= WEIGHTS.fire * ground.fire.length;
    if (!held && ground.items.length + ground.loot + ground.treasure + ground.keys.length > 0) worth += WEIGHTS.loot;
  }
  if (!held && turn.standard > 0 && (state.chests.some(one => one.zone === zone) || state.searches.includes(zone)))
    worth += WEIGHTS.chest;
  for (const other of state.heroes)
    if (other !== hero && !other.ghost) {
      const range = rangeBetween(state, zone, other.zone);
      if (range <= 1) worth += WEIGHTS.together / (1 + range);
    }
  return worth;
}

export interface Way {
  readonly zone: Zone;
  /** The first step on it. */
  readonly first: Zone;
  readonly cost: number;
  /** What it costs in wounds on the way. */
  readonly harm: number;
}

/** Where a hero can go with so many points, each by the way that harms least. */
export function waysFrom(state: State, hero: Hero, points: number): Way[] {
  const weight = woundWeight(state, hero.id);
  const leaving = WEIGHTS.strike * weight * strikers(state, hero.id).length;
  const found = new Map<Zone, Way>();
  const queue: Way[] = [{ zone: hero.zone, first: -1, cost: 0, harm: 0 }];
  for (const way of queue) {
    if (way.zone !== hero.zone && found.get(way.zone) !== way) continue;
    const held = way.zone !== hero.zone && state.enemies.some(({ bodies }) => bodies.some(b => b.zone === way.zone));
    for (const zone of exits(state, { id: hero.id, zone: way.zone })) {
      const cost = way.cost + entryCost(state, hero, zone);
      if (zone === hero.zone || cost > points) continue;
      const ground = state.ground[zone];
      const harm =
        way.harm +
        (way.zone === hero.zone ? leaving : held ? WEIGHTS.strike * weight : 0) +
        (terrainOf(state, zone) === 'dangerous' ? weight : 0) +
        (ground?.fire.length ?? 0) * weight;
      const next: Way = { zone, first: way.first < 0 ? zone : way.first, cost, harm };
      const known = found.get(zone);
      if (known !== undefined && (known.harm < harm || (known.harm === harm && known.cost <= cost))) continue;
      found.set(zone, next);
      queue.push(next);
    }
  }
  return [...found.values()];
}
