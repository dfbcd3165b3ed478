import { type Lang, speak } from '@tafelrunde/engine';
import type { OverlordType } from '../content/words.ts';
import { cardName, thingName } from '../names.ts';
import { ARCHETYPE_NAMES, ATTRIBUTE_NAMES, CONDITION_NAMES, MONSTER_TRAIT_NAMES } from '../texts/names.ts';
import { boxLore } from './box-lore.ts';
import type { BoxTest } from './box-tests.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';

/** The tests that only quests, travel and the other boxes ask for. */
export const LATER_TESTS = [
  'any-condition',
  'archetype',
  'crosses',
  'hero-figure',
  'hides-find',
  'active-group',
  'ranged-group',
  'surrounded',
  'deck-size',
  'actions-done',
  'damage-least',
  'about-size',
  'card-tokens',
  'first-encounter',
  'asked-by',
  'monster',
  'leader',
  'felled',
  'dealt-to-marked-group',
  'overlord-type',
  'one-action',
  'named',
  'about-figure',
  'monster-trait',
  'travelling',
  'fresh-familiar',
  'search-cards',
  'affected-is',
  'of-marked-group',
  'other-feat-used',
  'servant',
  'fell-near',
  'master',
  'fellow',
  'in-this-group',
  'group-gone',
  'spent-surges',
  'challenge-attribute',
  'actions-whole',
  'actions-count',
  'attacked-this-round',
  'own-turn',
  'sung',
  'in-earshot',
  'sings-twice',
  'large',
  'rank',
  'healthiest',
  'images',
  'beside-target',
  'speed-least',
  'dealt',
  'missed',
  'target-minion',
  'target-alone',
  'target-guarded',
  'target-far',
  'wounded',
  'unhurt',
  'range-left',
  'battered',
  'steady',
  'spent',
  'itself',
  'small',
  'condition',
  'attribute',
  'paid-with',
  'carries',
  'lowest',
  'inside',
  'side',
  'token',
  'near-kind',
  'near-token',
  'door',
  'there',
  'won',
  'heroes',
  'target-space-far-at-start',
  'target-far-at-start',
  'on-terrain',
  'surge-unspent',
  'about-beside-hero',
  'has-search-card',
  'attacked',
  'by-attack',
  'willing',
  'survives',
  'dying',
  'beside-fellow',
  'branded',
  'brands',
  'target-weak',
  'about-condition',
  'target-condition',
  'has-token',
  'target-is',
  'that-is',
  'near-is',
  'no-shields-left',
  'struck-before',
  'attribute-least',
  'beside-token',
  'space-beside-token',
  'sprung',
  'card-tired',
  'near-holder',
] as const satisfies readonly Test['is'][];

export type LaterTest = Extract<Test, { is: (typeof LATER_TESTS)[number] }>;

const TYPE_NAMES: Readonly<Record<OverlordType, readonly [string, string]>> = {
  event: ['event', 'Ereignis'],
  magic: ['magic', 'Magie'],
  trap: ['trap', 'Falle'],
};

