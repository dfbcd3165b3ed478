import { choose, insert, putOnTop, putUnder, type Seat, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isWound, WOUND } from '../content/cards.ts';
import { levelAt, levelOf } from '../content/levels.ts';
import { MANA } from '../content/words.ts';
import { type Hero, type Hex, heroOf, type Played, type State, siteAt, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { doing } from './doing.ts';
import { drawUp, drawUpLast } from './draw-up.ts';
import { gainCrystal } from './gain.ts';
import { endLasting } from './lasting.ts';
import { START } from './lattice.ts';
import { levelUp } from './level-up.ts';
import { printedAt } from './map.ts';
import { hasOnlookers } from './onlookers.ts';
import { hasRule } from './passives.ts';
import { discard } from './rest.ts';
import { chosenCrystal, takeReward } from './rewards.ts';
import { isSafe } from './safe-space.ts';
import { turnEnds } from './scenario.ts';
import { areDiceOut, returnDice } from './source.ts';
import { drawOn } from './tactic-use.ts';
import { announce } from './triggers.ts';
import { takeWounds } from './wounds.ts';

interface EndStep {
  /** Is there anything to do? Left out: always. What is not due is passed over without a rest. */
  isDue?(state: State, turn: Turn): boolean;
  /** Done? Those that ask come again until they are. After what neither asks nor needs luck (no flow) the next step follows at once. */
  act(state: State, io: Io, turn: Turn): Flow<boolean> | true;
}

/** The steps of the end of a turn, in order (MK-END-01). */
const STEPS: readonly EndStep[] = [
  { act: dice, isDue: areDiceOut },
  { act: withdraw, isDue: (_, { path }) => path.length > 1 },
  { act: triggers },
  { act: clear },
  { act: site, isDue: (state, { seat }) => siteAt(state, heroOf(state, seat).at) !== undefined },
  { act: rewards, isDue: (_, { owed }) => owed.length > 0 },
  { act: levels, isDue: (state, { seat }) => isLevelDue(heroOf(state, seat)) },
  { act: lateRewards, isDue: (_, { owed }) => owed.length > 0 },
  { act: discardCards, isDue: (state, { seat }) => hasOnlookers(state) || !heroOf(state, seat).hand.every(isWound) },
  { act: draw },
];

export function* endOfTurn(state: State, io: Io, turn: Turn): Flow {
  for (let step = STEPS[turn.ended]; step !== undefined; step = STEPS[++turn.ended]) {
    if (step.isDue?.(state, turn) === false) continue;
    const done = step.act(state, io, turn);
    if (done === true) continue;
    if (yield* done) turn.ended++;
    if (turn.ended < STEPS.length) return;
  }
  endLasting(state, 'turn-end', turn.seat);
  io.tell?.({ kind: 'turn-over', seat: turn.seat, rule: 'MK-TURN-26' });
  turnEnds(state, io, turn);
  state.turns.pop();
  if (turn.again) playAgain(state, turn.seat);
}

/** The same player is next, even after the own last turn of the round. */
function playAgain(state: State, seat: Seat): void {
  state.next = state.order.indexOf(seat);
  if (state.ending !== null && !state.ending.left.includes(seat)) state.ending.left.push(seat);
}

/** Used dice are rolled and go back to the Source first (MK-TURN-27). */
function* dice(state: State, io: Io, turn: Turn): Flow<boolean> {
  returnDice(state, io, turn);
  return true;
}

function triggers(state: State, io: Io, turn: Turn): Flow<boolean> | true {
  const answers = announce(state, io, turn.seat, turn, 'turn-end');
  return isFlow(answers) ? answered(answers) : true;
}

const isFlow = (answers: Flow | readonly never[]): answers is Flow => !Array.isArray(answers);

function* answered(flow: Flow): Flow<boolean> {
  yield* flow;
  return true;
}

/** Forced withdrawal: back along the own way, a wound for each space (MK-END-02..04). */
function* withdraw(state: State, io: Io, turn: Turn): Flow<boolean> {
  const hero = heroOf(state, turn.seat);
  while (hero.at !== null && !isSafe(state, turn.seat, hero.at) && turn.path.length > 1) {
    turn.path.pop();
    hero.at = turn.path[turn.path.length - 1] as Hex;
    io.tell?.({ kind: 'withdrew', seat: turn.seat, to: hero.at, rule: 'MK-END-03' });
    yield* takeWounds(doing(state, io, turn), 1, 'hand', 'MK-END-04');
  }
  return true;
}

/** Mana goes back to the bank, played cards to where they belong (MK-END-05, -06). */
function clear(state: State, io: Io, turn: Turn): true {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  if (hasRule(state, seat, 'cards-return'))
    for (const played of hero.played) if (played.goes === 'discard') played.goes = 'hand';
  for (const { card, goes } of hero.played) if (goes === 'hand') io.reveal?.('all', { seat, card }, seat);
  for (const mana of MANA) hero.tokens[mana] = 0;
  for (const played of hero.played) settle(state, turn, played);
  hero.played = [];
  return true;
}

function settle(state: State, { seat }: Turn, { card, goes }: Played): void {
  const hero = heroOf(state, seat);
  switch (goes) {
    case 'discard':
      insert(hero.discard, card);
      return;
    case 'hand':
      insert(hero.hand, card);
      return;
    case 'top':
      putOnTop(hero.deck, card);
      return;
    case 'bottom':
      putUnder(hero.deck, card);
      return;
    case 'aside':
      hero.aside.push(card);
      return;
    case 'away':
      return;
  }
}

/** A glade takes a wound away, a mine gives a crystal (MK-END-07, -08); the portal takes the figure off the map (MK-MEET-07). */
function* site(state: State, io: Io, turn: Turn): Flow<boolean> {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  const here = siteAt(state, hero.at);
  if (hero.at === START && here?.kind === 'portal') hero.at = null;
  if (here?.kind === 'mine' && here.colour !== null && here.tokens.length === 0)
    gainCrystal(state, io, seat, here.colour, 'end');
  if (here?.kind === 'deep-mine' && hero.at !== null && here.tokens.length === 0)
    yield* chosenCrystal(state, io, turn, printedAt(state, hero.at)?.colours ?? []);
  if (here?.kind === 'magical-glade') {
    const piles = (['hand', 'discard'] as const).filter(pile => hero[pile].includes(WOUND));
    if (piles.length === 0 && !hasOnlookers(state)) return true;
    const options: Choice[] = piles.map(from => ({ do: 'throw-away', card: WOUND, from }));
    options.push({ do: 'pass' });
    const chosen = yield* choose({ seat, kind: 'glade', rule: 'MK-END-07', options, always: true });
    if (chosen.do === 'throw-away') {
      takeOut(hero[chosen.from], WOUND);
      if (chosen.from === 'hand') io.reveal?.('all', { seat, card: WOUND }, seat);
      io.tell?.({ kind: 'thrown-away', seat, card: WOUND, rule: 'MK-END-07' });
    }
  }
  return true;
}

/** Rewards in an order the player chooses (MK-REW-01). Units may wait for the command token of a new level (MK-REW-08). */
function* rewards(state: State, io: Io, turn: Turn): Flow<boolean> {
  const mayWait = turn.owed.every(({ reward }) => reward === 'unit') && bringsCommandToken(heroOf(state, turn.seat));
  return yield* oneReward(state, io, turn, mayWait);
}

/** Will the levels to come bring a new command token? (MK-LVL-03) */
const bringsCommandToken = ({ level, fame }: Hero): boolean =>
  levelOf(levelAt(fame)).commands > levelOf(level).commands;

function* lateRewards(state: State, io: Io, turn: Turn): Flow<boolean> {
  return yield* oneReward(state, io, turn, false);
}

function* oneReward(state: State, io: Io, turn: Turn, mayWait: boolean): Flow<boolean> {
  const options: Choice[] = turn.owed.map(({ reward: what }, n) => ({ do: 'reward', n, what }));
  if (mayWait) options.push({ do: 'pass' });
  const chosen = yield* choose({ seat: turn.seat, kind: 'reward', rule: 'MK-REW-01', options });
  if (chosen.do !== 'reward') return true;
  const [reward] = turn.owed.splice(chosen.n, 1);
  if (reward) yield* takeReward(state, io, turn, reward);
  return false;
}

const isLevelDue = ({ level, fame }: Hero): boolean => level < levelAt(fame);

/** One level after the other (MK-LVL-01). */
function* levels(state: State, io: Io, turn: Turn): Flow<boolean> {
  const hero = heroOf(state, turn.seat);
  hero.level++;
  io.tell?.({ kind: 'level', seat: turn.seat, level: hero.level, rule: 'MK-LVL-01' });
  yield* levelUp(state, io, turn);
  return false;
}

/** Any number of cards but wounds may be discarded before drawing, one at least if none was played (MK-DRAW-01). */
function* discardCards(state: State, io: Io, turn: Turn): Flow<boolean> {
  const { seat } = turn;
  const { hand } = heroOf(state, seat);
  const cards = hand.filter((card, i) => !isWound(card) && card !== hand[i - 1]);
  const must = turn.cards === 0 && !turn.bare && cards.length > 0;
  const options: Choice[] = cards.map(card => ({ do: 'discard', card }));
  if (!must) options.push({ do: 'done' });
  const chosen = yield* choose({ seat, kind: 'discard', rule: 'MK-DRAW-01', options, always: true });
  if (chosen.do !== 'discard') return true;
  discard(state, io, turn, chosen.card, 'MK-DRAW-01');
  return false;
}

function* draw(state: State, io: Io, turn: Turn): Flow<boolean> {
  if (hasRule(state, turn.seat, 'no-draw')) return true;
  yield* announce(state, io, turn.seat, turn, 'draw-up');
  const missing = isLast(state, turn) ? drawUpLast(state, io, turn.seat) : drawUp(state, io, turn.seat);
  yield* drawOn(state, io, turn.seat, missing);
  return true;
}

/** Is it the own last turn of the round? */
const isLast = ({ ending }: State, { seat, again }: Turn): boolean =>
  ending !== null && !again && !ending.left.includes(seat);
