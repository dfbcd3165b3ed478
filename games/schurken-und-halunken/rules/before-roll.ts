import { type Reason, reason, type Seat, timingWindow } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type InstanceId, type Manoeuvre, type Potion, type Roll, supportCard } from '../content/index.ts';
import { carryOut, usable } from '../effects/vocabulary.ts';
import {
  type Casting,
  type Combat,
  type Figure,
  figure,
  figuresOf,
  find,
  type GroupId,
  groupOf,
  type Io,
  isFigure,
  isPlayer,
  type OpponentId,
  type Play,
  type State,
  seatsInOrder,
} from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';
import { addAbilities, hasAbilityFor, useAbility } from './abilities.ts';
import { clear, countOf, lay } from './cards.ts';
import { decide } from './decide.ts';
import { addSpontaneous, mightReply, playSpontaneous } from './events.ts';
import { fighterOf, isSettled } from './protect.ts';
import { forbids } from './values.ts';

const WRONG_ROLL = reason('SH-POT-01', {
  en: 'This card is not for the roll at hand.',
  de: 'Diese Karte passt nicht zum anstehenden Wurf.',
});
const NO_REACTION = reason('SH-MAN-06', {
  en: 'A manoeuvre needs an action or reaction; this figure does not defend itself.',
  de: 'Ein Manöver braucht eine Aktion oder Reaktion; diese Figur wehrt sich nicht.',
});
const NO_TARGET = reason('SH-END-06', {
  en: 'This card would do nothing now.',
  de: 'Diese Karte würde jetzt nichts bewirken.',
});
const FORBIDDEN = reason('SH-DEMON-02', {
  en: 'A demon keeps the group from playing such cards.',
  de: 'Ein Dämon hindert die Gruppe daran, solche Karten zu spielen.',
});

/** Both sides may play cards before the first die, attacker first, in turn until all pass; so may all others (SH-ATT-07, SH-ATT-09). */
export function* playBeforeCombat(state: State, io: Io, combat: Combat): Play {
  yield* timingWindow<SchurkenUndHalunken>(
    windowSeats(state, combat),
    seat => {
      if (!mayReact(state, seat)) return null;
      const options: Choice[] = [];
      addBeforeRoll(state, seat, options);
      addSpontaneous(state, seat, options);
      return { seat, kind: 'combat', rule: 'SH-ATT-07', options: [...options, { do: 'pass' }] };
    },
    function* (seat, choice) {
      yield* playOrUse(state, io, seat, choice);
      return isSettled(state, combat);
    },
  );
}

function windowSeats(state: State, combat: Combat): Seat[] {
  const defender = fighterOf(state, combat).group;
  const others = seatsInOrder(state, combat.by).filter(seat => seat !== combat.by && seat !== defender);
  return [combat.by, defender, ...others].filter((seat, i, all) => isPlayer(state, seat) && all.indexOf(seat) === i);
}

/** By the backs of the hand and what lies on the table alone (SH-SETUP-19): could this seat do anything before this roll? */
function mayReact(state: State, seat: Seat): boolean {
  const { hand, out } = groupOf(state, seat);
  if (out) return false;
  if (partyRoll(state, seat) === null) return mightReply(state, seat);
  return countOf(hand, 'tactics') + countOf(hand, 'magic') > 0 || hasAbilityFor(state, seat);
}

/** Before a spell is rolled for its caster's player has cards to play (SH-POT-01, SH-MAN-01), the others spontaneous events (SH-EVENT-07). */
export function* playBeforeCasting(state: State, io: Io, casting: Casting): Play {
  yield* timingWindow<SchurkenUndHalunken>(
    seatsInOrder(state, figure(state, casting.by).group),
    seat => {
      if (!mayReact(state, seat)) return null;
      const options: Choice[] = [];
      addBeforeRoll(state, seat, options);
      addSpontaneous(state, seat, options);
      return { seat, kind: 'casting', rule: 'SH-POT-01', options: [...options, { do: 'pass' }] };
    },
    function* (seat, choice) {
      yield* playOrUse(state, io, seat, choice);
      return find(state, casting.by) === null;
    },
  );
}

function* playOrUse(state: State, io: Io, seat: Seat, choice: Choice): Play {
  if (choice.do === 'use') yield* useAbility(state, io, seat, choice.card);
  else if (choice.do === 'play') {
    if (supportCard(choice.card).kind === 'spontaneous-event') yield* playSpontaneous(state, io, seat, choice.card);
    else yield* playOnFigure(state, io, seat, choice.card);
  }
}

