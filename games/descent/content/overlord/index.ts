import type { OverlordCard } from '../cards.ts';
import { BASIC } from './basic.ts';
import { MAGUS } from './magus.ts';
import { SABOTEUR } from './saboteur.ts';
import { UNIVERSAL } from './universal.ts';
import { WARLORD } from './warlord.ts';

export const OVERLORD_CARDS: Readonly<Record<string, OverlordCard>> = {
  ...BASIC,
  ...WARLORD,
  ...MAGUS,
  ...SABOTEUR,
  ...UNIVERSAL,
};
