import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { scenarioData } from '../content/scenarios/index.ts';
import { EXPLORE_COST } from '../content/terrain.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import { type Hex, heroOf, type MapShape, type Slot, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { SLOT_STEPS, slotAt, slotOf, slotXY, WITHIN_TWO } from './lattice.ts';
import { hexesOf } from './map.ts';
import { arrive, stepsFor } from './movement.ts';
import { hasRule, inForce } from './passives.ts';
import { scenarioRules } from './scenario.ts';
import { whenRevealed } from './sites.ts';

export const NO_TILES_LEFT = reason('MK-EXPL-12', {
  en: 'No tiles are left.',
  de: 'Es sind keine Kartenteile mehr übrig.',
});
export const BEYOND_THE_COAST = reason('MK-EXPL-03', {
  en: 'No tile may lie there: beyond the coastline of this map.',
  de: 'Dort darf kein Kartenteil liegen: Es ist jenseits der Küste dieser Karte.',
});
const TOO_FEW_NEIGHBOURS = reason('MK-EXPL-07', {
  en: 'A countryside tile must touch two tiles there, or one that touches two others.',
  de: 'Ein Landschaftsteil muss dort zwei Teile berühren oder eines, das zwei andere berührt.',
});
const TOO_FEW_FOR_CORE = reason('MK-EXPL-08', {
  en: 'A core tile must touch two tiles there.',
  de: 'Ein Zentralteil muss dort zwei Teile berühren.',
});
const TOO_FEW_FOR_LEFTOVERS = reason('MK-EXPL-11', {
  en: 'A tile that was left out must touch three tiles there.',
  de: 'Ein aussortiertes Teil muss dort drei Teile berühren.',
});
const EXPLORING_COSTS = reason('MK-EXPL-04', {
  en: 'Revealing a tile costs more move points than there are.',
  de: 'Ein Kartenteil aufzudecken kostet mehr Bewegungspunkte, als da sind.',
});
const NOT_BESIDE = reason('MK-EXPL-01', {
  en: 'Your space does not border on that place.',
  de: 'Dein Feld grenzt nicht an diese Stelle.',
});

/** Columns left and right of the starting tile, by the shape of an open map (MK-MAP-04..06): the rows allowed, along "up". */
const ROWS: Readonly<Partial<Record<MapShape, readonly [number, number]>>> = {
  'open-3': [-1, 1],
  'open-4': [-2, 1],
  'open-5': [-2, 2],
};

/** May any tile lie there in this shape of map? */
export function isInside(shape: MapShape, slot: Slot): boolean {
  const { x, y } = slotXY(slot);
  if (shape === 'fixed') return false;
  const rows = ROWS[shape];
  if (rows === undefined) return x >= 0 && y >= 0;
  // The coast leads upwards on the left and to the lower right on the right, until it bends.
  return y >= rows[0] && y <= rows[1] && x + Math.min(y, 0) >= 0;
}

/** Core tiles keep away from the coast of a wedge (MK-MAP-02). */
const isCoast = (shape: MapShape, slot: Slot): boolean => {
  const { x, y } = slotXY(slot);
  return shape === 'wedge' && (x === 0 || y === 0);
};

function neighbours({ map }: State, slot: Slot): Slot[] {
  const near: Slot[] = [];
  for (const step of SLOT_STEPS) if (map.laid[slot + step] !== undefined) near.push(slot + step);
  return near;
}

/** The next tile: is it a core tile, a leftover, or is there none? (MK-EXPL-09, -10, -12) On a map laid out beforehand the place says it. */
export function nextKind(
  { tiles, scenario }: State,
  slot: Slot,
): 'country' | 'core' | 'leftCountry' | 'leftCore' | null {
  const { fixed } = scenarioData(scenario);
  if (fixed) return fixed.core.some(([x, y]) => slotAt(x, y) === slot) ? 'core' : 'country';
  for (const kind of ['country', 'core', 'leftCountry', 'leftCore'] as const) if (tiles[kind].length > 0) return kind;
  return null;
}

