import type { Adventure } from './adventure.ts';
import { smokeOverTheMillRoad } from './smoke-over-the-mill-road.ts';
import { sparringYard } from './sparring-yard.ts';
import { strings } from './strings.ts';
import { theBellWithoutAHand } from './the-bell-without-a-hand.ts';
import { theHollowChoir } from './the-hollow-choir.ts';
import { theRightOfTheFang } from './the-right-of-the-fang.ts';
import { threeGatesOneNight } from './three-gates-one-night.ts';
import { whereTheDrumsAre } from './where-the-drums-are.ts';

export const ADVENTURES = {
  'sparring-yard': sparringYard,
  'the-bell-without-a-hand': theBellWithoutAHand,
  'smoke-over-the-mill-road': smokeOverTheMillRoad,
  'the-hollow-choir': theHollowChoir,
  'where-the-drums-are': whereTheDrumsAre,
  strings,
  'three-gates-one-night': threeGatesOneNight,
  'the-right-of-the-fang': theRightOfTheFang,
} as const satisfies Readonly<Record<string, Adventure>>;

export type AdventureId = keyof typeof ADVENTURES;
export const adventureOf = (id: AdventureId): Adventure => ADVENTURES[id];
