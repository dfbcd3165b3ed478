import type { Ask, Choice } from '@tafelrunde/engine';
import type { GameTable } from './board.ts';
import type { Words } from './words.ts';

/** An option as a person meets it: a sentence, the sign that chooses it, the heading it stands under. */
export interface Offer {
  readonly id: string;
  readonly choice: Choice;
  readonly text: string;
  /** The key that chooses it; null beyond the last sign. */
  readonly sign: string | null;
}

export interface OfferGroup {
  readonly key: string;
  readonly title: string;
  /** The board shows these better; the buttons are there for those who want them. */
  readonly folded: boolean;
  readonly offers: readonly Offer[];
}

/** Digits first, then the letters that mean nothing else at the table. */
const SIGNS = '123456789abcdefgjkmnopqsvwxyz';

/** Two equal cards make two options that read alike: to a person they are one. */
export function groupOffers(
  ask: Ask,
  words: Words,
  optionId: (choice: Choice) => string,
  group: GameTable['group'],
): OfferGroup[] {
  const seen = new Set<string>();
  const groups = new Map<string, { title: string; folded: boolean; rank: number; offers: Omit<Offer, 'sign'>[] }>();
  for (const choice of ask.options) {
    const text = words.option(choice);
    if (seen.has(text)) continue;
    seen.add(text);
    const { key, title, folded = false, rank = 0 } = group?.(choice, words.lang) ?? { key: '', title: '' };
    const found = groups.get(key) ?? { title, folded, rank, offers: [] };
    found.offers.push({ id: optionId(choice), choice, text });
    groups.set(key, found);
  }
  const ranked = [...groups].sort(([, a], [, b]) => a.rank - b.rank);
  return signed(ranked.map(([key, { title, folded, offers }]) => ({ key, title, folded, offers })));
}

/** Signs go to what is on show: folded groups get none. */
function signed(
  groups: readonly (Omit<OfferGroup, 'offers'> & { offers: readonly Omit<Offer, 'sign'>[] })[],
): OfferGroup[] {
  let next = 0;
  return groups.map(group => ({
    ...group,
    offers: group.offers.map(offer => ({ ...offer, sign: group.folded ? null : (SIGNS[next++] ?? null) })),
  }));
}

/** Offers whose sentence or name holds every word typed; case and umlauts written as ae, oe, ue do not matter. */
export function fitting(groups: readonly OfferGroup[], typed: string): OfferGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map(group => ({
      ...group,
      folded: false,
      offers: group.offers.filter(({ id, text }) => words.every(word => fold(`${id} ${text}`).includes(word))),
    }))
    .filter(({ offers }) => offers.length > 0);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
}
