import type { Adventure } from './adventure.ts';
import { sparringYard } from './sparring-yard.ts';

export const ADVENTURES = {
  'sparring-yard': sparringYard,
} as const satisfies Readonly<Record<string, Adventure>>;

export type AdventureId = keyof typeof ADVENTURES;
export const adventureOf = (id: AdventureId): Adventure => ADVENTURES[id];
