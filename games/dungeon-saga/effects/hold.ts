import type { CardWord } from './word.ts';

/** Enemies in front of you cannot break away; they may stay (DS-MOVE-10), be placed or be pushed. Stronger than `roam`. */
export interface Hold {
  readonly do: 'hold';
}

export const hold: CardWord<Hold> = {
  say: (_, { t }) => t('enemies in front of you cannot break away', 'Feinde vor dir können sich nicht lösen'),
};
