/**
 * The skirmish as plain functions on plain objects, as a boardgame.io game is usually written. `plain.ts` runs them bare,
 * `boardgameio.ts` as the moves of a boardgame.io game; the two differ in how they search the map.
 */
import {
  ACTIONS,
  BLESSING,
  CELLS,
  COSTS,
  DECK_SIZE,
  FIREBALL,
  FIREBALL_DICE,
  FIREBALL_RANGE,
  HAND_LIMIT,
  HAND_START,
  HASTE,
  HEAL,
  HEALING,
  HEIGHT,
  LAST_TURN,
  MANA,
  ROCKS,
  ROSTER,
  SHIELD,
  SHIELDING,
  UNIT_CLASSES,
  WIDTH,
} from './numbers.ts';

export type PlayerId = '0' | '1';

export interface Unit {
  id: number;
  owner: PlayerId;
  x: number;
  y: number;
  life: number;
  fullLife: number;
  actions: number;
  attacked: boolean;
  blessings: number;
  shield: number;
}

export interface Player {
  mana: number;
  hand: number[];
  /** The last one is on top. */
  deck: number[];
  discard: number[];
}

export interface Field {
  units: Unit[];
  players: Record<PlayerId, Player>;
  lastRoll: { attack: number[]; defence: number[]; damage: number } | null;
  /** The map, 1 is rock: in the state, as boardgame.io games mostly have it. */
  cells: number[];
}

/** The part of boardgame.io's `random` that the skirmish needs. */
export interface Random {
  D6(count: number): number[];
  Shuffle<T>(items: T[]): T[];
}

export type Action =
  | { move: 'move'; args: [unit: number, x: number, y: number] }
  | { move: 'attack'; args: [unit: number, target: number] }
  | { move: 'playCard'; args: [place: number, target: number] }
  | { event: 'endTurn' };

export type Result = { winner: PlayerId } | { draw: true };

/** The cells a unit can move to, in breadth-first order. */
export type Search = (field: Field, unit: Unit) => number[];

export function setup(random: Random): Field {
  const units = ROSTER.map(({ owner, x, y }, id): Unit => {
    const { life } = classOf(id);
    return {
      id,
      owner: owner === 0 ? '0' : '1',
      x,
      y,
      life,
      fullLife: life,
      actions: 0,
      attacked: false,
      blessings: 0,
      shield: 0,
    };
  });
  return { units, players: { '0': deal(random), '1': deal(random) }, lastRoll: null, cells: ROCKS.slice() };
}

function deal(random: Random): Player {
  const deck = random.Shuffle(Array.from({ length: DECK_SIZE }, (_, i) => i % COSTS.length));
  return { mana: 0, hand: deck.splice(DECK_SIZE - HAND_START, HAND_START), deck, discard: [] };
}

export function beginTurn(field: Field, player: PlayerId, random: Random): void {
  for (const unit of field.units) {
    if (unit.owner !== player) continue;
    unit.actions = ACTIONS;
    unit.attacked = false;
    unit.blessings = 0;
    unit.shield = 0;
  }
  field.players[player].mana = MANA;
  drawCard(field.players[player], random);
}

function drawCard(player: Player, random: Random): void {
  if (player.hand.length >= HAND_LIMIT) return;
  if (player.deck.length === 0) {
    if (player.discard.length === 0) return;
    player.deck = random.Shuffle(player.discard.slice());
    player.discard = [];
  }
  const card = player.deck.pop();
  if (card !== undefined) player.hand.push(card);
}

export function enumerate(field: Field, player: PlayerId, search: Search): Action[] {
  const actions: Action[] = [];
  for (const unit of field.units) {
    if (unit.owner !== player || unit.life <= 0 || unit.actions <= 0) continue;
    for (const cell of search(field, unit))
      actions.push({ move: 'move', args: [unit.id, cell % WIDTH, (cell / WIDTH) | 0] });
    if (unit.attacked) continue;
    for (const target of field.units)
      if (mayAttack(field, unit, target)) actions.push({ move: 'attack', args: [unit.id, target.id] });
  }
  const { hand } = field.players[player];
  for (let place = 0; place < hand.length; place++)
    for (const target of field.units)
      if (mayPlay(field, player, hand[place] as number, target))
        actions.push({ move: 'playCard', args: [place, target.id] });
  actions.push({ event: 'endTurn' });
  return actions;
}

/** Each move says whether it was legal; if not, it has changed nothing. */
export function move(field: Field, player: PlayerId, search: Search, id: number, x: number, y: number): boolean {
  const unit = field.units[id];
  if (!unit || unit.owner !== player || unit.life <= 0 || unit.actions <= 0) return false;
  if (!search(field, unit).includes(y * WIDTH + x)) return false;
  unit.x = x;
  unit.y = y;
  unit.actions--;
  return true;
}

export function attack(field: Field, player: PlayerId, random: Random, id: number, targetId: number): boolean {
  const unit = field.units[id];
  const target = field.units[targetId];
  if (!unit || !target || unit.owner !== player || !mayAttack(field, unit, target)) return false;
  const attackDice = random.D6(classOf(id).dice + unit.blessings);
  const defenceDice = random.D6(classOf(targetId).armour + target.shield);
  const damage = Math.max(0, hits(attackDice) - blocks(defenceDice));
  target.life = Math.max(0, target.life - damage);
  unit.actions--;
  unit.attacked = true;
  unit.blessings = 0;
  field.lastRoll = { attack: attackDice, defence: defenceDice, damage };
  return true;
}

