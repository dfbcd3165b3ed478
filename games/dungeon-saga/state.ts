import type { Lasting, OutcomeOf, Seat, Uses } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import {
  type AttackForm,
  boss,
  type CommandInstance,
  type HeroId,
  hero,
  minion,
  type Profile,
  type Sheet,
  type Size,
} from './content/index.ts';
import type { DungeonSaga } from './types.ts';

export type { Io, Play } from './types.ts';

/** A spell card: `turned` quarter turns away from ready (DS-MAGIC-07). */
export interface SpellCard {
  readonly id: string;
  turned: number;
}

export interface FeatCard {
  readonly id: string;
  used: boolean;
}

/** A figure on the board. Heroes and bosses are known by their id, minions by kind and number: "zombie-2". */
export interface Figure {
  readonly id: string;
  readonly kind: 'hero' | 'boss' | 'minion';
  /** Id of its content. */
  readonly of: string;
  readonly legendary: boolean;
  readonly size: Size;
  /** Its square; of a large figure the north-west one. */
  cell: number;
  facing: Facing;
  /** Heroes and bosses: wounds. Minions: 1 if injured (DS-DMG-13). */
  wounds: number;
  /** Has had its turn in this round, or its activation in this overlord turn. */
  done: boolean;
  readonly items: string[];
  readonly spells: SpellCard[];
  readonly feats: FeatCard[];
}

/** A door or chest. An open door stays in the list but no longer stands on the board (DS-DOOR-05). */
export interface Thing {
  /**
   * "door-1", "chest-2": numbered in the order in which they are laid out, so that the numbers tell nothing of what is still in the dark
   * (DS-SETUP-08). Until then it bears a name that nobody hears.
   */
  id: string;
  open: boolean;
  /** Strength left of a magic seal; 0 for a normal lock. */
  seal: number;
  /** What is inside; the heroes do not know. */
  holds: string[];
}

/** A servant in a part of the dungeon that is not laid out yet. */
export interface Lurking {
  of: string;
  readonly cell: number;
  readonly facing: Facing;
  readonly zone: number;
}

/** Something lasting on a figure: the `grant` of a card, by its name (see rules/sources.ts). */
export interface Grant extends Lasting {
  readonly until: 'turn' | 'next-turn';
}

export type TurnPart = 'move' | 'attack' | 'action';

/** What the active figure may still do, part by part; a part that is left out is gone (DS-HERO-03). */
export interface Turn {
  readonly figure: string;
  readonly as: 'turn' | 'activation' | 'interrupt' | 'act';
  parts: TurnPart[];
  /** The first part still open. */
  at: number;
  /** Movement points spent in the part being moved, -1 before it begins. */
  spent: number;
  /** At most so many squares, -1 for the move value. */
  squares: number;
  /** The move is over and only the facing may still be set (DS-MOVE-08). */
  stopped: boolean;
  /** Breaking away was announced and the free strikes are over (DS-BREAK-05). */
  breaking: boolean;
  /** The last thing done was turning on the spot (DS-MOVE-15). Missing in matches stored before there was such a thing. */
  turned?: boolean;
  /** Squares moved in this turn. */
  steps: number;
  /** Lesser spells cast in the running action (DS-MAGIC-06). */
  cast: string[];
  /** Items offered in this turn: each once. */
  offered: string[];
  /** What happens at the start of a turn has happened. */
  begun: boolean;
  /** Nothing but using items has happened yet: a feat is possible (DS-FEAT-01). */
  fresh: boolean;
  ended: boolean;
}

/** An attack from announcement to damage. It never outlives a step. */
export interface Attack {
  readonly attacker: string;
  /** A figure, or a door or chest with a normal lock. */
  readonly target: string;
  readonly form: AttackForm;
  readonly free: boolean;
  readonly base: number | 'own';
  /** The attacker is (completely) behind the target. */
  readonly behind: boolean;
  /** The line of sight crosses furnishing (DS-SHOOT-08). */
  readonly hindered: boolean;
  /** Grants that last for this attack. */
  readonly grants: Pick<Lasting, 'source' | 'key' | 'on'>[];
  dice: number[];
  defence: number[];
  armour: number;
}

export interface Overlord {
  /** The last card is on top. Nobody knows the order. */
  readonly deck: CommandInstance[];
  readonly hand: CommandInstance[];
  readonly discard: CommandInstance[];
  /** Not dealt into the deck and unseen by all (DS-SETUP-10). */
  readonly box: CommandInstance[];
  /** Commands left in this overlord turn. */
  commands: number;
  /** Commands of the adventure, with what its twists added. */
  perTurn: number;
  /** A card was played in this overlord turn (DS-CARD-01). */
  played: boolean;
  /** Raisings that a card gives and that are still to be made (DS-CARD-10). */
  raisings: number;
  /** Figures an interrupt may still use, and those it has used (DS-CARD-12). */
  interrupts: number;
  readonly interrupted: string[];
}

