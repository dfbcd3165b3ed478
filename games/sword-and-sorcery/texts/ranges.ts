import { type Lang, speak } from '@tafelrunde/engine';

/** The box prints ranges in braces; here they are said (SS-RNG-01). */

const zones = (n: number, lang: Lang): string =>
  speak(lang)(`${n} zone${n === 1 ? '' : 's'}`, `${n} Zone${n === 1 ? '' : 'n'}`);

/** How far a weapon reaches, behind its name: "(range 2)". */
export const reachText = (range: number, lang: Lang): string =>
  speak(lang)(range === 0 ? '(own zone)' : `(range ${range})`, range === 0 ? '(eigene Zone)' : `(Reichweite ${range})`);

/** Where somebody must be: "a hero up to 2 zones away". */
export const awayText = (range: number, lang: Lang): string =>
  speak(lang)(
    range === 0 ? 'in the same zone' : `up to ${zones(range, 'en')} away`,
    range === 0 ? 'in derselben Zone' : `bis zu ${zones(range, 'de')} entfernt`,
  );

/** The distances at which a behaviour of a scroll goes; `+` is all beyond the others. */
export function bandText(range: '+' | readonly number[], lang: Lang): string {
  const t = speak(lang);
  if (range === '+') return t('farther off', 'weiter entfernt');
  const [nearest = 0, farthest = nearest] = [range[0], range[range.length - 1]];
  if (nearest === 0) return awayText(farthest, lang);
  const between = nearest === farthest ? zones(nearest, lang) : `${nearest}-${zones(farthest, lang)}`;
  return t(`${between} away`, `${between} entfernt`);
}
