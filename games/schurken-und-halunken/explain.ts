import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import { decks, type InstanceId, supportCard } from './content/index.ts';
import { mayUse } from './rules/abilities.ts';
import { mayAttack, mayAttackWith, mayBeAttacked, NO_ACTION } from './rules/attack.ts';
import { mayPlayBeforeRoll } from './rules/before-roll.ts';
import { mayBuy } from './rules/buy-hero.ts';
import { maySend } from './rules/demons.ts';
import { mayBear, mayEquip } from './rules/equip.ts';
import { mayPlayEvent, mayPlaySpontaneous } from './rules/events.ts';
import { mayCast } from './rules/general-spells.ts';
import { mayHire } from './rules/npcs.ts';
import { mayAnswerWith, mayBeProtected } from './rules/parry.ts';
import { fighterOf } from './rules/protect.ts';
import { mayTrade } from './rules/trade-in.ts';
import { mayMove } from './rules/transfer.ts';
import { type Combat, type Figure, findFigure, groupNamed, groupOf, isFigure, itemOf, type State } from './state.ts';

const NOT_IN_HAND = reason('SH-TURN-01', {
  en: 'This card is not in the hand.',
  de: 'Diese Karte ist nicht auf der Hand.',
});
const NOT_YOURS = reason('SH-TURN-02', {
  en: 'This is none of your own figures.',
  de: 'Das ist keine deiner Figuren.',
});
const CREATURES_DRAW_NOT = reason('SH-SUMM-06', {
  en: 'A creature cannot draw cards.',
  de: 'Eine Kreatur kann keine Karten ziehen.',
});
const CREATURES_BARE = reason('SH-SUMM-04', {
  en: 'A creature cannot be equipped.',
  de: 'Eine Kreatur kann nicht ausgestattet werden.',
});
const NO_REACTION = reason('SH-PARRY-06', {
  en: 'It has no reaction left in this turn.',
  de: 'Die Figur hat in diesem Zug keine Reaktion mehr.',
});

/** Answers with the same predicates that list the options. */
export function explain(state: State, seat: Seat, wanted: string): Reason | null {
  const [verb = '', rest = ''] = split(wanted, ':');
  const [first = '', second = '', third = ''] = rest.split(',');
  const own = findFigure(state, first);
  const who = own && own.group === seat ? own : null;
  switch (verb) {
    case 'attack':
      return who
        ? (mayAttack(who) ?? mayAttackWith(state, who, second) ?? mayBeAttacked(state, seat, third))
        : NOT_YOURS;
    case 'cast':
      return withCard(second, card => (who ? mayCast(state, who, card) : NOT_YOURS));
    case 'equip':
      return who ? whyNotEquip(state, who, second) : NOT_YOURS;
    case 'move':
      return who ? whyNotMove(state, who, second, third) : NOT_YOURS;
    case 'draw':
      return who ? whyNotDraw(who) : NOT_YOURS;
    case 'parry':
    case 'dodge':
    case 'resist':
    case 'ward':
      return state.combat ? whyNotAnswer(state, state.combat, verb, first) : null;
    case 'accept':
    case 'protect':
      return state.combat ? mayBeProtected(state, state.combat) : null;
    case 'use':
      return mayUse(state, seat, first);
    case 'trade':
      return mayTrade(state, seat);
    case 'buy':
      return mayBuy(state, seat);
    default:
      return whyNotPlay(state, seat, verb, first, second);
  }
}

function whyNotPlay(state: State, seat: Seat, verb: string, id: string, to: string): Reason | null {
  if (verb !== 'play' && verb !== 'hire' && verb !== 'send') return null;
  return withCard(id, card => {
    if (!groupOf(state, seat).hand.includes(card)) return NOT_IN_HAND;
    if (verb === 'hire') return mayHire(card);
    if (verb === 'send') return maySend(state, seat, card, groupNamed(state, to));
    switch (supportCard(card).kind) {
      case 'event':
        return mayPlayEvent(state, seat, card);
      case 'spontaneous-event':
        return mayPlaySpontaneous(state, seat, card);
      default:
        return mayPlayBeforeRoll(state, seat, card);
    }
  });
}

function whyNotAnswer(state: State, combat: Combat, verb: string, means: string): Reason | null {
  const who = fighterOf(state, combat);
  return isFigure(who) && who.reactions > 0 ? mayAnswerWith(state, combat, who, verb, means) : NO_REACTION;
}

function whyNotEquip(state: State, who: Figure, id: string): Reason | null {
  if (who.kind === 'creature') return CREATURES_BARE;
  return withCard(id, card =>
    groupOf(state, who.group).hand.includes(card) ? (mayEquip(who) ?? mayBear(who, card)) : NOT_IN_HAND,
  );
}

function whyNotMove(state: State, from: Figure, to: string, id: string): Reason | null {
  const other = findFigure(state, to);
  if (!other || other.group !== from.group) return NOT_YOURS;
  if (from.kind === 'creature' || other.kind === 'creature') return CREATURES_BARE;
  return withCard(id, card => (itemOf(from, card) ? mayMove(from, other, card) : null));
}

function whyNotDraw(who: Figure): Reason | null {
  if (who.kind === 'creature') return CREATURES_DRAW_NOT;
  return who.actions < 1 ? NO_ACTION : null;
}

const everyCard: ReadonlySet<string> = new Set(Object.values(decks).flat());

/** Only for ids of real cards. */
const withCard = (id: string, judge: (card: InstanceId) => Reason | null): Reason | null =>
  everyCard.has(id) ? judge(id as InstanceId) : null;

function split(text: string, at: string): [string, string] {
  const i = text.indexOf(at);
  return i < 0 ? [text, ''] : [text.slice(0, i), text.slice(i + 1)];
}
