import { type Lang, speak, type Text } from '@tafelrunde/engine';
import { eventOf } from '../content/index.ts';
import type { TravelSymbol } from '../content/words.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { keptText } from './cards.ts';

const SYMBOLS: Readonly<Record<TravelSymbol, Text>> = {
  road: { en: 'On the road', de: 'Auf der Straße' },
  plain: { en: 'On the plain', de: 'In der Ebene' },
  forest: { en: 'In the forest', de: 'Im Wald' },
  mountain: { en: 'In the mountains', de: 'In den Bergen' },
  water: { en: 'At the water', de: 'Am Wasser' },
  street: { en: 'In the street', de: 'Auf der Gasse' },
  sewer: { en: 'In the sewers', de: 'In der Kanalisation' },
  building: { en: 'In a building', de: 'In einem Gebäude' },
  tower: { en: 'At the tower', de: 'Am Turm' },
  hazard: { en: 'Where the Ynfernael breaks through', de: 'Wo das Ynfernael durchbricht' },
};

export const TRAVEL_NAMES: Readonly<Record<TravelSymbol, Text>> = {
  road: { en: 'road', de: 'Straße' },
  plain: { en: 'plain', de: 'Ebene' },
  forest: { en: 'forest', de: 'Wald' },
  mountain: { en: 'mountains', de: 'Berge' },
  water: { en: 'water', de: 'Wasser' },
  street: { en: 'street', de: 'Gasse' },
  sewer: { en: 'sewers', de: 'Kanalisation' },
  building: { en: 'building', de: 'Gebäude' },
  tower: { en: 'tower', de: 'Turm' },
  hazard: { en: 'Ynfernael', de: 'Ynfernael' },
};

/** These say themselves whom they are about. */
const NAMES_WHOM: readonly string[] = ['aimed', 'by-overlord', 'toll', 'shot'];

/** "In the forest: Webs. Each hero: Tests awareness. Failed: Becomes poisoned." */
export function travelText(card: string, symbol: TravelSymbol, lang: Lang): string {
  const where = SYMBOLS[symbol][lang];
  const event = eventOf(card, symbol);
  const t = speak(lang);
  if (event === undefined) return t(`${where}: a quiet day.`, `${where}: ein ruhiger Tag.`);
  const { name, effects, kept } = event;
  const says = vocabulary.sentences(effects, { lang, on: 'each' }).join(' ');
  const whom = NAMES_WHOM.includes(effects[0]?.do ?? '') ? '' : `${t('Each hero', 'Jeder Held')}: `;
  const later = kept === undefined ? '' : ` ${keptText({ name, ...kept }, lang)}`;
  return `${where}: ${name[lang]}. ${whom}${says}${later}`;
}
