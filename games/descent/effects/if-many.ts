import { speak } from '@tafelrunde/engine';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects act if so many figures are concerned. */
export interface IfMany {
  readonly do: 'if-many';
  readonly least: number;
  readonly effects: readonly Effect[];
}

export const ifMany: DescentWord<IfMany> = {
  can: (at, { least, effects }) => at.on.length >= least && vocabulary.usable(at, effects),
  *act(at, { least, effects }) {
    if (at.on.length >= least) yield* vocabulary.carryOut(at, effects);
  },
  say: ({ least, effects }, scribe) =>
    `${speak(scribe.lang)(`If they are ${least} or more`, `Wenn es ${least} oder mehr sind`)}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
