import { choose, end, isSpent, spend } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Ability, Cost } from '../content/card.ts';
import { plotCardOf } from '../content/index.ts';
import type { Aim } from '../effects/aim.ts';
import { amountNow } from '../effects/counting.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type About, type Doing, NO_DICE, NOTHING } from '../effects/word.ts';
import {
  type CardInPlay,
  type Deed,
  type FigureId,
  figureOf,
  type Hero,
  heroOf,
  isHero,
  monsterOf,
  overlordSeat,
  playerOf,
  type State,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { candidates, chooseAim } from './aiming.ts';
import { loseTokens, tokensOn } from './class-tokens.ts';
import { suffer, tire } from './damage.ts';
import { discardKept, NOBODY } from './front.ts';
import { holds } from './holding.ts';
import { actingId, type Held, inForce, isPermitted } from './in-force.ts';
import { strainOf } from './marred.ts';
import { discardOwn } from './overlord-cards.ts';
import { payThreat, plotCardIn, useCost } from './plot.ts';
import { losePoints, pointsOf, turnFor } from './points.ts';
import { isInPit } from './terrain.ts';
import { healthLeft, staminaOf } from './values.ts';
import { announce } from './window.ts';

/** What words are handed for an ability of a card. */
export const doingFor = (state: State, io: Io, held: Held, about: About = NOTHING, x = 0): Doing => ({
  state,
  io,
  by: held.owner,
  seat: held.by === 'plot-card' ? overlordSeat(state) : playerOf(state, held.owner),
  source: { id: held.id, by: held.by },
  on: [held.owner],
  cell: about.cell ?? null,
  about,
  x,
  shown: NO_DICE,
});

const limitKey = (
  state: State,
  { owner, id }: Held,
  n: number,
  { shared, perGroup }: Ability,
  { figure = '' }: About,
): string => `${shared ? '' : `${owner}/`}${id}/${n}${perGroup ? `/${monsterOf(state, figure)?.group}` : ''}`;

/** Fatigue a hero could still suffer of his own will (D2-CHAR-08). */
export const freshness = (state: State, hero: Hero): number =>
  Math.max(0, (staminaOf(state, hero.id) ?? 0) - hero.fatigue);

/** The fatigue an ability costs now. */
const fatigueFor = (at: Doing, fatigue: NonNullable<Cost['fatigue']>): number =>
  fatigue === 'x' ? at.x : amountNow(at, fatigue);

/** Can its cost be paid? */
function isPayable(state: State, io: Io, held: Held, { cost = {} }: Ability, about: About): boolean {
  const { owner, inPlay, by } = held;
  const { fatigue, exhaust, flip, damage, overlordCard, tokens } = cost;
  // In a pit none are spent (D2-TERR-05).
  if (cost.points !== undefined && isInPit(state, owner)) return false;
  if (cost.points !== undefined && pointsOf(turnFor(state, owner) ?? { pools: [] }) < cost.points) return false;
  if (cost.threat && (state.plot?.threat ?? 0) < useCost(state, held.id) - discountFor(state, held.id)) return false;
  if (exhaust && inPlay?.tired) return false;
  if (flip && by === 'feat' && !heroOf(state, owner).feat) return false;
  if (flip && inPlay?.used) return false;
  if (
    fatigue !== undefined &&
    isHero(state, owner) &&
    !mayBeFree(state, held, cost) &&
    !isTireless(state, held) &&
    freshness(state, heroOf(state, owner)) <
      fatigueFor(doingFor(state, io, held, about, 1), fatigue) + strainOf(state, owner, inPlay).fatigue
  )
    return false;
  if (by === 'skill' && inPlay?.threat !== undefined) {
    const strain = strainOf(state, owner, inPlay).damage;
    if (strain > 0 && healthLeft(state, owner) <= strain) return false;
  }
  // Never the last damage it could take.
  if (damage !== undefined && healthLeft(state, owner) <= damage) return false;
  if (tokens !== undefined && tokensOn(state, owner, tokens.token) < (typeof tokens.n === 'number' ? tokens.n : 1))
    return false;
  return !overlordCard || state.overlord.hand.length > 0;
}

const freeSkill = (owner: FigureId): string => `free-skill/${owner}`;

/** Some use one skill in each turn, anybody's, without the 1 fatigue it costs (D2C-HERO-13). */
const mayBeFree = (state: State, { by, owner }: Held, { fatigue }: Cost): boolean =>
  by === 'skill' &&
  fatigue === 1 &&
  isPermitted(state, owner, 'free-skill') &&
  !state.used.turn.includes(freeSkill(owner));

/** Something lets his skills cost no fatigue at all. */
const isTireless = (state: State, { by, owner }: Held): boolean =>
  by === 'skill' && isPermitted(state, owner, 'tireless');

/** Whether this is that skill; it is where the fatigue could not be suffered. */
function* isFree(state: State, held: Held, cost: Cost): Flow<boolean> {
  if (!mayBeFree(state, held, cost)) return false;
  if (freshness(state, heroOf(state, held.owner)) > 0) {
    const choice = yield* choose<Choice, AskKind>({
      seat: playerOf(state, held.owner),
      kind: 'free-skill',
      rule: 'D2C-HERO-13',
      options: [{ do: 'yes' }, { do: 'no' }],
    });
    if (choice.do !== 'yes') return false;
  }
  state.used.turn.push(freeSkill(held.owner));
  return true;
}

/** What stands in the way of an ability: its card is exhausted, its limit spent, its cost too high; its owner is away, its test fails, nobody is there, nothing would happen. */
export type Obstacle = 'tired' | 'spent' | 'cost' | 'away' | 'test' | 'nobody' | 'nothing';

export function obstacleTo(
  state: State,
  io: Io,
  held: Held,
  n: number,
  ability: Ability,
  about: About = NOTHING,
): Obstacle | null {
  if (ability.versus && state.legend !== null) return 'test';
  if (held.tired && !ability.tired) return 'tired';
  if (ability.limit !== undefined && isSpent(state.used, limitKey(state, held, n, ability, about), ability.limit))
    return 'spent';
  if (!isPayable(state, io, held, ability, about)) return 'cost';
  const figure = figureOf(state, held.owner);
  // Who is off the map uses nothing (D2-EXIT-06).
  if (!NOBODYS.includes(held.by) && held.owner !== NOBODY && !ability.gone && state.charmed !== held.owner)
    if (figure === null || (figure.cells.length === 0 && !(ability.fallen && isDown(state, held.owner)))) return 'away';
  if (ability.if !== undefined && !holds(state, held.owner, ability.if, about, held.id)) return 'test';
  const at = doingFor(state, io, held, about);
  const on = ability.aim === undefined ? at.on : candidates(at, widened(state, held, ability.aim));
  if (ability.aim !== undefined && on.length === 0) return 'nobody';
  // What works while its card is exhausted does nothing at once.
  if (ability.must === true || ability.effects.length === 0) return null;
  return vocabulary.usable(on === at.on ? at : { ...at, on }, ability.effects) ? null : 'nothing';
}

/** These lie with no figure that would have to be on the map. */
const NOBODYS: readonly Held['by'][] = ['quest', 'rule', 'plot-card'];

const isDown = (state: State, id: FigureId): boolean => isHero(state, id) && heroOf(state, id).down !== null;

/** May this ability be used now? */
export const isUsable = (
  state: State,
  io: Io,
  held: Held,
  n: number,
  ability: Ability,
  about: About = NOTHING,
): boolean => obstacleTo(state, io, held, n, ability, about) === null;

/** The costs are paid, then it takes effect (D2-ABIL-08). */
export function* use(
  state: State,
  io: Io,
  held: Held,
  n: number,
  ability: Ability,
  about: About = NOTHING,
  x = 0,
): Flow {
  spend(state.used, limitKey(state, held, n, ability, about), ability.limit);
  const { fatigue, exhaust, flip, damage, discard, overlordCard, tokens } = ability.cost ?? {};
  const paid = tokens?.n === 'all' ? tokensOn(state, held.owner, tokens.token) : x;
  const at = doingFor(state, io, held, about, paid);
  if (held.by === 'plot-card') {
    if (!(yield* beginPlot(state, io, held.id, ability))) return;
  } else if (exhaust) {
    const card = { figure: held.owner, card: held.id, spared: false };
    state.exhausting.push(card);
    yield* announce(state, io, 'exhausting', { figure: held.owner, card: held.id });
    state.exhausting.splice(state.exhausting.indexOf(card), 1);
    if (card.spared) io.tell?.({ kind: 'spared', figure: held.owner, card: held.id, rule: 'D2-ABIL-12' });
    else if (held.inPlay !== null) tireCard(state, held.inPlay);
    else if (held.by === 'relic' || held.by === 'overlord-card') state.overlord.tired.push(held.id);
  }
  if (flip) {
    if (held.by === 'feat') heroOf(state, held.owner).feat = false;
    else if (held.inPlay !== null) held.inPlay.used = true;
  }
  // What the quest does by itself, its effects tell.
  if (held.by !== 'quest' && held.by !== 'plot-card')
    io.tell?.({ kind: 'used', by: held.owner, card: held.id, source: held.by, rule: 'D2-ABIL-08' });
  if (fatigue !== undefined && !isTireless(state, held) && !(yield* isFree(state, held, ability.cost ?? {})))
    yield* tire(state, io, held.owner, fatigueFor(at, fatigue) + strainOf(state, held.owner, held.inPlay).fatigue, {
      by: held.id,
      willing: true,
    });
  if (tokens !== undefined)
    yield* loseTokens(state, io, held.owner, tokens.token, typeof tokens.n === 'number' ? tokens.n : paid);
  if (ability.cost?.points !== undefined) losePoints(state, io, held.owner, ability.cost.points);
  if (overlordCard) yield* discardOwn(state, io);
  if (damage !== undefined) yield* suffer(state, io, held.owner, damage, { by: held.id });
  if (held.by === 'skill' && held.inPlay?.threat !== undefined)
    yield* suffer(state, io, held.owner, strainOf(state, held.owner, held.inPlay).damage, { by: held.id });
  if (discard && held.inPlay !== null) {
    const hero = heroOf(state, held.owner);
    hero.cards.splice(hero.cards.indexOf(held.inPlay), 1);
    if (held.by === 'secret-room') state.rooms?.out.push(held.id);
  } else if (discard && held.by === 'travel') discardKept(state, held.id);
  if (held.by === 'search-card' && (yield* isThwarted(state, io, held))) return;
  const id = actingId(held);
  state.acting.push(id);
  const deed: Deed = { by: held.owner, card: held.id, hurt: [], helped: [] };
  if (held.by === 'skill') state.deeds.push(deed);
  const on = ability.aim === undefined ? at.on : yield* chooseAim(at, widened(state, held, ability.aim));
  if (on.length > 0) yield* vocabulary.carryOut({ ...at, on }, ability.effects);
  const place = state.acting.lastIndexOf(id);
  if (place >= 0) state.acting.splice(place, 1);
  if (held.by === 'skill') state.deeds.splice(state.deeds.lastIndexOf(deed), 1);
  if (held.by === 'plot-card') return yield* announce(state, io, 'plot-used', { ...about, card: held.id });
  const { hurt, helped } = deed;
  yield* announce(state, io, 'used', { figure: held.owner, card: held.id, on, hurt, helped });
}

/** What another plot card may take off the price of this one; whether it can, only the overlord knows. */
const discountFor = (state: State, card: string): number =>
  state.plot?.cards.some(
    ({ id, tired }) =>
      id !== card &&
      !tired &&
      state.overlord.hand.length > 0 &&
      plotCardOf(id).abilities?.some(({ at }) => at === 'plot-using') === true,
  )
    ? 1
    : 0;

/** The use of a plot card: it is exhausted, and its threat is paid (D2-PLGEN-13). What happens by itself costs nothing. False: there was too little threat after all. */
function* beginPlot(state: State, io: Io, id: string, { cost, at }: Ability): Flow<boolean> {
  const card = plotCardIn(state, id);
  if (cost?.threat && at !== 'plot-using')
    yield* announce(state, io, 'plot-using', { card: id, n: useCost(state, id) });
  const n = cost?.threat ? useCost(state, id) : 0;
  end(state.lasting, ({ until }) => until === PLOT_PAID);
  if (n > (state.plot?.threat ?? 0)) return false;
  if (cost?.exhaust && card !== null) card.tired = true;
  io.tell?.({ kind: 'plot', card: id, n, rule: 'D2-PLGEN-13' });
  yield* payThreat(state, io, n);
  return true;
}

/** What makes a single use of a plot card cheaper lasts until it is paid. */
export const PLOT_PAID = 'plot-paid';

/** A card is exhausted; who has lent it has it exhausted too. */
function tireCard(state: State, card: CardInPlay): void {
  card.tired = true;
  const { lent, id } = card;
  const owner = lent === undefined ? undefined : heroOf(state, lent).cards.find(one => one.id === id);
  if (owner !== undefined) owner.tired = true;
}

/** Something may keep a search card from taking effect: it is used all the same. */
function* isThwarted(state: State, io: Io, { owner, id }: Held): Flow<boolean> {
  const card = { figure: owner, card: id, spared: false };
  state.exhausting.push(card);
  yield* announce(state, io, 'using-find', { figure: owner, card: id });
  state.exhausting.splice(state.exhausting.indexOf(card), 1);
  return card.spared;
}

/** Other cards may let a card choose more figures, or reach farther. */
function widened(state: State, { owner, id }: Held, aim: Aim): Aim {
  let upTo = aim.upTo ?? 1;
  for (const { effect } of inForce(state, owner, 'widen')) if (effect.card === id) upTo = Math.max(upTo, effect.upTo);
  const wide = upTo === (aim.upTo ?? 1) ? aim : { ...aim, upTo };
  const far = inForce(state, owner, 'extend').find(({ effect }) => effect.card === id);
  if (far === undefined || !aim.adjacent) return wide;
  const { adjacent: _, ...rest } = wide;
  return { ...rest, within: far.effect.within };
}

/** How much may be paid where one chooses: fatigue, or tokens. */
export function waysToPay(state: State, owner: FigureId, { cost }: Ability): number[] {
  const { fatigue, tokens } = cost ?? {};
  const most =
    fatigue === 'x'
      ? freshness(state, heroOf(state, owner))
      : tokens?.n === 'x'
        ? Math.min(tokensOn(state, owner, tokens.token), tokens.most ?? Number.POSITIVE_INFINITY)
        : null;
  return most === null ? [0] : Array.from({ length: most }, (_, i) => i + 1);
}
