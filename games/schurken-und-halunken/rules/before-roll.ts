import { type Reason, reason, type Seat, timingWindow } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type InstanceId, type Manoeuvre, type Potion, type Roll, supportCard } from '../content/index.ts';
import {
  type Casting,
  type Combat,
  type Figure,
  figure,
  find,
  type GroupId,
  groupOf,
  isFigure,
  isPlayer,
  type OpponentId,
  type Play,
  type State,
  seatsInOrder,
  type TableIo,
} from '../state.ts';
import { addAbilities, hasAbilityFor, useAbility } from './abilities.ts';
import { clear, countOf, lay } from './cards.ts';
import { carryOut, usable } from './effects/index.ts';
import { forbids } from './effects/passive.ts';
import { addSpontaneous, playSpontaneous } from './events.ts';
import { fighterOf, isSettled } from './protect.ts';

const WRONG_ROLL = reason('SH-POT-01', {
  en: 'This card is not for the roll at hand.',
  de: 'Diese Karte passt nicht zum anstehenden Wurf.',
});
const NO_REACTION = reason('SH-MAN-06', {
  en: 'A manoeuvre needs an action or reaction; this figure does not defend itself.',
  de: 'Ein Manöver braucht eine Aktion oder Reaktion; diese Figur wehrt sich nicht.',
});
const NO_TARGET = reason('SH-END-03', {
  en: 'This card would do nothing now.',
  de: 'Diese Karte würde jetzt nichts bewirken.',
});
const FORBIDDEN = reason('SH-DEMON-02', {
  en: 'A demon keeps the group from playing such cards.',
  de: 'Ein Dämon hindert die Gruppe daran, solche Karten zu spielen.',
});

/** Both sides may play cards before the first die, attacker first, in turn until all pass; so may all others (SH-ATT-07, SH-ATT-09). */
export function* playBeforeCombat(state: State, io: TableIo, combat: Combat): Play {
  yield* timingWindow<Choice>(
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
  if (state.combat && countOf(hand, 'tactics') > 0) return true;
  const who = rollerOf(state, seat);
  if (who === null) return false;
  return countOf(hand, 'tactics') + countOf(hand, 'magic') > 0 || hasAbilityFor(state, seat);
}

/** Before a spell is cast only the caster's player has cards to play (SH-POT-01, SH-MAN-01). */
export function* playBeforeCasting(state: State, io: TableIo, casting: Casting): Play {
  const seat = figure(state, casting.by).group;
  yield* timingWindow<Choice>(
    isPlayer(state, seat) ? [seat] : [],
    asked => {
      if (!mayReact(state, asked)) return null;
      const options: Choice[] = [];
      addBeforeRoll(state, asked, options);
      return { seat: asked, kind: 'casting', rule: 'SH-POT-01', options: [...options, { do: 'pass' }] };
    },
    function* (asked, choice) {
      yield* playOrUse(state, io, asked, choice);
      return false;
    },
  );
}

function* playOrUse(state: State, io: TableIo, seat: Seat, choice: Choice): Play {
  if (choice.do === 'use') yield* useAbility(state, io, seat, choice.card);
  else if (choice.do === 'play') {
    if (supportCard(choice.card).kind === 'spontaneous-event') yield* playSpontaneous(state, io, seat, choice.card);
    else yield* playOnRoller(state, io, seat, choice.card);
  }
}

/** A potion or manoeuvre acts at once and goes to its discard pile; what lasts is read from the combat (SH-POT-05, SH-MAN-05). */
function* playOnRoller(state: State, io: TableIo, seat: Seat, card: InstanceId): Play {
  const played = supportCard(card);
  const who = rollerOf(state, seat);
  if (!isBeforeRoll(played) || who === null) return;
  lay(state, io, seat, card);
  io.tell?.({ kind: 'played', group: seat, card, rule: played.kind === 'potion' ? 'SH-POT-01' : 'SH-MAN-01' });
  state.combat?.played.push({ card, by: seat });
  yield* carryOut(state, io, played.effects, { group: seat, self: who.id, source: card, same: [] });
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

/** The kind of roll this group is in. */
export function rollOf(state: State, group: GroupId): Roll | null {
  if (rollerOf(state, group) === null) return null;
  const { combat } = state;
  if (!combat) return 'casting';
  if (group === combat.by) return `${combat.form}-attack`;
  return combat.defence?.how === 'spell' ? 'defence-spell' : `${combat.form}-defence`;
}

/** May this potion or manoeuvre be played before the roll at hand? */
export function mayPlayBeforeRoll(state: State, group: GroupId, id: InstanceId): Reason | null {
  const card = supportCard(id);
  const roll = rollOf(state, group);
  const who = rollerOf(state, group);
  if (!isBeforeRoll(card) || roll === null || who === null || !card.rolls.includes(roll)) return WRONG_ROLL;
  if (forbids(state, group, card.kind)) return FORBIDDEN;
  if (card.kind === 'manoeuvre' && !acts(state, group)) return NO_REACTION;
  return usable(state, card.effects, { group, self: who.id, source: id, same: [] }) ? null : NO_TARGET;
}

/** A manoeuvre is tied to an action or reaction (SH-MAN-04); a potion is not (SH-POT-07). */
function acts(state: State, group: GroupId): boolean {
  const { combat } = state;
  if (!combat || group === combat.by) return true;
  return combat.defence !== null && combat.defence.how !== 'none' && combat.defence.how !== 'waive';
}

function addBeforeRoll(state: State, group: GroupId, list: Choice[]): void {
  if (rollerOf(state, group) === null) return;
  for (const card of groupOf(state, group).hand)
    if (mayPlayBeforeRoll(state, group, card) === null) list.push({ do: 'play', card });
  addAbilities(state, group, 'before-roll', list);
}