/** What follows "if". */
export function laterTestText(test: LaterTest | BoxTest, lang: Lang): string {
  const t = speak(lang);
  switch (test.is) {
    case 'any-condition':
      return t(
        `the condition is ${test.of.map(one => CONDITION_NAMES[one].en).join(' or ')}`,
        `der Zustand so heißt: ${test.of.map(one => CONDITION_NAMES[one].de).join(' oder ')}`,
      );
    case 'archetype':
      return t(`it is a ${ARCHETYPE_NAMES[test.of].en}`, `es ein ${ARCHETYPE_NAMES[test.of].de} ist`);
    case 'crosses':
      return t(`it goes through door ${test.door + 1}`, `es durch Tür ${test.door + 1} geht`);
    case 'hero-figure':
      return t('it is a hero or treated as one', 'es ein Held ist oder als einer behandelt wird');
    case 'hides-find':
      return t('the token hides something to be found', 'unter dem Marker etwas zu finden ist');
    case 'active-group':
      return t('its group is being activated', 'seine Gruppe gerade aktiviert wird');
    case 'ranged-group':
      return t('its group attacks at range', 'seine Gruppe aus der Ferne angreift');
    case 'surrounded':
      return t(`${test.least} or more monsters are next to it`, `${test.least} oder mehr Monster daran angrenzen`);
    case 'deck-size':
      return t(
        `the deck began the quest with ${test.least} cards or more`,
        `das Deck zu Beginn des Abenteuers ${test.least} Karten oder mehr hatte`,
      );
    case 'actions-done':
      return t('the actions of the turn are done', 'die Aktionen des Zugs getan sind');
    case 'damage-least':
      return t(`it has ${test.least} or more damage`, `es ${test.least} oder mehr Schaden hat`);
    case 'about-size':
      return t(`it covers ${test.least} or more spaces`, `es ${test.least} oder mehr Felder bedeckt`);
    case 'card-tokens':
      return t(
        `${test.least} or more tokens lie on this card`,
        `auf dieser Karte ${test.least} oder mehr Marker liegen`,
      );
    case 'first-encounter':
      return t('it is the first encounter of the quest', 'es die erste Szene des Abenteuers ist');
    case 'asked-by':
      return t(
        `it is a test of ${test.of.map(one => CONDITION_NAMES[one].en).join(' or ')}`,
        `es eine Probe dieses Zustands ist: ${test.of.map(one => CONDITION_NAMES[one].de).join(' oder ')}`,
      );
    case 'monster':
      return t('it is a monster', 'es ein Monster ist');
    case 'leader':
      return t('it is a lieutenant or an agent', 'es ein Hauptmann oder ein Elite-Monster ist');
    case 'felled':
      return t(
        `the attack has defeated somebody of whom this is true: ${testText(test.of, 'en')}`,
        `der Angriff jemanden besiegt hat, für den gilt: ${testText(test.of, 'de')}`,
      );
    case 'dealt-to-marked-group':
      return t('it deals damage to the marked group', 'er der markierten Gruppe Schaden zufügt');
    case 'overlord-type':
      return t(`it is a card of type ${TYPE_NAMES[test.of][0]}`, `es eine Karte der Art ${TYPE_NAMES[test.of][1]} ist`);
    case 'one-action':
      return t('it has a single action', 'es nur eine Aktion hat');
    case 'named':
      return t(`it is called ${test.word}`, `es nach seinem Namen ein Goblin ist`);
    case 'about-figure':
      return t('it is that figure', 'es diese Figur ist');
    case 'monster-trait':
      return t(
        `it has the trait ${MONSTER_TRAIT_NAMES[test.trait].en}`,
        `es das Merkmal ${MONSTER_TRAIT_NAMES[test.trait].de} hat`,
      );
    case 'travelling':
      return t('you are travelling', 'ihr auf der Reise seid');
    case 'fresh-familiar':
      return t('your familiar was not activated in this round', 'dein Begleiter in dieser Runde nicht aktiviert war');
    case 'search-cards':
      return t(`you have at least ${test.least} search cards`, `du mindestens ${test.least} Suchkarten hast`);
    case 'affected-is':
      return t(
        `of somebody it targets or affects holds: ${testText(test.of, 'en')}`,
        `für jemanden, den er betrifft, gilt: ${testText(test.of, 'de')}`,
      );
    case 'of-marked-group':
      return t('it belongs to that group', 'es zu jener Gruppe gehört');
    case 'other-feat-used':
      return t('another hero has used his heroic feat', 'ein anderer Held seine Heldentat benutzt hat');
    case 'servant':
      return t('it is a servant', 'es ein Diener ist');
    case 'fell-near':
      return t(`it happens within ${test.within} spaces`, `es im Umkreis von ${test.within} Feldern geschieht`);
    case 'master':
      return t('it is a master', 'es ein Elite-Monster ist');
    case 'fellow':
      return t('it belongs to your group', 'es zu deiner Gruppe gehört');
    case 'in-this-group':
      return t('it belongs to the group of this card', 'es zur Gruppe dieser Karte gehört');
    case 'group-gone':
      return t('nobody of the group is on the map', 'niemand der Gruppe auf dem Spielplan ist');
    case 'spent-surges':
      return t('a surge was spent', 'eine Energie ausgegeben wurde');
    case 'challenge-attribute':
      return t('it shows an attribute', 'er ein Attribut zeigt');
    case 'actions-whole':
      return t('no action is spent', 'keine Aktion ausgegeben ist');
    case 'actions-count':
      return t(`${test.exactly} action is done`, `${test.exactly} Aktion ausgeführt ist`);
    case 'attacked-this-round':
      return t('it has attacked in this round', 'es in dieser Runde angegriffen hat');
    case 'own-turn':
      return t('it is your turn', 'du am Zug bist');
    case 'sung':
      return t(
        `the ${thingName(test.song, 'en')} lies on this card`,
        `auf dieser Karte liegt: ${thingName(test.song, 'de')}`,
      );
    case 'in-earshot':
      return t('it is within reach of your songs (3 spaces)', 'es in Reichweite deiner Lieder ist (3 Felder)');
    case 'sings-twice':
      return t('your song tokens lie on two cards', 'deine Liedmarker auf zwei Karten liegen');
    case 'large':
      return t('it is large', 'es groß ist');
    case 'rank':
      return test.rank === 'minion'
        ? t('it is a minion', 'es ein normales Monster ist')
        : t('it is a master', 'es ein Elite-Monster ist');
    case 'healthiest':
      return t('no hero has more health', 'kein Held mehr Lebenskraft hat');
    case 'images':
      return t(
        `${test.least} images or more are on the map`,
        `${test.least} oder mehr Trugbilder auf dem Spielplan sind`,
      );
    case 'beside-target':
      return t('it is next to a figure the attack targets', 'es an eine Figur angrenzt, die das Ziel ist');
    case 'speed-least':
      return t(`its speed is at least ${test.least}`, `seine Geschwindigkeit mindestens ${test.least} beträgt`);
    case 'dealt':
      return t('damage was dealt', 'Schaden zugefügt wurde');
    case 'missed':
      return t('the attack missed', 'der Angriff verfehlt hat');
    case 'target-minion':
      return t('the target is a minion', 'das Ziel ein normales Monster ist');
    case 'target-alone':
      return t('no other hero is adjacent to the target', 'kein anderer Held an das Ziel angrenzt');
    case 'target-guarded':
      return t('another hero is adjacent to the target', 'ein anderer Held an das Ziel angrenzt');
    case 'target-far':
      return t(
        `the target is at least ${test.least} spaces away`,
        `das Ziel mindestens ${test.least} Felder entfernt ist`,
      );
    case 'wounded':
      return t('you suffered damage from it', 'du dadurch Schaden erlitten hast');
    case 'unhurt':
      return t('the attack dealt it no damage', 'der Angriff ihm keinen Schaden zugefügt hat');
    case 'range-left':
      return t('there is range to spare', 'Reichweite übrig ist');
    case 'battered':
      return t(
        `you or an adjacent hero have at least ${test.least} damage`,
        `du oder ein angrenzender Held mindestens ${test.least} Schaden hat`,
      );
    case 'steady':
      return t('you have not moved in this round', 'du dich in dieser Runde nicht bewegt hast');
    case 'spent':
      return t('its fatigue has reached its stamina', 'seine Erschöpfung seine Ausdauer erreicht hat');
    case 'itself':
      return t('it is you', 'du es selbst bist');
    case 'small':
      return t('it covers a single space', 'es ein einziges Feld einnimmt');
    case 'condition':
      return t(`it is ${CONDITION_NAMES[test.condition].en}`, `es ${CONDITION_NAMES[test.condition].de} ist`);
    case 'attribute':
      return t(
        `${ATTRIBUTE_NAMES[test.attribute].en} is tested`,
        `auf ${ATTRIBUTE_NAMES[test.attribute].de} geprobt wird`,
      );
    case 'paid-with':
      return t('with these points', 'mit diesen Punkten');
    case 'carries':
      return t('it carries that', 'es das trägt');
    case 'lowest':
      return t(
        `no hero has less ${ATTRIBUTE_NAMES[test.attribute].en}`,
        `kein Held weniger ${ATTRIBUTE_NAMES[test.attribute].de} hat`,
      );
    case 'inside':
      return test.who === undefined
        ? t(`it stands on ${test.place}`, `es auf ${test.place} steht`)
        : t(
            `${cardName(test.who, 'en')} stands on ${test.place}`,
            `${cardName(test.who, 'de')} auf ${test.place} steht`,
          );
    case 'side':
      return test.side === 'heroes'
        ? t("it is on the heroes' side", 'es auf der Seite der Helden steht')
        : t("it is on the overlord's side", 'es auf der Seite des Overlords steht');
    case 'token':
      return t(`it is ${thingName(test.kind, 'en')}`, `es ${thingName(test.kind, 'de')} ist`);
    case 'near-kind':
      return t(
        `${test.least === undefined ? '' : `${test.least} × `}${cardName(test.of, 'en')} is within ${test.within} spaces`,
        `${test.least === undefined ? '' : `${test.least} × `}${cardName(test.of, 'de')} höchstens ${test.within} Felder entfernt ist`,
      );
    case 'near-token':
      return t(
        `${thingName(test.kind, 'en')} lies within ${test.within} spaces of it`,
        `${thingName(test.kind, 'de')} höchstens ${test.within} Felder davon entfernt liegt`,
      );
    case 'door':
      return t(`it is door ${test.door + 1}`, `es Tür ${test.door + 1} ist`);
    case 'there':
      return t(`it happens on ${test.place}`, `es auf ${test.place} geschieht`);
    case 'won':
      return test.side === 'heroes'
        ? t('the heroes won the encounter before', 'die Helden die vorige Szene gewonnen haben')
        : t('the overlord won the encounter before', 'der Overlord die vorige Szene gewonnen hat');
    case 'heroes':
      return t(`there are at least ${test.least} heroes`, `es mindestens ${test.least} Helden sind`);
    case 'target-space-far-at-start':
      return t(
        'it was not next to the target space when its activation began',
        'es zu Beginn seiner Aktivierung nicht neben dem Zielfeld stand',
      );
    case 'target-far-at-start':
      return t(
        'it was not next to the target when its activation began',
        'es zu Beginn seiner Aktivierung nicht neben dem Ziel stand',
      );
    case 'on-terrain':
      return t('it stands on lava', 'es auf Lava steht');
    case 'surge-unspent':
      return t('no surge was spent on this', 'keine Energie hierfür ausgegeben wurde');
    case 'about-beside-hero':
      return t('it is next to another hero', 'es neben einem anderen Helden steht');
    case 'has-search-card':
      return t('it has a search card face up', 'er eine offene Suchkarte hat');
    case 'attacked':
      return t('it has attacked in its activation', 'es in seiner Aktivierung angegriffen hat');
    case 'by-attack':
      return t('it is damage of an attack', 'es Schaden eines Angriffs ist');
    case 'willing':
      return t('it was suffered by choice', 'sie freiwillig erlitten wurde');
    case 'survives':
      return t('it is not defeated', 'es nicht besiegt ist');
    case 'dying':
      return t('its damage defeats it', 'sein Schaden es besiegt');
    case 'beside-fellow':
      return t('another monster of its group is adjacent', 'ein anderes Monster seiner Gruppe angrenzt');
    case 'branded':
    case 'brands':
      return t('a token of that hero lies on its base', 'ein Marker jenes Helden auf seiner Basis liegt');
    case 'target-weak':
      return t(
        `a target is a hero with ${test.most} or less ${ATTRIBUTE_NAMES[test.attribute].en}`,
        `ein Ziel ein Held mit höchstens ${test.most} ${ATTRIBUTE_NAMES[test.attribute].de} ist`,
      );
    case 'about-condition':
      return t(`it is ${CONDITION_NAMES[test.condition].en}`, `es ${CONDITION_NAMES[test.condition].de} ist`);
    case 'target-condition':
      return t(
        `a target is ${CONDITION_NAMES[test.condition].en}`,
        `ein Ziel ${CONDITION_NAMES[test.condition].de} ist`,
      );
    case 'has-token':
      return t(
        `it has ${/^[aeiou]/.test(thingName(test.token, 'en')) ? 'an' : 'a'} ${thingName(test.token, 'en')}`,
        `es einen ${thingName(test.token, 'de')} hat`,
      );
    case 'target-is':
      return t(`of the target: ${testText(test.of, 'en')}`, `für das Ziel gilt: ${testText(test.of, 'de')}`);
    case 'that-is':
      return testText(test.of, lang);
    case 'near-is':
      return test.within === 1
        ? t(`next to it: ${testText(test.of, 'en')}`, `für eine angrenzende Figur gilt: ${testText(test.of, 'de')}`)
        : t(
            `of a figure within ${test.within} spaces: ${testText(test.of, 'en')}`,
            `für eine höchstens ${test.within} Felder entfernte Figur gilt: ${testText(test.of, 'de')}`,
          );
    case 'no-shields-left':
      return t('no shield is left', 'kein Schild übrig ist');
    case 'struck-before':
      return t('you have attacked before in this turn', 'du in diesem Zug schon angegriffen hast');
    case 'attribute-least':
      return t(
        `your ${ATTRIBUTE_NAMES[test.attribute].en} is at least ${test.least}`,
        `du mindestens ${test.least} ${ATTRIBUTE_NAMES[test.attribute].de} hast`,
      );
    case 'beside-token':
      return t(`${thingName(test.kind, 'en')} is adjacent`, `dies angrenzt: ${thingName(test.kind, 'de')}`);
    case 'space-beside-token':
      return t(
        `the space is next to: ${thingName(test.kind, 'en')}`,
        `das Feld angrenzt an: ${thingName(test.kind, 'de')}`,
      );
    case 'sprung':
      return t('it has just sprung a trap', 'es gerade eine Falle ausgelöst hat');
    case 'card-tired':
      return t('this card is exhausted', 'diese Karte erschöpft ist');
    case 'near-holder':
      return t(
        `it is within ${test.within} spaces of the owner of this card`,
        `es höchstens ${test.within} Felder vom Besitzer dieser Karte entfernt ist`,
      );
    default:
      return boxLore().testText(test, lang);
  }
}
