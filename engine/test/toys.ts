import {
  type Chance,
  type Choice,
  choose,
  type Flow,
  type Game,
  type GameTypes,
  type Io,
  Match,
  type Seat,
  timingWindow,
  type Viewer,
} from '../index.ts';

/**
 * The duel: a correct little game with everything the engine must cope with. Cards 1 to 9; hands and deck are hidden. A turn
 * has 3 energy; walking, rolling (and rolling again), drawing (keep or drop) and playing a card (the others may parry)
 * cost 1 each. With no energy left, the turn ends by itself. The most points after the last turn win.
 */
export interface DuelState {
  phase: 'deal' | 'turn';
  turn: number;
  readonly last: number;
  current: Seat;
  /** The die that lies on the table during a roll, else 0. */
  rolled: number;
  readonly players: { score: number; energy: number; steps: number; readonly hand: number[] }[];
  /** The last one is on top. */
  readonly deck: number[];
  readonly discard: number[];
}

export type DuelChoice =
  | { readonly do: 'walk' | 'roll' | 'again' | 'stop' | 'draw' | 'keep' | 'pass' | 'end' }
  | { readonly do: 'drop' | 'play' | 'block'; readonly card: number };

export type DuelEvent =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'walked' | 'kept'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'dropped' | 'played' | 'blocked'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly dice: readonly number[]; readonly points: number };

export interface DuelView {
  readonly turn: number;
  readonly current: Seat;
  readonly rolled: number;
  readonly players: readonly {
    readonly score: number;
    readonly energy: number;
    readonly steps: number;
    readonly hand: readonly number[] | null;
    readonly handSize: number;
  }[];
  readonly deckSize: number;
  readonly discard: readonly number[];
}

export interface DuelTypes {
  readonly state: DuelState;
  readonly choice: DuelChoice;
  readonly event: DuelEvent;
  readonly view: DuelView;
  readonly ask: 'turn' | 'again' | 'drawn' | 'parry';
  /** The card that lay on top of the deck, or one out of a hand. */
  readonly fact: { readonly top: number } | { readonly hand: Seat; readonly card: number };
  readonly outcome: 'points' | 'drawn';
}

export type Duel = Game<DuelTypes>;
export type DuelMatch = Match<DuelTypes>;
type DuelIo = Io<DuelTypes>;

/** The types of a toy that is no more than a state and choices. */
export interface Toy<S extends object, C extends Choice = Choice> extends GameTypes {
  readonly state: S;
  readonly choice: C;
}

const ENERGY = 3;

