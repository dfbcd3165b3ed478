import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import { CARDS, type CardId, HAND_LIMIT } from '../content/cards.ts';
import { MAP } from '../content/map.ts';
import { FIREBALL_DICE, FIREBALL_RANGE, HEALING, SHIELDING, SPLASH_DICE } from '../content/numbers.ts';
import { classOf, playerOf, type State, type Unit, unitOf } from '../state.ts';
import type { Io } from '../types.ts';
import { hurt, inReach, OUT_OF_SIGHT, rollHits } from './attack.ts';
import { FALLEN } from './movement.ts';

export const NO_MANA = reason('SK-CARD-01', {
  en: 'There is not enough mana for this card.',
  de: 'Für diese Karte reicht das Mana nicht.',
});
const OWN_ONLY = reason('SK-CARD-01', { en: 'This card is for own units.', de: 'Diese Karte gilt eigenen Einheiten.' });
const ENEMY_ONLY = reason('SK-CARD-04', {
  en: 'A fireball is aimed at an enemy.',
  de: 'Ein Feuerball zielt auf einen Gegner.',
});
const UNHURT = reason('SK-CARD-02', { en: 'This unit is not wounded.', de: 'Diese Einheit ist nicht verwundet.' });

export function mayPlay(state: State, seat: Seat, card: CardId, target: Unit): Reason | null {
  if (playerOf(state, seat).mana < CARDS[card].cost) return NO_MANA;
  if (target.life <= 0) return FALLEN;
  if (card === 'fireball') return target.owner === seat ? ENEMY_ONLY : mayBurn(state, seat, target);
  if (target.owner !== seat) return OWN_ONLY;
  return card === 'heal' && target.life >= classOf(target).life ? UNHURT : null;
}

/** Some own unit must have the target within range and in sight (SK-CARD-04). */
function mayBurn(state: State, seat: Seat, target: Unit): Reason | null {
  let why: Reason | null = null;
  for (const unit of state.units) {
    if (unit.owner !== seat || unit.life <= 0) continue;
    const barred = inReach(unit.at, target.at, FIREBALL_RANGE);
    if (barred === null) return null;
    // What comes closest to being allowed is the better explanation.
    if (why === null || barred === OUT_OF_SIGHT) why = barred;
  }
  return why;
}

export function play(state: State, io: Io, slot: number, card: CardId, target: number): void {
  const player = playerOf(state, state.current);
  player.mana -= CARDS[card].cost;
  player.hand.splice(slot, 1);
  player.discard.push(card);
  io.reveal?.('all', { hand: state.current, card }, state.current);
  io.tell?.({ kind: 'played', seat: state.current, card, target, rule: CARDS[card].rule });
  const unit = unitOf(state, target);
  switch (card) {
    case 'heal':
      unit.life = Math.min(classOf(unit).life, unit.life + HEALING);
      break;
    case 'haste':
      unit.actions++;
      break;
    case 'blessing':
      unit.blessings++;
      break;
    case 'shield':
      unit.shield += SHIELDING;
      break;
    case 'fireball':
      fireball(state, io, target);
      break;
  }
}

function fireball(state: State, io: Io, target: number): void {
  const centre = unitOf(state, target).at;
  burn(state, io, target, FIREBALL_DICE);
  for (let unit = 0; unit < state.units.length; unit++) {
    const { at, life } = unitOf(state, unit);
    if (unit !== target && life > 0 && MAP.chebyshev(at, centre) <= 1) burn(state, io, unit, SPLASH_DICE);
  }
}

function burn(state: State, io: Io, unit: number, count: number): void {
  const { dice, hits } = rollHits(io.chance, count);
  io.tell?.({ kind: 'burned', unit, dice, damage: hits, rule: 'SK-CARD-04' });
  hurt(state, io, unit, hits);
}

export function drawCard(state: State, io: Io, seat: Seat): void {
  const { hand, deck, discard } = playerOf(state, seat);
  if (hand.length >= HAND_LIMIT) return;
  if (deck.length === 0) {
    if (discard.length === 0) return;
    deck.push(...discard.splice(0));
    io.chance.shuffle(deck);
    io.tell?.({ kind: 'shuffled', seat, rule: 'SK-TURN-03' });
  }
  const card = deck.pop() as CardId;
  hand.push(card);
  io.reveal?.([seat], { drawn: seat, card });
  io.tell?.({ kind: 'drew', seat, card, rule: 'SK-TURN-02' }, [seat], {
    kind: 'drew',
    seat,
    card: null,
    rule: 'SK-TURN-02',
  });
}
