import { capital, speak } from '@tafelrunde/engine';
import type { Aim } from '../content/ability.ts';
import { MOMENT_TEXTS } from '../rules/moment-texts.ts';
import type { Moment } from '../rules/moments.ts';
import type { Period } from '../state.ts';
import type { Effect } from './effect.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Answers a moment the rules announce; what it is about is handed to the effects. */
export interface On {
  readonly do: 'on';
  readonly at: Moment;
  readonly may?: true;
  readonly if?: Test;
  readonly limit?: Period;
  /** Whom the effects work on; left out: the figure itself. */
  readonly aim?: Aim;
  readonly effects: readonly Effect[];
}

export const on: SorceryWord<On> = {
  say({ at, may, if: test, limit, effects }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const clause = test === undefined ? '' : t(`, if ${testText(test, 'en')}`, `, wenn ${testText(test, 'de')}`);
    const often =
      limit === undefined
        ? ''
        : limit === 'turn'
          ? t(' (once a turn)', ' (einmal je Zug)')
          : limit === 'round'
            ? t(' (once a round)', ' (einmal je Runde)')
            : t(' (once an adventure)', ' (einmal je Abenteuer)');
    const does = vocabulary.sentences(effects, scribe).map(capital).join(' ');
    return `${MOMENT_TEXTS[at][lang]}${clause}${often}${may ? t(', you may', ', darfst du') : ''}: ${does}`;
  },
};