export const duel: Duel = {
  id: 'toy-duel',
  name: { en: 'Toy duel', de: 'Spielzeugduell' },
  about: { en: 'For tests.', de: 'Für Tests.' },
  version: 1,
  scenarios: [
    {
      id: 'ring',
      name: { en: 'The ring', de: 'Der Ring' },
      about: { en: 'Score.', de: 'Punkte machen.' },
      seats: [2, 3],
      settings: [
        {
          id: 'turns',
          name: { en: 'Turns', de: 'Züge' },
          about: { en: 'How long it takes', de: 'Wie lange es dauert' },
          values: [2, 4, 120],
          initial: 4,
          fits: (value, seats) => value !== 2 || seats === 2,
        },
      ],
      longest: 1_500,
    },
  ],
  texts: {
    asks: {
      turn: { en: 'Your turn', de: 'Dein Zug' },
      again: { en: 'Roll again?', de: 'Noch einmal würfeln?' },
      drawn: { en: 'Keep it?', de: 'Behalten?' },
      parry: { en: 'Parry?', de: 'Parieren?' },
    },
    options: {
      walk: { en: 'Walk', de: 'Gehen' },
      roll: { en: 'Roll', de: 'Würfeln' },
      again: { en: 'Roll again', de: 'Noch einmal würfeln' },
      stop: { en: 'Stop', de: 'Aufhören' },
      draw: { en: 'Draw', de: 'Ziehen' },
      keep: { en: 'Keep', de: 'Behalten' },
      pass: { en: 'Pass', de: 'Passen' },
      end: { en: 'End the turn', de: 'Zug beenden' },
      drop: { en: ({ card }) => `Drop ${card}`, de: ({ card }) => `${card} ablegen` },
      play: { en: ({ card }) => `Play ${card}`, de: ({ card }) => `${card} spielen` },
      block: { en: ({ card }) => `Block with ${card}`, de: ({ card }) => `Mit ${card} abwehren` },
    },
    events: {
      turn: { en: ({ seat }, name) => `Turn of ${name(seat)}`, de: ({ seat }, name) => `Zug von ${name(seat)}` },
      walked: { en: ({ seat }, name) => `${name(seat)} walks`, de: ({ seat }, name) => `${name(seat)} geht` },
      kept: { en: ({ seat }, name) => `${name(seat)} keeps it`, de: ({ seat }, name) => `${name(seat)} behält sie` },
      rolled: { en: ({ die }) => `A ${die}`, de: ({ die }) => `Eine ${die}` },
      drew: { en: ({ card }) => `Drew ${card ?? 'a card'}`, de: ({ card }) => `Zog ${card ?? 'eine Karte'}` },
      dropped: { en: ({ card }) => `Dropped ${card}`, de: ({ card }) => `Legte ${card} ab` },
      played: { en: ({ card }) => `Played ${card}`, de: ({ card }) => `Spielte ${card}` },
      blocked: { en: ({ card }) => `Blocked with ${card}`, de: ({ card }) => `Wehrte mit ${card} ab` },
      scored: { en: ({ points }) => `${points} points`, de: ({ points }) => `${points} Punkte` },
    },
    outcomes: { points: { en: 'More points', de: 'Mehr Punkte' }, drawn: { en: 'Nobody wins', de: 'Niemand gewinnt' } },
  },
  setup: ({ seats, settings }, chance) => ({
    phase: 'deal',
    turn: 1,
    last: settings.turns as number,
    current: 0,
    rolled: 0,
    players: Array.from({ length: seats }, () => ({ score: 0, energy: 0, steps: 0, hand: [] })),
    deck: chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    discard: [],
  }),
  step: (state, io) => duelStep(state, io),
  turn: ({ turn }) => turn,
  outcome(state) {
    if (state.turn <= state.last) return null;
    const best = Math.max(...state.players.map(p => p.score));
    const winners = state.players.flatMap((p, seat) => (p.score === best ? [seat] : []));
    return winners.length === 1
      ? { winners, kind: 'points', rule: 'TOY-AIM-1' }
      : { winners: [], kind: 'drawn', rule: 'TOY-AIM-2' };
  },
  view: (state, viewer) => ({
    turn: state.turn,
    current: state.current,
    rolled: state.rolled,
    players: state.players.map(({ score, energy, steps, hand }, seat) => ({
      score,
      energy,
      steps,
      hand: seat === viewer ? [...hand] : null,
      handSize: hand.length,
    })),
    deckSize: state.deck.length,
    discard: [...state.discard],
  }),
  resample: redeal,
  explain(state, seat, wanted) {
    if (wanted.do === 'walk' && playerOf(state, seat).energy === 0)
      return { rule: 'TOY-TURN-2', text: { en: 'No energy is left.', de: 'Es ist keine Energie mehr da.' } };
    return null;
  },
  verbs: { walk: () => ({ do: 'walk' }) },
  forecast: {
    classify: (before, after) => {
      const gains = after.players.map((p, seat) => p.score - playerOf(before, seat).score);
      return `${gains.join('/')}`;
    },
    assume: ask => (ask.kind === 'parry' ? 0 : ask.kind === 'again' ? 1 : null),
  },
  draw: (view, { seat }) => view.players.map((p, n) => `${seat(n)}: ${p.score} (${p.hand?.join(' ') ?? p.handSize})`),
  heuristics: { value: (view, seat) => view.players[seat]?.score ?? 0 },
};

export function playerOf(state: DuelState, seat: Seat): DuelState['players'][number] {
  return state.players[seat] as DuelState['players'][number];
}

/** `onlyIfAble` is a deliberate mistake: seats without a card are not asked to parry, which tells what they hold. */
export function* duelStep(state: DuelState, io: DuelIo, onlyIfAble = false): Flow<void, DuelTypes> {
  if (state.phase === 'deal') return deal(state, io);
  const seat = state.current;
  const choice = yield* choose({ seat, kind: 'turn', rule: 'TOY-TURN-1', options: actions(state) });
  if (choice.do === 'end') return beginTurn(state, io, (seat + 1) % state.players.length);
  playerOf(state, seat).energy--;
  if (choice.do === 'walk') {
    playerOf(state, seat).steps++;
    io.tell?.({ kind: 'walked', seat });
  } else if (choice.do === 'roll') yield* roll(state, io);
  else if (choice.do === 'draw') yield* drawCard(state, io);
  else if (choice.do === 'play') yield* playCard(state, io, choice.card, onlyIfAble);
}

