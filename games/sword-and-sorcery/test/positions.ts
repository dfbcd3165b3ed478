import { type Table, table } from '@tafelrunde/testing';
import type { AdventureId } from '../content/adventures/index.ts';
import { DICE, type DieColour } from '../content/dice.ts';
import { type CardId, scrollIdOf } from '../content/enemies/index.ts';
import { type ClassId, HERO_IDS, HEROES, type HeroId } from '../content/heroes.ts';
import type { ItemId } from '../content/items/index.ts';
import type { PowerId } from '../content/powers/index.ts';
import type { DieSymbol } from '../content/words.ts';
import { type State, type SwordAndSorcery, swordAndSorcery } from '../index.ts';
import { scrollOf, scrollSideOf } from '../rules/enemies/cards.ts';
import { newBody } from '../rules/enemies/spawn.ts';
import { newItem } from '../rules/equipment.ts';
import { newTurn } from '../rules/hero-turn.ts';
import { blankHero } from '../rules/heroes.ts';
import { fullShields } from '../rules/values.ts';
import { zoneNamed } from '../rules/zones.ts';
import { type Enemy, type Hero, heroOf, type Place, type Zone } from './parts.ts';

export type Sitting = Table<SwordAndSorcery>;

interface Seating {
  readonly adventure?: AdventureId;
  readonly seats?: number;
  /** The classes of the heroes, in the order of play. They wear nothing and carry nothing. */
  readonly heroes?: readonly ClassId[];
  readonly rank?: number;
  /** The zone in which all of them stand. */
  readonly at?: string;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** The turn of the first hero has begun; else the players choose who is next. */
  readonly begun?: boolean;
  /** Kinds of windows in which everybody passes unasked. */
  readonly passing?: readonly string[];
}

/** Which hero has this class. */
export const heroWith = (own: ClassId): HeroId => {
  const found = HERO_IDS.find(id => HEROES[id].classes.some(({ id: one }) => one === own));
  if (found === undefined) throw new Error(`No hero has the class "${own}".`);
  return found;
};

/**
 * The turn of the first hero in the practice yard, all heroes on the crossing (zone 2A.c): no enemy, no shadow, no power, no item, no coin, no event under way. The test
 * lays what it needs.
 */
export function sit(
  {
    adventure = 'sparring-yard',
    seats = 1,
    heroes = ['white-rose', 'archer'],
    rank = 1,
    at = '2A.c',
    settings = {},
    begun = true,
    passing = [],
  }: Seating = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  return table(swordAndSorcery, {
    config: { scenario: adventure, seats, settings: { ...settings, heroes: heroes.length } },
    passing,
    arrange: state => {
      state.stage = 'battle';
      state.round = 1;
      state.heroes = heroes.map((own, i) => ({
        ...blankHero(heroWith(own), own, i % seats, zoneNamed(state, at)),
        rank,
      }));
      if (begun) begin(state, heroWith(heroes[0] ?? 'white-rose'));
      arrange(state);
      for (const hero of state.heroes) hero.shields = Math.max(hero.shields, fullShields(state, hero.id));
    },
  });
}

/** It is the turn of this hero. */
export function begin(state: State, hero: HeroId): void {
  state.stage = 'turn';
  state.active = hero;
  state.turn = newTurn(state, heroOf(state, hero));
}

export const zone = (name: string): Zone => zoneNamed({ adventure: 'sparring-yard' }, name);

/** An enemy stands in a zone, with its shields and charges, without random powers. */
export function enemy(
  state: State,
  card: CardId,
  at: string,
  manager: HeroId | null = state.heroes[0]?.id ?? null,
): Enemy {
  const made: Enemy = {
    id: card,
    scroll: scrollIdOf(card),
    side: 0,
    manager,
    bodies: [],
    charges: {},
    powers: [],
    notes: {},
  };
  const { horde, level } = scrollOf(made);
  const count = horde?.[state.size <= 3 ? 0 : 1] ?? 1;
  if (level === 'violet') made.manager = null;
  made.bodies = Array.from({ length: count }, (_, i) =>
    newBody(horde === undefined ? card : `${card}.${i + 1}`, zoneNamed(state, at)),
  );
  for (const [name, { charges }] of Object.entries(scrollSideOf(made).powers))
    if (charges !== undefined) made.charges[name] = charges;
  state.enemies.push(made);
  for (const body of made.bodies) body.shields = fullShields(state, body.id);
  for (const pile of [state.supplies.enemy.pile.rest, state.supplies.enemy.out]) {
    const there = pile.indexOf(card);
    if (there >= 0) pile.splice(there, 1);
  }
  return made;
}

/** A hero wears an item, in the place where it belongs, or carries it. */
export function give(state: State, hero: HeroId, place: Place, item: ItemId, side: 0 | 1 = 0): void {
  const owner = heroOf(state, hero);
  const card = { ...newItem(item), side };
  if (place === 'pack') owner.pack.push(card);
  else owner[place] = card;
}

/** A hero has these powers, all ready. */
export function learn(state: State, hero: HeroId, ...powers: PowerId[]): void {
  heroOf(state, hero).powers.push(...powers.map(id => ({ id, glasses: 0, from: null })));
}

/** A hero stands somewhere else. */
export function stand(state: State, hero: HeroId, at: string): void {
  heroOf(state, hero).zone = zoneNamed(state, at);
}

export function hero(t: Sitting, id: HeroId): Hero {
  return heroOf(t.state, id);
}

/** The body of an enemy, with what lies on its card. */
export function body(t: Sitting, id: string) {
  const found = t.state.enemies.flatMap(({ bodies }) => bodies).find(one => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in play.`);
  return found;
}

/** The number of a face, to be laid: `red('hit+energy')`. Faces that the die does not have are refused. */
const face =
  (colour: DieColour) =>
  (symbols: string): number => {
    const wanted = (symbols === '' ? [] : symbols.split('+')) as DieSymbol[];
    const at = DICE[colour].findIndex(
      one => one.length === wanted.length && one.every((symbol, i) => symbol === wanted[i]),
    );
    if (at < 0)
      throw new Error(
        `The ${colour} die has no face "${symbols}"; it has ${DICE[colour].map(one => one.join('+')).join(', ')}.`,
      );
    return at + 1;
  };
export const red = face('red');
export const blue = face('blue');
