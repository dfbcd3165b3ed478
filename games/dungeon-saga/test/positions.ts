import { newChance } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import { type Table, table } from '@tafelrunde/testing';
import { type Adventure, addAdventure, type Goal, type Sign } from '../content/adventures/index.ts';
import type { BossId, CommandInstance, HeroId, MinionId } from '../content/index.ts';
import type { Event } from '../events.ts';
import { dungeonSaga } from '../index.ts';
import type { AttackSums } from '../rules/values.ts';
import { setup } from '../setup.ts';
import { figureOf, newTurn, type State } from '../state.ts';
import type { DungeonSaga } from '../types.ts';

/**
 * Positions for tests, drawn with two characters per square and a blank between squares:
 *
 *     position(`
 *       O> .. s<      a figure and the way it faces: ^ > v <
 *       .. %% ##      .. floor   ## no square   %% a bone pile
 *       d2 c1 BB      a door with lock 2, a chest with lock 1, a barrel
 *     `, { turn: 'orlaf' })
 *
 * Heroes: O Orlaf, R Rordin, M Madriga, D Danor. Minions: s skeleton warrior, a archer, r revenant, z zombie, g armoured zombie, h ghost, T troll
 * (drawn on its four squares). Bosses: m Mortibris, k Grimbur, e Elshara, H Hoggar (four squares). Things: d door with a lock, w door with a
 * seal, c chest with a lock, q chest with a seal, each with its strength. Furniture: BB barrel, KK bookcase (two squares), TT table (two
 * squares), FF the piece that the situation names. `**` and `++` are the places "here" and "there". A wall between two squares: `walls: ['1,0 E']`.
 */
export interface Situation {
  /** Whose turn, activation or interrupt it is; without it the position stands between turns. */
  readonly turn?: string;
  readonly as?: 'turn' | 'activation' | 'interrupt';
  /** Left out: the phase that fits `turn`, or the heroes' part of the round. */
  readonly phase?: State['phase'];
  readonly seats?: number;
  readonly legendary?: boolean;
  readonly wounds?: Readonly<Record<string, number>>;
  readonly items?: Readonly<Record<string, readonly string[]>>;
  readonly spells?: Readonly<Record<string, readonly string[]>>;
  /** Figures that have had their turn or activation. */
  readonly done?: readonly string[];
  /** Command cards by id. */
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly commands?: number;
  readonly raise?: Adventure['overlord']['raise'];
  readonly goals?: { readonly heroes?: readonly Goal[]; readonly overlord?: readonly Goal[] };
  readonly holds?: readonly string[];
  readonly walls?: readonly string[];
  /** What is drawn as FF. */
  readonly piece?: string;
  readonly adventure?: Partial<Adventure>;
  readonly arrange?: (state: State) => void;
}

const HEROES: Readonly<Record<string, HeroId>> = { O: 'orlaf', R: 'rordin', M: 'madriga', D: 'danor' };
const SERVANTS: Readonly<Record<string, MinionId | BossId>> = {
  s: 'skeleton-warrior',
  a: 'skeleton-archer',
  r: 'dwarf-revenant',
  z: 'zombie',
  g: 'armoured-zombie',
  h: 'ghost',
  T: 'zombie-troll',
  m: 'mortibris',
  k: 'grimbur',
  e: 'elshara',
  H: 'hoggar',
};
const ARROWS: Readonly<Record<string, Facing>> = { '^': 'N', '>': 'E', v: 'S', '<': 'W' };

function signOf(token: string, { holds = [], piece = 'barrel' }: Situation): Sign | null {
  const [first = '', second = ''] = token;
  const facing = ARROWS[second];
  const hero = HEROES[first];
  const of = SERVANTS[first];
  if (facing && hero) return { is: 'start', hero, facing };
  if (facing && of) return { is: 'servant', of, facing };
  if (first === 'd') return { is: 'door', piece: 'single-door', lock: `lock-${second}` };
  if (first === 'w') return { is: 'door', piece: 'single-door', lock: `seal-${second}` };
  if (first === 'c') return { is: 'chest', lock: `lock-${second}`, holds };
  if (first === 'q') return { is: 'chest', lock: `seal-${second}`, holds };
  switch (token) {
    case 'BB':
      return { is: 'furniture', piece: 'barrel' };
    case 'KK':
      return { is: 'furniture', piece: 'bookcase' };
    case 'TT':
      return { is: 'furniture', piece: 'table' };
    case 'FF':
      return { is: 'furniture', piece };
    case '%%':
      return { is: 'bones' };
    case '**':
      return { is: 'place', mark: 'here' };
    case '++':
      return { is: 'place', mark: 'there' };
    case '..':
    case '##':
      return null;
    default:
      throw new Error(`"${token}" means nothing in a drawn position.`);
  }
}

let drawn = 0;

