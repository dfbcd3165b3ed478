import { Cache, type Chance, type Viewer } from '@tafelrunde/engine';
import type { Wall } from '@tafelrunde/engine/geometry';
import { boardOf, isLaidOut, planFor } from './board.ts';
import { sizeOf } from './content/adventures/plan.ts';
import type { BossId, MinionId } from './content/index.ts';
import { commandCard } from './content/index.ts';
import {
  type Attack,
  type Figure,
  type Grant,
  type Lurking,
  OVERLORD,
  type Phase,
  type PlacedFind,
  type State,
  type Turn,
} from './state.ts';
import type { Fact } from './types.ts';

/** The board as laid out: what is dark is not in it. */
export interface BoardView {
  readonly width: number;
  readonly height: number;
  readonly floor: readonly number[];
  readonly walls: readonly Wall[];
  readonly furniture: readonly { readonly piece: string; readonly cells: readonly number[] }[];
  readonly marks: readonly { readonly mark: string; readonly cells: readonly number[] }[];
}

/** The part of the dungeon that is not laid out, with the squares of what stands and lies there. */
export interface DarkView extends Omit<BoardView, 'width' | 'height'> {
  readonly things: readonly Pick<ThingView, 'kind' | 'piece' | 'cells' | 'lock' | 'holds'>[];
  readonly bones: readonly number[];
}

export interface ThingView {
  readonly id: string;
  readonly kind: 'door' | 'chest';
  readonly piece: string;
  readonly cells: readonly number[];
  readonly lock: string;
  readonly seal: number;
  readonly open: boolean;
  /** Known to the overlord only. */
  readonly holds: readonly string[] | null;
}

export interface View {
  readonly adventure: string;
  readonly seats: number;
  readonly control: Readonly<Record<string, number>>;
  readonly phase: Phase;
  readonly round: number;
  readonly board: BoardView;
  readonly figures: readonly Figure[];
  readonly things: readonly ThingView[];
  readonly bones: readonly number[];
  /** What can be taken up, as far as it is to be seen. */
  readonly finds: readonly PlacedFind[];
  readonly grants: readonly Grant[];
  readonly slain: Readonly<Record<string, number>>;
  readonly turn: Turn | null;
  readonly attack: Attack | null;
  readonly overlord: {
    /** Only the overlord sees his hand (DS-SETUP-12). */
    readonly hand: readonly string[] | null;
    readonly handSize: number;
    readonly deckSize: number;
    readonly discard: readonly string[];
    readonly commands: number;
    readonly perTurn: number;
    readonly played: boolean;
    /** Raisings of a card that are still to be made, and figures an interrupt may still use. */
    readonly raisings: number;
    readonly interrupts: number;
  };
  /** What waits in the dark, and the map of it; known to the overlord only (DS-SETUP-04). */
  readonly lurking: readonly Lurking[] | null;
  readonly dark: DarkView | null;
  readonly over: string | null;
}

export function view(state: State, viewer: Viewer): View {
  const knows = viewer === OVERLORD;
  const { overlord } = state;
  return {
    adventure: state.adventure,
    seats: state.seats,
    control: state.control,
    phase: state.phase,
    round: state.round,
    board: boardView(state),
    figures: state.figures,
    things: thingViews(state, knows),
    bones: state.bones,
    finds: state.finds.filter(({ cell, by }) => by !== null || boardOf(state).grid.open[cell] === 1),
    grants: state.grants,
    slain: state.slain,
    turn: state.turns[state.turns.length - 1] ?? null,
    attack: state.attack,
    overlord: {
      hand: knows ? overlord.hand.map(card => commandCard(card).id) : null,
      handSize: overlord.hand.length,
      deckSize: overlord.deck.length,
      discard: overlord.discard.map(card => commandCard(card).id),
      commands: overlord.commands,
      perTurn: overlord.perTurn,
      played: overlord.played,
      raisings: overlord.raisings,
      interrupts: overlord.interrupts,
    },
    lurking: knows ? state.lurking : null,
    dark: knows ? darkView(state) : null,
    over: state.over?.kind ?? null,
  };
}

const boardViews = new Cache<string, BoardView>(256);

/** Derived from the board, which is kept by name: made once for each. */
function boardView(state: State): BoardView {
  let seen = boardViews.get(state.board);
  if (!seen) {
    const { grid, plan } = boardOf(state);
    const isLit = (cell: number): boolean => grid.open[cell] === 1;
    seen = {
      width: grid.width,
      height: grid.height,
      floor: Array.from({ length: grid.size }, (_, cell) => cell).filter(isLit),
      walls: (plan.grid.data.walls ?? []).filter(
        ({ x, y, side, kind }) => kind !== 'none' && isLitBeside(isLit, grid, x, y, side),
      ),
      furniture: plan.furniture.filter(({ cells }) => cells.every(isLit)),
      marks: [...plan.marks]
        .map(([mark, cells]) => ({ mark, cells: cells.filter(isLit) }))
        .filter(({ cells }) => cells.length > 0),
    };
    boardViews.set(state.board, seen);
  }
  return seen;
}

const darkViews = new Cache<string, DarkView>(256);

