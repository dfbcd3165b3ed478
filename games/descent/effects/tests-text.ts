import { type Lang, listed, speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import { TRAIT_NAMES } from '../texts/names.ts';
import type { BoxTest } from './box-tests.ts';
import type { LaterTest } from './later-tests-text.ts';
import type { Test } from './tests.ts';

/** Those that no card of the base game needs come with what needs them (`later-words.ts`). */
let later: ((test: LaterTest | BoxTest, lang: Lang) => string) | null = null;
export const learnTests = (text: (test: LaterTest | BoxTest, lang: Lang) => string): void => {
  later = text;
};

/** "If the attack is a melee attack: ". */
export const ifText = (test: Test | undefined, lang: Lang): string =>
  test === undefined ? '' : speak(lang)(`If ${testText(test, 'en')}: `, `Wenn ${testText(test, 'de')}: `);

const WHO: Readonly<Record<Extract<Test, { is: 'about' }>['who'], readonly [string, string]>> = {
  self: ['it is you', 'es dich betrifft'],
  friend: ['it is a friendly figure', 'es eine freundliche Figur ist'],
  enemy: ['it is an enemy', 'es ein Gegner ist'],
  hero: ['it is a hero', 'es ein Held ist'],
  monster: ['it is a monster', 'es ein Monster ist'],
  minion: ['it is a minion', 'es ein normales Monster ist'],
  master: ['it is a master', 'es ein Elite-Monster ist'],
  'not-lieutenant': ['it is a minion or master', 'es ein normales Monster oder ein Elite-Monster ist'],
  familiar: ['it is your familiar', 'es dein Begleiter ist'],
  owner: ['it is its owner', 'es um seinen Besitzer geht'],
  'self-or-familiar': ['it is you or your familiar', 'es dich oder deinen Begleiter betrifft'],
  'not-self': ['it is another', 'es eine andere Figur ist'],
  marked: ['it is the marked figure', 'es die markierte Figur ist'],
};

/** What follows "if". */
export function testText(test: Test, lang: Lang): string {
  const t = speak(lang);
  switch (test.is) {
    case 'any':
    case 'all':
      return listed(
        test.of.map(one => testText(one, lang)),
        test.is === 'any' ? t('or', 'oder') : t('and', 'und'),
      );
    case 'not':
      return t(`not: ${testText(test.of, 'en')}`, `nicht gilt: ${testText(test.of, 'de')}`);
    case 'about':
      if (test.part === 'other' && test.who === 'self') return t('it is by you', 'es durch dich geschieht');
      return t(...WHO[test.who]);
    case 'near':
      return t(`it is within ${test.within} spaces of you`, `es höchstens ${test.within} Felder von dir entfernt ist`);
    case 'adjacent':
      return t('it is adjacent to you', 'es an dich angrenzt');
    case 'not-adjacent':
      return t('it is not adjacent to you', 'es nicht an dich angrenzt');
    case 'in-sight':
      return t('it is in your line of sight', 'es in deiner Sichtlinie ist');
    case 'attack':
      return test.type === 'melee'
        ? t('it is a melee attack', 'es ein Nahkampfangriff ist')
        : t('it is a ranged attack', 'es ein Fernkampfangriff ist');
    case 'weapon':
      return test.trait === 'unarmed'
        ? t('you attack with bare hands', 'du mit bloßen Händen angreifst')
        : test.trait === 'melee'
          ? t('it is a melee weapon', 'es eine Nahkampfwaffe ist')
          : test.trait === 'two-hands'
            ? t('the weapon is two-handed', 'die Waffe zweihändig ist')
            : test.trait === 'one-hand'
              ? t('the weapon is one-handed', 'die Waffe einhändig ist')
              : test.trait === 'two-weapons'
                ? t('you have two melee weapons equipped', 'du zwei Nahkampfwaffen ausgerüstet hast')
                : t(
                    `the weapon is a ${TRAIT_NAMES[test.trait].en}`,
                    `die Waffe diese Eigenschaft hat: ${TRAIT_NAMES[test.trait].de}`,
                  );
    case 'with-this':
      return t('the attack is made with this weapon', 'der Angriff mit dieser Waffe erfolgt');
    case 'own-attack':
      return t('you are attacking', 'du angreifst');
    case 'target':
      return t('you are the target', 'du das Ziel bist');
    case 'affected':
      return t('the attack affects you', 'der Angriff dich betrifft');
    case 'target-adjacent':
      return t('the target is adjacent', 'das Ziel angrenzt');
    case 'target-not-adjacent':
      return t('the target is not adjacent', 'das Ziel nicht angrenzt');
    case 'target-monster':
      return t('the target is a monster', 'das Ziel ein Monster ist');
    case 'target-marked':
      return t('the target is the marked figure', 'das Ziel die markierte Figur ist');
    case 'target-unseeing':
      return t(
        'the target could not see you at the start of your turn',
        'das Ziel dich zu Beginn deines Zugs nicht sehen konnte',
      );
    case 'other-hand-free':
      return t('your other hand is free', 'deine andere Hand frei ist');
    case 'wears':
      return t(
        `you have a ${TRAIT_NAMES[test.trait].en} equipped`,
        `du dies ausgerüstet hast: ${TRAIT_NAMES[test.trait].de}`,
      );
    case 'has-conditions':
      return t('it has conditions', 'es Zustände hat');
    case 'damaged':
      return t('it has damage', 'es Schaden hat');
    case 'tired':
      return t('it has fatigue', 'es erschöpft ist');
    case 'down':
      return t('it is knocked out', 'es bewusstlos ist');
    case 'on-map':
      return t('it is on the map', 'es auf dem Spielplan ist');
    case 'moved':
      return t('you have moved this turn', 'du dich in diesem Zug bewegt hast');
    case 'moves':
      return t(
        `you performed ${test.least} move actions this turn`,
        `du in diesem Zug ${test.least} Bewegungsaktionen ausgeführt hast`,
      );
    case 'beside': {
      const who = {
        hero: t('another hero', 'ein anderer Held'),
        'hero-figure': t('another hero figure', 'eine andere Heldenfigur'),
        monster: t('a monster', 'ein Monster'),
        leader: t('a master or lieutenant', 'ein Elite-Monster oder Hauptmann'),
        figure: t('another figure', 'eine andere Figur'),
      }[test.who];
      const near =
        test.within === undefined
          ? t('is adjacent', 'angrenzt')
          : t(`is within ${test.within} spaces`, `höchstens ${test.within} Felder entfernt ist`);
      return test.alone ? t(`not: ${who} ${near}`, `nicht gilt: ${who} ${near}`) : `${who} ${near}`;
    }
    case 'sees':
      return t(`you see exactly ${test.exactly} enemy`, `du genau ${test.exactly} Gegner siehst`);
    case 'rolled':
      return test.of === 'surge'
        ? t(`at least ${test.least} surge was rolled`, `mindestens ${test.least} Energie gewürfelt wurde`)
        : test.of === 'blank'
          ? t('a defence die shows a blank', 'ein Verteidigungswürfel eine Leerseite zeigt')
          : test.of === 'miss'
            ? t('a miss was rolled', 'ein Fehlschlag gewürfelt wurde')
            : t(`at least ${test.least} hearts were rolled`, `mindestens ${test.least} Herzen gewürfelt wurden`);
    case 'space-empty':
      return t('the space is empty', 'das Feld leer ist');
    case 'stepping':
      return t('it enters a space', 'es ein Feld betritt');
    case 'move-action':
      return t('it is a move action', 'es eine Bewegungsaktion ist');
    case 'card':
      return t(`it is ${cardName(test.card, 'en')}`, `es ${cardName(test.card, 'de')} ist`);
    case 'card-trait':
      return t(`it is a ${TRAIT_NAMES[test.trait].en}`, `sie diese Eigenschaft hat: ${TRAIT_NAMES[test.trait].de}`);
    case 'skill':
      return t('it is one of your skills', 'es eine deiner Fertigkeiten ist');
    case 'hero':
      return t('it is a hero', 'es ein Held ist');
    case 'many':
      return t(`there is at least ${test.least}`, `es mindestens ${test.least} ist`);
    case 'counter':
      return t('the quest has come so far', 'das Abenteuer so weit ist');
    case 'kind':
    case 'about-kind': {
      const names = listed(
        test.of.map(one => cardName(one, lang)),
        t('or', 'oder'),
      );
      return t(`it is ${names}`, `es ${names} ist`);
    }
    case 'familiar-on-map':
      return t('your familiar is on the map', 'dein Begleiter auf dem Spielplan ist');
    default:
      if (later === null) throw new Error(`The test "${test.is}" was not learned: is the match prepared?`);
      return later(test, lang);
  }
}
