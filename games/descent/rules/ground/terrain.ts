import { BARRED } from '@tafelrunde/engine/geometry';
import type { Terrain } from '../../content/tiles/tile.ts';

/** Kinds of special terrain. A space may have several: tokens bring theirs beside what is printed (D2-TERR-38). */
export const TERRAINS: readonly Exclude<Terrain, 'plain'>[] = [
  'obstacle',
  'crumbling',
  'pit',
  'lava',
  'hazard',
  'sludge',
  'water',
  'chasm',
];

/** By kind: its bit among the terrain of a space, as `Ground.terrain` holds it; plain spaces have none. */
export const TERRAIN_BITS: Readonly<Record<Terrain, number>> = {
  plain: 0,
  obstacle: 1,
  crumbling: 2,
  pit: 4,
  lava: 8,
  hazard: 16,
  sludge: 32,
  water: 64,
  chasm: 128,
};
const ALL = 256;

export const bitsOf = (terrains: Terrain | readonly Terrain[]): number =>
  typeof terrains === 'string'
    ? TERRAIN_BITS[terrains]
    : terrains.reduce((bits, terrain) => bits | TERRAIN_BITS[terrain], 0);

/** The kinds of terrain behind the bits; none for a plain space. */
export const terrainsOf = (bits: number): Exclude<Terrain, 'plain'>[] =>
  TERRAINS.filter(terrain => (bits & TERRAIN_BITS[terrain]) !== 0);

/** A crumbling token takes away all other terrain but obstacles (D2-TERR-32). */
export const uncovered = (bits: number): number =>
  bits & TERRAIN_BITS.crumbling ? bits & (TERRAIN_BITS.crumbling | TERRAIN_BITS.obstacle) : bits;

/**
 * How a figure gets about.
 * - walk: figures of all kinds, unless something is said of them.
 * - fly: ignores enemy figures and terrain while it moves (D2C-MAB-30..35).
 * - roam: familiars that are no figures: they go and stop anywhere but on obstacles (D2-FAM-15, -17).
 * - stone: familiars treated as obstacles: they walk, but all special terrain is water to them (D2-FAM-29, -30).
 */
export type Gait = 'walk' | 'fly' | 'roam' | 'stone';

/** By bits of terrain: a list of what entering costs. */
export type Prices = readonly number[];

const priced = (price: (bits: number) => number): Prices => Array.from({ length: ALL }, (_, bits) => price(bits));
const unlessBarred = (price: (bits: number) => number): Prices =>
  priced(bits => (bits & TERRAIN_BITS.obstacle ? BARRED : price(bits)));
const has = (bits: number, terrain: Terrain): number => (bits & TERRAIN_BITS[terrain] ? 1 : 0);

/** One movement point, and one more for each terrain that says so (D2-MOVE-29, D2-TERR-29, -31), unless the figure ignores it. */
export const walkingPrices = (ignored: readonly Terrain[] = []): Prices =>
  unlessBarred(
    bits => 1 + (['water', 'sludge'] as const).filter(one => has(bits, one) && !ignored.includes(one)).length,
  );

const EVEN = unlessBarred(() => 1);
const AS_WATER = unlessBarred(bits => (bits === 0 ? 1 : 2));
const FLYING = priced(() => 1);

/** What entering terrain costs whoever spends movement points, or counts spaces (D2-MOVE-21, -23). */
export const PRICES: Readonly<Record<'points' | 'spaces', Readonly<Record<Gait, Prices>>>> = {
  points: { walk: walkingPrices(), fly: FLYING, roam: AS_WATER, stone: AS_WATER },
  spaces: { walk: EVEN, fly: FLYING, roam: EVEN, stone: EVEN },
};

/** By bits of terrain: the damage for entering (D2-TERR-03, -04, -25). Ways avoid it. */
export const HARM: readonly number[] = priced(bits => has(bits, 'pit') * 2 + has(bits, 'lava') + has(bits, 'hazard'));
/** The same for large figures, which pass over pits (D2-LARGE-11, D2-RTLAI-23). */
export const HARM_TO_LARGE: readonly number[] = priced(bits => has(bits, 'lava') + has(bits, 'hazard'));
