import type { CardId, ClassId } from './game.ts';
import { icons } from './icons.ts';

export const UNITS: Readonly<Record<ClassId, string>> = {
  knight: icons['mounted-knight'],
  archer: icons.bowman,
  mage: icons['wizard-staff'],
};

export const CARD_ART: Readonly<Record<CardId, string>> = {
  heal: icons.healing,
  haste: icons.wingfoot,
  fireball: icons.fireball,
  blessing: icons.prayer,
  shield: icons['checked-shield'],
};
