import { speak } from '@tafelrunde/engine';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** A unit may be recruited for less influence; whoever does so suffers what follows. Passive, for one unit with `last` and `times: 1`. */
export interface RecruitDiscount {
  readonly do: 'recruit-discount';
  readonly by: number;
  readonly effects?: readonly Effect[];
}

export const recruitDiscount: MageWord<RecruitDiscount> = {
  can: ({ turn }) => turn.stage === 'interaction',
  say({ by, effects = [] }, scribe) {
    const after = vocabulary.sentences(effects, scribe).join(' ');
    return (
      speak(scribe.lang)(
        `a unit may be recruited for ${by} influence less.`,
        `eine Einheit darf für ${by} Einfluss weniger rekrutiert werden.`,
      ) + (after ? speak(scribe.lang)(` If you do so: ${after}`, ` Wenn du das tust: ${after}`) : '')
    );
  },
};
