import { choose, copy } from '@tafelrunde/engine';
import type { CarriedHero } from '../carried.ts';
import type { AskKind, Choice } from '../choices.ts';
import { type GroupSize, HELP_FOR_TWO } from '../content/adventures/adventure.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { type ClassId, classOf, HERO_IDS, HEROES, type HeroId } from '../content/heroes.ts';
import { itemOf } from '../content/items/index.ts';
import type { Hero, Item, State, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { gainCrowns } from './coins.ts';
import { rechargeArtefacts } from './ending.ts';
import { bringIn } from './enemies/spawn.ts';
import { newItem } from './equipment.ts';
import { learnPowers } from './ranks.ts';
import { revealAll } from './shadows.ts';
import { sortOutSoulWeapons } from './soul-weapons.ts';
import { beginStage, carryOutStory } from './story.ts';
import { fullShields } from './values.ts';
import { zoneNamed } from './zones.ts';

/** The players choose heroes one after the other; lawful and chaotic souls do not go together (SS-SETUP-02, SS-SOUL-02). */
export function* chooseHero(state: State, io: Io): Flow {
  const next = state.heroes.length;
  if (next === state.size) return yield* begin(state, io);
  const seat = next % state.seats;
  const options = choosable(state).map(([hero, own]): Choice => ({ do: 'hero', hero, class: own }));
  const choice = yield* choose<Choice, AskKind>({ seat, kind: 'hero', rule: 'SS-SETUP-02', options });
  if (choice.do !== 'hero') return;
  state.heroes.push(newHero(state, choice.hero, choice.class, seat));
  io.tell?.({ kind: 'hero-chosen', seat, hero: choice.hero, class: choice.class, rule: 'SS-SETUP-02' });
}

/** Heroes that are still free, in classes whose nature fits the others (SS-SOUL-02; with Soul Storm all, SS-SOUL-05). */
export function choosable(state: State): [HeroId, ClassId][] {
  const natures = state.heroes.map(({ id, class: own }) => classOf(id, own).nature);
  const opposed = { law: 'chaos', chaos: 'law', neutral: null } as const;
  return HERO_IDS.filter(id => !state.heroes.some(hero => hero.id === id)).flatMap(id =>
    HEROES[id].classes.flatMap(({ id: own, nature }): [HeroId, ClassId][] => {
      const against = opposed[nature];
      return !state.variants.soulStorm && against !== null && natures.includes(against) ? [] : [[id, own]];
    }),
  );
}

/** Where the hero with this number begins. */
function startOf(state: Pick<State, 'adventure'>, n: number): Zone {
  const { start } = adventureOf(state.adventure);
  return zoneNamed(state, start[n % start.length] ?? start[0] ?? '');
}

/** A hero who comes from an earlier adventure, with all it has (SS-OVER-02): whole again, its powers ready, of the rank that is needed here at least. */
export function veteran(
  state: Pick<State, 'adventure' | 'seats' | 'minRank'>,
  { hero, class: own, rank, powers, main, off, armour, artefact, pack, coins }: CarriedHero,
  n: number,
): Hero {
  return {
    ...blankHero(hero, own, n % state.seats, startOf(state, n)),
    rank: Math.max(rank, state.minRank),
    powers: powers.map(id => ({ id, glasses: 0, from: null })),
    main: copy(main),
    off: copy(off),
    armour: copy(armour),
    artefact: copy(artefact),
    pack: copy([...pack]),
    coins: [...coins],
  };
}

function newHero(state: State, id: HeroId, own: ClassId, seat: number): Hero {
  const { single } = adventureOf(state.adventure);
  const hero: Hero = { ...blankHero(id, own, seat, startOf(state, state.heroes.length)), rank: single.rank };
  for (const item of classOf(id, own).kit) equip(hero, takeCard(state, item));
  return hero;
}

/** A hero of rank I with nothing, somewhere on the map. */
export const blankHero = (id: HeroId, own: ClassId, seat: number, zone: Zone): Hero => ({
  id,
  class: own,
  seat,
  rank: 1,
  zone,
  came: [],
  wounds: 0,
  conditions: [],
  fresh: [],
  fire: [],
  criticals: [],
  shields: 0,
  ghost: false,
  hidden: false,
  acted: false,
  powers: [],
  main: null,
  off: null,
  armour: null,
  artefact: null,
  pack: [],
  coins: [0, 0, 0],
  keys: [],
  tokens: {},
});

/** From the stash or the Emporium, as long as there is one there. */
function takeCard(state: State, id: Item['id']): Item {
  for (const pile of [state.stash, state.market]) {
    const at = pile.findIndex(item => item.id === id);
    if (at >= 0) return pile.splice(at, 1)[0] as Item;
  }
  return newItem(id);
}

function equip(hero: Hero, item: Item): void {
  switch (itemOf(item.id).slot) {
    case 'main':
    case 'two-handed':
      hero.main = item;
      return;
    case 'off':
      hero.off = item;
      return;
    case 'either':
      if (hero.main === null) hero.main = item;
      else hero.off = item;
      return;
    case 'armour':
      hero.armour = item;
      return;
    case 'artefact':
      hero.artefact = item;
      return;
    case 'pack':
      hero.pack.push(item);
  }
}

/** All heroes are chosen: they learn their powers, get what the adventure gives, and the first stage begins. */
function* begin(state: State, io: Io): Flow {
  const { single, emporium, stages, placed = [], sizes = {} } = adventureOf(state.adventure);
  sortOutSoulWeapons(state);
  rechargeArtefacts(state);
  state.active = state.heroes[0]?.id ?? null;
  for (const [i, hero] of state.heroes.entries()) {
    yield* learnPowers(state, io, hero);
    if (i >= state.veterans) gainCrowns(state, io, hero, single.crowns, 'found');
    hero.shields = fullShields(state, hero.id);
  }
  if (state.veterans === 0) state.shards += single.shards * state.heroes.length;
  state.stage = emporium === 'none' ? 'time' : 'emporium';
  for (const { card, at } of placed) yield* bringIn(state, io, card, zoneNamed(state, at));
  io.tell?.({ kind: 'story', paragraph: `${state.adventure}/prologue`, rule: 'SS-OVER-03' });
  yield* carryOutStory(state, io, [
    ...(state.size === 2 ? HELP_FOR_TWO : []),
    ...(sizes[state.size as GroupSize] ?? []),
  ]);
  yield* beginStage(state, io, stages[0].id);
  yield* revealAll(state, io);
  state.active = null;
}
