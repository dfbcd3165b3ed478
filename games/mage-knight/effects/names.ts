import type { Lang, Text } from '@tafelrunde/engine';
import { type AttackKind, type Colour, type Element, MANA_NAMES, type Mana } from '../content/words.ts';

/** Words of sentences that several effects share. */

const ELEMENT: Readonly<Record<Element, Text>> = {
  physical: { en: '', de: '' },
  fire: { en: 'fire ', de: 'Feuer-' },
  ice: { en: 'ice ', de: 'Eis-' },
  coldfire: { en: 'cold fire ', de: 'Kaltfeuer-' },
};
const ATTACK: Readonly<Record<AttackKind, Text>> = {
  melee: { en: 'attack', de: 'Angriff' },
  ranged: { en: 'ranged attack', de: 'Fernangriff' },
  siege: { en: 'siege attack', de: 'Belagerungsangriff' },
};

/** "ranged fire attack", "Feuer-Fernangriff". */
export function attackName(kind: AttackKind, element: Element, lang: Lang): string {
  if (lang === 'de') return `${ELEMENT[element].de}${ATTACK[kind].de}`;
  return kind === 'melee' ? `${ELEMENT[element].en}attack` : `${kind} ${ELEMENT[element].en}attack`;
}

export const blockName = (element: Element, lang: Lang): string =>
  lang === 'de' ? `${ELEMENT[element].de}Block` : `${ELEMENT[element].en}block`;

/** German words that begin sentences of effects and are no nouns. */
const OPENERS =
  /^(Alle|Am|Als|Behalte|Benutze|Bis|Das|Dein|Deine|Der|Derselbe|Die|Dieser|Drehe|Du|Ein|Eine|Einmal|Entferne|Gehe|Gib|Heile|Ignoriere|In|Jede|Jeder|Jedes|Lege|Markiere|Nimm|Nutze|Rekrutiere|Spiele|Wähle|Wenn|Wirf|Zahle|Ziehe)\b/;

/** A sentence as a part of a longer one: "Draw a card." as in "…; or draw a card". */
export function within(sentence: string, lang: Lang): string {
  const part = sentence.replace(/\.$/, '');
  return lang === 'en' || OPENERS.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
}

const ENDING: Readonly<Record<Mana, string>> = {
  red: 'rot',
  blue: 'blau',
  green: 'grün',
  white: 'weiß',
  gold: 'golden',
  black: 'schwarz',
};

/** "red", "rotes": before "Mana". */
export const manaAdjective = (mana: Mana, lang: Lang): string =>
  lang === 'de' ? `${ENDING[mana]}es` : MANA_NAMES[mana].en;

/** "red crystal", "roten Kristall" (accusative). */
export const crystalName = (colour: Colour, lang: Lang): string =>
  lang === 'de' ? `${ENDING[colour]}en Kristall` : `${MANA_NAMES[colour].en} crystal`;
