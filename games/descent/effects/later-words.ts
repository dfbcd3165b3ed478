// The words and tests that quests and journeys use, but no card of the base game: they come with the first quest that has one of them.
import type { Words } from '@tafelrunde/engine';
import { LATER_MOMENT_TEXTS, LATER_OWN_TEXTS } from '../texts/later-moments.ts';
import { learnMoments } from '../texts/moments.ts';
import type { Descent } from '../types.ts';
import { actions } from './actions.ts';
import { arrive } from './arrive.ts';
import { collapse } from './collapse.ts';
import { defect } from './defect.ts';
import { deliver } from './deliver.ts';
import type { Effect } from './effect.ts';
import { ferry } from './ferry.ts';
import { find } from './find.ts';
import { gate } from './gate.ts';
import { guess } from './guess.ts';
import { immune } from './immune.ts';
import { laterTestText } from './later-tests-text.ts';
import { lay } from './lay.ts';
import { shortcut } from './shortcut.ts';
import { slide } from './slide.ts';
import { spoils } from './spoils.ts';
import { spy } from './spy.ts';
import { swap } from './swap.ts';
import { tally } from './tally.ts';
import { learnTests } from './tests-text.ts';
import { turnOver } from './turn-over.ts';
import { vocabulary } from './vocabulary.ts';
import { wake } from './wake.ts';
import { wander } from './wander.ts';
import type { Doing, Scribe } from './word.ts';

export const LATER_WORDS = {
  actions,
  swap,
  find,
  shortcut,
  spoils,
  spy,
  lay,
  'turn-over': turnOver,
  arrive,
  defect,
  gate,
  ferry,
  guess,
  collapse,
  slide,
  tally,
  immune,
  deliver,
  wander,
  wake,
} satisfies Partial<Words<Effect, Doing, Scribe, Descent>>;

export type LaterWord = keyof typeof LATER_WORDS;

/** They are known from now on. */
export function learnLater(): void {
  vocabulary.learn(LATER_WORDS);
  learnTests(laterTestText);
  learnMoments({ texts: LATER_MOMENT_TEXTS, own: LATER_OWN_TEXTS });
}
