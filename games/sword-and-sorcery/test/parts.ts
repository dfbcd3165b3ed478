export type { Place } from '../choices.ts';
export { type Enemy, type Hero, heroOf, type Zone } from '../state.ts';
