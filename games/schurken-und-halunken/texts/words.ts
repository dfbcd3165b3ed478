import type { Lang, Text } from '@tafelrunde/engine';
import type { Way } from '../choices.ts';
import { handsWords, pileWords, statWords } from '../content/words.ts';
import type { Part } from '../events.ts';
import { nameOf } from '../names.ts';

export const en = (id: string): string => nameOf(id).en;
export const de = (id: string): string => nameOf(id).de;
export const cards = (ids: readonly string[], lang: Lang): string => ids.map(id => nameOf(id)[lang]).join(', ');

/** "Silver Sword", "Thorn Club (two-handed)", "bare hands". */
export function way(means: Way, lang: Lang): string {
  const two = means.endsWith('/2');
  const name = nameOf(two ? means.slice(0, -2) : means)[lang];
  return two ? `${name} (${lang === 'de' ? 'beidhändig' : handsWords['2'].en})` : name;
}

export const pile = (name: keyof typeof pileWords, lang: Lang): string => pileWords[name][lang];
export const stat = (name: keyof typeof statWords, lang: Lang): string => statWords[name][lang];
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "6 + 2 Silver Sword + 2 specialisation" */
export const breakdown = (base: number, parts: readonly Part[], lang: Lang): string =>
  [
    String(base),
    ...parts.map(({ source, amount }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${nameOf(source)[lang]}`),
  ].join(' ');

export const UNTIL: Readonly<Record<string, Text>> = {
  combat: { en: 'in this roll', de: 'bei diesem Wurf' },
  turn: { en: 'until the end of the turn', de: 'bis zum Ende des Zuges' },
  round: { en: 'for a round', de: 'eine Runde lang' },
};