/** A potion or manoeuvre acts at once and goes to its discard pile; what lasts is read from the combat (SH-POT-05, SH-MAN-05). */
function* playOnFigure(state: State, io: Io, seat: Seat, card: InstanceId): Play {
  const played = supportCard(card);
  if (!isBeforeRoll(played)) return;
  const able = thoseFor(state, seat, played, card);
  if (able.length === 0) return;
  lay(state, io, seat, card);
  io.tell?.({ kind: 'played', group: seat, card, rule: played.kind === 'potion' ? 'SH-POT-01' : 'SH-MAN-01' });
  state.combat?.played.push({ card, by: seat });
  const options = able.map(({ id }) => ({ do: 'target', who: id }) as const);
  const { who } = yield* decide(state, seat, 'drink', 'SH-POT-02', options);
  yield* carryOut(state, io, played.effects, { group: seat, self: who, source: card, same: [] });
  clear(state, card);
}

const isBeforeRoll = (card: { kind: string }): card is Potion | Manoeuvre =>
  card.kind === 'potion' || card.kind === 'manoeuvre';

/** The figure of this group that is about to roll or to be rolled against, or null. */
export function rollerOf(state: State, group: GroupId): Figure | null {
  const { combat, casting } = state;
  const id = casting ? casting.by : combat && sideOf(combat, group);
  const who = id === null ? null : find(state, id);
  return who && isFigure(who) && who.group === group ? who : null;
}

const sideOf = (combat: Combat, group: GroupId): OpponentId =>
  group === combat.by ? combat.attacker : (combat.protector ?? combat.target);

/** The kind of roll a figure of this group is in. */
export const rollOf = (state: State, group: GroupId): Roll | null =>
  rollerOf(state, group) === null ? null : partyRoll(state, group);

/** The kind of roll this player is a party to: that of an own figure, or one against the own NPC. A demon is nobody's (SH-POT-08). */
function partyRoll(state: State, group: GroupId): Roll | null {
  const { combat, casting } = state;
  if (casting) return find(state, casting.by)?.group === group ? 'casting' : null;
  if (!combat) return null;
  if (group === combat.by) return `${combat.form}-attack`;
  const attacked = find(state, combat.protector ?? combat.target);
  if (!attacked || attacked.kind === 'demon' || attacked.group !== group) return null;
  return combat.defence?.how === 'spell' ? 'defence-spell' : `${combat.form}-defence`;
}

/** A manoeuvre is for the figure that acts or reacts (SH-MAN-07), a potion for any of the group that it does something for (SH-POT-02). */
function thoseFor(state: State, group: GroupId, card: Potion | Manoeuvre, source: InstanceId): Figure[] {
  const roller = rollerOf(state, group);
  const all = card.kind === 'potion' ? figuresOf(groupOf(state, group)) : roller ? [roller] : [];
  return all.filter(({ id }) => usable(state, card.effects, { group, self: id, source, same: [] }));
}

/** May this potion or manoeuvre be played before the roll at hand? */
export function mayPlayBeforeRoll(state: State, group: GroupId, id: InstanceId): Reason | null {
  const card = supportCard(id);
  const roll = partyRoll(state, group);
  if (!isBeforeRoll(card) || roll === null || !card.rolls.includes(roll)) return WRONG_ROLL;
  if (forbids(state, group, card.kind)) return FORBIDDEN;
  if (card.kind === 'manoeuvre' && !acts(state, group)) return NO_REACTION;
  return thoseFor(state, group, card, id).length > 0 ? null : NO_TARGET;
}

/** A manoeuvre is tied to an action or reaction (SH-MAN-04); a potion is not (SH-POT-07). */
function acts(state: State, group: GroupId): boolean {
  const { combat } = state;
  if (!combat || group === combat.by) return true;
  return combat.defence !== null && combat.defence.how !== 'none' && combat.defence.how !== 'waive';
}

function addBeforeRoll(state: State, group: GroupId, list: Choice[]): void {
  if (partyRoll(state, group) === null) return;
  for (const card of groupOf(state, group).hand)
    if (mayPlayBeforeRoll(state, group, card) === null) list.push({ do: 'play', card });
  addAbilities(state, group, 'before-roll', list);
}
