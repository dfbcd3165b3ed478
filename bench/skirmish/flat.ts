/**
 * The skirmish on one Int32Array: what the game costs when nothing but speed counts. Every rule writes words of `state`
 * through `write`, which can keep a log, so that any number of moves is taken back without a copy.
 */
import * as numbers from './numbers.ts';

// The compiler takes constants of this module for what they are, but reads imported and exported ones again each time:
// hence these copies, and the one object exported at the end.
const {
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
} = numbers;

// The layout of the state: first who stands on each cell (unit + 1, or 0), then units, players and the rest.
const SIDE = 3;
const UNITS = 2 * SIDE;

const UNIT = CELLS;
const UNIT_WORDS = 6;
const AT = 0;
const LIFE = 1;
const ACTIONS_LEFT = 2;
const ATTACKED = 3;
const BLESSINGS = 4;
const SHIELDS = 5;

const PLAYER = UNIT + UNITS * UNIT_WORDS;
const MANA_LEFT = 0;
const HAND_SIZE = 1;
const LEFT_IN_DECK = 2;
const DISCARDED = 3;
const HAND = 4;
const DECK = HAND + HAND_LIMIT;
const DISCARD = DECK + DECK_SIZE;
const PLAYER_WORDS = DISCARD + DECK_SIZE;

const CURRENT = PLAYER + 2 * PLAYER_WORDS;
const TURN = CURRENT + 1;
/** 0: not over, 1 or 2: the first or second player has won, 3: drawn. */
const OVER = CURRENT + 2;
const RANDOM = CURRENT + 3;
const SIZE = CURRENT + 4;

const state = new Int32Array(SIZE);

// An action is one number: kind << 20 | first << 12 | second.
const MOVE = 0; // unit, cell
const ATTACK = 1; // unit, target
const PLAY = 2; // place in the hand, target
const END = 3;
const kindOf = (action: number): number => action >> 20;
const firstOf = (action: number): number => (action >> 12) & 255;
const secondOf = (action: number): number => action & 4095;
/** More actions than any position offers. */
const MOST_ACTIONS = 4096;

// Tables of what never changes.
const speed = Int32Array.from(UNIT_CLASSES, c => c.speed);
const range = Int32Array.from(UNIT_CLASSES, c => c.range);
const attackDice = Int32Array.from(UNIT_CLASSES, c => c.dice);
const armour = Int32Array.from(UNIT_CLASSES, c => c.armour);
const fullLife = Int32Array.from(UNIT_CLASSES, c => c.life);
const cost = Int32Array.from(COSTS);
const rock = Uint8Array.from(ROCKS);
const column = Int32Array.from(ROCKS, (_, cell) => cell % WIDTH);
const row = Int32Array.from(ROCKS, (_, cell) => Math.floor(cell / WIDTH));
/** The neighbours of cell c that are no rock stand at c * 8 and after. */
const near = new Int32Array(CELLS * 8);
const nearCount = new Int32Array(CELLS);
for (let cell = 0; cell < CELLS; cell++) fillNeighbours(cell);

function fillNeighbours(cell: number): void {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  let count = 0;
  for (let ny = y - 1; ny <= y + 1; ny++) {
    for (let nx = x - 1; nx <= x + 1; nx++) {
      const next = ny * WIDTH + nx;
      if (next === cell || nx < 0 || ny < 0 || nx >= WIDTH || ny >= HEIGHT || rock[next]) continue;
      near[cell * 8 + count++] = next;
    }
  }
  nearCount[cell] = count;
}

// Reading and writing.
let logging = false;
const log = new Int32Array(1 << 16);
let logged = 0;

const read = (word: number): number => state[word] as number;

function write(word: number, value: number): void {
  if (logging) {
    log[logged++] = word;
    log[logged++] = state[word] as number;
  }
  state[word] = value;
}

/** Whether moves are logged, so that they can be taken back. */
function setLogging(on: boolean): void {
  logging = on;
  logged = 0;
}

/** The place in the log to which `unmake` can return. */
const mark = (): number => logged;

function unmake(to: number): void {
  while (logged > to) {
    logged -= 2;
    state[log[logged] as number] = log[logged + 1] as number;
  }
}