/** Why the next tile cannot be laid there, or null (MK-EXPL-03, -07, -08, -11). */
export function mayLay(state: State, slot: Slot): Reason | null {
  const kind = nextKind(state, slot);
  if (kind === null) return NO_TILES_LEFT;
  const { shape } = state.map;
  const { fixed } = scenarioData(state.scenario);
  if (fixed) return [...fixed.country, ...fixed.core].some(([x, y]) => slotAt(x, y) === slot) ? null : BEYOND_THE_COAST;
  if (!isInside(shape, slot)) return BEYOND_THE_COAST;
  const near = neighbours(state, slot);
  const core = kind === 'core' || kind === 'leftCore';
  if (core && isCoast(shape, slot)) return BEYOND_THE_COAST;
  if (kind === 'leftCountry' || kind === 'leftCore') return near.length >= 3 ? null : TOO_FEW_FOR_LEFTOVERS;
  if (near.length >= 2) return null;
  if (core) return TOO_FEW_FOR_CORE;
  return near.some(one => neighbours(state, one).length >= 2) ? null : TOO_FEW_NEIGHBOURS;
}

export function exploreCost(state: State, { seat }: Turn): number {
  let cost = EXPLORE_COST;
  for (const { effect } of inForce(state, seat, 'explore-cost')) cost += effect.by;
  return Math.max(0, cost);
}

/** Places for a tile that border on a space, or are two away where that counts as adjacent. */
export function slotsBeside(state: State, seat: Seat, at: Hex): Slot[] {
  const steps = hasRule(state, seat, 'explore-from-afar') ? WITHIN_TWO : stepsFor(state, seat);
  const slots: Slot[] = [];
  for (const step of steps) {
    const slot = slotOf(at + step);
    if (!slots.includes(slot) && state.map.laid[slot] === undefined) slots.push(slot);
  }
  return slots;
}

/** Why this player cannot explore there now, or null. */
export function mayExplore(state: State, turn: Turn, slot: Slot): Reason | null {
  const { at } = heroOf(state, turn.seat);
  if (at === null || !slotsBeside(state, turn.seat, at).includes(slot)) return NOT_BESIDE;
  return mayLay(state, slot) ?? (turn.move < exploreCost(state, turn) ? EXPLORING_COSTS : null);
}

export function exploreOptions(state: State, turn: Turn): Choice[] {
  const { at } = heroOf(state, turn.seat);
  const cost = exploreCost(state, turn);
  const options: Choice[] = [];
  if (at === null || turn.move < cost) return options;
  for (const slot of slotsBeside(state, turn.seat, at))
    if (mayLay(state, slot) === null) options.push({ do: 'explore', slot, cost });
  return options;
}

/** Exploring is movement: who has done it takes a regular turn (MK-TURN-11, -16). */
export const EXPLORED = 'explored';

/** Pays and reveals a tile (MK-EXPL-04, -05). */
export function* explore(state: State, io: Io, turn: Turn, slot: Slot): Flow {
  turn.move -= exploreCost(state, turn);
  turn.free.length = 0;
  if (!turn.used.includes(EXPLORED)) turn.used.push(EXPLORED);
  const tile = nextTile(state, io, slot);
  if (tile === null) return;
  layTile(state, io, tile, slot, turn.seat, turned(state, io));
  arrive(state, io, turn, heroOf(state, turn.seat).at as Hex);
  const more = scenarioRules(state).tileRevealed?.(state, io, turn, tile);
  if (more) yield* more;
}

/** Draws the tile for a place; tiles sorted by their numbers come in that order (MK-S01-01). */
export function nextTile(state: State, io: Io, slot: Slot): TileId | null {
  const kind = nextKind(state, slot);
  if (kind === null) return null;
  const stack = state.tiles[kind];
  if (kind === 'country' && scenarioData(state.scenario).sorted) return stack.shift() ?? null;
  return stack.length === 0 ? null : io.chance.draw(stack);
}

/** How a tile lies: as its number points (MK-EXPL-06), or turned by chance (MK-VMAP-02). Whatever meets at its edges may do so (MK-VMAP-03). */
export const turned = ({ variants }: State, io: Io): number =>
  variants['random-orientation'] === true ? io.chance.face(TURNS) : 0;
const TURNS: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Lays a tile, turned so often by 60 degrees, and does what its sites say. */
export function layTile(state: State, io: Io, tile: TileId, slot: Slot, seat: number | null, turn = 0): void {
  state.map.laid[slot] = { tile, turn };
  const { kind, hexes } = tileOf(tile);
  if (kind === 'core' || kind === 'city') state.map.coreSeen = true;
  io.tell?.({ kind: 'explored', seat, tile, slot, turn, rule: 'MK-EXPL-05' });
  hexesOf(slot, turn).forEach((hex, i) => {
    const printed = hexes[i];
    if (printed) whenRevealed(state, io, hex, printed);
  });
}