function deal(state: DuelState, io: DuelIo): void {
  for (const seat of state.players.keys()) for (let i = 0; i < 2; i++) takeTop(state, io, seat);
  state.phase = 'turn';
  state.turn = 0;
  beginTurn(state, io, 0);
}

function beginTurn(state: DuelState, io: DuelIo, seat: Seat): void {
  state.current = seat;
  state.turn++;
  playerOf(state, seat).energy = ENERGY;
  io.tell?.({ kind: 'turn', seat, turn: state.turn });
}

function actions(state: DuelState): DuelChoice[] {
  const { energy, hand } = playerOf(state, state.current);
  const list: DuelChoice[] = [];
  if (energy > 0) {
    list.push({ do: 'walk' }, { do: 'roll' });
    if (state.deck.length > 0) list.push({ do: 'draw' });
    for (const card of hand) list.push({ do: 'play', card });
  }
  list.push({ do: 'end' });
  return list;
}

function takeTop(state: DuelState, io: DuelIo, seat: Seat): number {
  const card = state.deck.pop() as number;
  playerOf(state, seat).hand.push(card);
  io.reveal?.([seat], { top: card });
  io.tell?.({ kind: 'drew', seat, card }, [seat], { kind: 'drew', seat, card: null });
  return card;
}

function discard(state: DuelState, seat: Seat, card: number): void {
  const { hand } = playerOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.discard.push(card);
}

function* roll(state: DuelState, io: DuelIo): Flow<void, DuelTypes> {
  const seat = state.current;
  for (let rolls = 1; ; rolls++) {
    state.rolled = io.chance.die();
    io.tell?.({ kind: 'rolled', seat, die: state.rolled });
    if (state.rolled === 6 || rolls === 3) break;
    const options: DuelChoice[] = [{ do: 'again' }, { do: 'stop' }];
    if ((yield* choose({ seat, kind: 'again', rule: 'TOY-ROLL-1', options })).do === 'stop') break;
  }
  playerOf(state, seat).score += state.rolled;
  state.rolled = 0;
}

function* drawCard(state: DuelState, io: DuelIo): Flow<void, DuelTypes> {
  const seat = state.current;
  const card = takeTop(state, io, seat);
  const options: DuelChoice[] = [{ do: 'keep' }, { do: 'drop', card }];
  if ((yield* choose({ seat, kind: 'drawn', rule: 'TOY-DRAW-1', options })).do === 'keep') {
    io.tell?.({ kind: 'kept', seat });
    return;
  }
  discard(state, seat, card);
  io.reveal?.('all', { top: card }, seat);
  io.tell?.({ kind: 'dropped', seat, card });
}

function* playCard(state: DuelState, io: DuelIo, card: number, onlyIfAble: boolean): Flow<void, DuelTypes> {
  const seat = state.current;
  discard(state, seat, card);
  io.reveal?.('all', { hand: seat, card }, seat);
  io.tell?.({ kind: 'played', seat, card });
  let blocked = 0;
  const others = [...state.players.keys()].filter(other => other !== seat);
  yield* timingWindow<DuelTypes>(
    others,
    other => {
      const able = playerOf(state, other).hand.map((c): DuelChoice => ({ do: 'block', card: c }));
      if (onlyIfAble && !playerOf(state, other).hand.some(c => c > 4)) return null;
      return { seat: other, kind: 'parry', rule: 'TOY-PARRY-1', options: [{ do: 'pass' }, ...able] };
    },
    function* (other, choice) {
      if (choice.do !== 'block') return false;
      discard(state, other, choice.card);
      io.reveal?.('all', { hand: other, card: choice.card }, other);
      io.tell?.({ kind: 'blocked', seat: other, card: choice.card });
      blocked += choice.card;
      return true;
    },
  );
  const dice = io.chance.pool(2);
  const points = Math.max(0, card + (dice[0] ?? 0) + (dice[1] ?? 0) - 2 * blocked);
  playerOf(state, seat).score += points;
  io.tell?.({ kind: 'scored', seat, dice, points });
}

