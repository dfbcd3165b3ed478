import type { TurnChapter } from './turn-chapter.ts';

/** Free actions, any number of them (SS-FREE-01). */
export const freeActions: TurnChapter<never> = {
  offers: () => [],
  acts: {},
};
