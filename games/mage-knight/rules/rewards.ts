import { choose, dealFrom, putOnTop, putUnder, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { COLOURS, type Colour, isBasic, MANA } from '../content/words.ts';
import { heroOf, type Reward, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { gainCrystal, gainFame } from './gain.ts';
import { layOut, refillActions, refillSpells, takeFromOffer } from './offers.ts';
import { gainUnit } from './recruiting.ts';
import { comesForNothing } from './units.ts';

/** One reward of the turn (MK-REW-01..08). */
export function* takeReward(state: State, io: Io, turn: Turn, reward: Reward): Flow {
  switch (reward.reward) {
    case 'crystal':
      if (reward.colour === null) return yield* chosenCrystal(state, io, turn);
      return gainCrystal(state, io, turn.seat, reward.colour, 'end');
    case 'random-crystals':
      return yield* randomCrystals(state, io, turn, reward.n);
    case 'artifact':
      return yield* artifacts(state, io, turn, reward.n);
    case 'spell':
    case 'action':
      return yield* fromOffer(state, io, turn, reward.reward);
    case 'unit':
      return yield* unitReward(state, io, turn);
    case 'dungeon':
      return yield* dungeon(state, io, turn);
  }
}

/** A die for each: black brings fame, gold the player's choice (MK-REW-03). */
export function* randomCrystals(state: State, io: Io, turn: Turn, n: number): Flow {
  const { seat } = turn;
  const dice = io.chance.roll(Array.from({ length: n }, () => MANA));
  io.tell?.({ kind: 'rolled', seat, dice, why: 'crystals', rule: 'MK-REW-03' });
  for (const die of dice) {
    if (die === 'black') gainFame(state, io, seat, 1, 'MK-REW-03');
    else if (isBasic(die)) gainCrystal(state, io, seat, die, 'end');
    else yield* chosenCrystal(state, io, turn);
  }
}

/** A crystal of one of these colours, as the player likes; nothing with 3 of that colour (MK-REW-02). */
export function* chosenCrystal(state: State, io: Io, { seat }: Turn, colours: readonly Colour[] = COLOURS): Flow {
  const options: Choice[] = colours.map(colour => ({ do: 'colour', colour }));
  const chosen = yield* choose({ seat, kind: 'colour', rule: 'MK-REW-02', options });
  if (chosen.do === 'colour' && isBasic(chosen.colour)) gainCrystal(state, io, seat, chosen.colour, 'end');
}

/** One more is drawn than won; one goes under the deck, the others on top of the deed deck in any order (MK-REW-04). */
function* artifacts(state: State, io: Io, turn: Turn, n: number): Flow {
  const { seat } = turn;
  // All artifacts won in a turn are drawn together.
  const more = turn.owed.filter(one => one.reward === 'artifact');
  turn.owed = turn.owed.filter(one => one.reward !== 'artifact');
  const won = more.reduce((sum, one) => sum + one.n, n);
  const drawn = dealFrom(state.piles.artifacts, won + 1, io.chance);
  io.reveal?.([seat], { seat, artifacts: drawn.toSorted() });
  const pick = function* (): Flow<CardId | null> {
    const options: Choice[] = drawn.toSorted().map(card => ({ do: 'card', card }));
    const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-REW-04', options, always: true });
    if (chosen.do !== 'card') return null;
    takeOut(drawn, chosen.card);
    return chosen.card;
  };
  if (drawn.length > won) {
    const under = yield* pick();
    if (under !== null) putUnder(state.piles.artifacts, under);
  }
  while (drawn.length > 0) {
    const card = drawn.length === 1 ? (drawn.pop() as CardId) : yield* pick();
    if (card === null) return;
    putOnTop(heroOf(state, seat).deck, card);
    io.tell?.({ kind: 'card-gained', seat, card, to: 'top', rule: 'MK-REW-04' });
    io.reveal?.('all', { seat, card }, seat);
  }
}

/** A spell or an advanced action of the offer, on top of the deed deck (MK-REW-05). */
export function* fromOffer(state: State, io: Io, turn: Turn, what: 'spell' | 'action'): Flow {
  const { seat } = turn;
  const offer = what === 'spell' ? 'spells' : 'actions';
  layOut(state, io, offer);
  const options: Choice[] = state.offers[offer].map(card => ({ do: 'card', card }));
  if (options.length === 0) return;
  const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-REW-05', options });
  if (chosen.do === 'card') gainFromOffer(state, io, turn, offer, chosen.card);
}

export function gainFromOffer(state: State, io: Io, { seat }: Turn, offer: 'spells' | 'actions', card: CardId): void {
  takeFromOffer(state, offer, card);
  putOnTop(heroOf(state, seat).deck, card);
  io.tell?.({ kind: 'card-gained', seat, card, to: 'top', rule: 'MK-GAIN-03' });
  if (offer === 'spells') refillSpells(state, io);
  else refillActions(state, io);
}

/** Any unit of the offer, or none (MK-REW-07). */
function* unitReward(state: State, io: Io, turn: Turn): Flow {
  const units = state.offers.units.filter((unit, i, all) => all.indexOf(unit) === i && comesForNothing(unit));
  const options: Choice[] = [...units.map((unit): Choice => ({ do: 'recruit', unit, cost: 0 })), { do: 'pass' }];
  const chosen = yield* choose({ seat: turn.seat, kind: 'reward', rule: 'MK-REW-07', options });
  if (chosen.do === 'recruit') yield* gainUnit(state, io, turn, chosen.unit, 0);
}

/** Gold or black brings a spell, any other colour an artifact. */
function* dungeon(state: State, io: Io, turn: Turn): Flow {
  const [die] = io.chance.roll([MANA]);
  if (die === undefined) return;
  io.tell?.({ kind: 'rolled', seat: turn.seat, dice: [die], why: 'dungeon', rule: 'MK-SITE-02' });
  if (isBasic(die)) yield* artifacts(state, io, turn, 1);
  else yield* fromOffer(state, io, turn, 'spell');
}