/** Something to be taken up: it lies on its square, or a hero has it. */
export interface PlacedFind {
  readonly mark: string;
  cell: number;
  by: string | null;
}

export type Phase =
  | 'draft'
  | 'spoils'
  | 'heroes'
  | 'window'
  | 'interrupt'
  | 'overlord'
  | 'spells'
  | 'abilities'
  | 'draw';

/** For how long something that is used counts as used. */
export type Period = 'turn' | 'round' | 'adventure';

export interface State {
  readonly adventure: string;
  readonly seats: number;
  /** Which seat plays which hero. */
  readonly control: Record<string, Seat>;
  phase: Phase;
  round: number;
  /** In the order in which they came onto the board. */
  readonly figures: Figure[];
  readonly things: Thing[];
  readonly lurking: Lurking[];
  /** Zones laid out. */
  readonly revealed: number[];
  /** Names the board as it is laid out now; see board.ts. */
  board: string;
  /** One entry per bone pile: its square. */
  readonly bones: number[];
  readonly grants: Grant[];
  /** Uses of abilities and items that are limited: "figure/ability". */
  readonly used: Uses<Period>;
  readonly overlord: Overlord;
  /** The turn being taken, and on top of it the acts that effects give. */
  readonly turns: Turn[];
  attack: Attack | null;
  /** Crippled heroes and all servants slain, by content id. */
  readonly slain: Record<string, number>;
  /** Twists of the adventure that have happened, and those about to. */
  readonly twists: string[];
  readonly pending: string[];
  /** Marks whose squares are not there now: collapsed, or turned away. */
  readonly absent: string[];
  readonly finds: PlacedFind[];
  /** Copies of items made by effects and not used up yet; they are gone after the adventure. */
  readonly made: { readonly item: string; readonly by: string }[];
  /** A card should have been drawn and there was none (DS-EOR-03). */
  timeUp: boolean;
  /** Rewards of the last adventure that nobody has yet; only in a campaign. */
  spoils?: { readonly left: readonly string[]; readonly handed: number };
  /** What crippled heroes had with them, once there are any. */
  fallen?: Readonly<Record<string, readonly string[]>>;
  /** In a world dealt for somebody who does not know the adventure: what never comes in it, because nobody could say what it is (DS-SETUP-16). */
  unknown?: { readonly zones: readonly number[]; readonly twists: readonly string[] };
  over: OutcomeOf<DungeonSaga> | null;
}

export const OVERLORD: Seat = 0;

export const isHero = (figure: Figure): boolean => figure.kind === 'hero';
export const sameSide = (a: Figure, b: Figure): boolean => isHero(a) === isHero(b);

export function seatOf(state: State, figure: Figure): Seat {
  return isHero(figure) ? (state.control[figure.id] ?? 1) : OVERLORD;
}

export function findFigure(state: State, id: string): Figure | undefined {
  const { figures } = state;
  for (let i = 0; i < figures.length; i++) if (figures[i]?.id === id) return figures[i];
  return undefined;
}

export function figureOf(state: State, id: string): Figure {
  const found = findFigure(state, id);
  if (!found) throw new RangeError(`"${id}" is not on the board.`);
  return found;
}

export const onBoard = (state: State, id: string): boolean => findFigure(state, id) !== undefined;

export function thingOf(state: State, id: string): Thing | undefined {
  return state.things.find(thing => thing.id === id);
}

/** The sheet of a hero or boss, null for a minion. */
export function sheetOf(figure: Figure): Sheet | null {
  if (figure.kind === 'minion') return null;
  if (figure.kind === 'boss') return boss(figure.of).sheet;
  const { sheet, legendary } = hero(figure.of as HeroId);
  return figure.legendary ? legendary : sheet;
}

export function profileOf(figure: Figure): Profile {
  return sheetOf(figure) ?? minion(figure.of).profile;
}

/** DS-DMG-10, DS-DMG-13. */
export function isInjured(figure: Figure): boolean {
  const sheet = sheetOf(figure);
  return sheet === null ? figure.wounds > 0 : figure.wounds >= sheet.injuredAt;
}

/** The turn or act being taken. */
export function currentTurn(state: State): Turn | undefined {
  return state.turns[state.turns.length - 1];
}

export function newTurn(figure: string, as: Turn['as'], parts: readonly TurnPart[], squares = -1): Turn {
  return {
    figure,
    as,
    parts: [...parts],
    at: 0,
    spent: -1,
    squares,
    stopped: false,
    breaking: false,
    steps: 0,
    cast: [],
    offered: [],
    begun: false,
    fresh: true,
    ended: false,
  };
}