export function playCard(field: Field, player: PlayerId, random: Random, place: number, targetId: number): boolean {
  const own = field.players[player];
  const card = own.hand[place];
  const target = field.units[targetId];
  if (card === undefined || !target || !mayPlay(field, player, card, target)) return false;
  own.mana -= COSTS[card] ?? 0;
  own.hand.splice(place, 1);
  own.discard.push(card);
  if (card === HEAL) target.life = Math.min(target.fullLife, target.life + HEALING);
  else if (card === HASTE) target.actions++;
  else if (card === BLESSING) target.blessings++;
  else if (card === SHIELD) target.shield += SHIELDING;
  else burn(field, target, random);
  return true;
}

function burn(field: Field, target: Unit, random: Random): void {
  const dice = random.D6(FIREBALL_DICE);
  target.life = Math.max(0, target.life - hits(dice));
  for (const unit of field.units) {
    if (unit.id === target.id || unit.life <= 0 || distance(unit, target) > 1) continue;
    const roll = random.D6(1);
    unit.life = Math.max(0, unit.life - hits(roll));
    dice.push(...roll);
  }
  field.lastRoll = { attack: dice, defence: [], damage: 0 };
}

export function result(field: Field, turn: number): Result | undefined {
  let first = 0;
  let second = 0;
  for (const unit of field.units) {
    if (unit.owner === '0') first += unit.life;
    else second += unit.life;
  }
  if (first > 0 && second > 0 && turn <= LAST_TURN) return undefined;
  return first === second ? { draw: true } : { winner: first > second ? '0' : '1' };
}

function mayAttack(field: Field, unit: Unit, target: Unit): boolean {
  return (
    unit.life > 0 &&
    target.life > 0 &&
    unit.owner !== target.owner &&
    unit.actions > 0 &&
    !unit.attacked &&
    distance(unit, target) <= classOf(unit.id).range &&
    sees(field, unit, target)
  );
}

function mayPlay(field: Field, player: PlayerId, card: number, target: Unit): boolean {
  if (field.players[player].mana < (COSTS[card] ?? 0) || target.life <= 0) return false;
  if (card === FIREBALL) return target.owner !== player && mayBurn(field, player, target);
  if (target.owner !== player) return false;
  return card !== HEAL || target.life < target.fullLife;
}

function mayBurn(field: Field, player: PlayerId, target: Unit): boolean {
  for (const unit of field.units)
    if (unit.owner === player && unit.life > 0 && distance(unit, target) <= FIREBALL_RANGE && sees(field, unit, target))
      return true;
  return false;
}

const classOf = (unit: number) => UNIT_CLASSES[unit] as (typeof UNIT_CLASSES)[number];

const distance = (a: Unit, b: Unit): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Bresenham's line between the cells meets no rock. */
function sees({ cells }: Field, from: Unit, to: Unit): boolean {
  let { x, y } = from;
  const { x: endX, y: endY } = to;
  const dx = Math.abs(endX - x);
  const dy = -Math.abs(endY - y);
  const stepX = x < endX ? 1 : -1;
  const stepY = y < endY ? 1 : -1;
  let error = dx + dy;
  for (;;) {
    if (x === endX && y === endY) return true;
    if (cells[y * WIDTH + x] === 1) return false;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
  }
}

function hits(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die === 6 ? 2 : die >= 4 ? 1 : 0;
  return sum;
}

function blocks(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) if (die >= 5) sum++;
  return sum;
}

/** The search as it is commonly written: a map, a set and a list per call. */
export function searchWithMaps(field: Field, unit: Unit): number[] {
  const { cells } = field;
  const start = unit.y * WIDTH + unit.x;
  const { speed } = classOf(unit.id);
  const taken = new Set<number>();
  for (const other of field.units) if (other.life > 0) taken.add(other.y * WIDTH + other.x);
  const steps = new Map([[start, 0]]);
  const queue = [start];
  const found: number[] = [];
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] as number;
    const done = steps.get(cell) ?? 0;
    if (done === speed) break;
    const x = cell % WIDTH;
    const y = (cell / WIDTH) | 0;
    for (let ny = y - 1; ny <= y + 1; ny++) {
      for (let nx = x - 1; nx <= x + 1; nx++) {
        if ((nx === x && ny === y) || nx < 0 || ny < 0 || nx >= WIDTH || ny >= HEIGHT) continue;
        const next = ny * WIDTH + nx;
        if (cells[next] === 1 || taken.has(next) || steps.has(next)) continue;
        steps.set(next, done + 1);
        queue.push(next);
        found.push(next);
      }
    }
  }
  return found;
}

const seen = new Int32Array(CELLS);
const queue = new Int32Array(CELLS);
const steps = new Int32Array(CELLS);
let search = 0;

/** The same search on scratch arrays made once. */
export function searchWithScratch(field: Field, unit: Unit): number[] {
  const { cells } = field;
  const { speed } = classOf(unit.id);
  search++;
  for (const other of field.units) if (other.life > 0) seen[other.y * WIDTH + other.x] = search;
  queue[0] = unit.y * WIDTH + unit.x;
  steps[0] = 0;
  let count = 1;
  const found: number[] = [];
  for (let head = 0; head < count; head++) {
    const done = steps[head] as number;
    if (done === speed) break;
    const cell = queue[head] as number;
    const x = cell % WIDTH;
    const y = (cell / WIDTH) | 0;
    for (let ny = y - 1; ny <= y + 1; ny++) {
      for (let nx = x - 1; nx <= x + 1; nx++) {
        if ((nx === x && ny === y) || nx < 0 || ny < 0 || nx >= WIDTH || ny >= HEIGHT) continue;
        const next = ny * WIDTH + nx;
        if (seen[next] === search || cells[next] === 1) continue;
        seen[next] = search;
        queue[count] = next;
        steps[count++] = done + 1;
        found.push(next);
      }
    }
  }
  return found;
}
