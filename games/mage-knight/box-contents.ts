import { ADVANCED_ACTIONS } from './content/advanced-actions.ts';
import { ARTIFACTS } from './content/artifacts.ts';
import type { Card, CardId } from './content/cards.ts';
import { ENEMIES, type Enemy, type EnemyId } from './content/enemies.ts';
import { RUINS, type Ruins, type RuinsId } from './content/ruins.ts';
import { SPELLS } from './content/spells.ts';
import { TILES, type Tile, type TileId, type TileKind } from './content/tiles.ts';
import { UNITS, type UnitCard, type UnitId } from './content/units.ts';
import type { Box, TokenColour } from './content/words.ts';

/** What lies in the boxes of a table, each thing as often as there are copies of it; sorted but for the tiles, which are in the order of their numbers. */
export interface BoxContents {
  readonly actions: readonly CardId[];
  readonly spells: readonly CardId[];
  readonly artifacts: readonly CardId[];
  readonly units: Readonly<Record<UnitCard['tier'], readonly UnitId[]>>;
  readonly tokens: Readonly<Record<TokenColour, readonly EnemyId[]>>;
  readonly ruins: readonly RuinsId[];
  readonly tiles: Readonly<Record<TileKind, readonly TileId[]>>;
}

/** By the names of the boxes: every match with the same ones begins with the same things. */
const FOUND = new Map<string, BoxContents>();

export function contentsOf(boxes: readonly Box[]): BoxContents {
  const key = boxes.join();
  let contents = FOUND.get(key);
  if (contents === undefined) {
    contents = lookThrough(box => boxes.includes(box));
    FOUND.set(key, contents);
  }
  return contents;
}

type IsIn = (box: Box) => boolean;

const lookThrough = (isIn: IsIn): BoxContents => ({
  actions: cardsIn(ADVANCED_ACTIONS, isIn),
  spells: cardsIn(SPELLS, isIn),
  artifacts: cardsIn(ARTIFACTS, isIn),
  units: { regular: unitsIn('regular', isIn), elite: unitsIn('elite', isIn) },
  tokens: {
    green: tokensIn('green', isIn),
    grey: tokensIn('grey', isIn),
    brown: tokensIn('brown', isIn),
    violet: tokensIn('violet', isIn),
    white: tokensIn('white', isIn),
    red: tokensIn('red', isIn),
  },
  ruins: (Object.entries(RUINS) as [RuinsId, Ruins][]).flatMap(([id, { box }]) => (isIn(box) ? [id] : [])).sort(),
  tiles: {
    start: tilesIn('start', isIn),
    countryside: tilesIn('countryside', isIn),
    core: tilesIn('core', isIn),
    city: tilesIn('city', isIn),
  },
});

const cardsIn = (cards: Readonly<Record<string, Card>>, isIn: IsIn): CardId[] =>
  Object.entries(cards)
    .flatMap(([id, { box }]) => (isIn(box) ? [id as CardId] : []))
    .sort();

const unitsIn = (tier: UnitCard['tier'], isIn: IsIn): UnitId[] =>
  (Object.entries(UNITS) as [UnitId, UnitCard][])
    .flatMap(([id, unit]) => (unit.tier === tier && isIn(unit.box) ? copies(id, unit.copies) : []))
    .sort();

const tokensIn = (colour: TokenColour, isIn: IsIn): EnemyId[] =>
  (Object.entries(ENEMIES) as [EnemyId, Enemy][])
    .flatMap(([id, enemy]) => (enemy.colour === colour && isIn(enemy.box) ? copies(id, enemy.copies) : []))
    .sort();

const tilesIn = (kind: TileKind, isIn: IsIn): TileId[] =>
  (Object.entries(TILES) as [TileId, Tile][]).flatMap(([id, tile]) =>
    tile.kind === kind && isIn(tile.box) ? [id] : [],
  );

const copies = <T>(id: T, n: number): T[] => Array.from({ length: n }, () => id);
