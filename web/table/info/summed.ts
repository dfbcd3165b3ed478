import { type Lang, type Sum, speak, totalOf } from '@tafelrunde/engine';
import type { AboutValue } from './about.ts';

/** A sum of the rules as a number on a card, with where it comes from; a limit that bites is said. */
export function summed(
  { key, name, means }: Pick<AboutValue, 'key' | 'name' | 'means'>,
  { base, parts, least, most }: Sum,
  lang: Lang,
  sourceName: (source: string) => string,
): AboutValue {
  const t = speak(lang);
  const total = totalOf({ base, parts, ...(least !== undefined && { least }), ...(most !== undefined && { most }) });
  const plain = parts.reduce((all, { amount }) => all + amount, base);
  const limit =
    total > plain
      ? t(`at least ${total}`, `mindestens ${total}`)
      : total < plain
        ? t(`at most ${total}`, `höchstens ${total}`)
        : null;
  const shown = parts.map(({ source, amount }) => ({ name: sourceName(source), amount }));
  return {
    key,
    name,
    value: total,
    ...(means !== undefined && { means }),
    ...((parts.length > 0 || limit !== null) && { sum: { base, parts: shown, limit } }),
  };
}