/** Hands of others and the deck are dealt anew, but for what the facts say; nothing of the true order is left. */
function redeal(state: DuelState, viewer: Viewer, chance: Chance, facts: readonly DuelTypes['fact'][]): void {
  const top = facts.flatMap(f => ('top' in f ? [f.top] : []))[0];
  const kept = state.players.map(({ hand }, seat) =>
    seat === viewer ? hand : hand.filter(card => facts.some(f => 'hand' in f && f.hand === seat && f.card === card)),
  );
  const hidden = [...state.deck, ...state.players.flatMap(p => p.hand)]
    .filter(card => card !== top && !kept.some(hand => hand.includes(card)))
    .sort((a, b) => a - b);
  chance.shuffle(hidden);
  state.players.forEach(({ hand }, seat) => {
    const size = hand.length;
    if (seat !== viewer) hand.splice(0, size, ...(kept[seat] ?? []));
    while (hand.length < size) hand.push(hidden.pop() as number);
  });
  state.deck.splice(0, state.deck.length, ...hidden, ...(top === undefined ? [] : [top]));
}

/** A match of the duel in which seat 0 holds 1 and 2, seat 1 holds 3 and 4, and 9 is on top of the deck. */
export function arrangedDuel(options: { seed?: string | undefined; turns?: number; seats?: number } = {}): DuelMatch {
  const { turns = 4, seats = 2 } = options;
  const hands = [
    [1, 2],
    [3, 4],
    [5, 6],
  ].slice(0, seats);
  const state: DuelState = {
    phase: 'turn',
    turn: 1,
    last: turns,
    current: 0,
    rolled: 0,
    players: hands.map((hand, seat) => ({ score: 0, energy: seat === 0 ? ENERGY : 0, steps: 0, hand })),
    deck: [5, 6, 7, 8, 9].filter(card => seats === 2 || card > 6),
    discard: [],
  };
  const config = { scenario: 'ring', seats, settings: { turns } };
  return Match.from(duel, config, state, 'seed' in options ? { seed: options.seed } : { seed: 'toy' });
}

export function submit(match: DuelMatch | Match, option: string, dice?: readonly number[]): void {
  const refusal = match.submit(
    { seat: match.ask?.seat ?? 0, epoch: match.epoch, option },
    dice === undefined ? undefined : { dice },
  );
  if (refusal) throw new Error(refusal.text.en);
}

/** Plays at random, calling `look` before every decision; the number of decisions is returned. */
export function playAtRandom(match: DuelMatch, chance: Chance, decisions = 10_000, look?: () => void): number {
  let made = 0;
  for (; match.ask !== null && made < decisions; made++) {
    look?.();
    match.choose(chance.int(match.ask.options.length));
  }
  return made;
}

export const anyMatch = (match: unknown): Match => match as Match;
export const anyGame = (game: unknown): Game => game as Game;

/** One decision among named acts, then the game is over: for odds and for whatever needs a rule of its own. */
export interface Act extends Choice {
  readonly do: string;
}
export type Acts<S> = Readonly<
  Record<string, (state: S, io: Io<Toy<S & { done: boolean }, Act>>) => Flow<void> | void>
>;

export function oneDecision<S extends object>(
  start: S,
  acts: Acts<S>,
  more: Partial<Game<Toy<S & { done: boolean }, Act>>> = {},
): Game<Toy<S & { done: boolean }, Act>> {
  return {
    id: 'toy-once',
    name: { en: 'Once', de: 'Einmal' },
    about: { en: 'For tests.', de: 'Für Tests.' },
    version: 1,
    scenarios: [
      {
        id: 'only',
        name: { en: 'Only', de: 'Nur' },
        about: { en: 'One', de: 'Eins' },
        seats: [2],
        settings: [],
        longest: 20,
      },
    ],
    texts: { asks: {}, options: {}, events: {}, outcomes: {} },
    setup: () => ({ ...structuredClone(start), done: false }),
    *step(state, io) {
      const options = Object.keys(acts).map(name => ({ do: name }));
      const choice = yield* choose<Act>({ seat: 0, kind: 'act', rule: 'TOY-ACT-1', options, always: true });
      const flow = acts[choice.do]?.(state, io);
      if (flow) yield* flow;
      state.done = true;
    },
    outcome: state => (state.done ? { winners: [], kind: 'done', rule: 'TOY-ACT-2' } : null),
    view: () => null,
    resample: () => {},
    draw: () => [],
    ...more,
  };
}
