import { type Lang, listed, speak, type Text } from '@tafelrunde/engine';
import { DAMAGE_NAMES, LEVEL_NAMES, roman } from '../content/words.ts';
import { named } from '../names.ts';
import type { Moment } from '../rules/moments.ts';
import { awayText } from '../texts/ranges.ts';
import { storyTestText } from './story-tests.ts';
import type { Test } from './tests.ts';
import { oneToken } from './token.ts';

const CATEGORIES: Readonly<Record<string, Text>> = {
  giant: { en: 'a giant', de: 'ein Riese' },
  goblinoid: { en: 'a goblinoid', de: 'ein Goblinoider' },
  humanoid: { en: 'a humanoid', de: 'ein Humanoider' },
  orc: { en: 'an orc', de: 'ein Ork' },
};

const TAGS: Readonly<Record<string, Text>> = {
  weapon: { en: 'a weapon', de: 'einer Waffe' },
  main: { en: 'the main weapon', de: 'der Hauptwaffe' },
  off: { en: 'the off-hand weapon', de: 'der Zweitwaffe' },
  own: { en: 'the card itself', de: 'der Karte selbst' },
  long: { en: 'a ranged weapon', de: 'einer Fernkampfwaffe' },
  bow: { en: 'a bow', de: 'einem Bogen' },
  wand: { en: 'a wand', de: 'einem Stab' },
  dagger: { en: 'a dagger', de: 'einem Dolch' },
  shield: { en: 'a shield', de: 'einem Schild' },
};

/** What an attack is made with; weapons of scrolls are called what they are. */
export const tagText = (tag: string, lang: Lang): string => TAGS[tag]?.[lang] ?? named(tag, lang);

export const TARGET: Text = { en: 'the target', de: 'das Ziel' };

/** Whom a moment is about, and the other one, where they have names. */
export const PARTIES: Readonly<Partial<Record<Moment, { readonly figure: Text; readonly other: Text }>>> = {
  ...both(['attack-declared', 'attack-rolled', 'attack-counted', 'attack-done'], {
    figure: { en: 'the attacker', de: 'der Angreifer' },
    other: TARGET,
  }),
  ...both(['defence-before', 'defence-roll', 'defence-rolled'], {
    figure: { en: 'the defender', de: 'der Verteidiger' },
    other: { en: 'the attacker', de: 'der Angreifer' },
  }),
  killed: {
    figure: { en: 'the one killed', de: 'der Getötete' },
    other: { en: 'the killer', de: 'der Bezwinger' },
  },
};

function both<P>(moments: readonly Moment[], parties: P): Partial<Record<Moment, P>> {
  return Object.fromEntries(moments.map(moment => [moment, parties]));
}

function aboutText(
  { who, part = 'figure' }: Extract<Test, { is: 'about' }>,
  lang: Lang,
  moment: Moment | undefined,
): string {
  const t = speak(lang);
  const party = moment === undefined ? undefined : PARTIES[moment]?.[part];
  if (party === undefined)
    return {
      self: t('it is about the owner', 'es um den Besitzer geht'),
      'not-self': t('it is about somebody else', 'es um jemand anderen geht'),
      hero: t('it is about a hero', 'es um einen Helden geht'),
      enemy: t('it is about an enemy', 'es um einen Gegner geht'),
    }[who];
  return {
    self: t(`${party.en} is the owner`, `${party.de} der Besitzer ist`),
    'not-self': t(`${party.en} is somebody else`, `${party.de} jemand anders ist`),
    hero: t(`${party.en} is a hero`, `${party.de} ein Held ist`),
    enemy: t(`${party.en} is an enemy`, `${party.de} ein Gegner ist`),
  }[who];
}

/** What follows "if" or "wenn", of a moment where it is asked at one. */
export function testText(test: Test, lang: Lang, moment?: Moment): string {
  const t = speak(lang);
  switch (test.is) {
    case 'any':
      return listed(
        test.of.map(one => testText(one, lang, moment)),
        t('or', 'oder'),
      );
    case 'all':
      return listed(
        test.of.map(one => testText(one, lang, moment)),
        t('and', 'und'),
      );
    case 'not':
      if (test.of.is === 'wears' && test.of.category !== 'none')
        return t(`no ${testText(test.of, 'en')}`, `keine ${testText(test.of, 'de')}`);
      return `${t('not', 'nicht')} ${testText(test.of, lang, moment)}`;
    case 'weapon':
      return t(
        `the attack is made with ${tagText(test.tag, 'en')}`,
        `der Angriff mit ${tagText(test.tag, 'de')} erfolgt`,
      );
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
      return t(
        `the target is ${CATEGORIES[test.category]?.en ?? test.category}`,
        `das Ziel ${CATEGORIES[test.category]?.de ?? test.category} ist`,
      );
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
      return t('it is hidden', 'er versteckt ist');
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
        `${tagText(test.category, 'en')} is in the ${test.hand === 'off' ? 'off hand' : 'main hand'}`,
        `die ${test.hand === 'off' ? 'Zweithand' : 'Haupthand'} mit ${tagText(test.category, 'de')} bewaffnet ist`,
      );
    case 'about':
      return aboutText(test, lang, moment);
    case 'near':
      return t(`it is ${awayText(test.range, 'en')}`, `die Figur ${awayText(test.range, 'de')} ist`);
    case 'noted':
      return t(`it has counted ${test.least}`, `es ${test.least} gezählt hat`);
    case 'half-dead':
      return t('its wounds are at least half its health', 'seine Wunden mindestens die Hälfte seiner Lebenskraft sind');
    case 'no-charges':
      return t('it has no charge left', 'es keine Ladung mehr hat');
    case 'not-alone-here':
      return t('an ally of its kind is in its zone', 'ein Verbündeter seiner Art in seiner Zone ist');
    case 'token':
      return t(`there is ${oneToken(test.token, 'en')}`, `${oneToken(test.token, 'de')} da ist`);
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
    default:
      return storyTestText(test, lang);
  }
}
