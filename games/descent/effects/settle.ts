import { speak } from '@tafelrunde/engine';
import type { Attribute } from '../content/words.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** What becomes of the challenge being met: another attribute is tested, it is passed without a test, no search card is drawn. */
export interface Settle {
  readonly do: 'settle';
  readonly as?: Attribute;
  readonly passed?: true;
  readonly cardless?: true;
}

export const settle: DescentWord<Settle> = {
  can: ({ state }) => (state.rooms?.challenge ?? null) !== null,
  act({ state }, { as, passed, cardless }) {
    const challenge = state.rooms?.challenge;
    if (challenge === undefined || challenge === null) return;
    if (as !== undefined) challenge.attribute = as;
    if (passed) challenge.passed = true;
    if (cardless) challenge.cardless = true;
  },
  say({ as, passed }, { lang }) {
    const t = speak(lang);
    if (as !== undefined)
      return t(`${ATTRIBUTE_NAMES[as].en} is tested instead.`, `Stattdessen gilt die Probe ${ATTRIBUTE_NAMES[as].de}.`);
    return passed
      ? t('It is passed without a test.', 'Sie gilt ohne Wurf als bestanden.')
      : t('No search card is drawn.', 'Es wird keine Suchkarte gezogen.');
  },
};
