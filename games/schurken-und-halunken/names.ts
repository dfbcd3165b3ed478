import type { Lang, SeatName, SumPart, Text } from '@tafelrunde/engine';
import { heroesById, supportCardsById } from './content/index.ts';
import { bands } from './content/scenarios/bands.ts';
import type { Means, Side } from './state.ts';

/** Summands that stand on no card. */
const WORDS: Readonly<Record<string, Text>> = {
  claws: { en: 'unarmed', de: 'ohne Waffe' },
  specialisation: { en: 'specialisation', de: 'Spezialisierung' },
  protecting: { en: 'protecting', de: 'Beschützen' },
  sixes: { en: 'sixes rolled', de: 'gewürfelte Sechsen' },
  'foe-sixes': { en: 'sixes of the defence', de: 'Sechsen der Abwehr' },
  armour: { en: 'armour', de: 'Rüstung' },
  floor: { en: '(never below 0)', de: '(nie unter 0)' },
};

/** The same for a single one. */
const SINGLE: Readonly<Record<string, Text>> = {
  sixes: { en: 'six rolled', de: 'gewürfelte Sechs' },
  'foe-sixes': { en: 'six of the defence', de: 'Sechs der Abwehr' },
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

/** The name of a summand, which stands beside its amount: "+ 1 six rolled", "+ 2 sixes rolled". */
export const partName = ({ source, amount }: SumPart): Text =>
  (Math.abs(amount) === 1 && SINGLE[source]) || nameOf(source);

/** What somebody attacks or parries with; null for a creature, which needs nothing but itself. */
export const meansName = (by: string, means: Means): Text | null =>
  means === 'claws' && !heroesById.has(by) ? null : nameOf(means);

/** A player's group is called by its seat, any other by its own name. */
export const sideName = (side: Side, lang: Lang, seat: SeatName): string =>
  typeof side === 'number' ? seat(side) : nameOf(side)[lang];
