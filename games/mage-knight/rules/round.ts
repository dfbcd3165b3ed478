import { choose, drawFrom, insert, pileSize, putUnder, type Seat, shuffleIn } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type CardId, coloursOf } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import { DUMMY, heroOf, type Site, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { drawAction } from './action-pile.ts';
import { usedTactics } from './alone.ts';
import { beforeTurn, othersReact } from './before-turn.ts';
import { nightFollows } from './daytime.ts';
import { shuffleKept } from './draft.ts';
import { drawUp } from './draw-up.ts';
import { dummyPrepares, dummyTurn } from './dummy.ts';
import { endLasting } from './lasting.ts';
import { isUnlaid, layOut, OFFER_SIZE, sparedForMonasteries } from './offers.ts';
import { rampage } from './rampage.ts';
import { hasRegularUnitsOnly, offeredUnits, roundStarts, scenarioRules } from './scenario.ts';
import { offerMonasteryCard, seeRuins } from './sites.ts';
import { refreshSkills, tokensComeBack } from './skill-tokens.ts';
import { newDie, rollSource } from './source.ts';
import { layOutTactics } from './tactics.ts';
import { deckIsEmpty, newTurn } from './turn.ts';
import { mayLoseBanner } from './units.ts';
import { openUpgrades, upgradesFollow } from './upgrades.ts';
import { payUpkeep } from './upkeep.ts';

/** Who plays next: turns in the order of the tokens until the end is announced and all others had a last one (MK-ROUND-20, -21). */
export function* nextTurn(state: State, io: Io): Flow {
  if (state.ending !== null && state.ending.left.length === 0) {
    state.stage = 'prepare';
    return;
  }
  const seat = state.order[state.next] as Seat;
  state.next = (state.next + 1) % state.order.length;
  if (state.ending !== null) {
    if (!state.ending.left.includes(seat)) return;
    state.ending.left = state.ending.left.filter(s => s !== seat);
  }
  if (seat === DUMMY) return dummyTurn(state, io);
  if (heroOf(state, seat).out) return;
  yield* beforeTurn(state, io, seat);
  // Skipped, forfeited or not: the turn begins (MK-TURN-03).
  yield* tokensComeBack(state, io, seat, () => newTurn(state, seat));
  // A token that lies face down is turned up and the turn is skipped (MK-TURN-01).
  if (state.asleep[seat]) {
    state.asleep[seat] = false;
    io.tell?.({ kind: 'turn-skipped', seat, rule: 'MK-TURN-01' });
    return;
  }
  if (deckIsEmpty(state, seat)) {
    const bare = heroOf(state, seat).hand.length === 0;
    // Nothing left at all: announce the end, or forfeit the turn if that has been done (MK-TURN-07, -09).
    if (bare && state.ending !== null) {
      io.tell?.({ kind: 'turn-skipped', seat, rule: 'MK-TURN-09' });
      return;
    }
    if (bare) {
      yield* othersReact(state, io, seat);
      return announceEnd(state, io, seat, 'round');
    }
    if (state.ending === null) {
      const options: Choice[] = [{ do: 'pass' }, { do: 'announce' }];
      const choice = yield* choose({ seat, kind: 'before-turn', rule: 'MK-TURN-08', options, always: true });
      if (choice.do === 'announce') {
        yield* othersReact(state, io, seat);
        return announceEnd(state, io, seat, 'round');
      }
    }
  }
  state.turns.push(newTurn(state, seat));
}

/** Everybody else has one last turn (MK-TURN-05); what the scenario announces counts for its own seats, never for the dummy player (MK-S04-05, MK-S05-06). */
export function announceEnd(state: State, io: Io, seat: Seat, why: 'round' | 'scenario', left?: readonly Seat[]): void {
  if (state.ending !== null) return;
  state.ending = { why, left: left ? left.filter(s => s !== DUMMY) : state.order.filter(s => s !== seat) };
  if (why === 'round') state.notes.announced = 1;
  io.tell?.({ kind: 'end-announced', seat, why, rule: why === 'round' ? 'MK-TURN-05' : 'MK-ROUND-22' });
}

/** Between two rounds (MK-ROUND-02..19), or the end of the game. */
export function* prepare(state: State, io: Io): Flow {
  endLasting(state, 'round-end');
  const last = scenarioRules(state).roundEnds?.(state, io);
  if (last) yield* last;
  usedTactics(state);
  if (state.fulfilled || state.ending?.why === 'scenario' || state.round >= state.rounds) {
    state.stage = 'over';
    return;
  }
  if (upgradesFollow(state)) return openUpgrades(state, io);
  yield* newRound(state, io);
}

/** A new day or night: everything is made ready for it. */
export function* newRound(state: State, io: Io): Flow {
  rampage(state, io);
  const wasDay = !state.night;
  state.ending = null;
  delete state.notes.announced;
  state.round++;
  state.night = nightFollows(state, io);
  state.next = 0;
  io.tell?.({ kind: 'round', round: state.round, night: state.night, rule: 'MK-ROUND-03' });
  state.source = rollSource(state.source.length, io.chance).map(newDie);
  for (const hero of state.heroes) if (hero.tactic) hero.tactic.die = null;
  io.tell?.({ kind: 'source-rolled', dice: state.source.map(({ colour }) => colour), rule: 'MK-ROUND-04' });
  layOutUnits(state, io);
  refresh(state, io, 'actions');
  refresh(state, io, 'spells');
  layOutTactics(state, io);
  const { sites } = state.map;
  if (!state.night) for (const hex in sites) seeRuins(state, io, Number(hex), sites[hex] as Site);
  for (const seat of state.heroes.keys()) yield* refreshPlayer(state, io, seat, wasDay);
  dummyPrepares(state);
  roundStarts(state, io);
  state.stage = 'tactics';
}

/** Units go under their decks and new ones are laid out: elite and regular in turn once a core tile is seen (MK-ROUND-05..10). */
function layOutUnits(state: State, io: Io): void {
  const { offers, piles } = state;
  for (const unit of offers.units) putUnder(unitOf(unit).tier === 'elite' ? piles.elite : piles.regular, unit);
  for (const card of offers.monastery) putUnder(piles.actions, card);
  offers.units = [];
  offers.monastery = [];
  dealUnits(state, io);
  for (const hex in state.map.sites) {
    const { kind, gone } = state.map.sites[hex] as Site;
    if (kind === 'monastery' && !gone && sparedForMonasteries(state) > 0) offerMonasteryCard(state, io);
  }
}

/** So many units as are due, into an empty offer (MK-SETUP-10, MK-ROUND-07..09). */
export function dealUnits(state: State, io: Io): void {
  const { offers, piles } = state;
  for (let i = 0; i < offeredUnits(state); i++) {
    const elite = !hasRegularUnitsOnly(state) && i % 2 === 0 && pileSize(piles.elite) > 0;
    const unit =
      drawFrom(elite ? piles.elite : piles.regular, io.chance) ??
      drawFrom(elite ? piles.regular : piles.elite, io.chance);
    if (unit === null) break;
    offers.units.push(unit);
    io.tell?.({ kind: 'laid-out', what: 'unit', id: unit, rule: 'MK-ROUND-07' });
  }
}

/** The lowest card leaves, the others move down, a new one comes (MK-ROUND-11, -12); the dummy may take it instead (MK-DUM-13, -14). */
function refresh(state: State, io: Io, which: 'actions' | 'spells'): void {
  // Nobody but a dummy player needs an offer for this (MK-S01-06).
  if (state.dummy) layOut(state, io, which);
  if (isUnlaid(state, which)) return;
  const offer = state.offers[which];
  const lowest = offer.shift();
  if (lowest !== undefined) {
    if (state.dummy && which === 'actions') shuffleIn(state.dummy.deck, [lowest]);
    else putUnder(state.piles[which], lowest);
    if (state.dummy && which === 'spells') dummyGains(state, lowest);
  }
  while (offer.length < OFFER_SIZE) {
    const card = which === 'actions' ? drawAction(state, io) : drawFrom(state.piles.spells, io.chance);
    if (card === null) return;
    offer.push(card);
    if (which === 'actions') io.tell?.({ kind: 'laid-out', what: 'action', id: card, rule: 'MK-ROUND-11' });
    else io.tell?.({ kind: 'laid-out', what: 'spell', id: card, rule: 'MK-ROUND-12' });
  }
}

/** Everything of a player is made ready for the new round (MK-ROUND-14..18). */
function* refreshPlayer(state: State, io: Io, seat: Seat, wasDay: boolean): Flow {
  const hero = heroOf(state, seat);
  refreshSkills(state, io, seat);
  yield* keepBanners(state, io, seat);
  yield* payUpkeep(state, io, seat);
  for (const unit of hero.units) {
    unit.spent = false;
    unit.bannerUsed = false;
  }
  const drafted = wasDay ? yield* shuffleKept(state, io, seat) : [];
  shuffleIn(hero.deck, [...drafted, ...hero.hand, ...hero.discard, ...hero.aside, ...(hero.tactic?.under ?? [])]);
  hero.hand = [];
  hero.discard = [];
  hero.aside = [];
  hero.tactic = null;
  state.asleep[seat] = false;
  drawUp(state, io, seat);
}

/** Each assigned banner may stay or be shuffled in (MK-ROUND-15, MK-BANN-04). */
function* keepBanners(state: State, io: Io, seat: Seat): Flow {
  const hero = heroOf(state, seat);
  for (const unit of hero.units) {
    if (unit.banner === null || !mayLoseBanner(hero, unit)) continue;
    const options: Choice[] = [{ do: 'pass' }, { do: 'discard', card: unit.banner }];
    const choice = yield* choose({ seat, kind: 'banners', rule: 'MK-ROUND-15', options });
    if (choice.do !== 'discard') continue;
    insert(hero.discard, choice.card);
    unit.banner = null;
    io.tell?.({ kind: 'discarded', seat, card: choice.card, rule: 'MK-ROUND-15' });
  }
}

/** A crystal of the colour of the spell (MK-DUM-14). */
function dummyGains(state: State, spell: CardId): void {
  const [colour] = coloursOf(spell);
  if (state.dummy && colour) state.dummy.crystals[colour]++;
}
