import type { RuleId, Text } from '@tafelrunde/engine';
import { FIREBALL_DICE, FIREBALL_RANGE, HEALING, SHIELDING, SPLASH_DICE } from './numbers.ts';

export type CardId = 'heal' | 'haste' | 'fireball' | 'blessing' | 'shield';

export interface Card {
  readonly name: Text;
  readonly cost: number;
  readonly rule: RuleId;
  /** What it does. */
  readonly text: Text;
}

export const CARDS: Readonly<Record<CardId, Card>> = {
  heal: {
    name: { en: 'Heal', de: 'Heilung' },
    cost: 1,
    rule: 'SK-CARD-02',
    text: {
      en: `A wounded unit of yours gets up to ${HEALING} life points back.`,
      de: `Eine verwundete eigene Einheit bekommt bis zu ${HEALING} Lebenspunkte zurück.`,
    },
  },
  haste: {
    name: { en: 'Haste', de: 'Eile' },
    cost: 1,
    rule: 'SK-CARD-03',
    text: { en: 'A unit of yours gets 1 action point more.', de: 'Eine eigene Einheit bekommt 1 Aktionspunkt mehr.' },
  },
  fireball: {
    name: { en: 'Fireball', de: 'Feuerball' },
    cost: 2,
    rule: 'SK-CARD-04',
    text: {
      en: `${FIREBALL_DICE} dice on an enemy within ${FIREBALL_RANGE} squares and in sight, ${SPLASH_DICE} on all beside it. No armour.`,
      de: `${FIREBALL_DICE} Würfel gegen einen Gegner bis ${FIREBALL_RANGE} Felder entfernt und in Sicht, ${SPLASH_DICE} gegen alle neben ihm. Ohne Rüstung.`,
    },
  },
  blessing: {
    name: { en: 'Blessing', de: 'Segen' },
    cost: 1,
    rule: 'SK-CARD-05',
    text: {
      en: 'A unit of yours rolls 1 die more for its next attack this turn.',
      de: 'Eine eigene Einheit wirft für ihren nächsten Angriff in diesem Zug 1 Würfel mehr.',
    },
  },
  shield: {
    name: { en: 'Shield', de: 'Schild' },
    cost: 1,
    rule: 'SK-CARD-06',
    text: {
      en: `A unit of yours blocks with ${SHIELDING} dice more until its next turn.`,
      de: `Eine eigene Einheit wehrt bis zu ihrem nächsten Zug mit ${SHIELDING} Würfeln mehr ab.`,
    },
  },
};

export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const DECK_SIZE = 20;
export const HAND_START = 4;
export const HAND_LIMIT = 6;
