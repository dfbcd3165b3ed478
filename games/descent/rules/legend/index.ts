// What the other rules need of Road to Legend, learned where a match is played without an overlord (`rules/learned.ts`).
export { ROAD_EVENTS } from '../../content/legend/events.ts';
export { roadAfter } from './after.ts';
export { led } from './automaton.ts';
export { breather, stageDone, upgradeStep } from './delve.ts';
export { ordersOf } from './monster-turn.ts';
export { drawSides, roadStep } from './road.ts';
export { legendRound } from './round.ts';
export { distanceFrom, preyOf } from './targets.ts';
export { roadEvent } from './travel.ts';
