import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Changes what revealing a tile costs. Passive. */
export interface ExploreCost {
  readonly do: 'explore-cost';
  readonly by: number;
}

export const exploreCostWord: MageWord<ExploreCost> = {
  can: ({ turn }) => turn.stage === 'move',
  say: ({ by }, { lang }) =>
    by < 0
      ? speak(lang)(`exploring costs ${-by} less.`, `Erkunden kostet ${-by} weniger.`)
      : speak(lang)(`exploring costs ${by} more.`, `Erkunden kostet ${by} mehr.`),
};
