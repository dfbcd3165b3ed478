import type { Spot } from '../../kit/map/layout.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { Squares } from '../../kit/map/squares.ts';
import { StandingLayout } from '../../kit/map/standing-layout.ts';
import type { Condition, TokenLook } from '../../kit/map/token-look.ts';
import {
  type BoardDoor,
  boardOf,
  type Companion,
  type Hero,
  healthOf,
  type Monster,
  type PlanBoard,
  positionOf,
  questOf,
  seenBoard,
  sizeOfMonster,
  type View,
} from './game.ts';
import { companionSign, conditionSign, heroSign, monsterSign, SIGNS } from './pictures.ts';

/** A figure on the map. */
export interface Piece {
  readonly id: string;
  /** Its north-western space. */
  readonly cell: number;
  readonly cells: readonly number[];
  readonly look: TokenLook;
  readonly tired: boolean;
}

type Placed = Pick<View, 'quest' | 'encounter' | 'legend' | 'rooms'>;

/** The board as far as anybody has seen it. */
export const boardFor = (view: Placed): PlanBoard => seenBoard(view);

/** The plan, and its doors as pieces of their own that can be pointed at. */
export interface Surface {
  readonly board: PlanBoard;
  readonly squares: Squares;
  readonly layout: StandingLayout;
  readonly floor: ReadonlySet<number>;
}

const surfaces = new WeakMap<PlanBoard, Surface>();

export function surfaceOf(view: Placed): Surface {
  const board = boardFor(view);
  const known = surfaces.get(board);
  if (known !== undefined) return known;
  // Room is kept for what is still to be discovered, so that nothing jumps.
  const { cells: all } = boardOf(questOf(view.quest, view.encounter).plan);
  const xs = all.map(cell => cell % board.width);
  const ys = all.map(cell => Math.floor(cell / board.width));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const bounds = { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
  const squares = new Squares(board.width, board.height, bounds);
  const spots = board.doors.map(doorSpot);
  const surface: Surface = {
    board,
    squares,
    layout: new StandingLayout(
      squares,
      board.size,
      spots,
      spots.map(() => DOOR_SCALE),
    ),
    floor: new Set(board.cells),
  };
  surfaces.set(board, surface);
  return surface;
}

/** How much of a space around its middle means a door. */
const DOOR_SCALE = 0.55;

/** The middle of a door. */
function doorSpot({ edges }: BoardDoor): Spot {
  const ends = edges.map(({ x, y, side }): Spot => {
    if (side === 'N' || side === 'S') return [x + 0.5, side === 'S' ? y + 1 : y];
    return [side === 'E' ? x + 1 : x, y + 0.5];
  });
  const mean = (of: 0 | 1): number => (ends.reduce((sum, spot) => sum + spot[of], 0) / Math.max(1, ends.length)) * SIDE;
  return [mean(0), mean(1)];
}

const ONE = { w: 1, h: 1 } as const;

const conditionsOf = (names: readonly string[]): Condition[] =>
  names.map(key => ({ key, sign: { d: conditionSign(key) }, tone: 'bad' as const }));

function lifeOf(view: View, id: string, damage: number): TokenLook['life'] {
  const full = healthOf(positionOf(view), id);
  // What is no figure has none to lose.
  if (full === 0) return undefined;
  return { now: Math.max(0, full - damage), full };
}

/** How the spaces a figure stands on lie: most stand upright or lie, as their player laid them. */
function baseOf(cells: readonly number[], width: number): { readonly w: number; readonly h: number } {
  if (cells.length < 2) return ONE;
  const xs = new Set(cells.map(cell => cell % width));
  const ys = new Set(cells.map(cell => Math.floor(cell / width)));
  return { w: xs.size, h: ys.size };
}

export const heroLook = (view: View, hero: Hero): TokenLook => ({
  shape: 'round',
  tone: 'gold',
  picture: hero.down === null ? heroSign(hero.id) : SIGNS.tombstone,
  base: ONE,
  life: hero.down === null ? lifeOf(view, hero.id, hero.damage) : undefined,
  conditions: conditionsOf(hero.conditions),
});

const RANKS = {
  minion: { shape: 'six', tone: 'bone' },
  master: { shape: 'eight', tone: 'red' },
  lieutenant: { shape: 'eight', tone: 'violet' },
} as const;

export function monsterLook(view: View, monster: Monster, width: number): TokenLook {
  const { id, of, rank, cells, damage, conditions } = monster;
  return {
    ...RANKS[rank],
    picture: monsterSign(of),
    base: cells.length === 0 ? sizeOfMonster(of) : baseOf(cells, width),
    life: lifeOf(view, id, damage),
    conditions: conditionsOf(conditions),
    rays: rank === 'lieutenant',
    number: rank === 'minion' ? /-(\d+)$/.exec(id)?.[1] : undefined,
  };
}

const companionLook = (view: View, { id, kind, side, damage, conditions }: Companion): TokenLook => ({
  shape: kind === 'familiar' || kind === 'image' || kind === 'ally' ? 'round' : 'square',
  tone: side === 'heroes' ? 'blue' : 'blood',
  picture: companionSign(kind),
  base: ONE,
  life: lifeOf(view, id, damage),
  conditions: conditionsOf(conditions),
});

/** Everybody who stands or lies on the map. */
export function piecesOf(view: View): readonly Piece[] {
  const { width } = boardFor(view);
  const inOverlordTurn = view.stage === 'overlord';
  const left = new Set(view.overlordTurn?.left ?? []);
  const acting = view.turns[view.turns.length - 1]?.figure;
  const put = (id: string, cells: readonly number[], look: TokenLook, tired: boolean): Piece[] =>
    cells.length === 0 ? [] : [{ id, cell: Math.min(...cells), cells, look, tired: tired && id !== acting }];
  return [
    ...view.monsters.flatMap(one => {
      const group = view.groups.find(({ id }) => id === one.group);
      return put(
        one.id,
        one.cells,
        monsterLook(view, one, width),
        inOverlordTurn && group?.acted === true && !left.has(one.id),
      );
    }),
    ...view.heroes.flatMap(one =>
      put(one.id, one.down === null ? one.cells : [one.down], heroLook(view, one), !inOverlordTurn && one.acted),
    ),
    ...view.companions.flatMap(one => put(one.id, one.cells, companionLook(view, one), one.acted)),
  ];
}
