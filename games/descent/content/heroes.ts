import type { HeroSheet } from './cards.ts';
import { HEALERS } from './heroes/healers.ts';
import { MAGES } from './heroes/mages.ts';
import { SCOUTS } from './heroes/scouts.ts';
import { WARRIORS } from './heroes/warriors.ts';

/** The heroes of the base game: sheets with ability and heroic feat. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  ...WARRIORS,
  ...HEALERS,
  ...MAGES,
  ...SCOUTS,
};
