import type { Lang, Text } from './text.ts';

/** Helpers for sentences made from data, in both languages. */

/** One of two texts, by language. */
export type Speak = (en: string, de: string) => string;
export const speak =
  (lang: Lang): Speak =>
  (en, de) =>
    lang === 'de' ? de : en;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "+2", "−1" with a real minus. */
export const bonus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const quoted = (name: Text, lang: Lang): string => (lang === 'de' ? `„${name.de}“` : `“${name.en}”`);

/** "a, b and c", without a comma before the last. Longer parts are kept apart by another mark. */
export function listed(items: readonly string[], word: string, mark = ','): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(`${mark} `)}${mark === ',' ? '' : mark} ${word} ${last}`;
}

/** "1 wound", "3 wounds": singular and plural in both languages. */
export function counted(
  n: number,
  noun: Readonly<Record<Lang, readonly [one: string, many: string]>>,
  lang: Lang,
): string {
  return `${n} ${noun[lang][n === 1 ? 0 : 1]}`;
}

// ---------------------------------------------------------------------------------------------------------- German nouns

export type Gender = 'm' | 'f' | 'n';
export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative';

/** A German noun as sentences need it. Left out: the genitive adds "s" (none for feminine ones), the dative plural "n" where it needs one. */
export interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
  readonly genitive?: string;
  /** All cases but the nominative, for nouns like "Held". */
  readonly weak?: string;
}

const definite: Readonly<Record<Gender | 'many', Readonly<Record<Case, string>>>> = {
  m: { nominative: 'der', genitive: 'des', dative: 'dem', accusative: 'den' },
  f: { nominative: 'die', genitive: 'der', dative: 'der', accusative: 'die' },
  n: { nominative: 'das', genitive: 'des', dative: 'dem', accusative: 'das' },
  many: { nominative: 'die', genitive: 'der', dative: 'den', accusative: 'die' },
};

/** Endings of "ein", "kein", "dein". */
const endings: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nominative: '', genitive: 'es', dative: 'em', accusative: 'en' },
  f: { nominative: 'e', genitive: 'er', dative: 'er', accusative: 'e' },
  n: { nominative: '', genitive: 'es', dative: 'em', accusative: '' },
};

/** "der Held", "des Helden", "dem Kristall". */
export const withThe = (noun: Noun, kase: Case): string => `${definite[noun.gender][kase]} ${declined(noun, kase)}`;

/** "ein Held", "einer Wunde"; `stem` may be "dein", "kein". */
export const withA = (noun: Noun, kase: Case, stem = 'ein'): string =>
  `${stem}${endings[noun.gender][kase]} ${declined(noun, kase)}`;

/** "die Helden", "den Kristallen". */
export const withTheMany = (noun: Noun, kase: Case): string => `${definite.many[kase]} ${declinedMany(noun, kase)}`;

function declined({ gender, one, genitive, weak }: Noun, kase: Case): string {
  if (kase === 'nominative') return one;
  if (weak) return weak;
  if (kase !== 'genitive' || gender === 'f') return one;
  return genitive ?? `${one}${/[sßxz]$/.test(one) ? 'es' : 's'}`;
}

/** In the dative plural all nouns end in "n", but for those in "s". */
const declinedMany = ({ many }: Noun, kase: Case): string =>
  kase !== 'dative' || /[ns]$/.test(many) ? many : `${many}n`;
