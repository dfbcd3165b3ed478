import { type Lang, listed, speak } from '@tafelrunde/engine';
import { DAMAGE_NAMES, LEVEL_NAMES, roman } from '../content/words.ts';
import type { Test } from './tests.ts';

/** What follows "if" or "wenn". */
export function testText(test: Test, lang: Lang): string {
  const t = speak(lang);
  switch (test.is) {
    case 'any':
      return listed(
        test.of.map(one => testText(one, lang)),
        t('or', 'oder'),
      );
    case 'all':
      return listed(
        test.of.map(one => testText(one, lang)),
        t('and', 'und'),
      );
    case 'not':
      return `${t('not', 'nicht')} ${testText(test.of, lang)}`;
    case 'weapon':
      return t(`the attack is made with: ${test.tag}`, `der Angriff erfolgt mit: ${test.tag}`);
    case 'melee':
      return t('it is a melee attack', 'es ein Nahkampfangriff ist');
    case 'ranged':
      return t('it is a ranged attack', 'es ein Fernkampfangriff ist');
    case 'own-attack':
      return t('it is the own attack', 'es der eigene Angriff ist');
    case 'hit':
      return t('it scores a hit', 'er trifft');
    case 'wounding':
      return t('it wounds', 'er verwundet');
    case 'target-level':
      return t(`the target is ${LEVEL_NAMES[test.level].en}`, `das Ziel ${LEVEL_NAMES[test.level].de} ist`);
    case 'target-category':
      return t(`the target is of the category ${test.category}`, `das Ziel zur Kategorie ${test.category} gehört`);
    case 'rank':
      return t(`the soul rank is at least ${test.least}`, `der Seelenrang mindestens ${test.least} ist`);
    case 'controls':
      return test.zone === 'own'
        ? t('its side controls its zone', 'seine Seite seine Zone kontrolliert')
        : t("its side controls the target's zone", 'seine Seite die Zone des Ziels kontrolliert');
    case 'dominates':
      return test.zone === 'own'
        ? t('its side dominates its zone', 'seine Seite seine Zone dominiert')
        : t("its side dominates the target's zone", 'seine Seite die Zone des Ziels dominiert');
    case 'hidden':
      return t('hidden', 'versteckt');
    case 'wounded':
      return t('wounded', 'verwundet');
    case 'burning':
      return t('burning', 'brennend');
    case 'engaged':
      return t('engaged', 'im Kampf gebunden');
    case 'alone':
      return t('no other enemy is in play', 'kein anderer Gegner im Spiel ist');
    case 'boss-in-play':
      return t('a boss is in play', 'ein Endgegner im Spiel ist');
    case 'charge':
      return t('it has a charge', 'es eine Ladung hat');
    case 'wears':
      return test.category === 'none'
        ? t('no armour is worn', 'keine Rüstung getragen wird')
        : t(
            `${test.category} armour is worn`,
            `${test.category === 'light' ? 'leichte' : 'schwere'} Rüstung getragen wird`,
          );
    case 'holds':
      return t(
        `a weapon of the kind ${test.category} is in the ${test.hand === 'off' ? 'off hand' : 'main hand'}`,
        `eine Waffe der Art ${test.category} in der ${test.hand === 'off' ? 'Zweithand' : 'Haupthand'} ist`,
      );
    case 'about':
      return {
        self: t('it is about the owner', 'es um den Besitzer geht'),
        'not-self': t('it is about somebody else', 'es um jemand anderen geht'),
        hero: t('it is about a hero', 'es um einen Helden geht'),
        enemy: t('it is about an enemy', 'es um einen Gegner geht'),
      }[test.who];
    case 'near':
      return t(`within {${test.range}}`, `innerhalb von {${test.range}}`);
    case 'noted':
      return t(`it has counted ${test.least}`, `es ${test.least} gezählt hat`);
    case 'half-dead':
      return t('its wounds are at least half its health', 'seine Wunden mindestens die Hälfte seiner Lebenskraft sind');
    case 'no-charges':
      return t('it has no charge left', 'es keine Ladung mehr hat');
    case 'not-alone-here':
      return t('an ally of its kind is in its zone', 'ein Verbündeter seiner Art in seiner Zone ist');
    case 'token':
      return t('there is a token', 'ein Marker da ist');
    case 'save-failed':
      return t('the save roll has failed', 'der Rettungswurf misslungen ist');
    case 'trapped':
      return t('it was against a trap', 'er gegen eine Falle ging');
    case 'focused':
      return t('the attack was focused', 'der Angriff vorbereitet wurde');
    case 'damage':
      return t(`the damage is ${DAMAGE_NAMES[test.damage].en}`, `der Schaden ${DAMAGE_NAMES[test.damage].de} ist`);
    case 'threat-level':
      return t(
        `the threat marker is on level ${roman(test.level)}`,
        `der Bedrohungsmarker auf Stufe ${roman(test.level)} ist`,
      );
    case 'flag':
      return t(`${test.flag} is at least ${test.least}`, `${test.flag} mindestens ${test.least} ist`);
    case 'card':
      return test.card;
    case 'heroes':
      return t(`at least ${test.least} heroes take part`, `mindestens ${test.least} Helden teilnehmen`);
  }
}