/** As `boardView`, for the squares that are not laid out. Squares that have fallen or turned away are no part of it. */
function darkView(state: State): DarkView {
  let seen = darkViews.get(state.board);
  if (!seen) {
    const { plan } = boardOf(state);
    const isDark = (cell: number): boolean => {
      const zone = plan.zoneOf[cell] ?? -1;
      return zone >= 0 && !state.revealed.includes(zone);
    };
    const closed = plan.closed.filter(thing => !isLaidOut(state, thing));
    const doors = new Set(closed.flatMap(({ kind, cells }) => (kind === 'door' ? cells : [])));
    seen = {
      floor: plan.zoneOf.flatMap((_, cell) => (isDark(cell) || doors.has(cell) ? [cell] : [])),
      walls: (plan.grid.data.walls ?? []).filter(
        ({ x, y, side, kind }) => kind !== 'none' && isLitBeside(isDark, plan.grid, x, y, side),
      ),
      furniture: plan.furniture.filter(({ cells }) => cells.every(isDark)),
      marks: [...plan.marks]
        .map(([mark, cells]) => ({ mark, cells: cells.filter(isDark) }))
        .filter(({ cells }) => cells.length > 0),
      things: closed.map(({ kind, piece, cells, lock, holds }) => ({ kind, piece, cells, lock, holds })),
      bones: plan.bones.flatMap(({ cell, piles }) => (isDark(cell) ? Array.from({ length: piles }, () => cell) : [])),
    };
    darkViews.set(state.board, seen);
  }
  return seen;
}

function isLitBeside(
  isLit: (cell: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
  side: Wall['side'],
): boolean {
  const [ox, oy] = side === 'N' ? [x, y - 1] : side === 'S' ? [x, y + 1] : side === 'W' ? [x - 1, y] : [x + 1, y];
  const other = ox >= 0 && oy >= 0 && ox < width && oy < height && isLit(oy * width + ox);
  return other || isLit(y * width + x);
}

function thingViews(state: State, knows: boolean): ThingView[] {
  return planFor(state)
    .closed.filter(closed => isLaidOut(state, closed))
    .map(({ index, kind, piece, cells, lock }) => {
      const thing = state.things[index];
      return {
        id: thing?.id ?? '',
        kind,
        piece,
        cells,
        lock,
        seal: thing?.seal ?? 0,
        open: thing?.open ?? false,
        holds: knows ? (thing?.holds ?? []) : null,
      };
    });
}

// ------------------------------------------------------------------------------------------------------------ re-dealing

/**
 * The order of the deck and the box are known to nobody, the hand to the overlord. Heroes know neither what lurks in the dark nor what is
 * in a chest: those change places. They do not know the map either, nor what the adventure has in store: neither comes in their worlds.
 */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  dealCards(state, viewer, chance, facts);
  if (viewer === OVERLORD) return;
  const dark = state.lurking.filter(({ zone }) => !facts.some(fact => 'zones' in fact && fact.zones.includes(zone)));
  for (const size of [1, 2] as const) {
    const alike = dark.filter(({ of }) => sizeOf(of as MinionId | BossId) === size);
    exchange(chance, alike, 'of');
  }
  const { closed } = planFor(state);
  const shut = state.things.filter(
    (thing, index) =>
      closed[index]?.kind === 'chest' && !thing.open && !facts.some(fact => 'chest' in fact && fact.chest === index),
  );
  exchange(chance, shut, 'holds');
  state.unknown = unknownOf(state, facts);
}

/** What the heroes have neither seen nor been told (DS-SETUP-16). */
function unknownOf(state: State, facts: readonly Fact[]): NonNullable<State['unknown']> {
  const { zones, adventure } = planFor(state);
  const seen = new Set([...state.revealed, ...facts.flatMap(fact => ('zones' in fact ? fact.zones : []))]);
  const told = new Set([...state.twists, ...facts.flatMap(fact => ('twist' in fact ? [fact.twist] : []))]);
  return {
    zones: Array.from({ length: zones }, (_, zone) => zone).filter(zone => !seen.has(zone)),
    twists: (adventure.twists ?? []).map(({ id }) => id).filter(id => !told.has(id)),
  };
}

function exchange<T, K extends keyof T>(chance: Chance, things: readonly T[], key: K): void {
  // In a fixed order first: the new deal must not depend on the old one.
  const values = chance.shuffle(things.map(thing => thing[key]).sort((a, b) => (String(a) < String(b) ? -1 : 1)));
  things.forEach((thing, i) => {
    thing[key] = values[i] as T[K];
  });
}

function dealCards({ overlord }: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  const { hand, deck, box } = overlord;
  // Cards drawn or shown since the last rest lie where they lay.
  const drawn = facts.flatMap(fact => ('drawn' in fact ? [fact.drawn] : []));
  const played = facts.flatMap(fact => ('played' in fact ? [fact.played] : []));
  const top = deck.filter(card => drawn.includes(card)).sort((a, b) => drawn.indexOf(b) - drawn.indexOf(a));
  const kept = viewer === OVERLORD ? [...hand] : hand.filter(card => played.includes(card));
  const fixed = new Set<string>([...top, ...kept]);
  const hidden = chance.shuffle([...hand, ...deck, ...box].filter(card => !fixed.has(card)).sort());
  const [inHand, inDeck] = [hand.length, deck.length];
  hand.splice(0, inHand, ...kept, ...hidden.splice(0, inHand - kept.length));
  deck.splice(0, inDeck, ...hidden.splice(0, inDeck - top.length), ...top);
  box.splice(0, box.length, ...hidden);
}