const save = (): Int32Array => state.slice();

// Luck: Marsaglia's xorshift32.
function random(n: number): number {
  let x = state[RANDOM] as number;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  write(RANDOM, x);
  return (x >>> 0) % n;
}

function rollHits(dice: number): number {
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const die = random(6) + 1;
    hits += die === 6 ? 2 : die >= 4 ? 1 : 0;
  }
  return hits;
}

function rollBlocks(dice: number): number {
  let blocks = 0;
  for (let i = 0; i < dice; i++) if (random(6) + 1 >= 5) blocks++;
  return blocks;
}

// Distance, sight and reach.
function distance(a: number, b: number): number {
  const dx = Math.abs((column[a] as number) - (column[b] as number));
  const dy = Math.abs((row[a] as number) - (row[b] as number));
  return Math.max(dx, dy);
}

/** Bresenham's line between the cells meets no rock. */
function sees(a: number, b: number): boolean {
  let x = column[a] as number;
  let y = row[a] as number;
  const endX = column[b] as number;
  const endY = row[b] as number;
  const dx = Math.abs(endX - x);
  const dy = -Math.abs(endY - y);
  const stepX = x < endX ? 1 : -1;
  const stepY = y < endY ? 1 : -1;
  let error = dx + dy;
  for (;;) {
    if (x === endX && y === endY) return true;
    if (rock[y * WIDTH + x]) return false;
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

const seen = new Int32Array(CELLS);
const queue = new Int32Array(CELLS);
const depth = new Int32Array(CELLS);
let search = 0;

/** Fills the queue with the cells the unit can move to, from place 1 on, and returns its length. */
function reach(unit: number): number {
  const start = state[UNIT + unit * UNIT_WORDS + AT] as number;
  const steps = speed[unit] as number;
  const stamp = ++search;
  seen[start] = stamp;
  queue[0] = start;
  depth[0] = 0;
  let count = 1;
  for (let head = 0; head < count; head++) {
    const done = depth[head] as number;
    if (done === steps) break;
    const from = queue[head] as number;
    const end = from * 8 + (nearCount[from] as number);
    for (let at = from * 8; at < end; at++) {
      const cell = near[at] as number;
      if (seen[cell] === stamp || state[cell] !== 0) continue;
      seen[cell] = stamp;
      queue[count] = cell;
      depth[count++] = done + 1;
    }
  }
  return count;
}

// What is allowed.
function mayAttack(unit: number, target: number): boolean {
  const a = UNIT + unit * UNIT_WORDS;
  const t = UNIT + target * UNIT_WORDS;
  return (
    read(t + LIFE) > 0 &&
    distance(read(a + AT), read(t + AT)) <= (range[unit] as number) &&
    sees(read(a + AT), read(t + AT))
  );
}

function mayPlay(player: number, card: number, target: number): boolean {
  if (read(PLAYER + player * PLAYER_WORDS + MANA_LEFT) < (cost[card] as number)) return false;
  const life = read(UNIT + target * UNIT_WORDS + LIFE);
  if (life <= 0) return false;
  const own = (target < SIDE ? 0 : 1) === player;
  if (card === FIREBALL) return !own && mayBurn(player, target);
  if (!own) return false;
  return card !== HEAL || life < (fullLife[target] as number);
}

function mayBurn(player: number, target: number): boolean {
  const to = read(UNIT + target * UNIT_WORDS + AT);
  for (let unit = player * SIDE; unit < player * SIDE + SIDE; unit++) {
    const u = UNIT + unit * UNIT_WORDS;
    if (read(u + LIFE) > 0 && distance(read(u + AT), to) <= FIREBALL_RANGE && sees(read(u + AT), to)) return true;
  }
  return false;
}

/** Lists the legal actions and returns how many there are. */
function enumerate(out: Int32Array): number {
  let count = 0;
  const player = read(CURRENT);
  const firstOwn = player * SIDE;
  const firstEnemy = SIDE - firstOwn;
  for (let unit = firstOwn; unit < firstOwn + SIDE; unit++) {
    const u = UNIT + unit * UNIT_WORDS;
    if (read(u + LIFE) <= 0 || read(u + ACTIONS_LEFT) <= 0) continue;
    const base = unit << 12;
    const reached = reach(unit);
    for (let i = 1; i < reached; i++) out[count++] = base | (queue[i] as number);
    if (read(u + ATTACKED) !== 0) continue;
    for (let target = firstEnemy; target < firstEnemy + SIDE; target++)
      if (mayAttack(unit, target)) out[count++] = (ATTACK << 20) | base | target;
  }
  const p = PLAYER + player * PLAYER_WORDS;
  const cards = read(p + HAND_SIZE);
  for (let place = 0; place < cards; place++) {
    const card = read(p + HAND + place);
    for (let target = 0; target < UNITS; target++)
      if (mayPlay(player, card, target)) out[count++] = (PLAY << 20) | (place << 12) | target;
  }
  out[count++] = END << 20;
  return count;
}

// What happens.
function make(action: number): void {
  const first = firstOf(action);
  const second = secondOf(action);
  switch (kindOf(action)) {
    case MOVE:
      move(first, second);
      break;
    case ATTACK:
      attack(first, second);
      break;
    case PLAY:
      play(first, second);
      break;
    default:
      endTurn();
  }
}

function move(unit: number, to: number): void {
  const u = UNIT + unit * UNIT_WORDS;
  write(read(u + AT), 0);
  write(u + AT, to);
  write(to, unit + 1);
  write(u + ACTIONS_LEFT, read(u + ACTIONS_LEFT) - 1);
}

function attack(unit: number, target: number): void {
  const a = UNIT + unit * UNIT_WORDS;
  const t = UNIT + target * UNIT_WORDS;
  const hits = rollHits((attackDice[unit] as number) + read(a + BLESSINGS));
  const blocks = rollBlocks((armour[target] as number) + read(t + SHIELDS));
  if (hits > blocks) hurt(target, hits - blocks);
  write(a + ACTIONS_LEFT, read(a + ACTIONS_LEFT) - 1);
  write(a + ATTACKED, 1);
  write(a + BLESSINGS, 0);
  checkEnd();
}

function hurt(target: number, damage: number): void {
  const t = UNIT + target * UNIT_WORDS;
  const life = read(t + LIFE);
  const left = Math.max(0, life - damage);
  if (left === life) return;
  write(t + LIFE, left);
  if (left === 0) write(read(t + AT), 0);
}

function play(place: number, target: number): void {
  const p = PLAYER + read(CURRENT) * PLAYER_WORDS;
  const card = takeFromHand(p, place);
  const t = UNIT + target * UNIT_WORDS;
  write(p + MANA_LEFT, read(p + MANA_LEFT) - (cost[card] as number));
  if (card === HEAL) write(t + LIFE, Math.min(fullLife[target] as number, read(t + LIFE) + HEALING));
  else if (card === HASTE) write(t + ACTIONS_LEFT, read(t + ACTIONS_LEFT) + 1);
  else if (card === BLESSING) write(t + BLESSINGS, read(t + BLESSINGS) + 1);
  else if (card === SHIELD) write(t + SHIELDS, read(t + SHIELDS) + SHIELDING);
  else burn(target);
}

/** Closes the gap in the hand and discards the card. */
function takeFromHand(p: number, place: number): number {
  const card = read(p + HAND + place);
  const left = read(p + HAND_SIZE) - 1;
  for (let i = place; i < left; i++) write(p + HAND + i, read(p + HAND + i + 1));
  write(p + HAND_SIZE, left);
  write(p + DISCARD + read(p + DISCARDED), card);
  write(p + DISCARDED, read(p + DISCARDED) + 1);
  return card;
}

function burn(target: number): void {
  const centre = read(UNIT + target * UNIT_WORDS + AT);
  hurt(target, rollHits(FIREBALL_DICE));
  for (let unit = 0; unit < UNITS; unit++) {
    const u = UNIT + unit * UNIT_WORDS;
    if (unit !== target && read(u + LIFE) > 0 && distance(read(u + AT), centre) <= 1) hurt(unit, rollHits(1));
  }
  checkEnd();
}

function endTurn(): void {
  write(CURRENT, 1 - read(CURRENT));
  write(TURN, read(TURN) + 1);
  beginTurn(read(CURRENT));
  checkEnd();
}

function beginTurn(player: number): void {
  for (let unit = player * SIDE; unit < player * SIDE + SIDE; unit++) {
    const u = UNIT + unit * UNIT_WORDS;
    write(u + ACTIONS_LEFT, ACTIONS);
    write(u + ATTACKED, 0);
    write(u + BLESSINGS, 0);
    write(u + SHIELDS, 0);
  }
  write(PLAYER + player * PLAYER_WORDS + MANA_LEFT, MANA);
  draw(PLAYER + player * PLAYER_WORDS);
}

function draw(p: number): void {
  const held = read(p + HAND_SIZE);
  if (held >= HAND_LIMIT) return;
  if (read(p + LEFT_IN_DECK) === 0) {
    if (read(p + DISCARDED) === 0) return;
    reshuffle(p);
  }
  const top = read(p + LEFT_IN_DECK) - 1;
  write(p + LEFT_IN_DECK, top);
  write(p + HAND + held, read(p + DECK + top));
  write(p + HAND_SIZE, held + 1);
}

/** The discard pile becomes the deck. */
function reshuffle(p: number): void {
  const count = read(p + DISCARDED);
  for (let i = 0; i < count; i++) write(p + DECK + i, read(p + DISCARD + i));
  for (let i = count - 1; i > 0; i--) {
    const j = random(i + 1);
    const card = read(p + DECK + i);
    write(p + DECK + i, read(p + DECK + j));
    write(p + DECK + j, card);
  }
  write(p + LEFT_IN_DECK, count);
  write(p + DISCARDED, 0);
}

function checkEnd(): void {
  const first = lifeOf(0);
  const second = lifeOf(1);
  if (first > 0 && second > 0 && read(TURN) <= LAST_TURN) return;
  write(OVER, first === second ? 3 : first > second ? 1 : 2);
}

function lifeOf(player: number): number {
  const u = UNIT + player * SIDE * UNIT_WORDS + LIFE;
  return read(u) + read(u + UNIT_WORDS) + read(u + 2 * UNIT_WORDS);
}

/** Sets the game up. The deal is never taken back, so it is not logged. */
function start(seed: number): void {
  state.fill(0);
  logged = 0;
  state[RANDOM] = seed | 0 || 1;
  for (let unit = 0; unit < UNITS; unit++) {
    const { x, y } = ROSTER[unit] as (typeof ROSTER)[number];
    const u = UNIT + unit * UNIT_WORDS;
    state[u + AT] = y * WIDTH + x;
    state[u + LIFE] = fullLife[unit] as number;
    state[y * WIDTH + x] = unit + 1;
  }
  for (let player = 0; player < 2; player++) deal(PLAYER + player * PLAYER_WORDS);
  state[TURN] = 1;
  beginTurn(0);
  logged = 0;
}

function deal(p: number): void {
  for (let i = 0; i < DECK_SIZE; i++) state[p + DISCARD + i] = i % COSTS.length;
  state[p + DISCARDED] = DECK_SIZE;
  reshuffle(p);
  const left = DECK_SIZE - HAND_START;
  for (let i = 0; i < HAND_START; i++) state[p + HAND + i] = state[p + DECK + left + i] as number;
  state[p + HAND_SIZE] = HAND_START;
  state[p + LEFT_IN_DECK] = left;
}

export const flat = {
  state,
  kindOf,
  firstOf,
  secondOf,
  setLogging,
  mark,
  unmake,
  save,
  enumerate,
  make,
  start,
  UNIT,
  UNIT_WORDS,
  AT,
  LIFE,
  ACTIONS_LEFT,
  ATTACKED,
  BLESSINGS,
  SHIELDS,
  PLAYER,
  MANA_LEFT,
  HAND_SIZE,
  LEFT_IN_DECK,
  DISCARDED,
  HAND,
  DECK,
  DISCARD,
  PLAYER_WORDS,
  CURRENT,
  TURN,
  OVER,
  MOVE,
  ATTACK,
  PLAY,
  END,
  MOST_ACTIONS,
};
