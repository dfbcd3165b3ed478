import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { type InstanceId, supportCard } from './content/index.ts';
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
export function explain(state: State, seat: Seat, wanted: Choice): Reason | null {
  const own = (id: string): Figure | null => {
    const figure = findFigure(state, id);
    return figure?.group === seat ? figure : null;
  };
  switch (wanted.do) {
    case 'attack': {
      const who = own(wanted.by);
      if (!who) return NOT_YOURS;
      return mayAttack(who) ?? mayAttackWith(state, who, wanted.with) ?? mayBeAttacked(state, seat, wanted.target);
    }
    case 'cast': {
      const who = own(wanted.by);
      return who ? mayCast(state, who, wanted.card) : NOT_YOURS;
    }
    case 'equip': {
      const who = own(wanted.hero);
      return who ? whyNotEquip(state, who, wanted.card) : NOT_YOURS;
    }
    case 'move': {
      const who = own(wanted.from);
      return who ? whyNotMove(state, who, wanted.to, wanted.card) : NOT_YOURS;
    }
    case 'draw': {
      const who = own(wanted.by);
      return who ? whyNotDraw(who) : NOT_YOURS;
    }
    case 'parry':
    case 'dodge':
    case 'resist':
    case 'ward':
      return state.combat ? whyNotAnswer(state, state.combat, wanted) : null;
    case 'accept':
    case 'protect':
      return state.combat ? mayBeProtected(state, state.combat) : null;
    case 'use':
      return mayUse(state, seat, wanted.card);
    case 'trade':
      return mayTrade(state, seat);
    case 'buy':
      return mayBuy(state, seat);
    case 'play':
    case 'hire':
    case 'send':
      return whyNotPlay(state, seat, wanted);
    default:
      return null;
  }
}

function whyNotPlay(
  state: State,
  seat: Seat,
  wanted: Extract<Choice, { do: 'play' | 'hire' | 'send' }>,
): Reason | null {
  const { card } = wanted;
  if (!groupOf(state, seat).hand.includes(card)) return NOT_IN_HAND;
  if (wanted.do === 'hire') return mayHire(card);
  if (wanted.do === 'send') return maySend(state, seat, card, groupNamed(state, wanted.to));
  switch (supportCard(card).kind) {
    case 'event':
      return mayPlayEvent(state, seat, card);
    case 'spontaneous-event':
      return mayPlaySpontaneous(state, seat, card);
    default:
      return mayPlayBeforeRoll(state, seat, card);
  }
}

function whyNotAnswer(
  state: State,
  combat: Combat,
  wanted: Extract<Choice, { do: 'parry' | 'dodge' | 'resist' | 'ward' }>,
): Reason | null {
  const who = fighterOf(state, combat);
  const means = wanted.do === 'parry' ? wanted.with : wanted.do === 'ward' ? wanted.card : '';
  return isFigure(who) && who.reactions > 0 ? mayAnswerWith(state, combat, who, wanted.do, means) : NO_REACTION;
}

function whyNotEquip(state: State, who: Figure, card: InstanceId): Reason | null {
  if (who.kind === 'creature') return CREATURES_BARE;
  return groupOf(state, who.group).hand.includes(card) ? (mayEquip(who) ?? mayBear(who, card)) : NOT_IN_HAND;
}

function whyNotMove(state: State, from: Figure, to: string, card: InstanceId): Reason | null {
  const other = findFigure(state, to);
  if (!other || other.group !== from.group) return NOT_YOURS;
  if (from.kind === 'creature' || other.kind === 'creature') return CREATURES_BARE;
  return itemOf(from, card) ? mayMove(from, other, card) : null;
}

function whyNotDraw(who: Figure): Reason | null {
  if (who.kind === 'creature') return CREATURES_DRAW_NOT;
  return who.actions < 1 ? NO_ACTION : null;
}
