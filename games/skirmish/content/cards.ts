import type { RuleId, Text } from '@tafelrunde/engine';

export type CardId = 'heal' | 'haste' | 'fireball' | 'blessing' | 'shield';

export interface Card {
  readonly name: Text;
  readonly cost: number;
  readonly rule: RuleId;
}

export const CARDS: Readonly<Record<CardId, Card>> = {
  heal: { name: { en: 'Heal', de: 'Heilung' }, cost: 1, rule: 'SK-CARD-02' },
  haste: { name: { en: 'Haste', de: 'Eile' }, cost: 1, rule: 'SK-CARD-03' },
  fireball: { name: { en: 'Fireball', de: 'Feuerball' }, cost: 2, rule: 'SK-CARD-04' },
  blessing: { name: { en: 'Blessing', de: 'Segen' }, cost: 1, rule: 'SK-CARD-05' },
  shield: { name: { en: 'Shield', de: 'Schild' }, cost: 1, rule: 'SK-CARD-06' },
};

export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const DECK_SIZE = 20;
export const HAND_START = 4;
export const HAND_LIMIT = 6;
