import { face } from '../../positions.ts';

/** Faces of dice by what they show, as tests of boxes lay them. */
export const blue = (damage: number, surge = 0): number => face('blue', { damage, surge });
export const red = (damage: number, surge = 0): number => face('red', { damage, surge });
export const yellow = (damage: number, surge = 0): number => face('yellow', { damage, surge });
export const green = (damage: number, surge = 0): number => face('green', { damage, surge });
export const brown = (shield: number): number => face('brown', { shield });
export const gray = (shield: number): number => face('gray', { shield });
export const black = (shield: number): number => face('black', { shield });
