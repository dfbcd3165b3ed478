import type { Lang, SeatName, Text } from '@tafelrunde/engine';
import { heroesById, supportCardsById } from './content/index.ts';
import { bands } from './content/scenarios/bands.ts';
import type { Side } from './state.ts';

/** Summands that stand on no card. */
const WORDS: Readonly<Record<string, Text>> = {
  claws: { en: 'bare hands', de: 'bloße Hände' },
  specialisation: { en: 'specialisation', de: 'Spezialisierung' },
  protecting: { en: 'protecting', de: 'Beschützen' },
  sixes: { en: 'sixes rolled', de: 'gewürfelte Sechsen' },
  'foe-sixes': { en: 'sixes of the defence', de: 'Sechsen der Abwehr' },
  armour: { en: 'armour', de: 'Rüstung' },
};

/** The name of a hero, a card, a physical card or a word of the rules. */
export function nameOf(id: string): Text {
  const hash = id.indexOf('#');
  const card = hash < 0 ? id : id.slice(0, hash);
  return (
    heroesById.get(card)?.name ??
    supportCardsById.get(card)?.name ??
    WORDS[card] ??
    bands[card] ?? { en: card, de: card }
  );
}

/** A player's group is called by its seat, any other by its own name. */
export const sideName = (side: Side, lang: Lang, seat: SeatName): string =>
  typeof side === 'number' ? seat(side) : nameOf(side)[lang];
