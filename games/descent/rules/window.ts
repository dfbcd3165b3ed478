import { choose, type Seat } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Ability } from '../content/card.ts';
import { overlordCardOf, questOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { About } from '../effects/word.ts';
import {
  type CardId,
  type FigureId,
  heroSeats,
  overlordSeat,
  playerOf,
  type Side,
  type State,
  seatOf,
  sideOf,
  turnOf,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isOnGroup } from './attached.ts';
import { indexOf } from './card-index.ts';
import { type Cast, castOf } from './cast.ts';
import { actingId, eachInForce, type Held, isInForce, sharedWith } from './in-force.ts';
import { looking } from './looking.ts';
import type { Moment } from './moments.ts';
import { isPlayable, mightHold, playCard } from './overlord-cards.ts';
import { isForMembers } from './plot.ts';
import { plotAnswers, plotAwaits } from './plot-answers.ts';
import { openRoom } from './secret-rooms.ts';
import { isUsable, use, waysToPay } from './using.ts';

/** Something in play that may answer a moment. */
interface Answer {
  readonly id: string;
  readonly seat: Seat;
  readonly held: Held;
  readonly n: number;
  readonly ability: Ability;
}

const SILENCE: readonly never[] = [];

/**
 * Announces a moment to everything in play: `yield*` it. What must happen comes first, in the order the active player chooses (D2-INT-13); then the active side may
 * answer, then the other, until both pass. Nothing else ever interrupts (D2-INT-10).
 */
export function announce(state: State, io: Io, moment: Moment, about: About): Flow | readonly never[] {
  const cast = castOf(state);
  if (!isAwaited(state, moment, cast)) return SILENCE;
  const waiting = new Waiting(state, io, moment, about, cast);
  return isSilent(waiting) ? SILENCE : answers(waiting);
}

/** Mostly what could answer does not: then no flow is made. Where cards were played at an occasion around this one, that is found out on the way. */
const isSilent = (waiting: Waiting): boolean =>
  waiting.state.overlord.played.length === 0 && waiting.looking(() => !hasAnswer(waiting) && !waiting.isSuspected());

/** Might anything in play answer? Asked before each moment: mostly nothing does. */
function isAwaited(state: State, moment: Moment, { moments, shared }: Cast): boolean {
  const places = moments.get(moment);
  if (places !== undefined && isInForce(state, places, card => indexOf(card).moments.has(moment))) return true;
  // What heroes share may be used even while its owner is knocked out.
  for (const { card } of shared) if (indexOf(card).moments.has(moment)) return true;
  for (const { what } of state.lasting) if (what.do === 'on' && what.at === moment) return true;
  if (plotAwaits(state, moment)) return true;
  const room = openRoom(state)?.room.rules;
  if (room !== undefined && indexOf(room).moments.has(moment)) return true;
  return mightHold(state, moment) || indexOf(questOf(state.quest, state.encounter)).moments.has(moment);
}

const isAt = ({ at }: Ability, moment: Moment): boolean =>
  typeof at === 'string' ? at === moment : at.includes(moment);

function listeners(state: State, moment: Moment, about: About): Answer[] {
  const found: Answer[] = [];
  eachInForce(state, castOf(state).moments.get(moment) ?? SILENCE, held => {
    const { owner, card } = held;
    const { abilities = SILENCE } = card;
    for (let n = 0; n < abilities.length; n++) {
      const ability = abilities[n] as Ability;
      if (isAt(ability, moment))
        found.push({
          id: ability.shared ? held.id : `${owner}/${held.id}`,
          seat: playerOf(state, owner),
          held,
          n,
          ability,
        });
    }
  });
  if (castOf(state).shared.length > 0)
    for (const { id: user } of [...state.heroes, ...state.companions])
      for (const { held, n, ability } of sharedWith(state, user))
        if (isAt(ability, moment))
          found.push({ id: `${user}/${held.id}`, seat: playerOf(state, user), held, n, ability });
  for (const one of state.lasting) {
    const { what } = one;
    if (what.do !== 'on' || what.at !== moment || one.next) continue;
    const owner = isSide(one.on) ? one.by : one.on;
    const held: Held = {
      id: one.source,
      by: 'rule',
      card: { name: { en: '', de: '' } },
      owner,
      inPlay: null,
      tired: false,
      key: one.key,
    };
    found.push({
      id: `${owner}/${one.source}/${one.key}`,
      seat: seatOf(state, owner),
      held,
      n: 0,
      ability: what.ability,
    });
  }
  for (const answer of plotAnswers(state, moment, about))
    found.push({ id: answer.held.id, seat: overlordSeat(state), ...answer });
  const quest = questOf(state.quest, state.encounter);
  for (const [n, ability] of (quest.abilities ?? []).entries())
    if (isAt(ability, moment)) {
      const owner = turnOf(state)?.figure ?? state.heroes[0]?.id ?? '';
      found.push({
        id: `${state.quest}/${state.encounter}`,
        seat: seatOf(state, owner),
        held: {
          id: `${state.quest}/${state.encounter}/${n}`,
          by: 'quest',
          card: quest,
          owner,
          inPlay: null,
          tired: false,
        },
        n,
        ability,
      });
    }
  const room = openRoom(state);
  for (const [n, ability] of (room?.room.rules?.abilities ?? []).entries())
    if (room !== null && isAt(ability, moment)) {
      const owner = turnOf(state)?.figure ?? state.heroes[0]?.id ?? '';
      const card = { name: room.room.name, ...room.room.rules };
      found.push({
        id: `room/${room.id}`,
        seat: seatOf(state, owner),
        held: { id: room.id, by: 'quest', card, owner, inPlay: null, tired: false },
        n,
        ability,
      });
    }
  return found;
}

/** Not a single figure. */
const isSide = (on: string): boolean => ['heroes', 'monsters', 'all'].includes(on) || isOnGroup(on) || isForMembers(on);

/** Of a charmed hero's cards only those without a choice count, and in an attack on himself those of step 2 (D2C-CHRM-15, -20, -21). */
function isBarred(state: State, moment: Moment, owner: FigureId, must: boolean): boolean {
  if (state.charmed !== owner || must) return false;
  const attack = state.attacks[state.attacks.length - 1];
  return !IN_STEP_2.includes(moment) || attack?.by !== owner || !attack.aims.some(aim => aim.figure === owner);
}
const IN_STEP_2: readonly Moment[] = ['before-roll', 'rolled', 'defence-rolled'];

const activeSide = (state: State): Side => {
  const turn = turnOf(state);
  return turn !== null ? sideOf(state, turn.figure) : state.stage === 'overlord' ? 'overlord' : 'heroes';
};

function* answers(waiting: Waiting): Flow {
  const { state } = waiting;
  const earlier = state.overlord.played;
  state.overlord.played = [];
  const active = activeSide(state);
  const sides: readonly Side[] = active === 'heroes' ? ['heroes', 'overlord'] : ['overlord', 'heroes'];
  yield* duties(waiting);
  for (let passed = 0, i = 0; passed < 2 && state.over === null; i++) {
    const side = sides[i % 2];
    const used = side === 'heroes' ? yield* heroesAnswer(waiting) : yield* overlordAnswers(waiting);
    passed = used ? 0 : passed + 1;
    if (used) yield* duties(waiting);
  }
  state.overlord.played = earlier;
}

/** What in play may answer a moment. It is looked through anew only when something was used: who passes changes nothing. */
class Waiting {
  readonly state: State;
  readonly io: Io;
  readonly moment: Moment;
  readonly about: About;
  /** What was used at this moment. */
  readonly #answered: string[] = [];
  readonly #playable = new Map<CardId, boolean>();
  #suspected: boolean | null = null;
  #cast: Cast | null;
  #all: readonly Answer[] | null = null;
  #must: readonly Answer[] | null = null;
  #may: readonly Answer[] | null = null;

  constructor(state: State, io: Io, moment: Moment, about: About, cast: Cast) {
    this.#cast = cast;
    this.state = state;
    this.io = io;
    this.moment = moment;
    this.about = about;
  }

  /** Looks at the position as it is until something is used. */
  looking<T>(what: () => T): T {
    this.#cast ??= castOf(this.state);
    return looking(this.state, what, this.#cast);
  }

  /** What must happen now. */
  must(): readonly Answer[] {
    this.#must ??= this.looking(() => this.#ready(true));
    return this.#must;
  }

  /** What somebody may use now. */
  may(): readonly Answer[] {
    this.#may ??= this.looking(() => this.#ready(false));
    return this.#may;
  }

  /** Could the overlord hold a card that may be played now? */
  isSuspected(): boolean {
    this.#suspected ??= this.looking(() => mightHold(this.state, this.moment, card => this.isPlayable(card)));
    return this.#suspected;
  }

  isPlayable(card: CardId): boolean {
    let is = this.#playable.get(card);
    if (is === undefined) {
      is = isPlayable(this.state, this.io, card, this.about);
      this.#playable.set(card, is);
    }
    return is;
  }

  /** Uses an answer; what is ready afterwards is another question. */
  use({ id, held, n, ability }: Answer, x = 0): Flow {
    this.#answered.push(`${id}/${n}`);
    this.renew();
    return use(this.state, this.io, held, n, ability, this.about, x);
  }

  /** Something else has happened at this moment. */
  renew(): void {
    this.#playable.clear();
    this.#suspected = null;
    this.#cast = null;
    this.#all = null;
    this.#must = null;
    this.#may = null;
  }

  #ready(must: boolean): Answer[] {
    const { state, io, moment, about } = this;
    this.#all ??= listeners(state, moment, about);
    const found: Answer[] = [];
    for (const answer of this.#all) {
      const { id, ability, held, n } = answer;
      if ((ability.must === true) !== must || (held.by !== 'plot-card' && isBarred(state, moment, held.owner, must)))
        continue;
      if (state.acting.includes(actingId(held)) || this.#hasAnswered(id, n, ability)) continue;
      if (isUsable(state, io, held, n, ability, about)) found.push(answer);
    }
    return found;
  }

  #hasAnswered(id: string, n: number, { again }: Ability): boolean {
    return !again && this.#answered.length > 0 && this.#answered.includes(`${id}/${n}`);
  }
}

function* duties(waiting: Waiting): Flow {
  for (;;) {
    const found = waiting.must();
    const [first] = found;
    if (first === undefined) return;
    // What only counts for the quest is in nobody's way.
    const counting = found.find(({ ability }) => !ability.ordered && ability.effects.every(isCounting));
    const chosen = counting ?? (areAlike(found) ? first : yield* inOrder(waiting.state, found));
    yield* waiting.use(chosen);
  }
}

/** The same ability of several figures on the figure the moment is about: whichever comes first, it comes to the same. */
const areAlike = (found: readonly Answer[]): boolean =>
  found.every(
    ({ ability }) =>
      ability === found[0]?.ability && (found.length === 1 || ability.shared === true || ability.aim?.who === 'that'),
  );

const isCounting = (effect: Effect): boolean => effect.do === 'count' || effect.do === 'tally';

/** The active player. */
export function activeSeat(state: State): Seat {
  const turn = turnOf(state);
  if (turn !== null) return seatOf(state, turn.figure);
  return state.stage === 'overlord' ? overlordSeat(state) : (heroSeats(state)[0] ?? 1);
}

/** Is there anything in play, cards in hand aside, that answers or may answer this moment; of a figure, on its own cards? */
export function isAnswered(state: State, io: Io, moment: Moment, about: About, by?: FigureId): boolean {
  const cast = castOf(state);
  if (!isAwaited(state, moment, cast)) return false;
  const waiting = new Waiting(state, io, moment, about, cast);
  if (by === undefined) return hasAnswer(waiting);
  return [...waiting.must(), ...waiting.may()].some(({ held }) => held.owner === by && held.by !== 'quest');
}

const hasAnswer = (waiting: Waiting): boolean => waiting.must().length > 0 || waiting.may().length > 0;

/** Of several effects at the same time the active player chooses the next (D2-INT-13). */
function* inOrder(state: State, found: readonly Answer[]): Flow<Answer> {
  const [first] = found as [Answer];
  const choice = yield* choose<Choice, AskKind>({
    seat: activeSeat(state),
    kind: 'order',
    rule: 'D2-INT-13',
    options: found.map(({ id, n }) => ({ do: 'order', of: `${id}/${n}` })),
  });
  return found.find(({ id, n }) => choice.do === 'order' && choice.of === `${id}/${n}`) ?? first;
}

/** Hero cards lie open: a seat without a usable one is not asked. */
function* heroesAnswer(waiting: Waiting): Flow<boolean> {
  const { state } = waiting;
  const overlord = overlordSeat(state);
  const found = waiting.may().filter(({ seat }) => seat !== overlord);
  if (found.length === 0) return false;
  for (const seat of heroSeats(state)) {
    const own = found.filter(answer => answer.seat === seat);
    if (own.length === 0) continue;
    if (yield* offer(waiting, own, [])) return true;
  }
  return false;
}

/** The overlord is asked whenever a card he may hold could answer, whatever he holds: being asked tells nothing. */
function* overlordAnswers(waiting: Waiting): Flow<boolean> {
  const { state, moment } = waiting;
  const seat = overlordSeat(state);
  const own = waiting.may().filter(answer => answer.seat === seat);
  const suspected = waiting.isSuspected();
  if (own.length === 0 && !suspected) return false;
  const cards = waiting.looking(() =>
    [...new Set(state.overlord.hand)].filter(card => {
      const { at } = overlordCardOf(card);
      return (typeof at === 'string' ? at === moment : at.includes(moment)) && waiting.isPlayable(card);
    }),
  );
  return yield* offer(waiting, own, cards, suspected);
}

/** Of two cards of the same name one is used: they are the same choice. */
const isFirstOfItsName = ({ held, n }: Answer, i: number, all: readonly Answer[]): boolean =>
  all.findIndex(one => one.held.owner === held.owner && one.held.id === held.id && one.n === n) === i;

function* offer(waiting: Waiting, own: readonly Answer[], cards: readonly CardId[], always = false): Flow<boolean> {
  const { state } = waiting;
  const options: Choice[] = [];
  for (const { held, n, ability } of own.filter(isFirstOfItsName))
    for (const x of waysToPay(state, held.owner, ability))
      options.push(
        held.by === 'plot-card'
          ? { do: 'plot', card: held.id, ability: n }
          : { do: 'use', by: held.owner, card: held.id, ability: n, ...(x > 0 && { x }) },
      );
  for (const card of cards) options.push({ do: 'play', card });
  options.push({ do: 'pass' });
  const seat = own[0]?.seat ?? overlordSeat(state);
  const choice = yield* choose<Choice, AskKind>({ seat, kind: 'answer', rule: 'D2-INT-10', options, always });
  if (choice.do === 'play') {
    waiting.renew();
    yield* playCard(state, waiting.io, choice.card, waiting.about);
    return true;
  }
  if (choice.do !== 'use' && choice.do !== 'plot') return false;
  const chosen = own.find(
    ({ held, n }) =>
      (choice.do === 'plot' ? held.by === 'plot-card' : held.owner === choice.by) &&
      held.id === choice.card &&
      n === choice.ability,
  );
  if (chosen === undefined) return false;
  yield* waiting.use(chosen, choice.do === 'use' ? (choice.x ?? 0) : 0);
  return true;
}
