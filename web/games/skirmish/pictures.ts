import type { CardId, ClassId } from './game.ts';
import { icons } from './icons.ts';

export const UNITS: Readonly<Record<ClassId, string>> = {
  knight: icons['visored-helm'],
  archer: icons.bowman,
  mage: icons['wizard-face'],
};

export const CARD_ART: Readonly<Record<CardId, string>> = {
  heal: icons['health-potion'],
  haste: icons['windy-stripes'],
  fireball: icons.fireball,
  blessing: icons.sunrise,
  shield: icons['round-shield'],
};
