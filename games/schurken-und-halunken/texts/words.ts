import type { Lang, SumPart, Text } from '@tafelrunde/engine';
import type { Way } from '../choices.ts';
import { pileWords, statWords } from '../content/words.ts';
import { meansName, nameOf, partName } from '../names.ts';
import type { Boost, Means } from '../state.ts';

export const en = (id: string): string => nameOf(id).en;
export const de = (id: string): string => nameOf(id).de;

/** A card as the object of an English sentence; a name that ends like a sentence stands in quotes: “Forget It!”. */
export const cardEn = (id: string): string => (/[!?.]$/.test(en(id)) ? `“${en(id)}”` : en(id));
/** In German the name of a card is quoted, so that it need not be declined. */
export const cardDe = (id: string): string => `„${de(id)}“`;

/** "Buckler, 2 × Silver Sword" */
export const cards = (ids: readonly string[], lang: Lang): string => counted(ids.map(lang === 'de' ? cardDe : cardEn));
/** The same as a bare list. */
export const names = (ids: readonly string[], lang: Lang): string => counted(ids.map(lang === 'de' ? de : en));

function counted(list: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

const TWO_HANDED: Text = { en: 'two-handed', de: 'zweihändig' };
const WITH: Text = { en: 'with', de: 'mit' };

/** "Silver Sword", "Thorn Club (two-handed)". */
export const wielded = (name: string, hands: number, lang: Lang): string =>
  hands === 2 ? `${name} (${TWO_HANDED[lang]})` : name;

/** " with Thorn Club (two-handed)", " unarmed"; nothing for a creature, which needs nothing but itself. */
export function using(by: string, means: Means, hands: number, lang: Lang): string {
  const name = meansName(by, means);
  if (name === null) return '';
  if (means === 'claws') return ` ${name[lang]}`;
  return ` ${WITH[lang]} ${wielded(lang === 'de' ? cardDe(means) : cardEn(means), hands, lang)}`;
}

/** A way to wield a weapon names the hands only where there is a choice. */
export const parted = (way: Way): { readonly means: Means; readonly hands: number } =>
  way.endsWith('/2') ? { means: way.slice(0, -2) as Means, hands: 2 } : { means: way as Means, hands: 1 };

export const pile = (name: keyof typeof pileWords, lang: Lang): string => pileWords[name][lang];
export const lifePoints = (n: number, lang: Lang): string =>
  lang === 'de' ? `${n} ${n === 1 ? 'Lebenspunkt' : 'Lebenspunkte'}` : `${n} life ${n === 1 ? 'point' : 'points'}`;
export const stat = (name: keyof typeof statWords, lang: Lang): string => statWords[name][lang];
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "6 + 2 Silver Sword + 2 specialisation" */
export const breakdown = (base: number, parts: readonly SumPart[], lang: Lang): string =>
  [
    String(base),
    ...parts.map(part => `${part.amount < 0 ? '−' : '+'} ${Math.abs(part.amount)} ${partName(part)[lang]}`),
  ].join(' ');

export const UNTIL: Readonly<Record<Boost['until'] | 'roll', Text>> = {
  combat: { en: 'for this combat', de: 'für diesen Kampf' },
  roll: { en: 'for this roll', de: 'für diesen Wurf' },
  turn: { en: 'until the end of the turn', de: 'bis zum Ende des Zuges' },
  round: { en: 'for a round', de: 'eine Runde lang' },
};
