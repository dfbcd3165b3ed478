import { newPile, type Seat } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import { type EnemyId, enemyOf } from './content/enemies.ts';
import type { HeroId } from './content/heroes.ts';
import type { SkillId } from './content/skills/index.ts';
import type { TacticId } from './content/tactics.ts';
import { type TileId, tileOf } from './content/tiles.ts';
import type { UnitId } from './content/units.ts';
import type { Colour, Mana } from './content/words.ts';
import { newFoe } from './rules/combat/foe.ts';
import { START, slotAt } from './rules/lattice.ts';
import { hexesOf } from './rules/map.ts';
import { newSite } from './rules/sites.ts';
import { newDie } from './rules/source.ts';
import { newTurn } from './rules/turn.ts';
import { newUnit } from './rules/units.ts';
import { type Combat, type Foe, type Hex, heroOf, type State, type Turn, turnOf } from './state.ts';

// Positions laid by hand: for drills, for lessons and for tests. Each function changes the state it is given.

/** The turns have begun and nobody has anything: no card in hand, no die in the Source, the map is the starting tile with tiles 1 and 2, whose rampaging orcs are gone. */
export function layBare(state: State, heroes: readonly HeroId[], night: boolean): void {
  const seats = state.heroes.length;
  state.stage = 'turns';
  state.night = night;
  state.order = Array.from({ length: seats }, (_, seat) => seat);
  state.next = 1 % seats;
  state.source = [];
  state.heroes.forEach((hero, seat) => {
    hero.hero = heroes[seat] ?? 'tovak';
    hero.tactic = { tactic: seat === 0 ? 'early-bird' : 'planning', used: false, die: null, under: [] };
  });
  layMap(state, ['country-1', 'country-2']);
}

/** The turn of a seat is open: it stands where it stands, or on the portal. */
export function begin(state: State, seat: Seat): Turn {
  const hero = heroOf(state, seat);
  hero.at ??= START;
  const turn: Turn = { ...newTurn(state, seat), stage: 'move', path: [hero.at], bare: false };
  state.turns = [turn];
  return turn;
}

/** The starting tile and these tiles beside it: upper right, up, and on; all sites as printed, but without any token. */
export function layMap(state: State, tiles: readonly TileId[]): void {
  state.map.laid = {};
  state.map.sites = {};
  const slots = [slotAt(1, 0), slotAt(0, 1), slotAt(1, 1), slotAt(2, 0), slotAt(0, 2), slotAt(2, 1)];
  layAt(state, state.map.shape.startsWith('open') ? 'start-b' : 'start-a', START);
  for (const [i, tile] of tiles.entries()) layAt(state, tile, slots[i] as Hex);
}

/** Lays a tile at a slot with its sites, without tokens. */
export function layAt(state: State, tile: TileId, slot: Hex): void {
  state.map.laid[slot] = { tile, turn: 0 };
  hexesOf(slot, 0).forEach((hex, i) => {
    const printed = tileOf(tile).hexes[i];
    if (printed?.site) state.map.sites[hex] = newSite(printed.site, printed.colour ?? null);
  });
}

/** The space of a tile at a slot, by its position: 0 centre, 1 ne, 2 e, 3 se, 4 sw, 5 w, 6 nw. */
export const hexOn = (x: number, y: number, position: number): Hex => hexesOf(slotAt(x, y), 0)[position] as Hex;

/** Puts tokens face up onto a space. */
export function tokensOn(state: State, hex: Hex, ...tokens: EnemyId[]): void {
  const site = state.map.sites[hex];
  if (!site) throw new Error(`There is no site on ${hex}.`);
  site.tokens = tokens.map(token => ({ colour: enemyOf(token).colour, token }));
}

export function hold(state: State, seat: Seat, ...cards: CardId[]): void {
  heroOf(state, seat).hand = cards.toSorted();
}

/** The deed deck, as a set; the first cards may lie on top in a known order (the last one uppermost). */
export function deck(state: State, seat: Seat, ...cards: CardId[]): void {
  heroOf(state, seat).deck = newPile(cards);
}

export function stand(state: State, seat: Seat, hex: Hex): void {
  heroOf(state, seat).at = hex;
  const turn = state.turns.find(one => one.seat === seat);
  if (turn) turn.path = [hex];
}

export function tokens(state: State, seat: Seat, ...mana: Mana[]): void {
  for (const one of mana) heroOf(state, seat).tokens[one]++;
}

export function crystals(state: State, seat: Seat, ...colours: Colour[]): void {
  for (const one of colours) heroOf(state, seat).crystals[one]++;
}

export function source(state: State, ...dice: Mana[]): void {
  state.source = dice.map(newDie);
}

export function army(state: State, seat: Seat, ...units: UnitId[]): void {
  heroOf(state, seat).units = units.map(newUnit);
}

export function skill(state: State, seat: Seat, ...skills: SkillId[]): void {
  heroOf(state, seat).skills = skills.map(one => ({ skill: one, used: false, out: false, colour: null }));
}

export function tactic(state: State, seat: Seat, id: TacticId): void {
  heroOf(state, seat).tactic = { tactic: id, used: false, die: null, under: [] };
}

/** Seat 0 fights these enemies: in the first phase unless said otherwise. */
export function fight(
  state: State,
  foes: readonly EnemyId[],
  change: Partial<Combat> & { readonly from?: Foe['from'] } = {},
): Combat {
  const { from = 'rampaging', ...more } = change;
  const turn = turnOf(state);
  const combat: Combat = {
    phase: 'ranged',
    site: null,
    why: 'rampaging',
    night: false,
    units: 'all',
    foes: foes.map(token => newFoe(token, from, null)),
    group: null,
    wounds: 0,
    knockedOut: false,
    hurt: [],
    ...more,
  };
  turn.stage = 'combat';
  turn.acted = true;
  turn.combat = combat;
  return combat;
}
