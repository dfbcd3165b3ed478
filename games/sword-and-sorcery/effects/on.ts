import { capital, speak } from '@tafelrunde/engine';
import type { Aim } from '../content/ability.ts';
import { MOMENT_TEXTS, OWN_MOMENT_TEXTS } from '../rules/moment-texts.ts';
import type { Moment } from '../rules/moments.ts';
import type { Period } from '../state.ts';
import type { Effect } from './effect.ts';
import type { Test } from './tests.ts';
import { PARTIES, TARGET, testText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Answers a moment the rules announce; what it is about is handed to the effects. */
export interface On {
  readonly do: 'on';
  readonly at: Moment;
  readonly may?: true;
  readonly if?: Test;
  readonly limit?: Period;
  /** The card answers other moments too, and the limit is for all of them: only its text needs to know. */
  readonly inAll?: true;
  /** A rule of an adventure that the aim of a stage tells of; others nobody knows before they are met. */
  readonly told?: true;
  /** Whom the effects work on; left out: the figure itself. */
  readonly aim?: Aim;
  readonly effects: readonly Effect[];
}

/** Is it about the owner alone? Then what else must hold. */
function withoutOwner(test: Test | undefined): readonly [whose: boolean, rest: Test | undefined] {
  if (test === undefined) return [false, test];
  if (isAboutOwner(test)) return [true, undefined];
  if (test.is !== 'all' || !test.of.some(isAboutOwner)) return [false, test];
  const rest = test.of.filter(one => !isAboutOwner(one));
  return [true, rest.length === 1 ? rest[0] : { is: 'all', of: rest }];
}

const isAboutOwner = (test: Test): boolean =>
  test.is === 'own-attack' || (test.is === 'about' && test.who === 'self' && test.part === undefined);

export const on: SorceryWord<On> = {
  say({ at, may, if: test, limit, inAll, aim, effects }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const owned = OWN_MOMENT_TEXTS[at];
    const [whose, rest] = owned === undefined ? [false, test] : withoutOwner(test);
    const clause =
      rest === undefined ? '' : t(`, if ${testText(rest, 'en', at)}`, `, wenn ${testText(rest, 'de', at)}`);
    const often =
      limit === undefined
        ? ''
        : limit === 'turn'
          ? t(' (once a turn)', ' (einmal je Zug)')
          : limit === 'round'
            ? t(' (once a round)', ' (einmal je Runde)')
            : inAll
              ? t(' (once an adventure in all)', ' (insgesamt einmal je Abenteuer)')
              : t(' (once an adventure)', ' (einmal je Abenteuer)');
    const party = aim?.who === 'that' ? PARTIES[at]?.figure : aim?.who === 'other' ? PARTIES[at]?.other : undefined;
    // Of a target the effects speak themselves.
    const whom = party === undefined || party === TARGET ? '' : `${capital(party[lang])}: `;
    const does = `${whom}${vocabulary.sentences(effects, scribe).map(capital).join(' ')}`;
    return `${((whose && owned) || MOMENT_TEXTS[at])[lang]}${clause}${often}${may ? t(', you may', ', darfst du') : ''}: ${does}`;
  },
};