/** Reads the drawing as an adventure. Each kind of token gets a character of its own in the map. */
function adventureFrom(drawing: string, situation: Situation): Adventure {
  const rows = drawing
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => line.split(/\s+/));
  const signs: Record<string, Sign> = {};
  const characters = new Map<string, string>();
  const character = (token: string): string => {
    const sign = signOf(token, situation);
    if (!sign) return token === '##' ? '#' : '.';
    const known = characters.get(token) ?? String.fromCodePoint(0x100 + characters.size);
    characters.set(token, known);
    signs[known] = sign;
    return known;
  };
  const width = Math.max(...rows.map(row => row.length));
  const canvas = Array.from({ length: rows.length * 2 + 1 }, () => Array.from({ length: width * 2 + 1 }, () => ' '));
  const put = (column: number, line: number, sign: string): void => {
    const row = canvas[line];
    if (row) row[column] = sign;
  };
  rows.forEach((row, y) => {
    row.forEach((token, x) => {
      put(x * 2 + 1, y * 2 + 1, character(token));
    });
  });
  for (const wall of situation.walls ?? []) {
    const [, x = '0', y = '0', side = 'E'] = /^(\d+),(\d+) ([NESW])$/.exec(wall) ?? [];
    const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] ?? [0, 0];
    put(Number(x) * 2 + 1 + (dx ?? 0), Number(y) * 2 + 1 + (dy ?? 0), dx === 0 ? '-' : '|');
  }
  const words = { en: 'A drawn position', de: 'Eine gezeichnete Stellung' };
  return {
    id: `drawn-${++drawn}`,
    name: words,
    about: words,
    prologue: words,
    epilogue: { heroes: words, overlord: words },
    map: canvas.map(row => row.join('')),
    signs,
    marks: { here: { en: 'here', de: 'hier' }, there: { en: 'there', de: 'dort' } },
    overlord: {
      commands: situation.commands ?? 2,
      deck: { size: 12 },
      hand: 0,
      raise: situation.raise ?? { 'skeleton-warrior': 4, zombie: 4, ghost: 2 },
    },
    victory: {
      heroes: situation.goals?.heroes ?? [{ is: 'slay', who: 'mortibris', count: 9 }],
      overlord: situation.goals?.overlord ?? [{ is: 'crippled', count: 1 }, { is: 'deck-empty' }],
    },
    ...(situation.legendary && { legendary: 'always' }),
    ...situation.adventure,
  };
}

/** The state of a drawn position. */
export function stateOf(drawing: string, situation: Situation = {}): State {
  const adventure = adventureFrom(drawing, situation);
  addAdventure(adventure);
  const state = setup({ scenario: adventure.id, seats: situation.seats ?? 2, settings: {} }, newChance('position'));
  const players = state.seats - 1;
  (['orlaf', 'rordin', 'madriga', 'danor'] as const).forEach((hero, i) => {
    state.control[hero] = 1 + (i % players);
  });
  state.round = 1;
  for (const [id, wounds] of Object.entries(situation.wounds ?? {})) figureOf(state, id).wounds = wounds;
  for (const [id, items] of Object.entries(situation.items ?? {})) figureOf(state, id).items.push(...items);
  for (const [id, spells] of Object.entries(situation.spells ?? {}))
    figureOf(state, id).spells.splice(0, 99, ...spells.map(spell => ({ id: spell, turned: 0 })));
  for (const id of situation.done ?? []) figureOf(state, id).done = true;
  dealCards(state, situation);
  beginAt(state, situation);
  situation.arrange?.(state);
  return state;
}

function beginAt(state: State, { turn, as, phase, commands }: Situation): void {
  const isHero = turn !== undefined && turn in state.control;
  state.phase = phase ?? (turn === undefined || isHero ? 'heroes' : as === 'interrupt' ? 'interrupt' : 'overlord');
  if (state.phase === 'overlord') state.overlord.commands = commands ?? state.overlord.perTurn;
  if (turn !== undefined) state.turns.push(newTurn(turn, as ?? (isHero ? 'turn' : 'activation'), ['move', 'action']));
}

/** Puts cards where the test wants them; the rest stays in the box. */
function dealCards({ overlord }: State, { hand, deck }: Situation): void {
  const box = [...overlord.hand.splice(0), ...overlord.deck.splice(0), ...overlord.box.splice(0)];
  const take = (id: string): CommandInstance => {
    const at = box.findIndex(card => card.startsWith(`${id}#`));
    const [card] = box.splice(at, 1);
    if (at < 0 || card === undefined) throw new Error(`There is no command card "${id}" left.`);
    return card;
  };
  overlord.hand.push(...(hand ?? []).map(take));
  overlord.deck.push(...(deck ? deck.map(take) : box.splice(0, 6)));
  overlord.box.push(...box);
}

export type Position = Table<DungeonSaga>;

/** A table with the drawn position on it. */
export function position(drawing: string, situation: Situation = {}): Position {
  const state = stateOf(drawing, situation);
  return table(dungeonSaga, { config: { seats: state.seats }, state });
}

/** The events of one kind that the last decision led to. */
export function told<K extends Event['kind']>(at: Position, kind: K): Extract<Event, { kind: K }>[] {
  return at.happened().filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}

/** What changed the numbers of the last attack: those of the attack, then of the defence, then of the armour. */
export function changes(at: Position): { side: keyof AttackSums; amount: number; source: string }[] {
  const [rolled] = told(at, 'rolled');
  const sides = ['attack', 'defence', 'armour'] as const;
  return rolled ? sides.flatMap(side => rolled.sums[side].parts.map(part => ({ side, ...part }))) : [];
}

/** All squares offered to move to, as "x,y". */
export const squares = (at: Position): string[] => at.offered('move:').map(id => id.slice('move:'.length));
